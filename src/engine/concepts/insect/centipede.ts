import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { normalize, add as plus, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { bugColours, bugSlots } from "./bug-slots.ts";
import { feeler, jointedLeg } from "./jointed.ts";

const RINGS = 17;

/** Legs of a ring in pairs; a millipede has two short pairs on each. */
function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const isMany = p.variant === "millipede";
  const y = (isMany ? 0.085 : 0.1) * p.legs;
  const fat = (isMany ? 0.078 : 0.085) * p.plump;
  const way = curveThrough(
    Array.from({ length: RINGS + 1 }, (_, i): Vec3 => {
      const t = i / RINGS;
      const lift = i === RINGS ? 0.06 : i === RINGS - 1 ? 0.02 : 0;
      return [0.17 * sin(t * 6.6 + 0.4) * (1 - 0.3 * t), y + lift, -0.82 * p.tail + (0.82 + 0.62) * t];
    }),
    4,
  );
  const at = (i: number): Vec3 => way[Math.min(way.length - 1, Math.round((i / RINGS) * (way.length - 1)))] as Vec3;
  const plates = Array.from({ length: RINGS }, (_, i) => {
    const taper = i < 3 ? 0.72 + 0.1 * i : 1;
    return add(
      ellipsoid(at(i), [fat * taper * (isMany ? 0.9 : 1.12), fat * taper * (isMany ? 0.85 : 0.58), fat * 0.66]),
      0.004,
    );
  });
  const shell: Paint = (surface, x, yy, z) => {
    surface.roughness = 0.2;
    shade(surface, 1 + 0.12 * noise(x * 40, yy * 40, z * 40, p.seed));
  };
  studio.put("body", "body", meshSdf(sculpt(plates), 0.0145), shell, 1);
  const front = at(RINGS);
  const head: Vec3 = plus(front, [0, 0.01, 0.0]);
  studio.put(
    "head",
    "jaw",
    meshSdf(sculpt([add(ellipsoid(head, [fat * 1.12, fat * 0.72, fat * 1.0]))]), 0.013),
    shell,
    0.9,
  );
  const legs = Array.from({ length: RINGS - 1 }, (_, k) => {
    const i = k + 0.5;
    const here = at(i);
    const ahead = normalize(subtract(at(i + 0.5), at(i - 0.5)));
    const side: Vec3 = normalize([ahead[2], 0, -ahead[0]]);
    const swing = 0.06 * sin(k * 1.35);
    const far = isMany ? 0.13 : 0.25;
    return [1, -1].flatMap((s) =>
      (isMany ? [-0.02, 0.02] : [0]).map((shift) => {
        const out = (d: number, up: number, along: number): Vec3 =>
          plus(plus(here, scale(side, s * d)), plus(scale(ahead, along + shift), [0, up, 0]));
        const foot = out(far, 0, swing * 1.6 - 0.02);
        return jointedLeg(
          [out(fat * 0.7, -0.02, 0), out(far * 0.55, 0.05, swing * 0.6), [foot[0], 0.006, foot[2]]],
          isMany ? 0.013 : 0.021,
          6,
        );
      }),
    );
  }).flat();
  studio.put("legs", "leg", merge(legs), undefined, 0.9);
  const tails = [1, -1].map((s) => {
    const end = at(0);
    return feeler([end, plus(end, [0.06 * s, 0.03, -0.12]), plus(end, [0.12 * s, 0.0, -0.26])], 0.018, 0.3);
  });
  const horns = [1, -1].map((s) =>
    feeler(
      [plus(head, [0.05 * s, 0.03, 0.06]), plus(head, [0.16 * s, 0.1, 0.24]), plus(head, [0.3 * s, 0.07, 0.36])],
      0.016,
      0.35,
    ),
  );
  studio.put("antennae", "leg", merge(isMany ? horns : [...horns, ...tails]), undefined, 0.8);
  if (!isMany) {
    const jaws = [1, -1].map((s) => ({
      root: plus(head, [0.075 * s, -0.02, 0.05]),
      tip: plus(head, [0.015 * s, -0.03, 0.16]),
      bend: [0.06 * s, 0, 0.03] as Vec3,
      radius: 0.028,
    }));
    studio.put("pincers", "leg", spikes(jaws, false), undefined, 0.8);
  }
  for (const s of [1, -1])
    studio.putEye(
      s > 0 ? "left-eye" : "right-eye",
      { centre: plus(head, [0.055 * s, 0.035, 0.06]), radius: 0.026 * p.eye, gaze: normalize([0.5 * s, 0.3, 0.8]) },
      { hex: "#0c0a08", size: 1.2, pupilSize: 0.9 },
    );
  const back = at(RINGS * 0.5);
  return studio.finish([
    { name: "top", position: plus(back, [0, fat, 0]), normal: Y_AXIS, radius: fat },
    { name: "back", position: plus(back, [0, fat, 0]), normal: Y_AXIS, radius: fat },
    { name: "head", position: plus(head, [0, 0.06, 0]), normal: Y_AXIS, radius: 0.07 },
    { name: "mouth", position: plus(head, [0, -0.02, 0.1]), normal: [0, 0, 1], radius: 0.03 },
  ]);
}

/** A centipede. What makes it itself: a long flat body of many shining plates in curves, a pair of legs on every one, long feelers and a pair of venomous jaws; a millipede is round, with many short legs. */
export const centipede = creatureConcept({
  id: "centipede",
  words: ["centipede", "millipede", "giant centipede", "scolopendra"],
  senses: ["centipede", "millipede"],
  height: 0.03,
  variants: {
    red: bugColours(0.14, "#5a2018", "#d8a02c", "#0c0a08", "#dfe6ea", "#b83c1c"),
    orange: bugColours(0.14, "#a8501c", "#e0b44c", "#0c0a08", "#dfe6ea", "#8c2c14"),
    dark: bugColours(0.14, "#20262c", "#c87c2c", "#0c0a08", "#dfe6ea", "#a82c1c"),
    millipede: bugColours(0.12, "#3c2a20", "#8a4a2c", "#0c0a08", "#dfe6ea", "#2c1e18"),
  },
  choose: (draw, { word }) =>
    word === "millipede" ? "millipede" : draw.pick("kind", ["red", "orange", "dark"], [3, 2, 1.5]),
  slots: bugSlots("jaw"),
  poses: ["standing"],
  build,
  view: { azimuth: 0.7, elevation: 0.5 },
});
