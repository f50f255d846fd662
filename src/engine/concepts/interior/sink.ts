import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { knob } from "../furniture/make-desk.ts";
import { panelFront } from "../storage/carcase.ts";
import { faucet } from "./faucet.ts";

const TOP = 0.84;

/** Draws a round basin out to a rounded oblong. */
const squared = (geometry: Geometry, a: number, b: number): Geometry =>
  settle(
    deform(geometry, ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z);
      if (r < 1e-9) return [x, y, z];
      const [c, s] = [x / r, z / r];
      const full = 1 / Math.sqrt(Math.sqrt(c * c * c * c + s * s * s * s));
      return [x * a * full, y, z * b * full];
    }),
  );

const basin = (deep: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, -deep],
        [0.45, -deep, 0.1],
        [0.9, -deep * 0.35, 0.2],
        [1, -0.045, 0.03],
        [1, 0, 0.02],
        [0.86, 0, 0.03],
        [0.8, -0.03, 0.05],
        [0.5, -deep * 0.78, 0.12],
        [0, -deep * 0.82],
      ],
      6,
    ),
    64,
  );

/** A sink. What makes it itself: a white hollow basin with a drain, a bent tap with two handles at its back, on a pedestal or in a cupboard. */
export const sink = defineThing<"pedestal" | "vanity">({
  id: "sink",
  family: "furniture",
  words: {
    sink: "",
    washbasin: "pedestal",
    "wash basin": "pedestal",
    "bathroom sink": "",
    "kitchen sink": "vanity",
    "pedestal sink": "pedestal",
    washstand: "vanity",
  },
  senses: ["sink"],
  forms: { pedestal: 2, vanity: 1 },
  height: 1,
  slots: {
    basin: { words: ["bowl", "pedestal", "column"], materials: ["ceramic-glaze"], colours: ["#f2f2ef"].map(fromHex) },
    tap: { words: ["faucet", "spout", "drain"], materials: ["silver", "brushed-steel", "gold"], takesWhole: false },
    cupboard: {
      words: ["cabinet", "vanity", "door"],
      materials: ["painted-wood", "oak"],
      colours: ["#5f7684", "#8f5a2e", "#e8e5dc"].map(fromHex),
      takesWhole: false,
    },
    knob: { words: ["handle"], materials: ["bronze"], takesWhole: false },
  },
  build: ({ form }) => {
    const [a, b] = [0.3, 0.24];
    const bowl = move(squared(basin(form === "pedestal" ? 0.2 : 0.17), a, b), [0, TOP, 0]);
    const ledge = move(box([0.5, 0.05, 0.14], { bevel: 0.018, bevelSteps: 3 }), [0, TOP - 0.018, -b + 0.02]);
    const drain = move(torus(0.024, 0.006, 24, 8), [0, TOP - (form === "pedestal" ? 0.16 : 0.135), 0]);
    const parts: Part[] = [
      makePart("basin", "basin", bowl, { weight: 1, crease: 0.9 }),
      makePart("ledge", "basin", ledge, { weight: 0.6 }),
      makePart("drain", "tap", drain, { weight: 0.3 }),
      makePart("tap", "tap", move(faucet(0.17, 0.16), [0, TOP + 0.004, -b + 0.01]), { weight: 0.9 }),
    ];
    if (form === "pedestal") {
      const column = settle(
        deform(
          lathe(
            roundCorners(
              [
                [0, 0],
                [0.15, 0, 0.01],
                [0.15, 0.03, 0.015],
                [0.11, 0.08, 0.05],
                [0.085, 0.35, 0.2],
                [0.1, 0.62, 0.05],
                [0.17, TOP - 0.13, 0.05],
                [0, TOP - 0.1],
              ],
              5,
            ),
            40,
          ),
          ([x, y, z]) => [x, y, z * 0.9 - 0.02],
        ),
      );
      return [...parts, makePart("pedestal", "basin", column, { weight: 0.9 })];
    }
    const [w, d, h] = [0.7, 0.5, TOP - 0.035];
    const z = d / 2 + 0.006;
    return [
      ...parts,
      makePart(
        "counter",
        "basin",
        move(box([w + 0.05, 0.04, d + 0.05], { bevel: 0.01, bevelSteps: 2 }), [0, h - 0.004, 0]),
        { weight: 0.7 },
      ),
      makePart("cupboard", "cupboard", move(box([w, h - 0.09, d], { bevel: 0.006 }), [0, (h + 0.07) / 2, 0]), {
        weight: 0.9,
      }),
      makePart("plinth", "cupboard", move(box([w - 0.06, 0.09, d - 0.06]), [0, 0.045, 0]), { weight: 0.3 }),
      ...makeParts(
        "door",
        "cupboard",
        [-1, 1].map((s) => move(panelFront(w / 2 - 0.02, h - 0.14), [s * w * 0.247, (h + 0.075) / 2, z])),
        { weight: 0.8 },
      ),
      ...makeParts(
        "knob",
        "knob",
        [-1, 1].map((s) => knob([s * 0.04, h * 0.62, z + 0.012])),
        { weight: 0.4 },
      ),
    ];
  },
  sockets: ({ form }) => [
    { name: "inside", position: [0, TOP - (form === "pedestal" ? 0.16 : 0.135), 0], normal: [0, 1, 0], radius: 0.16 },
    { name: "top", position: [0, TOP - (form === "pedestal" ? 0.16 : 0.135), 0], normal: [0, 1, 0], radius: 0.16 },
  ],
  view: { azimuth: 0.5, elevation: 0.42 },
});
