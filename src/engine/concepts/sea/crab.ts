import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { mirrorRest } from "../animal/enlarge.ts";
import { jointedLeg, legPairs } from "../insect/jointed.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { claw } from "./claw.ts";

const shell = (p: CreatureParameters): Paint => {
  return (surface, x, y, z, _nx, ny) => {
    const grain = noise(x * 40, y * 40, z * 40, p.seed);
    surface.roughness = 0.3;
    surface.height += p.size * 0.004 * Math.max(0, noise(x * 26, y * 26, z * 26, p.seed + 1)) * smoothstep(0, 0.4, ny);
    shade(surface, 1 + 0.12 * grain - 0.16 * smoothstep(0.4, 1, ny) * noise(x * 6, 0, z * 6, p.seed));
    const groove = Math.abs(z + 0.04 - 0.16 * sin(Math.abs(x) * 7 + 1.2));
    shade(
      surface,
      1 - 0.35 * smoothstep(0.022, 0.008, groove) * smoothstep(0.5, 0.8, ny) * smoothstep(0.36, 0.3, Math.abs(x)),
    );
    if (p.plain) return;
    dye(surface, [0.9, 0.66, 0.42], 0.7 * smoothstep(0.1, -0.5, ny));
    dye(
      surface,
      [0.92, 0.74, 0.5],
      0.5 * smoothstep(0.5, 0.62, noise(x * 17, 3, z * 17, p.seed + 2)) * smoothstep(0.3, 0.7, ny),
    );
  };
};

