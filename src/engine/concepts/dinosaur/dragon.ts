import type { Model } from "../../geometry/part.ts";
import { add, carve } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { type Knot, openStudio, scales, spikes } from "../reptile/creature-studio.ts";
import { membraneWing } from "../reptile/membrane.ts";
import { putSaurian, type Saurian, saurianModel } from "../reptile/saurian.ts";
import { lying, sitting } from "./dragon-pose.ts";
import { buildSerpent } from "./serpent.ts";

const footOf = (limb: readonly (readonly number[])[]): Vec3 => {
  const [x, , z] = limb.at(-1) as Knot;
  return [x, 0.05, z];
};

/** Sits up on its haunches like a heraldic beast, so that neck, breast and wings are all seen; asleep it lies, its chin on the ground. */
function buildDragon(p: CreatureParameters): Model {
  const studio = openStudio(p.size);
  const g = p.plump;
  const n = p.neck;
  // head, muzzle, fangs and horns change with the years
  const baby = clamp01((p.head - 1.25) / 0.3);
  const r = 0.14 * p.head * (1 + 0.16 * baby);
  const { head, trunk, fore, hind, wing, low } = p.pose === "lying" ? lying(n, g) : sitting(n, g);
  const [, hy, hz] = head;
  const t = p.tail;
  const spine: Knot[] = [
    [0.62 * t, 0.1, 0.34, 0.012],
    [0.72 * t, 0.06, 0.02, 0.05],
    [0.56 * t, 0.08, -0.42, 0.075],
    [0.22, 0.14, -0.68, 0.1],
    ...trunk,
    [0, hy - r * 0.1, hz - r * 0.7, 0.105],
  ];
  const long = r * (1 - 0.46 * baby);
  const horned = 1 - 0.55 * baby;
  const jaw: Vec3 = [0, hy - r * (0.95 - 0.25 * baby), hz + long * 1.55];
  const h = p.wing;
  const form: Saurian = {
    spine,
    head: [
      add(ellipsoid(head, [r * 0.82, r * 0.78, r * 1.05]), 0.05),
      add(
        roundCone([0, hy - r * 0.04, hz + r * 0.45], [0, hy - r * 0.16, hz + long * 1.75], r * 0.62, r * 0.4),
        r * 0.25,
      ),
      add(both(ellipsoid([r * 0.24, hy + r * 0.14, hz + long * 1.85], [r * 0.2, r * 0.18, r * 0.24])), r * 0.15),
      add(both(ellipsoid([r * 0.46, hy + r * 0.46, hz + r * 0.5], [r * 0.2, r * 0.2, r * 0.5])), r * 0.16),
      carve(
        roundCone([0, hy - r * 0.52, hz + r * 0.6], [0, hy - r * 0.62, hz + long * 2.6], r * 0.08, r * 0.3),
        r * 0.05,
      ),
      add(roundCone([0, hy - r * 0.6, hz - r * 0.1], jaw, r * 0.44, r * 0.24), r * 0.1),
    ],
    limbs: [fore, hind],
    limbBlend: 0.06,
    feet: [
      { at: footOf(fore), toes: [-0.5, 0, 0.5], length: 0.15, radius: 0.042, claw: 0.07 },
      { at: footOf(hind), toes: [-0.4, 0.05, 0.5], length: 0.19, radius: 0.046, claw: 0.075 },
    ],
    eye: {
      centre: [r * 0.64, hy + r * 0.28, hz + r * 0.5],
      radius: r * 0.2 * p.eye * (1 + 0.12 * baby),
      gaze: [0.8, 0.05, 0.6],
      // asleep the lids are down
      iris:
        p.pose === "lying"
          ? { hex: "#4a2018", pupil: "slit", pupilSize: 0, size: 2 }
          : { hex: "#f4c81c", pupil: "slit", pupilSize: 0.5 + 0.4 * baby, size: 0.95 + 0.25 * baby },
    },
    cell: 0.0285,
    paint: (surface, x, y, z, _nx, ny, nz) => {
      scales(surface, x, y, z, 0.042, p.seed, 1);
      const front =
        smoothstep(0.5, 0.75, nz - 0.5 * ny) *
        smoothstep(0.17, 0.13, Math.abs(x)) *
        smoothstep(hy - r * 0.6, hy - r * 1.2, y) *
        smoothstep(0.1, 0.25, z);
      const plates = Math.abs(y * 15 - Math.floor(y * 15) - 0.5);
      if (!p.plain) dye(surface, fromHex("#e4c070"), 0.92 * front);
      const groove = front * smoothstep(0.38, 0.48, plates);
      surface.r *= 1 - 0.5 * groove;
      surface.g *= 1 - 0.5 * groove;
      surface.b *= 1 - 0.5 * groove;
      surface.height -= 0.004 * groove;
      const inMouth =
        smoothstep(hy - r * 0.34, hy - r * 0.46, y) *
        smoothstep(jaw[1] + r * 0.1, jaw[1] + r * 0.3, y + (hz + r - z) * -0.4) *
        smoothstep(r * 0.4, r * 0.3, Math.abs(x)) *
        smoothstep(hz + r * 0.3, hz + r * 0.5, z);
      dye(surface, [0.16, 0.012, 0.012], 0.9 * inMouth);
    },
    teeth: Array.from({ length: 5 }, (_, i) => {
      const u = i / 4;
      const z = hz + long * (0.95 + 0.98 * u);
      const x = r * (0.44 - 0.14 * u) * (1 + 0.14 * baby);
      return {
        // a young one gapes: its gums are farther out and up
        root: [x, hy - r * (0.34 - 0.14 * baby), z] as Vec3,
        tip: [x, hy - r * ((i === 3 ? 0.78 : 0.6) - 0.12 * baby), z] as Vec3,
        radius: r * 0.07 * (1 - 0.4 * baby),
      };
    }),
    sockets: {
      crown: [0, hy + r * 0.75, hz],
      headRadius: r * 0.8,
      back: [0, 0.84 - low, -0.12],
      backRadius: 0.2,
      mouth: [0, hy - r * 0.5, hz + long * 2.1],
      neck: [0, 1.0 - 1.9 * low, 0.48],
      hand: [-0.24 * g, 0.12, 0.5],
    },
  };
  putSaurian(studio, form);
  studio.put(
    "horns",
    "horn",
    spikes(
      [
        {
          root: [r * 0.42, hy + r * 0.5, hz - r * 0.3],
          tip: [
            r * (0.42 + 0.53 * horned),
            hy + r * (0.5 + (0.4 + 0.9 * h) * horned),
            hz - r * (0.3 + (0.8 + 1.1 * h) * horned),
          ],
          bend: [r * 0.25, r * 0.1, -r * 0.15],
          radius: r * 0.22,
        },
        {
          root: [r * 0.68, hy - r * 0.1, hz - r * 0.4],
          tip: [r * (0.68 + 0.67 * horned), hy + r * 0.1, hz - r * (0.4 + 0.9 * horned)],
          radius: r * 0.15,
        },
      ],
      true,
    ),
    undefined,
    0.95,
  );
  const ridge = Array.from({ length: 13 }, (_, i) => {
    const t2 = i / 12;
    const index = 10 - t2 * 6.6;
    const [a, b] = [spine[Math.floor(index)] as Knot, spine[Math.min(10, Math.floor(index) + 1)] as Knot];
    const u = index - Math.floor(index);
    const at = (k: 0 | 1 | 2 | 3) => a[k] + (b[k] - a[k]) * u;
    // up on the back, backwards on the neck
    const steep = Math.min(1, Math.max(0, (index - 5.5) / 3));
    const up: Vec3 = [0, 1 - 0.75 * steep, -0.35 - 0.6 * steep];
    const tall = at(3) + 0.085;
    return {
      root: [at(0), at(1) + up[1] * at(3) * 0.85, at(2) + up[2] * at(3) * 0.85] as Vec3,
      tip: [at(0), at(1) + up[1] * tall, at(2) + up[2] * tall - 0.045] as Vec3,
      radius: 0.03,
    };
  });
  studio.put("spines", "horn", spikes(ridge, false), undefined, 0.7);
  const { skin, bones } = membraneWing({
    ...wing(p.wing),
    bone: 0.04,
  });
  studio.put("wings", "wing", pair(skin), undefined, 1, 0.9);
  studio.put("wing-bones", "body", pair(bones), undefined, 0.85);
  return saurianModel(studio, form);
}

