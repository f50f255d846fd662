import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model } from "../../geometry/part.ts";
import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { mirrorRest } from "../animal/enlarge.ts";
import type { CreatureParameters } from "../reptile/creature.ts";
import { type Knot, openStudio, scales, spikes } from "../reptile/creature-studio.ts";
import { putSaurian, type Saurian, saurianModel } from "../reptile/saurian.ts";

const STEPS = 26;

/** Half the width of its windings around another thing, their height and number. */
const [ROUND, RISE, TURNS] = [0.54, 0.72, 1.6];

const inWaves = (fat: number): Knot[] => {
  return Array.from({ length: STEPS }, (_, i): Knot => {
    const t = i / (STEPS - 1);
    const thick = fat * Math.min(1, 0.12 + 1.9 * t) * (t > 0.85 ? 0.86 : 1);
    const wave = 0.5 - 0.5 * cos(t * 15.2);
    const rise = t > 0.8 ? (t - 0.8) * 3.2 : 0;
    return [0.26 * sin(t * 9.4), thick + 0.44 * wave * (0.4 + 0.6 * t) + rise * 0.9, lerp(-1.25, 0.75, t), thick];
  });
};

/** Upwards around what is not here, the neck reaching out to the front over the last turn. */
function windings(fat: number): Knot[] {
  const steps = 46;
  const knots = Array.from({ length: steps + 1 }, (_, i): Knot => {
    const t = i / steps;
    const angle = TAU * TURNS * (t - 1) - 0.55;
    const thick = fat * Math.min(1, 0.12 + 2.4 * t);
    return [ROUND * sin(angle), fat + RISE * t, ROUND * cos(angle), thick];
  });
  knots.push([-0.06, RISE + 1.5 * fat, ROUND + 0.05, 0.92 * fat], [0, RISE + 2.4 * fat, ROUND + 0.16, 0.86 * fat]);
  return knots;
}

