import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { normalize, add as plus, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { fin, rays } from "../animal/fin.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes, spineClay } from "../reptile/creature-studio.ts";
import { fanTail } from "./fish-parts.ts";
import { seaSlots } from "./sea-slots.ts";

const CREAM = [0.86, 0.8, 0.7] as const;
/** Where the left pectoral fan grows. */
const SHOULDER: Vec3 = [0.13, -0.06, 0.16];
const FAN_RAYS = 12;

/** Direction and length of a ray of the left pectoral fan, from the uppermost (0) to the lowest (1). */
function fanRay(t: number, size: number): Vec3 {
  const a = lerp(1.45, -1.4, t);
  const way = normalize([0.5 + 0.25 * cos(a), sin(a), 0.2 - 0.75 * cos(a)] as Vec3);
  return scale(way, size * (0.62 + 0.16 * sin(Math.PI * t)));
}

/** Root, tip and lean of a spine of the back. */
function backSpine(t: number, size: number): { readonly root: Vec3; readonly tip: Vec3 } {
  const z = lerp(0.3, -0.2, t);
  const y = 0.19 + 0.045 * sin(Math.PI * (0.1 + 0.8 * t));
  const long = size * (0.34 + 0.24 * sin(Math.PI * (0.12 + 0.7 * t)));
  const lean = lerp(-0.2, 0.75, t);
  return {
    root: [0, y, z],
    tip: [0.035 * (t * 12 - 2 * Math.floor(t * 6) - 0.5), y + long * cos(lean), z - long * sin(lean)],
  };
}

/** White bands where `along` is in the second half of each period. */
function band(surface: SurfacePoint, along: number, share: number): void {
  const u = along - Math.floor(along);
  const off = Math.abs(u - 0.5) * 2;
  dye(surface, CREAM, 0.96 * smoothstep(share + 0.09, share - 0.09, off));
}

function buildLionfish(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const k = p.plump;
  const clay = sculpt([
    ...spineClay(
      [
        [0, -0.03, 0.5, 0.075],
        [0, -0.015, 0.38, 0.155],
        [0, 0.01, 0.2, 0.215],
        [0, 0.015, 0, 0.215],
        [0, 0.01, -0.22, 0.15],
        [0, 0.01, -0.42, 0.085],
        [0, 0.01, -0.5, 0.075],
      ],
      0.03,
    ),
    add(ellipsoid([0, -0.07, 0.51], [0.09, 0.05, 0.07]), 0.04),
    carve(ellipsoid([0, -0.045, 0.58], [0.09, 0.014, 0.07]), 0.008),
  ]);
  const body = deform(meshSdf(clay, 0.0235), ([x, y, z]): Vec3 => [x * 0.7 * k, y, z]);
  const bodyPaint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.34;
    if (p.plain) return;
    shade(surface, 1 + 0.2 * noise(x * 14, y * 14, z * 14, p.seed));
    const wave = 0.22 * noise(y * 7, z * 3, x > 0 ? 1 : 4, p.seed) + 0.9 * y * smoothstep(0.2, 0.5, z);
    band(surface, z * 9.5 + wave + 0.3, 0.44);
  };
  studio.put("body", "body", body, bodyPaint, 1);
  const fanPaint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.4;
    if (p.plain) return;
    const [u, v, w] = [Math.abs(x) - SHOULDER[0], y - SHOULDER[1], z - SHOULDER[2]];
    band(surface, Math.sqrt(u * u + v * v + w * w) * 7.5 + 0.25 * noise(y * 9, z * 9, 0, p.seed), 0.42);
  };
  const spinePaint: Paint = (surface, _x, y, z) => {
    surface.roughness = 0.4;
    if (!p.plain) band(surface, (y - 0.35 * z) * 9, 0.44);
  };
  const fan = fin({
    root: rays(FAN_RAYS * 2 - 1, (t) => plus(SHOULDER, [-0.03, lerp(0.07, -0.07, t), -0.02])),
    tip: rays(FAN_RAYS * 2 - 1, (t) =>
      plus(SHOULDER, scale(fanRay(t, p.wing), 0.74 + 0.06 * cos(t * (FAN_RAYS - 1) * 2 * Math.PI))),
    ),
    thickness: 0.02,
    ripple: 0.01,
  });
  studio.put("pectoral-fans", "fin", pair(fan), fanPaint, 0.9);
  const fanSpines = Array.from({ length: FAN_RAYS }, (_, i) => {
    const t = i / (FAN_RAYS - 1);
    return {
      root: plus(SHOULDER, [-0.03, lerp(0.07, -0.07, t), -0.02]),
      tip: plus(SHOULDER, fanRay(t, p.wing * 1.06)),
      radius: 0.018,
    };
  });
  studio.put("fan-spines", "spine", spikes(fanSpines, true), fanPaint, 0.8);
  const crest = Array.from({ length: 12 }, (_, i) => ({ ...backSpine(i / 11, p.wing), radius: 0.019 }));
  studio.put("back-spines", "spine", spikes(crest, false), spinePaint, 0.9);
  const webs = crest.map(({ root, tip }) =>
    fin({
      root: rays(5, (t): Vec3 => [0, root[1] - 0.035, root[2] + 0.012 - 0.055 * t]),
      tip: rays(
        5,
        (t): Vec3 => [
          lerp(0, tip[0], 0.86 - 0.5 * t),
          lerp(root[1], tip[1], 0.86 - 0.6 * t),
          lerp(root[2], tip[2], 0.86 - 0.6 * t) - 0.045 * sin(Math.PI * t) - 0.02 * t,
        ],
      ),
      thickness: 0.014,
      ripple: 0.002,
    }),
  );
  studio.put("back-webs", "fin", merge(webs), spinePaint, 0.7);
  const spots: Paint = (surface, x, y, z) => {
    surface.roughness = 0.4;
    if (p.plain) return;
    dye(surface, [0.8, 0.66, 0.5], 0.6);
    dye(surface, [0.32, 0.05, 0.03], 0.9 * smoothstep(0.2, 0.34, noise(x * 20, y * 22, z * 22, p.seed + 3)));
  };
  studio.put("tail", "tail", fanTail(-0.5, 0.38 * p.tail), spots, 0.75);
  const soft = (up: number) =>
    fin({
      root: rays(11, (t): Vec3 => [0, up * (0.13 - 0.06 * t), -0.2 - 0.24 * t]),
      tip: rays(11, (t): Vec3 => [0, up * (0.2 + 0.2 * sin(Math.PI * (0.25 + 0.6 * t))), -0.3 - 0.34 * t]),
      thickness: 0.024,
      ripple: 0.006,
    });
  studio.put("soft-fins", "tail", merge([soft(1), soft(-1)]), spots, 0.7);
  const belly = fin({
    root: rays(9, (t): Vec3 => [0.05, -0.16, 0.16 - 0.08 * t]),
    tip: rays(9, (t): Vec3 => [0.13, -0.34 - 0.1 * sin(Math.PI * t), 0.1 - 0.26 * t]),
    thickness: 0.022,
    ripple: 0.006,
  });
  studio.put("belly-fins", "fin", pair(belly), fanPaint, 0.6);
  const horns = spikes(
    [
      { root: [0.07, 0.13, 0.39], tip: [0.12, 0.29, 0.44], bend: [0.02, 0, 0.02], radius: 0.017 },
      { root: [0.04, -0.1, 0.52], tip: [0.07, -0.2, 0.6], radius: 0.013 },
    ],
    true,
  );
  studio.put("whiskers", "spine", horns, undefined, 0.6);
  studio.putEyes(
    { centre: [0.092 * k, 0.055, 0.385], radius: 0.046 * p.eye, gaze: normalize([0.9, 0.1, 0.4]) },
    { hex: "#d8a83a", size: 0.84, pupilSize: 0.58, white: [0.86, 0.8, 0.7] },
  );
  return studio.finish([
    { name: "top", position: [0, 0.22, 0.1], normal: Y_AXIS, radius: 0.1 },
    { name: "head", position: [0, 0.15, 0.36], normal: Y_AXIS, radius: 0.1 },
    { name: "back", position: [0, 0.22, 0], normal: Y_AXIS, radius: 0.1 },
    { name: "mouth", position: [0, -0.05, 0.55], normal: [0, 0, 1], radius: 0.05 },
  ]);
}

/** A red and white striped fish with a crest of long free spines on its back and two great banded fans of fins at its sides. */
export const lionfish = creatureConcept({
  id: "lionfish",
  words: [
    "lionfish",
    "lion fish",
    "scorpionfish",
    "scorpion fish",
    "turkeyfish",
    "turkey fish",
    "firefish",
    "zebrafish",
  ],
  senses: ["lionfish", "scorpionfish"],
  height: 0.3,
  variants: {
    red: {
      size: 0.34,
      colours: { body: "#a82c18", fin: "#b23a20", spine: "#a82c18", tail: "#c87848", eye: "#d8a83a" },
    },
    dark: {
      size: 0.34,
      colours: { body: "#84241c", fin: "#963024", spine: "#84241c", tail: "#b86c4c", eye: "#d8a83a" },
    },
  },
  choose: (draw) => draw.pick("kind", ["red", "dark"], [2, 1]),
  slots: seaSlots("skin", "fin", "spine", "tail", "eye"),
  poses: ["swimming"],
  build: buildLionfish,
  view: { azimuth: 0.95, elevation: 0.16 },
});
