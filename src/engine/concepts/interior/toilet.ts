import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Outline, reverseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";

const SEAT = 0.4;

/** An oval about the origin, longer towards +Y: a toilet's seat from above. */
const seatOutline = (grow: number): Outline =>
  Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * TAU;
    const s = sin(a);
    return [(0.175 + grow) * cos(a), ((s > 0 ? 0.25 : 0.19) + grow) * s] as const;
  });

const longer = (geometry: Geometry): Geometry =>
  settle(deform(geometry, ([x, y, z]) => [x, y, z * (z > 0 ? 1.38 : 1.05)]));

/** A toilet. What makes it itself: a white bowl on a waisted foot, an oval seat with its lid up, a cistern behind with a flushing lever. */
export const toilet = defineThing<"open" | "closed" | "high">({
  id: "toilet",
  family: "furniture",
  words: { toilet: "", "toilet bowl": "open", "toilet seat": "open", lavatory: "", loo: "", "water closet": "high" },
  senses: ["toilet#2"],
  forms: { open: 4, closed: 1, high: 0.5 },
  choose: (ask) => (says(ask, "closed") ? "closed" : says(ask, "open") ? "open" : undefined),
  height: 0.8,
  slots: {
    body: {
      words: ["bowl", "tank", "cistern", "porcelain"],
      materials: ["ceramic-glaze"],
      colours: ["#f3f3f1", "#f3f3f1", "#f3f3f1", "#e9d9d2", "#cfe0dc"].map(fromHex),
    },
    seat: {
      words: ["lid", "ring"],
      materials: ["plastic", "plastic", "oak"],
      colours: ["#f6f6f4", "#f6f6f4", "#7b5230"].map(fromHex),
      takesWhole: false,
    },
    lever: { words: ["handle", "flush", "pipe", "chain"], materials: ["brushed-steel"], takesWhole: false },
    water: { words: [], materials: ["glass"], colours: ["#9fcfe0"].map(fromHex), takesWhole: false },
  },
  build: ({ form }) => {
    const bowl = longer(
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.125, 0, 0.01],
            [0.12, 0.03, 0.02],
            [0.095, 0.12, 0.05],
            [0.115, 0.2, 0.06],
            [0.178, 0.33, 0.06],
            [0.185, SEAT - 0.01, 0.012],
            [0.14, SEAT - 0.01, 0.012],
            [0.13, 0.3, 0.05],
            [0.06, 0.2, 0.04],
            [0, 0.19],
          ],
          6,
        ),
        48,
      ),
    );
    const lie = (g: Geometry): Geometry => turnX(g, PI / 2);
    const ring = move(
      lie(
        extrude(seatOutline(0.012), {
          depth: 0.022,
          bevel: 0.009,
          bevelSteps: 3,
          holes: [reverseOutline(seatOutline(-0.07))],
        }),
      ),
      [0, SEAT + 0.002, 0],
    );
    const lidShape = extrude(seatOutline(0.014), { depth: 0.018, bevel: 0.008, bevelSteps: 3 });
    const lid =
      form === "closed"
        ? move(lie(lidShape), [0, SEAT + 0.021, 0])
        : move(turnX(move(lidShape, [0, 0.2, 0]), -0.12), [0, SEAT + 0.014, -0.185]);
    const tankY = form === "high" ? 1.25 : SEAT + 0.02;
    const tank = move(box([0.44, 0.43, 0.18], { bevel: 0.03, bevelSteps: 3 }), [0, tankY + 0.205, -0.3]);
    const cap = move(box([0.465, 0.04, 0.205], { bevel: 0.012, bevelSteps: 2 }), [0, tankY + 0.425, -0.3]);
    const parts: Part[] = [
      makePart("bowl", "body", bowl, { weight: 1, crease: 0.9 }),
      makePart(
        "shelf",
        "body",
        move(box([0.25, 0.14, 0.24], { bevel: 0.025, bevelSteps: 2 }), [0, SEAT - 0.05, -0.24]),
        { weight: 0.6 },
      ),
      makePart("tank", "body", tank, { weight: 0.95 }),
      makePart("tank-lid", "body", cap, { weight: 0.7 }),
      makePart("seat", "seat", ring, { weight: 0.9 }),
      makePart("lid", "seat", lid, { weight: 0.9 }),
      makePart(
        "water",
        "water",
        move(
          longer(
            lathe(
              [
                [0, -0.006],
                [0.085, -0.006],
                [0.085, 0.006],
                [0, 0.006],
              ],
              32,
            ),
          ),
          [0, 0.235, 0],
        ),
        { weight: 0.4 },
      ),
    ];
    if (form === "high")
      parts.push(
        makePart(
          "pipe",
          "lever",
          tube(
            0.022,
            [
              [0, SEAT - 0.03, -0.33],
              [0, tankY + 0.05, -0.33],
            ],
            16,
          ),
          { weight: 0.6 },
        ),
        makePart(
          "chain",
          "lever",
          tube(
            0.006,
            [
              [0.17, tankY + 0.3, -0.26],
              [0.19, tankY + 0.3, -0.16],
              [0.19, tankY - 0.3, -0.16],
            ],
            8,
          ),
          { weight: 0.4 },
        ),
      );
    else
      parts.push(
        makePart(
          "lever",
          "lever",
          tube(
            0.012,
            [
              [-0.15, tankY + 0.35, -0.22],
              [-0.15, tankY + 0.35, -0.19],
              [-0.07, tankY + 0.342, -0.185],
            ],
            12,
            { endRounding: 0.008 },
          ),
          { weight: 0.6 },
        ),
      );
    return parts;
  },
  sockets: ({ form }) => [
    { name: "seat", position: [0, SEAT + (form === "closed" ? 0.034 : 0.014), 0.03], normal: [0, 1, 0], radius: 0.17 },
    { name: "top", position: [0, SEAT + (form === "closed" ? 0.034 : 0.014), 0.03], normal: [0, 1, 0], radius: 0.17 },
    { name: "inside", position: [0, 0.24, 0.02], normal: [0, 1, 0], radius: 0.09 },
  ],
  view: { azimuth: 0.6, elevation: 0.32 },
});