/** A long body in upright waves, head raised in front, or wound around something; with legs and antlers it is the eastern dragon, without a sea serpent. */
export function buildSerpent(p: CreatureParameters, isDragon: boolean): Model {
  const studio = openStudio(p.size);
  const r = (p.pose === "wound" ? 0.125 : 0.15) * p.head;
  const fat = 0.13 * p.plump;
  const isWound = p.pose === "wound";
  const spine = isWound ? windings(0.6 * fat) : inWaves(fat);
  const neck = spine.at(-1) as Knot;
  const head: Vec3 = [neck[0], neck[1] + r * 0.35, neck[2] + r * 1.0];
  const [hx, hy, hz] = head;
  const mid = (x: number, y: number, z: number): Vec3 => [hx + x * r, hy + y * r, hz + z * r];
  // the head's own clay is given on both sides of x = 0: the last wave must end there
  const shift = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, z, k]) => [x - hx, y, z, k]);
  const body = shift(spine);
  const centre: Vec3 = [0, hy, hz];
  const at = (x: number, y: number, z: number): Vec3 => plus(mid(x, y, z), [-hx, 0, 0]);
  const legs = isDragon && !isWound ? [18, 8].map((i) => body[i] as Knot) : [];
  const form: Saurian = {
    spine: body,
    head: [
      add(ellipsoid(centre, [r * 0.86, r * 0.8, r * 1.05]), 0.05),
      add(roundCone(at(0, -0.05, 0.5), at(0, -0.1, 1.5), r * 0.6, r * 0.46), r * 0.3),
      add(both(ellipsoid(at(0.28, 0.22, 1.7), [r * 0.24, r * 0.22, r * 0.26])), r * 0.15),
      add(roundCone(at(0, -0.55, 0.1), at(0, -0.95, 1.35), r * 0.4, r * 0.24), r * 0.12),
      add(both(ellipsoid(at(0.5, 0.5, 0.45), [r * 0.26, r * 0.26, r * 0.4])), r * 0.15),
      ...legs.flatMap(([x, y, z]) =>
        [-1, 1].flatMap((side) => {
          const knee: Vec3 = [x + side * 0.24, y * 0.62 + 0.06, z - 0.06];
          const paw: Vec3 = [x + side * 0.26, 0.05, z + 0.06];
          return [
            add(roundCone([x + side * 0.06, y, z], knee, 0.085, 0.06), 0.04),
            add(roundCone(knee, paw, 0.06, 0.045), 0.03),
            ...[-0.5, 0, 0.5].map((turn) =>
              add(roundCone(paw, [paw[0] + 0.13 * sin(turn), 0.03, paw[2] + 0.13 * cos(turn)], 0.035, 0.018), 0.02),
            ),
          ];
        }),
      ),
    ],
    limbs: [],
    limbBlend: 0.05,
    feet: [],
    eye: {
      centre: at(0.68, 0.34, 0.55),
      radius: r * 0.23 * p.eye,
      gaze: [0.75, 0.05, 0.66],
      iris: { hex: "#f4d020", pupilSize: 0.5, white: [0.7, 0.66, 0.5], size: 0.7 },
    },
    cell: 0.0265,
    paint: (surface, x, y, z, _nx, ny) => {
      scales(surface, x, y, z, 0.045, p.seed, 1);
      if (!p.plain) dye(surface, fromHex(isDragon ? "#f0c860" : "#d8e4c8"), 0.9 * smoothstep(-0.2, -0.6, ny));
      const mouth =
        smoothstep(hy - r * 0.42, hy - r * 0.52, y) *
        smoothstep(hy - r * 0.95, hy - r * 0.78, y + (hz + r - z) * -0.3) *
        smoothstep(hz + r * 0.3, hz + r * 0.5, z);
      dye(surface, [0.2, 0.012, 0.012], 0.9 * mouth);
    },
    teeth: [0, 1, 2, 3].map((i) => ({
      root: at(0.46 - 0.06 * i, -0.42, 0.8 + 0.3 * i),
      tip: at(0.46 - 0.06 * i, -0.72, 0.82 + 0.3 * i),
      radius: r * 0.07,
    })),
    sockets: {
      crown: at(0, 0.75, 0),
      headRadius: r * 0.8,
      back: [(body[13] as Knot)[0], (body[13] as Knot)[1] + fat, (body[13] as Knot)[2]],
      backRadius: 0.12,
      mouth: at(0, -0.5, 1.7),
      neck: at(0, -0.4, -0.9),
    },
  };
  putSaurian(studio, form);
  const fins = body.slice(5, -1).map(([x, y, z, k], i) => ({
    root: [x, y + k * 0.8, z] as Vec3,
    tip: [x, y + k + 0.1 + 0.02 * (i % 2), z - 0.07] as Vec3,
    radius: 0.032,
  }));
  studio.put("spines", "horn", spikes(fins, false), undefined, 0.7);
  studio.put(
    "horns",
    "horn",
    spikes(
      [
        { root: at(0.35, 0.55, -0.2), tip: at(0.85, 2.2, -1.2), bend: [r * 0.1, -r * 0.1, -r * 0.3], radius: r * 0.18 },
        { root: at(0.6, 1.35, -0.85), tip: at(1.15, 1.75, -0.4), radius: r * 0.1 },
      ],
      true,
    ),
    undefined,
    0.9,
  );
  if (isDragon) {
    const whisker = tube(
      r * 0.07,
      curveThrough([at(0.4, 0.0, 1.7), at(1.3, 0.35, 2.1), at(1.9, -0.35, 1.4), at(2.5, -0.1, 0.8)], 7),
      7,
      { scale: (t) => 1.1 - 0.85 * t, endRounding: r * 0.02 },
    );
    const locks = [-0.6, -0.2, 0.2, 0.6].flatMap((lift, i) => {
      const lock = tube(
        r * 0.2,
        curveThrough(
          [at(0.62, lift, -0.2), at(1.1, lift + 0.15, -0.9), at(1.35 + 0.1 * (i % 2), lift + 0.55, -1.7)],
          6,
        ),
        8,
        { scale: (t) => [1.1 - t, 1.15 - t], endRounding: r * 0.01, endSteps: 1 },
      );
      return [lock, mirrorRest(lock)];
    });
    const beard = tube(r * 0.18, curveThrough([at(0, -0.95, 0.9), at(0, -1.5, 0.95), at(0, -1.9, 0.7)], 6), 8, {
      scale: (t) => 1.1 - t * 0.95,
    });
    studio.put("mane", "mane", merge([...locks, beard, whisker, mirrorRest(whisker)]), undefined, 0.85);
  }
  return saurianModel(studio, form);
}
