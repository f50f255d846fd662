import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { mirrorRest, pair } from "../animal/enlarge.ts";
import { jointedLeg, legPairs } from "../insect/jointed.ts";
import { standingLegs } from "../insect/standing-legs.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { claw } from "./claw.ts";
import { foil } from "./foil.ts";
import { seaSlots } from "./sea-slots.ts";

const crust =
  (p: CreatureParameters): Paint =>
  (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.26;
    const fine = noise(x * 45, y * 45, z * 45, p.seed);
    shade(surface, 1 + 0.14 * fine + 0.12 * noise(x * 12, y * 12, z * 12, p.seed + 1));
    surface.height += p.size * 0.003 * Math.max(0, fine);
    if (p.plain) return;
    dye(surface, [0.9, 0.6, 0.34], 0.5 * smoothstep(0.1, -0.6, ny));
    dye(surface, [0.95, 0.75, 0.55], 0.4 * smoothstep(0.6, 0.75, noise(x * 30, y * 30, z * 30, p.seed + 2)));
  };

const whisker = (points: readonly Vec3[], radius: number) =>
  tube(radius, curveThrough(points, 6), 7, { scale: (t) => 1 - 0.75 * t, endRounding: radius * 0.2, endSteps: 1 });

/** Five blades side by side, level, behind `at`. */
function tailFan([, y, z]: Vec3, size: number) {
  const blade = (angle: number, out: number) => {
    const [s, c] = [angle, Math.sqrt(1 - angle * angle)];
    const at = (along: number, across: number): Vec3 => [
      out + s * along + c * across,
      y - along * 0.12,
      z - c * along + s * across,
    ];
    return foil({
      root: [at(-0.03, -0.03), at(-0.03, 0.03)],
      edge: [
        at(0.02, -0.04),
        at(size * 0.5, -0.1 * size * 3),
        at(size * 0.95, -0.08 * size * 3),
        at(size, 0),
        at(size * 0.95, 0.08 * size * 3),
        at(size * 0.5, 0.1 * size * 3),
        at(0.02, 0.04),
      ],
      thickness: 0.035,
    });
  };
  return merge([blade(0, 0), pair(merge([blade(0.42, 0.03), blade(0.76, 0.05)]))]);
}