const coat = (body: string, wing: string, horn = "#e4d8b8") => ({
  size: 1.5,
  colours: { body, wing, horn, claw: "#ece4cc", eye: "#f4c81c", mane: "#e8a020" },
});

/**
 * The western one sits up: horned head on a curved neck, bat wings held wide, plated breast, a row of spines, clawed feet, a tail laid around. The
 * eastern one is a long wingless serpent in waves with antlers, whiskers, a mane and four small legs.
 */
export const dragon = creatureConcept({
  id: "dragon",
  words: [
    "dragon",
    "chinese dragon",
    "wyvern",
    "drake dragon",
    "fire dragon",
    "baby dragon",
    "asian dragon",
    "japanese dragon",
    "eastern dragon",
    "western dragon",
    "wyrm",
  ],
  senses: ["dragon"],
  height: 2.4,
  variants: {
    green: coat("#3f7a2c", "#8a9a3c"),
    red: coat("#a81c14", "#d86a24"),
    black: coat("#26262c", "#6a1c20"),
    blue: coat("#20508c", "#5a8cc0"),
    eastern: coat("#c81c14", "#d86a24", "#f0d9a0"),
  },
  choose: (draw, { word, traits, doing }) =>
    // the one with wings winds around nothing
    traits.has("japanese") ||
    traits.has("chinese") ||
    (doing?.has("wound") && word !== "western dragon") ||
    /chinese|asian|japanese|eastern/.test(word)
      ? "eastern"
      : word === "fire dragon"
        ? "red"
        : draw.pick("coat", ["green", "red", "black", "blue"], [3, 4, 1, 1]),
  slots: {
    body: { words: ["skin", "scale", "head", "leg", "tail", "neck", "belly"], materials: ["leather"] },
    wing: { words: ["membrane"], materials: ["leather"] },
    horn: { words: ["spine", "antler", "spike"], materials: ["ceramic-glaze"], takesWhole: false },
    claw: { words: ["tooth", "fang", "talon"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
    mane: { words: ["beard", "whisker"], materials: ["fur"], takesWhole: false },
  },
  poses: ["sitting", "wound", "lying"],
  build: (p) => (p.variant === "eastern" ? buildSerpent(p, true) : buildDragon(p)),
  view: { azimuth: 0.6, elevation: 0.16 },
});
