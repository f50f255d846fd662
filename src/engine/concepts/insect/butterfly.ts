import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, mirror, place } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { dye, shade, strands } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { FORE_WING, HIND_WING, paintWing, TAILED_HIND_WING, type WingEdge } from "./butterfly-wing.ts";
import { facetEyes, feeler, flatWing, legPairs, paintFacets } from "./jointed.ts";

const isMoth = (p: CreatureParameters) => p.variant === "moth" || p.variant === "luna";

/** A left wing with its mirror image: raised by `lift`, turned back by `sweep`, drooping a little outwards. */
function wings(edge: WingEdge, size: number, lift: number, sweep: number, at: Vec3) {
  const flat = flatWing(
    edge.map(([x, y]) => [x, y] as const),
    0.13,
    0.016,
  );
  const curved = deform(flat, ([x, y, z]) => [x * size, y * size, z + 0.13 * x * x]);
  const left = place(
    curved,
    chain(rotation(X_AXIS, Math.PI / 2), rotation(Y_AXIS, sweep), rotation(Z_AXIS, lift), translation(at)),
  );
  // both sides keep the drawing as their rest frame
  return merge([left, mirror(left)]);
}

/** A feather of a feeler: a shaft with teeth on both sides. */
function comb(points: readonly Vec3[]) {
  const [from, , to] = points as readonly [Vec3, Vec3, Vec3];
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const t = 0.2 + i * 0.1;
    const at: Vec3 = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ];
    const long = 0.075 * sin(Math.PI * (0.25 + 0.75 * t));
    return feeler(
      [[at[0] - long, at[1], at[2] + long * 0.7], at, [at[0] + long, at[1], at[2] - long * 0.7 + 0.04]],
      0.009,
      0.8,
    );
  });
  return merge([feeler(points, 0.014, 0.5), ...teeth]);
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const stout = (isMoth(p) ? 1.6 : 1) * p.plump;
  const y = 0.25 * p.legs;
  const clay = sculpt([
    add(ellipsoid([0, y, 0.04], [0.068 * stout, 0.075 * stout, 0.15])),
    add(roundCone([0, y - 0.01, -0.08], [0, y - 0.05, -0.46], 0.052 * stout, 0.026 * stout), 0.03),
    add(ball([0, y + 0.015, 0.22], 0.062 * Math.sqrt(stout) * p.head), 0.02),
  ]);
  const fuzz: Paint = (surface, x, yy, z) => {
    const hair = strands(x, yy, z, 60, p.seed);
    surface.roughness = 0.75;
    shade(surface, 1 + 0.3 * hair);
    surface.height += p.size * 0.003 * hair;
    const ring = sin(z * 75);
    if (z < -0.1) shade(surface, 1 - 0.35 * smoothstep(0.2, 0.7, ring));
    if (p.plain || isMoth(p)) return;
    const [u, v] = [Math.abs(x) - 0.03, yy - y - 0.05];
    dye(surface, [0.85, 0.84, 0.78], 0.9 * smoothstep(0.018, 0.01, Math.sqrt(u * u + v * v)) * (z > 0.2 ? 1 : 0));
  };
  studio.put("body", "body", meshSdf(clay, 0.014), fuzz, 0.8);
  const lift = isMoth(p) ? 0.12 : 0.3 * p.neck;
  const back = isMoth(p) ? -0.16 : 0;
  const tailed = p.variant === "swallowtail" || p.variant === "luna";
  const hind = tailed ? TAILED_HIND_WING : HIND_WING;
  const look = (edge: WingEdge, isHind: boolean) => paintWing({ edge, isHind, pattern: p.variant, accents: !p.plain });
  // the fore wings lie over the hind ones
  studio.put(
    "hind-wings",
    "wing",
    wings(hind, p.wing, lift * 0.86, back, [0.015, y + 0.035, -0.03]),
    look(hind, true),
    1,
  );
  studio.put(
    "fore-wings",
    "wing",
    wings(FORE_WING, p.wing, lift, back, [0.015, y + 0.055, 0.06]),
    look(FORE_WING, false),
    1,
  );
  const path: Vec3[] = [
    [0.025, y + 0.05, 0.26],
    [0.1, y + 0.16, 0.4],
    [0.19, y + 0.22, 0.56],
  ];
  studio.put("antennae", "antenna", pair(isMoth(p) ? comb(path) : feeler(path, 0.0125, 2.2)), undefined, 0.6);
  studio.put(
    "eyes",
    "eye",
    facetEyes([0.045 * Math.sqrt(stout) * p.head, y + 0.03, 0.25], [0.032 * p.eye, 0.036 * p.eye, 0.036 * p.eye], 14),
    paintFacets("#1c1410", 0.01),
    0.6,
  );
  const legs = [0.35, 1.3, 2.2].map((angle, i): Vec3[] => {
    const [s, c] = [sin(angle), cos(angle)];
    const z = 0.12 - i * 0.07;
    return [
      [0.03, y - 0.05, z],
      [0.05 + 0.12 * s, y * 0.62, z + 0.13 * c],
      [0.06 + 0.2 * s, 0.008, z + 0.24 * c],
    ];
  });
  studio.put("legs", "antenna", legPairs(legs, 0.016, 6), undefined, 0.4);
  const top = y + 0.1;
  return studio.finish([
    { name: "top", position: [0, top, 0.04], normal: Y_AXIS, radius: 0.07 },
    { name: "back", position: [0, top, 0.04], normal: Y_AXIS, radius: 0.07 },
    { name: "head", position: [0, y + 0.07, 0.22], normal: Y_AXIS, radius: 0.065 },
    { name: "mouth", position: [0, y - 0.01, 0.29], normal: [0, 0, 1], radius: 0.03 },
  ]);
}

