import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { hoopPoints } from "../vessel/handle.ts";
import { pole } from "./shaft.ts";

/** Twisted yarn: slanted dark grooves around each string. */
const yarn: Paint = (surface, x, y, z) => {
  const s = y * 90 + x * 50 + z * 50;
  if (s - Math.floor(s) < 0.3) {
    surface.height -= 0.002;
    surface.r *= 0.7;
    surface.g *= 0.7;
    surface.b *= 0.68;
  }
};

const strings = (spread: number) =>
  merge(
    Array.from({ length: 58 }, (_, i) => {
      const a = i * 2.399963;
      const r = (0.05 + 0.13 * Math.sqrt((i + 0.5) / 58)) * spread;
      const [c, s] = [cos(a), sin(a)];
      const out = r + 0.03 + 0.035 * sin(i * 5.3);
      const path: Vec3[] = [
        [c * 0.016, 0.28, s * 0.014],
        [c * r * 0.6, 0.255, s * r * 0.55],
        [c * r * 0.95, 0.14, s * r * 0.9],
        [c * r, 0.025, s * r],
        [c * out, 0.012, s * out],
      ];
      return tube(0.0105, curveThrough(path, 4), 6, { endRounding: 0.006, endSteps: 1 });
    }),
  );

function build({ has }: Planned): Part[] {
  const clamp = loft(
    (
      [
        [0.25, 0.045, 0.04],
        [0.275, 0.062, 0.046],
        [0.3, 0.056, 0.042],
        [0.32, 0.032, 0.032],
        [0.4, 0.024, 0.024],
      ] as const
    ).map(([y, w, d]): Ring => ellipseOutline(w, d, 28).map(([x, z]) => [x, y, -z] as const)),
  );
  const lean = (g: Part["geometry"]) => (has("bucket") ? move(turnZ(g, -0.05), [-0.16, 0.01, 0.05]) : g);
  const parts = [
    makePart("handle", "handle", lean(move(pole(0.92, 0.0165), [0, 0.3, 0])), { weight: 1, grain: "y" }),
    makePart("clamp", "head", lean(clamp), { weight: 0.8 }),
    makePart("strings", "strings", lean(strings(1)), { weight: 1, paint: yarn }),
  ];
  if (!has("bucket")) return parts;
  const pail = lathe(
    roundCorners(
      [
        [0, 0],
        [0.105, 0, 0.01],
        [0.142, 0.235],
        [0.152, 0.235, 0.004],
        [0.152, 0.25, 0.004],
        [0.134, 0.25, 0.003],
        [0.099, 0.014, 0.01],
        [0, 0.014],
      ],
      3,
    ),
    44,
  );
  const bail = sweep(ellipseOutline(0.0045, 0.0045, 8), curveThrough(hoopPoints(0.148, 0.225, 0.4), 6));
  const water = lathe(
    [
      [0, 0.18],
      [0.122, 0.18],
      [0.124, 0.19],
      [0, 0.19],
    ],
    40,
  );
  const beside = (g: Part["geometry"]) => move(g, [0.19, 0, 0]);
  return [
    ...parts,
    makePart("bucket", "bucket", beside(pail), { weight: 0.9 }),
    makePart("bail", "metal", beside(bail), { weight: 0.6 }),
    makePart("water", "water", beside(water), { weight: 0.5 }),
  ];
}

/** A mop. What makes it itself: a long stick into a clamp from which thick white cotton strings fall and spread on the floor; sometimes beside a bucket of water. */
export const mop = defineFromPlan({
  id: "mop",
  family: "tool",
  words: ["mop", "floor mop", "string mop", "mop and bucket", "mop bucket", "cotton mop"],
  senses: ["swab#2"],
  height: 1.2,
  view: { azimuth: 0.35, elevation: 0.18 },
  slots: {
    handle: mainSlot("oak painted-wood", "#c89858 #b0783e #2a6ab0", "stick|pole|shaft"),
    strings: slot("woven-cotton", "#efe9da #e3e6e6", "string|mop head|yarn|thread"),
    head: slot("plastic", "#c4261d #1f5fae #2c8a4c", "clamp"),
    bucket: slot("plastic painted-metal", "#2a78c8 #d8b01e #c8ccd0", "pail"),
    metal: slot("brushed-steel", "", "bail"),
    water: slot("glass", "#9fd0d8"),
  },
  extras: { bucket: { chance: 0.3, words: ["mop and bucket", "mop bucket"] } },
  build,
});
