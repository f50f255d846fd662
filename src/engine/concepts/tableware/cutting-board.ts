import { extrude } from "../../geometry/extrude.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { circleOutline, closeCorners, reverseOutline } from "../../geometry/outline.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { PI } from "../../math/elementary.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { flag } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type CuttingBoardParameters = Proportions & { readonly handle: boolean; readonly groove: boolean };

function buildCuttingBoard(p: CuttingBoardParameters): Model {
  const [w, d, t] = [0.36 * p.wide, 0.24, 0.02];
  const [x, z] = [w / 2, d / 2];
  const outline = p.handle
    ? closeCorners(
        [
          [x, -z, 0.025],
          [x, -0.035, 0.03],
          [x + 0.13, -0.028, 0.028],
          [x + 0.13, 0.028, 0.028],
          [x, 0.035, 0.03],
          [x, z, 0.025],
          [-x, z, 0.025],
          [-x, -z, 0.025],
        ],
        6,
      )
    : closeCorners(
        [
          [x, -z, 0.025],
          [x, z, 0.025],
          [-x, z, 0.025],
          [-x, -z, 0.025],
        ],
        6,
      );
  const hole = reverseOutline(
    circleOutline(0.012, 24).map(([u, v]) => [u + (p.handle ? x + 0.1 : x - 0.03), v] as const),
  );
  const board = move(turnX(extrude(outline, { depth: t, bevel: 0.004, bevelSteps: 3, holes: [hole] }), -PI / 2), [
    0,
    t / 2,
    0,
  ]);
  // the rest frame is the drawing: z is up
  const paint: Paint = (surface, u, v, h) => {
    const stave = Math.floor((v + z) / 0.04);
    const f = 0.9 + 0.12 * ((stave * 7) % 3) * 0.5;
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
    const inset = Math.max(Math.abs(u) - (x - 0.02), Math.abs(v) - (z - 0.02));
    if (p.groove && h > 0.004 && Math.abs(inset) < 0.004) {
      surface.height -= 0.002;
      surface.r *= 0.55;
      surface.g *= 0.55;
      surface.b *= 0.55;
    }
  };
  return standModel(
    [makePart("board", "body", board, { weight: 1, grain: "x", paint })],
    [{ name: "top", position: [0, t, 0], normal: [0, 1, 0], radius: d / 2 }],
  );
}

/** A cutting board. What makes it itself: a thick flat board of glued staves with rounded corners, a handle with a hole to hang it by, a groove around. */
export const cuttingBoard = defineConcept<CuttingBoardParameters>({
  id: "cutting-board",
  family: "tool",
  words: ["cutting board", "chopping board", "bread board", "wooden board", "serving board"],
  senses: ["cutting board#1"],
  height: 0.02,
  parameters: { ...PROPORTIONS, handle: flag("Has a handle."), groove: flag("A groove runs around it.") },
  slots: {
    body: { words: ["board", "handle"], materials: ["oak"], colours: ["#c09056", "#a87743", "#8f5f33"].map(fromHex) },
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    handle: draw.chance("handle", 0.6),
    groove: draw.chance("groove", 0.6),
  }),
  build: buildCuttingBoard,
  view: { azimuth: 0.45, elevation: 0.75 },
});