function buildLobster(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const k = p.plump;
  const y = 0.19 * p.legs;
  const paint = crust(p);
  const front = sculpt([
    add(roundCone([0, y + 0.01, 0.44], [0, y + 0.02, 0.06], 0.075, 0.13 * k)),
    add(roundCone([0, y + 0.07, 0.44], [0, y + 0.1, 0.6], 0.035, 0.008), 0.03),
    add(ellipsoid([0, y - 0.06, 0.3], [0.08, 0.05, 0.2]), 0.03),
  ]);
  studio.put("carapace", "body", meshSdf(front, 0.0165), paint, 1);
  const rings = Array.from({ length: 6 }, (_, i) => {
    const drop = 0.006 * i * i;
    return add(
      ellipsoid([0, y + 0.015 - drop, -0.07 - i * 0.085 * p.tail], [(0.128 - i * 0.011) * k, 0.115 - i * 0.009, 0.07]),
      0.006,
    );
  });
  studio.put("abdomen", "body", meshSdf(sculpt(rings), 0.0165), paint, 0.95);
  const endZ = -0.07 - 5 * 0.085 * p.tail;
  studio.put("tail-fan", "tail", tailFan([0, y - 0.13, endZ - 0.03], 0.25), paint, 0.9);
  const legs = standingLegs({
    hip: y - 0.07,
    out: 0.08,
    legs: [
      [0.32, 1.0],
      [0.23, 1.3],
      [0.14, 1.65],
      [0.05, 2.0],
    ],
    knee: y + 0.06,
    reach: 0.36,
  });
  studio.put("legs", "leg", legPairs(legs, 0.022, 7), paint, 0.6);
  const wrist: Vec3 = [0.27, y + 0.02, 0.56];
  const arm = jointedLeg([[0.08, y - 0.04, 0.36], [0.2, y, 0.4], wrist], 0.042, 9);
  studio.put("arms", "claw", merge([arm, mirrorRest(arm)]), paint, 0.7);
  const hand = (size: number, stout: number) =>
    claw({
      from: [wrist[0], wrist[1], wrist[2] - 0.02],
      to: [wrist[0] - 0.06 * size, wrist[1] + 0.34 * size, wrist[2] + 0.94 * size],
      inner: [-1, 0.35, 0],
      stout,
      open: 0.6,
    });
  studio.put("left-claw", "claw", hand(0.54 * p.wing, 1.2), paint, 1);
  studio.put("right-claw", "claw", mirrorRest(hand(0.5 * p.wing, 0.98)), paint, 1);
  const long = whisker(
    [
      [0.045, y + 0.05, 0.5],
      [0.16, y + 0.2, 0.68],
      [0.42, y + 0.36, 0.52],
      [0.56, y + 0.3, 0.0],
      [0.5, y + 0.2, -0.4],
    ],
    0.015,
  );
  const short = whisker(
    [
      [0.025, y + 0.05, 0.52],
      [0.05, y + 0.15, 0.7],
      [0.1, y + 0.18, 0.82],
    ],
    0.009,
  );
  studio.put("antennae", "antenna", pair(merge([long, short])), undefined, 0.7);
  studio.putEyes(
    { centre: [0.062, y + 0.085, 0.49], radius: 0.027 * p.eye, gaze: normalize([0.5, 0.2, 0.8]) },
    { hex: "#0e0a08", size: 1, pupilSize: 0.6 },
  );
  const top = y + 0.15 * k;
  return studio.finish([
    { name: "top", position: [0, top, 0.08], normal: Y_AXIS, radius: 0.1 },
    { name: "back", position: [0, top, 0.08], normal: Y_AXIS, radius: 0.1 },
    { name: "head", position: [0, y + 0.09, 0.42], normal: Y_AXIS, radius: 0.08 },
    { name: "mouth", position: [0, y - 0.03, 0.52], normal: [0, 0, 1], radius: 0.04 },
    { name: "hand", position: [0.24, y + 0.2, 1.02], normal: [0, 0, 1], radius: 0.05 },
    { name: "hand", position: [-0.24, y + 0.2, 1.0], normal: [0, 0, 1], radius: 0.05 },
  ]);
}

const shellOf = (size: number, body: string) => ({
  size,
  colours: { body, tail: body, leg: body, claw: body, antenna: body, eye: "#0e0a08" },
});

/** A long armoured body of rings, two great pincers held forward, very long feelers swept back, walking legs, a tail fan of five blades. */
export const lobster = creatureConcept({
  id: "lobster",
  words: ["lobster", "crayfish", "crawfish", "langoustine", "crawdad"],
  senses: ["lobster#2", "crayfish#4"],
  height: 0.12,
  variants: { red: shellOf(0.35, "#b4240f"), orange: shellOf(0.35, "#cc4a18"), blue: shellOf(0.35, "#27466c") },
  choose: (draw) => draw.pick("kind", ["red", "orange", "blue"], [5, 2, 0.5]),
  slots: seaSlots("ceramic-glaze", "tail", "leg", "claw", "antenna", "eye"),
  poses: ["standing"],
  build: buildLobster,
  view: { azimuth: 0.62, elevation: 0.5 },
});