const wing = (colour: string, body = "#1c1614") => ({
  size: 0.06,
  colours: { wing: colour, body, antenna: "#181210", eye: "#1c1410" },
});

const SLOTS = {
  wing: { words: ["forewing", "hindwing"], materials: ["felt"] },
  body: { words: ["abdomen", "head", "fur"], materials: ["felt"], takesWhole: false },
  antenna: { words: ["feeler", "leg"], materials: ["felt"], takesWhole: false },
  eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
};

/** Four broad spread wings, patterned with a dark dotted rim and veins, on a slender body with clubbed feelers. */
export const butterfly = creatureConcept({
  id: "butterfly",
  words: [
    "butterfly",
    "monarch butterfly",
    "monarch",
    "swallowtail",
    "swallowtail butterfly",
    "morpho butterfly",
    "blue morpho",
    "peacock butterfly",
    "cabbage white",
  ],
  senses: ["butterfly"],
  height: 0.04,
  variants: {
    monarch: wing("#e0661a"),
    morpho: wing("#1c6ce0"),
    swallowtail: wing("#ecc838"),
    peacock: wing("#a8381c", "#3c2418"),
    white: wing("#f2efdf", "#4c4840"),
  },
  choose: (draw, { word }) =>
    word.startsWith("monarch")
      ? "monarch"
      : word.startsWith("swallow")
        ? "swallowtail"
        : word.includes("morpho")
          ? "morpho"
          : word.startsWith("peacock")
            ? "peacock"
            : word.startsWith("cabbage")
              ? "white"
              : draw.pick("kind", ["monarch", "morpho", "swallowtail", "peacock", "white"], [4, 3, 2, 2, 0.6]),
  slots: SLOTS,
  poses: ["spread"],
  build,
  view: { azimuth: 2.72, elevation: 0.85 },
});

/** A stout furry body, wings held low and back in muted waves with eye spots, feathered feelers; the luna moth is pale green with tails. */
export const moth = creatureConcept({
  id: "moth",
  words: ["moth", "luna moth", "death's head moth", "hawk moth", "silk moth"],
  senses: ["moth"],
  height: 0.03,
  variants: { moth: wing("#8c6844", "#a88c68"), luna: wing("#b4d8a0", "#e8e4d4") },
  choose: (draw, { word }) => (word.startsWith("luna") ? "luna" : draw.pick("kind", ["moth", "luna"], [4, 1])),
  slots: SLOTS,
  poses: ["spread"],
  build,
  view: { azimuth: 2.72, elevation: 0.85 },
});
