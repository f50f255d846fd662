import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, mirror, move, turnX } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { flag } from "../parameter-specs.ts";
import { handleThrough } from "../vessel/handle.ts";
import { hollow } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type TrashCanParameters = Proportions & { readonly lid: boolean; readonly ajar: boolean };

function buildTrashCan(p: TrashCanParameters): Model {
  const [r, h] = [0.24 * p.wide, 0.62 * p.tall];
  const steps = Array.from(
    { length: 9 },
    (_, i) => [r * (0.84 + 0.13 * (i / 8)), h * (0.06 + 0.86 * (i / 8))] as const,
  );
  const line = roundCorners(
    [
      [r * 0.84, 0, 0.004],
      [r * 0.86, 0.012, 0.004],
      [r * 0.84, h * 0.04, 0.004],
      ...steps,
      [r * 1.0, h * 0.95, 0.004],
      [r * 1.02, h * 0.97, 0.006],
      [r * 1.02, h, 0.004],
    ],
    2,
  );
  const ribbed = deform(lathe(hollow(line, 0.006, 0.012), 120), ([x, y, z]) => {
    const fade = smoothstep(h * 0.05, h * 0.09, y) * smoothstep(h * 0.94, h * 0.9, y);
    const f = 1 + 0.014 * fade * cos(30 * atan2(z, x));
    return [x * f, y, z * f];
  });
  const at = r * 0.955;
  const ear = handleThrough(
    [
      [at, h * 0.74, 0.055],
      [at + 0.045, h * 0.76, 0.05],
      [at + 0.05, h * 0.76, 0],
      [at + 0.045, h * 0.76, -0.05],
      [at, h * 0.74, -0.055],
    ],
    0.014,
    0.014,
    1.1,
  );
  const parts: Part[] = [
    makePart("body", "body", ribbed, { weight: 1 }),
    ...makeParts("handle", "body", [ear, mirror(ear)], { weight: 0.8 }),
  ];
  if (p.lid) {
    const lid = lathe(
      roundCorners(
        [
          [0, -0.004],
          [r * 1.05, -0.004],
          [r * 1.06, -0.03, 0.002],
          [r * 1.08, -0.03, 0.002],
          [r * 1.08, 0.006, 0.008],
          [r * 0.86, 0.024, 0.01],
          [r * 0.84, 0.034, 0.008],
          [r * 0.3, 0.075, 0.06],
          [0, 0.08],
        ],
        4,
      ),
      64,
    );
    const grip = handleThrough(
      [
        [-0.06, 0.068, 0],
        [-0.052, 0.104, 0],
        [0, 0.114, 0],
        [0.052, 0.104, 0],
        [0.06, 0.068, 0],
      ],
      0.016,
      0.012,
      1.1,
    );
    const put = (g: typeof lid) => (p.ajar ? move(turnX(g, -0.22), [0, h + 0.054, -0.02]) : move(g, [0, h + 0.005, 0]));
    parts.push(
      makePart("lid", "body", put(lid), { weight: 0.95 }),
      makePart("lid-handle", "body", put(grip), { weight: 0.8 }),
    );
  }
  return standModel(parts, [
    { name: "top", position: [0, h + (p.lid ? 0.08 : 0), 0], normal: [0, 1, 0], radius: r * 0.8 },
    { name: "inside", position: [0, 0.015, 0], normal: [0, 1, 0], radius: r * 0.78 },
  ]);
}

/** A trash can. What makes it itself: a tall ribbed metal bin with two handles at its sides and a round lid with a handle on top. */
export const trashCan = defineConcept<TrashCanParameters>({
  id: "trash-can",
  family: "container",
  words: [
    "trash can",
    "trashcan",
    "garbage can",
    "dustbin",
    "trash bin",
    "garbage bin",
    "rubbish bin",
    "waste bin",
    "bin",
    "wastebasket",
    "trash",
  ],
  senses: ["ashcan", "bin#1"],
  height: 0.72,
  parameters: { ...PROPORTIONS, lid: flag("Has its lid on."), ajar: flag("The lid lies askew.") },
  slots: {
    body: {
      words: ["lid", "handle"],
      materials: ["brushed-steel", "painted-metal", "plastic"],
      colours: ["#8b9499", "#3f6b4a", "#3b4550"].map(fromHex),
    },
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    lid: wants(ask, "lid", !says(ask, "open") && draw.chance("lid", 0.85)),
    ajar: draw.chance("ajar", 0.3),
  }),
  build: buildTrashCan,
  view: { azimuth: 0.4, elevation: 0.26 },
});
