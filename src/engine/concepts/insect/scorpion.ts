import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { mix, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { claw } from "../sea/claw.ts";
import { bugColours, bugSlots } from "./bug-slots.ts";
import { jointedLeg, legPairs } from "./jointed.ts";
import { standingLegs } from "./standing-legs.ts";

const SEGMENTS = 5;

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const k = p.plump;
  const y = 0.15 * p.legs;
  const g = p.tail;
  const paint: Paint = (surface, x, yy, z, _nx, ny) => {
    surface.roughness = 0.24;
    const fine = noise(x * 60, yy * 60, z * 60, p.seed);
    shade(surface, 1 + 0.12 * fine);
    surface.height += p.size * 0.002 * Math.max(0, fine);
    if (!p.plain) dye(surface, [0.5, 0.3, 0.12], 0.35 * Math.max(0, -ny));
  };
  const plates: SculptStep[] = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    const wide = (0.165 - 0.045 * t * t) * k;
    return add(
      ellipsoid([0, y + 0.02 - 0.006 * t, 0.15 - 0.075 * i], [wide, 0.076 - 0.012 * t, 0.062]),
      i === 0 ? 0.006 : 0.004,
    );
  });
  const trunk = sculpt([
    add(ellipsoid([0, y + 0.012, 0.31], [0.15 * k, 0.07, 0.17])),
    add(both(ellipsoid([0.06, y + 0.0, 0.46], [0.05, 0.045, 0.06])), 0.02),
    ...plates,
  ]);
  studio.put("trunk", "body", meshSdf(trunk, 0.0155), paint, 1);
  const way = curveThrough(
    [
      [0, y + 0.01, -0.32],
      [0, y + 0.05, -0.52 * g],
      [0, y + 0.27, -0.72 * g],
      [0, y + 0.54, -0.7 * g],
      [0, y + 0.74, -0.48 * g],
      [0, y + 0.78, -0.2 * g],
    ],
    8,
  );
  const at = (t: number): Vec3 => way[Math.round(t * (way.length - 1))] as Vec3;
  const beads = Array.from({ length: SEGMENTS }, (_, i) => {
    const [a, b] = [at(i / SEGMENTS), at((i + 1) / SEGMENTS)];
    const r = 0.074 - 0.006 * i;
    return [
      add(roundCone(mix(a, b, 0.14), mix(a, b, 0.6), r * 0.86, r * 1.06), i === 0 ? 0 : 0.006),
      add(ball(mix(a, b, 0.95), r * 0.62), 0.02),
    ];
  }).flat();
  const end = at(1);
  const bulb: Vec3 = [0, end[1] - 0.01, end[2] + 0.08];
  beads.push(add(ellipsoid(bulb, [0.066, 0.07, 0.088]), 0.012));
  studio.put("tail", "body", meshSdf(sculpt(beads), 0.0155), paint, 1);
  const sting = spikes(
    [
      {
        root: [0, bulb[1] - 0.01, bulb[2] + 0.06],
        tip: [0, bulb[1] - 0.2, bulb[2] + 0.15],
        bend: [0, 0.035, 0.07],
        radius: 0.036,
      },
    ],
    false,
  );
  studio.put("sting", "jaw", sting, undefined, 0.9);
  const shoulder: Vec3 = [0.1 * k, y, 0.42];
  const elbow: Vec3 = [0.34, y + 0.08, 0.54];
  const wrist: Vec3 = [0.36, y + 0.06, 0.72];
  const c = p.wing;
  const pincer = claw({
    from: wrist,
    to: [0.22, y + 0.05, 0.72 + 0.42 * c],
    inner: [-1, 0, 0],
    stout: 1.05,
    open: 0.9,
  });
  studio.put("pincers", "body", pair(merge([pincer, jointedLeg([shoulder, elbow, wrist], 0.048)])), paint, 1);
  const legs = standingLegs({
    hip: y - 0.01,
    out: 0.09 * k,
    legs: [
      [0.36, 1.0],
      [0.28, 1.4],
      [0.2, 1.85],
      [0.12, 2.3],
    ],
    knee: y + 0.13,
    reach: 0.44,
  });
  studio.put("legs", "leg", legPairs(legs, 0.031, 7), undefined, 0.8);
  const jaws = spikes(
    [{ root: [0.035, y - 0.01, 0.48], tip: [0.012, y - 0.025, 0.58], bend: [0.02, 0, 0.01], radius: 0.026 }],
    true,
  );
  studio.put("mouth-parts", "jaw", jaws, undefined, 0.4);
  studio.putEyes(
    { centre: [0.045, y + 0.072, 0.4], radius: 0.026 * p.eye, gaze: [0.4, 0.5, 0.76] },
    { hex: "#0c0a08", size: 1.2, pupilSize: 0.9 },
  );
  return studio.finish([
    { name: "top", position: [0, y + 0.09, 0.1], normal: Y_AXIS, radius: 0.12 },
    { name: "back", position: [0, y + 0.09, 0.1], normal: Y_AXIS, radius: 0.12 },
    { name: "head", position: [0, y + 0.08, 0.36], normal: Y_AXIS, radius: 0.1 },
    { name: "mouth", position: [0, y - 0.02, 0.5], normal: [0, 0, 1], radius: 0.04 },
    { name: "hand", position: [0.22, y + 0.05, 1.0], normal: [0, 0, 1], radius: 0.04 },
  ]);
}

/** A scorpion. What makes it itself: a flat ringed body on eight legs, two arms with big pincers held out in front, and the beaded tail arched over the back with a curved sting at its end. */
export const scorpion = creatureConcept({
  id: "scorpion",
  words: ["scorpion", "emperor scorpion", "desert scorpion", "black scorpion", "scorpio"],
  senses: ["scorpion"],
  height: 0.08,
  variants: {
    black: bugColours(0.11, "#1c1a1e", "#26221f", "#0c0a08", "#dfe6ea", "#4a1a10"),
    sand: bugColours(0.09, "#c89a48", "#d8b464", "#14100c", "#dfe6ea", "#5a3414"),
    brown: bugColours(0.1, "#6a3a1c", "#7c4a26", "#100c0a", "#dfe6ea", "#2a140c"),
    red: bugColours(0.1, "#9a2c18", "#a84424", "#100c0a", "#dfe6ea", "#2a0c08"),
  },
  choose: (draw, { word }) =>
    word === "desert scorpion"
      ? "sand"
      : word === "emperor scorpion" || word === "black scorpion"
        ? "black"
        : draw.pick("kind", ["black", "sand", "brown", "red"], [3, 2.5, 2, 1.5]),
  slots: bugSlots("jaw"),
  poses: ["standing"],
  build,
  view: { azimuth: 0.75, elevation: 0.3 },
});
