import { extrude } from "../../geometry/extrude.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { place } from "../../geometry/place.ts";
import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { type Knot, openStudio, spikes } from "../reptile/creature-studio.ts";
import { saurianModel } from "../reptile/saurian.ts";
import { coats, DINOSAUR_SLOTS, hide } from "./dinosaur-kind.ts";
import { putFourFooted } from "./four-footed.ts";

/** A kite with rounded corners. */
const plate = (size: number) =>
  extrude(
    closeCorners([
      [-size * 0.3, -size * 0.25],
      [size * 0.3, -size * 0.25],
      [size * 0.56, size * 0.32, size * 0.1],
      [0, size * 1.05, size * 0.04],
      [-size * 0.56, size * 0.32, size * 0.1],
    ]),
    { depth: size * 0.16, bevel: size * 0.06, bevelSteps: 2 },
  );

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const g = p.plump;
  const r = 0.105 * p.head;
  const head: Vec3 = [0, 0.42, 0.92];
  const [, hy, hz] = head;
  const t = p.tail;
  const spine: readonly Knot[] = [
    [0, 0.66, -0.56 - 0.72 * t, 0.02],
    [0, 0.62, -0.56 - 0.42 * t, 0.07],
    [0, 0.66, -0.6, 0.14 * g],
    [0, 0.78, -0.3, 0.26 * g],
    [0, 0.8, -0.02, 0.3 * g],
    [0, 0.64, 0.3, 0.23 * g],
    [0, 0.5, 0.56, 0.13],
    [0, 0.44, 0.8, 0.085],
  ];
  const form = putFourFooted(studio, p, {
    spine,
    head,
    headRadius: r,
    clay: [
      add(ellipsoid(head, [r * 0.85, r * 0.8, r * 1.2]), 0.05),
      add(roundCone([0, hy - r * 0.1, hz + r * 0.5], [0, hy - r * 0.4, hz + r * 1.7], r * 0.62, r * 0.36), r * 0.3),
    ],
    shoulder: [0.5, 0.3, 0.13 * g, 0.19 * g],
    hip: [0.7, -0.28, 0.2 * g, 0.2 * g],
    bone: 0.95,
    eye: { at: [r * 0.76, hy + r * 0.2, hz + r * 0.42], radius: r * 0.2, hex: "#c88a1c" },
    paint: hide(
      p,
      0.4,
      (_x, y, z) => smoothstep(0.1, 0.04, Math.abs((y - hy) / r + 0.42)) * smoothstep(hz + r * 0.4, hz + r * 0.7, z),
    ),
    cell: 0.029,
    back: [0, 0.8 + 0.3 * g, -0.1],
    mouth: [0, hy - r * 0.4, hz + r * 1.8],
    claw: 0.04,
  });
  const ridge = (z: number): number => {
    const next = Math.max(
      1,
      spine.findIndex((knot) => knot[2] > z),
    );
    const [a, b] = [spine[next - 1] as Knot, spine[next] as Knot];
    const u = clamp01((z - a[2]) / (b[2] - a[2]));
    return lerp(a[1] + a[3], b[1] + b[3], u);
  };
  const plates = Array.from({ length: 13 }, (_, i) => {
    const z = 0.7 - i * 0.125;
    const size = 0.09 + 0.24 * Math.max(0, 1 - Math.abs(z + 0.1) / 0.85) * p.wing;
    const side = i % 2 === 0 ? 1 : -1;
    return place(
      plate(size),
      chain(
        rotation(Y_AXIS, Math.PI / 2),
        rotation(Z_AXIS, -side * 0.2),
        rotation(X_AXIS, z > 0.2 ? 0.25 : z < -0.5 ? -0.2 : 0),
        translation([side * 0.045, ridge(z) - 0.01, z]),
      ),
    );
  });
  studio.put(
    "plates",
    "plate",
    merge(plates),
    (surface, _x, y) => {
      surface.r *= 1 - 0.3 * smoothstep(0.02, 0.14, y);
    },
    0.98,
    0.7,
  );
  const end = -0.56 - 0.72 * t;
  studio.put(
    "tail-spikes",
    "claw",
    spikes(
      [0.08, 0.22].map((z) => ({
        root: [0.02, 0.66, end + z] as Vec3,
        tip: [0.22, 0.82, end + z - 0.12] as Vec3,
        radius: 0.032,
      })),
      true,
    ),
    undefined,
    0.9,
  );
  return saurianModel(studio, form);
}

/** A high arched back with a double row of upright kite-shaped plates, a tiny head carried low, and four spikes at the end of the tail. */
export const stegosaurus = creatureConcept({
  id: "stegosaurus",
  words: ["stegosaurus", "stegosaur"],
  height: 3,
  variants: coats(2.6, { green: "#6a8a3c", brown: "#86663c", teal: "#4c7c6c" }, { plate: "#d8762c" }),
  choose: (draw) => draw.pick("coat", ["green", "brown", "teal"], [2, 1, 1]),
  slots: { ...DINOSAUR_SLOTS, plate: { words: ["spine", "fin"], materials: ["leather"], takesWhole: false } },
  poses: ["standing"],
  build,
  view: { azimuth: 1.05, elevation: 0.14 },
});
