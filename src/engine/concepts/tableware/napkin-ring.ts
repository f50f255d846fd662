import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** Radius of the ring's opening, half its width, and how high its middle lies; metres. */
const [R, HALF, HIGH] = [0.019, 0.015, 0.0225];

/** A cloth gathered in the ring, its two ends fanned out in folds. */
function cloth() {
  const cut = (x: number): Ring => {
    const out = smoothstep(0.012, 0.11, Math.abs(x));
    const [wide, tall] = [lerp(R * 0.98, 0.07, out), lerp(R * 0.98, 0.007, out)];
    return Array.from({ length: 56 }, (_, i): Vec3 => {
      const a = (i / 56) * TAU;
      const fold = lerp(0.0012, 0.0034, out) * sin(11 * a);
      const y = lerp(HIGH, 0.0125, out) + (tall + fold) * sin(a) + out * 0.004 * sin(wide * cos(a) * 190);
      return [x + out * 0.012 * cos(a * 2), Math.max(0.0006, y), (wide + fold) * cos(a)];
    });
  };
  const places = Array.from({ length: 25 }, (_, i) => lerp(0.115, -0.115, i / 24));
  return loft(places.map(cut));
}

const bordered: Paint = (surface, x) => {
  if (Math.abs(Math.abs(x) - 0.1) > 0.0025) return;
  surface.r *= 0.6;
  surface.g *= 0.6;
  surface.b *= 0.6;
};

function build({ style, has }: Planned): Part[] {
  const band = turnedAcross(
    [
      [R, -HALF, 0.001],
      [R + 0.0035, -HALF, 0.0012],
      [R + 0.003, 0, 0.01],
      [R + 0.0035, HALF, 0.0012],
      [R, HALF, 0.001],
    ],
    [0, HIGH, 0],
    52,
    true,
  );
  const rim = (x: number) => move(turnZ(torus(R + 0.003, 0.0018, 44, 8), PI / 2), [x, HIGH, 0]);
  const beads = around(18, move(sphere(0.0024, 10), [R + 0.0035, 0, 0])).map((bead) =>
    move(turnZ(bead, PI / 2), [0, HIGH, 0]),
  );
  return [
    makePart("ring", "ring", band, { weight: 1 }),
    makePart("rims", "ring", merge([rim(-HALF), rim(HALF), ...(style === "beaded" ? beads : [])]), { weight: 0.8 }),
    ...(has("napkin") ? [makePart("napkin", "napkin", cloth(), { weight: 0.9, paint: bordered, grain: "x" })] : []),
  ];
}

/** A napkin ring. What makes it itself: a short shining band with rolled rims, and a cloth napkin drawn through it whose two ends fan out in folds. */
export const napkinRing = defineFromPlan({
  id: "napkin-ring",
  family: "vessel",
  words: ["napkin ring", "napkin holder ring", "serviette ring", "napkin in a ring", "napkin rings"],
  senses: ["napkin ring"],
  height: 0.046,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.42 },
  slots: {
    ring: mainSlot("silver gold brass", "", "band|hoop"),
    napkin: slot("linen woven-cotton", "#f2efe6 #c8d4de #b83a3a #3a5a86", "cloth|serviette"),
  },
  styles: { plain: {}, beaded: {} },
  extras: { napkin: { chance: 1 } },
  build,
});
