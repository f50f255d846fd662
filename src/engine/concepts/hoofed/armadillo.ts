import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid, halfSpace } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import { shade } from "../animal/coat.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { onHead } from "../mammal/head-form.ts";
import { RODENT_HEAD } from "../mammal/rodent-form.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Studio } from "../mammal/species.ts";

/** An armadillo: a domed shell with jointed bands across its middle, a plated brow, long pointed snout, upright ears, ringed tail. */
export const armadillo = defineMammal({
  id: "armadillo",
  words: ["armadillo"],
  senses: ["armadillo"],
  body: {
    size: 0.24,
    legs: 0.32,
    length: 1.45,
    girth: 1.5,
    bone: 1.15,
    neck: 0.7,
    tuck: 0,
    low: 0.9,
    head: 1.2,
  },
  head: {
    ...RODENT_HEAD,
    skull: [0.8, 0.72, 0.95],
    muzzle: { length: 1.2, root: 0.5, tip: 0.2, y: -0.16, drop: 0.4 },
    pads: 0,
    nose: { width: 0.16, tall: 0.8, up: 0.2 },
    eye: { ...RODENT_HEAD.eye, out: [0.7, 0.16, 0.66], radius: 0.14 },
    incisors: 0,
    whiskers: false,
  },
  ears: { at: [0.44, 0.55, -0.4], height: 0.9, widths: [0.18, 0.28, 0.12], turn: 0.4, lean: 0.3, inside: "#c8958a" },
  tail: { carriage: "dragging", length: 0.9, radii: [0.1, 0.085, 0.07, 0.055, 0.04, 0.025] },
  varieties: [
    {
      coat: "#9a8878",
      layers: [
        { kind: "under", colour: "#c8ac98", reach: 0.2 },
        { kind: "tailRings", colour: "#5e5046", count: 11, width: 0.2 },
      ],
      dress: { shell: "#8a7a6c" },
    },
    {
      coat: "#a08a70",
      layers: [{ kind: "tailRings", colour: "#66543f", count: 11, width: 0.2 }],
      dress: { shell: "#957c5c" },
    },
  ],
  hide: "leather",
  nose: "#2a1f1c",
  poses: [
    ["standing", 2],
    ["walking", 2],
  ],
  slots: {
    shell: { words: ["armour", "armor", "plate"], materials: ["leather"], colours: [fromHex("#8a7a6c")] },
  },
  extras: shell,
  view: { azimuth: 0.85, elevation: 0.2 },
});

/** Two domes with bands between them. */
function shell({ skeleton, build, head, put }: Studio): void {
  const { chest, chestRadii, belly, pelvis } = skeleton;
  const isRaised = hasFreeArms(build.pose);
  const u = head.unit;
  const g = chestRadii[0] * 1.35;
  const long = chest[2] - pelvis[2];
  const middle = (chest[2] + pelvis[2]) / 2;
  const from = pelvis[2] + long * 0.2;
  const to = chest[2] - long * 0.08;
  const dome = isRaised
    ? sculpt([
        add(ellipsoid([0, (chest[1] + pelvis[1]) / 2, chest[2] - 0.06], [g * 1.05, 0.42, 0.24])),
        carve(halfSpace([0, 0, chest[2] + 0.02], [0, 0, -1]), 0.04),
      ])
    : sculpt([
        add(ellipsoid([0, belly[1] + 0.02, middle - 0.02], [g, 0.4, long * 0.5 + 0.34])),
        carve(halfSpace([0, belly[1] - 0.24, 0], [0, 1, 0]), 0.05),
      ]);
  const along = (y: number, z: number) =>
    isRaised ? (y - pelvis[1]) / (chest[1] - pelvis[1]) : (z - from) / (to - from);
  const bands = displace(dome, 0.016, (x, y, z) => {
    const t = along(y, z);
    if (t > 0 && t < 1) return clamp(2.2 * sin(t * 7 * TAU), -1, 1) * 0.9;
    return 0.35 * noise(x * 34, y * 34, z * 34, 2);
  });
  const paint: Paint = (surface, x, y, z) => {
    const t = along(y, z);
    const groove = t > 0 && t < 1 ? smoothstep(-0.2, -0.8, sin(t * 7 * TAU)) : 0;
    shade(surface, (1 - 0.55 * groove) * (1 + 0.22 * noise(x * 40, y * 40, z * 40, 3)));
  };
  put("shell", "shell", meshSdf(bands, 0.02), paint, 1);
  const brow = sculpt([add(ellipsoid(onHead(head, [0, 0.42, 0.25]), [0.66 * u, 0.42 * u, 0.9 * u]))]);
  put("brow-plate", "shell", meshSdf(brow, 0.1 * u), paint, 0.6);
}
