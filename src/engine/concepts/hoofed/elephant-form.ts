import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { mirror } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { onHead } from "../mammal/head-form.ts";
import type { Species, Studio } from "../mammal/species.ts";
import { longFacePaint } from "./long-face.ts";
import { pillarLimb } from "./pillar-leg.ts";

/** Pillars under a great barrel, a high domed head, no muzzle: the trunk is a part of its own. */
export const ELEPHANT = {
  body: {
    size: 2.8,
    legs: 0.44,
    length: 1.06,
    girth: 1.72,
    bone: 2.25,
    neck: 1,
    tuck: 0,
    pillar: 0.92,
    rump: -0.04,
    haunch: 0.78,
    head: 1.62,
    carriage: { neck: [0.12, 0.26], head: [0.26, 0.47] },
  },
  head: {
    skull: [0.98, 1.05, 0.9],
    cheek: { at: [0.45, -0.42, 0.3], radii: [0.5, 0.55, 0.55] },
    brow: 0.26,
    muzzle: { length: 0.02, root: 0.52, tip: 0.4, y: -0.4, drop: 0.25 },
    pads: 0,
    chin: 0.8,
    nose: { width: 0, tall: 1 },
    eye: {
      out: [0.72, 0.02, 0.7],
      radius: 0.12,
      irises: ["#2a180c", "#4a2c14"],
      iris: 0.95,
      pupilSize: 0.5,
      gaze: [0.6, 0, 0.8],
    },
    mouth: false,
  },
  ears: undefined,
  tail: { carriage: "hanging", length: 0.5, radii: [0.035, 0.028, 0.022, 0.02, 0.018] },
  nose: "#3a3432",
  face: (head, eye) =>
    longFacePaint({ ...head, form: { ...head.form, muzzle: { ...head.form.muzzle, tip: 0.001 } } }, eye),
  lowerLimb: pillarLimb,
  headClay: (head) => {
    const u = head.unit;
    const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
    return [
      add(ellipsoid(at(0, 0.05, 0), [0.95 * u, 1.02 * u, 0.88 * u]), 0.5 * u),
      add(ellipsoid(at(0.3, 0.62, -0.02), [0.42 * u, 0.42 * u, 0.6 * u]), 0.3 * u),
      add(ellipsoid(at(-0.3, 0.62, -0.02), [0.42 * u, 0.42 * u, 0.6 * u]), 0.3 * u),
      add(ellipsoid(at(0, -0.15, 0.62), [0.56 * u, 0.62 * u, 0.46 * u]), 0.3 * u),
      add(ellipsoid(at(0.42, -0.5, 0.5), [0.3 * u, 0.36 * u, 0.42 * u]), 0.25 * u),
      add(ellipsoid(at(-0.42, -0.5, 0.5), [0.3 * u, 0.36 * u, 0.42 * u]), 0.25 * u),
      add(ellipsoid(at(0, -0.92, 0.42), [0.3 * u, 0.34 * u, 0.42 * u]), 0.25 * u),
    ];
  },
  poses: [
    ["standing", 3],
    ["walking", 2],
  ],
  view: { azimuth: 0.6, elevation: 0.12 },
} satisfies Partial<Species>;

/** How a trunk is held, head units from the skull's centre. `s` stretches what hangs down to the floor's distance. */
const TRUNKS: readonly ((s: number) => readonly Vec3[])[] = [
  (s) => [
    [0, -0.05, 0.5],
    [0, -0.4, 1.12],
    [0, -1.15 * s, 1.4],
    [0, -2.0 * s, 1.3],
    [0, -2.7 * s, 1.22],
    [0, -3.0 * s, 1.5],
    [0, -2.85 * s, 1.86],
  ],
  () => [
    [0, -0.05, 0.5],
    [0, -0.38, 1.15],
    [0, -0.85, 1.75],
    [0, -0.75, 2.5],
    [0, 0.0, 2.95],
    [0, 0.8, 2.85],
    [0, 1.2, 2.5],
  ],
  (s) => [
    [0, -0.05, 0.5],
    [0, -0.4, 1.12],
    [0, -1.2 * s, 1.42],
    [0, -1.95 * s, 1.6],
    [0.1, -2.1 * s, 2.15],
    [0.16, -1.65 * s, 2.5],
    [0.1, -1.25 * s, 2.25],
  ],
];