/** Fingers of the pincers are dark at their ends, legs pale under. */
const limbPaint = (p: CreatureParameters, tipY: number): Paint => {
  return (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.3;
    shade(surface, 1 + 0.14 * noise(x * 22, y * 22, z * 22, p.seed));
    if (p.plain) return;
    dye(surface, [0.9, 0.64, 0.4], 0.55 * smoothstep(0, -0.7, ny));
    dye(surface, [0.05, 0.025, 0.02], 0.85 * smoothstep(tipY, tipY + 0.09, y));
  };
};

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const w = 0.5 * p.plump;
  const high = 0.34 * p.legs;
  const teeth = [0.25, 0.5, 0.75, 1.0].map(
    (a): Vec3 => [w * sin(0.35 + a * 1.15), high, 0.31 * sin(1.9 - a * 1.15) + 0.03],
  );
  const clay = sculpt([
    add(ellipsoid([0, high, 0], [w, 0.19, 0.36])),
    add(ellipsoid([0, high + 0.03, 0.05], [w * 0.72, 0.19, 0.27]), 0.08),
    add(ellipsoid([0, high - 0.09, 0.02], [w * 0.72, 0.12, 0.28]), 0.05),
    ...teeth.map((at) =>
      add(both(roundCone(at, [at[0] * 1.1, at[1] + 0.01, at[2] * 1.12 + 0.02], 0.045, 0.012)), 0.02),
    ),
    ...[0.05, 0.13].map((x) =>
      add(both(roundCone([x, high + 0.02, 0.32], [x * 1.1, high + 0.02, 0.39], 0.035, 0.012)), 0.02),
    ),
    ...addAll([both(ball([0.19, high + 0.07, 0.32], 0.035))], 0.02),
    carve(both(ellipsoid([0.12, high - 0.06, 0.36], [0.07, 0.018, 0.06])), 0.01),
  ]);
  studio.put("body", "body", meshSdf(clay, 0.021), shell(p), 1);
  const l = p.legs;
  const legs = [0, 1, 2, 3].map((i): Vec3[] => {
    const z = 0.14 - i * 0.12;
    const spread = 0.22 - i * 0.2;
    const reach = i === 3 ? 0.88 : 1;
    const lift = 0.03 * noise(i * 3.3, 1.5, 0.5, p.seed);
    return [
      [w * 0.72, high - 0.07, z],
      [w + 0.16 * reach, (high + 0.12 + lift) * (0.75 + 0.25 * l), z + spread * 0.55],
      [w + 0.38 * reach, high * 0.62, z + spread * 1.1],
      [w + 0.44 * reach, 0.006, z + spread * 1.35],
    ];
  });
  studio.put("legs", "leg", legPairs(legs, 0.062), limbPaint(p, 9), 0.8);
  const arms: Vec3[] = [
    [w * 0.7, high - 0.06, 0.2],
    [w + 0.1, high - 0.04, 0.34],
    [w + 0.13, high + 0.07, 0.47],
  ];
  const bigger = 1 + 0.16 * noise(0.5, 8.5, 0.5, p.seed);
  const hands = [bigger, 2 - bigger].map((k, i) => {
    const from = arms[2] as Vec3;
    const size = 0.62 * p.wing * k;
    const hand = claw({
      from: [from[0], from[1], from[2] - 0.03],
      to: [from[0] + 0.08 * size, from[1] + 0.9 * size, from[2] + 0.42 * size],
      inner: [-1, 0, 0.15],
      stout: 1.3,
      open: 0.85,
    });
    return i === 0 ? hand : mirrorRest(hand);
  });
  const arm = jointedLeg(arms, 0.085, 10);
  studio.put("arms", "claw", merge([arm, mirrorRest(arm)]), limbPaint(p, 9), 0.8);
  const tipY = (arms[2] as Vec3)[1] + 0.4 * p.wing;
  studio.put("left-claw", "claw", hands[0] as (typeof hands)[0], limbPaint(p, tipY), 0.95);
  studio.put("right-claw", "claw", hands[1] as (typeof hands)[0], limbPaint(p, tipY), 0.95);
  const stalk = jointedLeg(
    [
      [0.19, high + 0.05, 0.31],
      [0.2, high + 0.17, 0.36],
    ],
    0.03,
    10,
  );
  studio.put("stalks", "body", merge([stalk, mirrorRest(stalk)]), undefined, 0.6);
  studio.putEyes(
    { centre: [0.2, high + 0.21, 0.365], radius: 0.056 * p.eye, gaze: normalize([0.2, 0.15, 0.95]) },
    { hex: "#1c120c", size: 1, pupilSize: 0.6 },
  );
  const grip: Vec3 = [w + 0.16, high + 0.1 + 0.5 * p.wing, 0.46 + 0.25 * p.wing];
  return studio.finish([
    { name: "top", position: [0, high + 0.2, 0], normal: Y_AXIS, radius: 0.3 },
    { name: "head", position: [0, high + 0.19, 0.16], normal: Y_AXIS, radius: 0.22 },
    { name: "back", position: [0, high + 0.2, -0.08], normal: Y_AXIS, radius: 0.3 },
    { name: "eyes", position: [0, high + 0.21, 0.42], normal: [0, 0, 1], radius: 0.22 },
    { name: "mouth", position: [0, high - 0.06, 0.36], normal: [0, 0, 1], radius: 0.06 },
    { name: "hand", position: grip, normal: Y_AXIS, radius: 0.06 },
    { name: "hand", position: [-grip[0], grip[1], grip[2]], normal: Y_AXIS, radius: 0.06 },
  ]);
}

const crust = (body: string, leg = body, pincer = body) => ({
  size: 0.17,
  colours: { body, leg, claw: pincer, eye: "#1c120c" },
});

/** A broad flat shell with a toothed front, eyes on stalks, two big raised pincers and four pairs of jointed legs spread to the sides. */
export const crab = creatureConcept({
  id: "crab",
  words: ["crab", "king crab", "fiddler crab", "blue crab", "crustacean", "coconut crab", "spider crab"],
  senses: ["crab"],
  height: 0.1,
  variants: {
    red: crust("#c03a1c"),
    orange: crust("#d8641c"),
    blue: crust("#3c6484", "#4878a0", "#b84c38"),
    brown: crust("#8c4a2c"),
  },
  choose: (draw, { word }) =>
    word === "blue crab" ? "blue" : draw.pick("kind", ["red", "orange", "brown", "blue"], [4, 3, 1, 0.6]),
  slots: {
    body: { words: ["shell", "carapace", "stalk"], materials: ["ceramic-glaze"] },
    leg: { words: [], materials: ["ceramic-glaze"] },
    claw: { words: ["pincer", "arm"], materials: ["ceramic-glaze"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build,
  view: { azimuth: 0.35, elevation: 0.42 },
});