function buildShrimp(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const k = p.plump;
  const bands: Paint = (surface, x, y, z) => {
    surface.roughness = 0.25;
    shade(surface, 1 + 0.1 * noise(x * 20, y * 20, z * 20, p.seed));
    if (!p.plain) dye(surface, [0.93, 0.84, 0.76], 0.4 * smoothstep(0.2, 0.5, noise(x * 5, y * 5, z * 5, p.seed)));
  };
  // from the head up over the hump and down to the curled tail
  const way: readonly (readonly [number, number, number])[] = [
    [0.3, 0.16, 0.1],
    [0.38, 0.02, 0.12],
    [0.39, -0.1, 0.118],
    [0.34, -0.2, 0.11],
    [0.26, -0.27, 0.1],
    [0.17, -0.3, 0.088],
    [0.09, -0.27, 0.074],
  ];
  const clay = sculpt([
    add(roundCone([0, 0.27, 0.42], [0, 0.34, 0.14], 0.07, 0.115 * k)),
    add(roundCone([0, 0.33, 0.42], [0, 0.37, 0.64], 0.028, 0.006), 0.03),
    ...way.slice(1).map(([y, z, r]) => add(ellipsoid([0, y, z], [r * 0.85 * k, r, r * 0.86]), 0.005)),
  ]);
  studio.put("body", "body", meshSdf(clay, 0.0165), bands, 1);
  const blade = (out: number) =>
    foil({
      root: [
        [out * 0.02, 0.07, -0.22],
        [out * 0.02, 0.03, -0.24],
      ],
      edge: [
        [out * 0.03, 0.09, -0.2],
        [out * 0.1, 0.1, -0.08],
        [out * 0.14, 0.06, 0.02],
        [out * 0.12, 0.02, 0.02],
        [out * 0.05, 0.012, -0.12],
        [out * 0.02, 0.02, -0.24],
      ],
      thickness: 0.03,
    });
  studio.put("tail-fan", "tail", merge([pair(blade(1)), blade(0.12)]), bands, 0.8);
  const walk = standingLegs({
    hip: 0.22,
    out: 0.05,
    legs: [
      [0.36, 0.5],
      [0.29, 0.9],
      [0.22, 1.3],
      [0.15, 1.6],
    ],
    knee: 0.16,
    reach: 0.2,
  });
  const swim = [0, 1, 2, 3].map((i): Vec3[] => [
    [0.04, 0.27 - i * 0.03, 0.0 - i * 0.08],
    [0.06, 0.17 - i * 0.025, 0.05 - i * 0.06],
    [0.06, 0.1 - i * 0.01, 0.02 - i * 0.05],
  ]);
  studio.put("legs", "leg", legPairs([...walk, ...swim], 0.016, 6), undefined, 0.6);
  const long = whisker(
    [
      [0.03, 0.27, 0.47],
      [0.12, 0.4, 0.7],
      [0.3, 0.6, 0.5],
      [0.4, 0.62, 0],
      [0.42, 0.5, -0.4],
    ],
    0.011,
  );
  const short = whisker(
    [
      [0.03, 0.29, 0.46],
      [0.06, 0.36, 0.66],
      [0.1, 0.34, 0.86],
    ],
    0.009,
  );
  studio.put("antennae", "antenna", pair(merge([long, short])), undefined, 0.7);
  studio.putEyes(
    { centre: [0.072, 0.33, 0.42], radius: 0.032 * p.eye, gaze: normalize([0.8, 0.2, 0.5]) },
    { hex: "#0e0a08", size: 1, pupilSize: 0.6 },
  );
  return studio.finish([
    { name: "top", position: [0, 0.5, 0], normal: Y_AXIS, radius: 0.09 },
    { name: "back", position: [0, 0.5, 0], normal: Y_AXIS, radius: 0.09 },
    { name: "head", position: [0, 0.4, 0.38], normal: Y_AXIS, radius: 0.08 },
    { name: "mouth", position: [0, 0.22, 0.47], normal: [0, 0, 1], radius: 0.03 },
  ]);
}

const pink = (body: string, tail: string) => ({
  size: 0.12,
  colours: { body, tail, leg: tail, antenna: tail, eye: "#0e0a08" },
});

/** A curved body of rings, tail tucked under in a fan, a spike on the brow, black bead eyes, thin legs and very long feelers. */
export const shrimp = creatureConcept({
  id: "shrimp",
  words: ["shrimp", "prawn", "krill", "mantis shrimp"],
  senses: ["shrimp#3", "prawn#2"],
  height: 0.06,
  variants: { pink: pink("#ec8460", "#d84c2c"), coral: pink("#e0643c", "#c03c1c") },
  choose: (draw) => draw.pick("kind", ["pink", "coral"]),
  slots: seaSlots("ceramic-glaze", "tail", "leg", "antenna", "eye"),
  poses: ["standing"],
  build: buildShrimp,
  view: { azimuth: 1.15, elevation: 0.18 },
});