/** Up over the head in an S, its tip forwards. */
const TRUMPETING = (): readonly Vec3[] => [
  [0, -0.05, 0.5],
  [0, -0.36, 1.1],
  [0, -0.5, 1.75],
  [0, 0.05, 2.3],
  [0, 0.95, 2.4],
  [0, 1.75, 2.2],
  [0, 2.2, 2.55],
];

/** The trunk, ringed with folds. */
export function putTrunk({ head, parameters, put }: Studio): void {
  const u = head.unit;
  const usual = parameters.variation % 5 === 1 ? 1 : parameters.variation % 5 === 3 ? 2 : 0;
  const way = parameters.trunkUp ? TRUMPETING : (TRUNKS[usual] as (typeof TRUNKS)[number]);
  const reach = Math.min(1.15, (head.centre[1] / u - 0.35) / 3);
  const folds = 26;
  const trunk = tube(
    0.47 * u,
    curveThrough(
      way(reach).map((point) => onHead(head, point)),
      14,
    ),
    16,
    {
      scale: (t) => (1 - 0.66 * t) * (1 + 0.035 * sin(t * folds * TAU)),
      endRounding: 0.05 * u,
    },
  );
  put("trunk", "trunk", trunk, hide, 1);
}

/** Furrows of thick skin. */
export const hide: Paint = (surface, x, y, z) => {
  const n = noise(x * 26, y * 46, z * 26, 4);
  shade(surface, 0.94 + 0.14 * n);
};

/** Great fans of ears; `size` 1 is an African elephant's. */
export function putEars({ head, put, parameters }: Studio, size: number): void {
  const u = head.unit * size * parameters.ears;
  const form = sculpt([
    add(ellipsoid([0.62 * u, 0.12 * u, 0], [0.74 * u, 0.9 * u, 0.1 * u])),
    add(ellipsoid([0.5 * u, -0.62 * u, 0], [0.46 * u, 0.66 * u, 0.09 * u]), 0.12 * u),
    add(ellipsoid([0.6 * u, 0.62 * u, 0.02 * u], [0.58 * u, 0.36 * u, 0.11 * u]), 0.12 * u),
    carve(ellipsoid([0.66 * u, 0.05 * u, 0.17 * u], [0.5 * u, 0.82 * u, 0.13 * u]), 0.06 * u),
  ]);
  const rippled = displace(form, 0.035 * u, (x, y, z) => noise((x * 2.2) / u, (y * 2.2) / u, (z * 2.2) / u, 3));
  const stance = chain(
    rotation(X_AXIS, -0.08),
    rotation(Z_AXIS, -0.1),
    rotation(Y_AXIS, 0.55),
    translation(onHead(head, [0.68, 0.12, -0.18])),
  );
  put("ears", "ear", pair(meshSdf(placed(rippled, stance), 0.075 * u)), hide, 0.95);
}

/** Tusks, forward and up; `long` in head units. */
export function putTusks({ head, put }: Studio, long: number, curl: number): void {
  const at = (x: number, y: number, z: number): Vec3 => onHead(head, [x, y, z]);
  const tusk = tube(
    0.145 * head.unit,
    curveThrough(
      [
        at(0.44, -0.45, 0.6),
        at(0.52, -0.95, 1.0),
        at(0.56 + 0.3 * curl, -1.2 - 0.3 * curl, 1.0 + 0.5 * long),
        at(0.52 + 0.3 * curl, -1.08 - 0.1 * curl, 1.0 + long),
        ...(curl > 0 ? [at(0.4 * (1 - curl) + 0.2, -0.4, 1.1 + 1.25 * long)] : []),
      ],
      7,
    ),
    12,
    { scale: (t) => 1 - 0.72 * t, endRounding: 0.03 * head.unit },
  );
  put("tusks", "tusk", merge([tusk, mirror(tusk)]), undefined, 0.9);
}
