import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineConcept } from "../concept.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

function buildRollingPin(p: Proportions): Model {
  const [r, l] = [0.032 * p.wide, 0.26 * p.tall];
  const lay = (g: ReturnType<typeof lathe>) => move(turnZ(g, PI / 2), [0, r, 0]);
  const roll = lathe(
    roundCorners(
      [
        [0, -l / 2],
        [r * 0.9, -l / 2, 0.004],
        [r, -l / 2 + 0.006, 0.004],
        [r, l / 2 - 0.006, 0.004],
        [r * 0.9, l / 2, 0.004],
        [0, l / 2],
      ],
      3,
    ),
    48,
  );
  const handle = (s: number) => {
    const line = roundCorners(
      [
        [0, -0.01],
        [r * 0.34, -0.01],
        [r * 0.34, 0.012, 0.006],
        [r * 0.56, 0.045, 0.02],
        [r * 0.5, 0.085, 0.015],
        [r * 0.2, 0.1, 0.01],
        [0, 0.102],
      ],
      4,
    );
    const g = lathe(line, 32);
    return lay(move(s > 0 ? g : turnZ(g, PI), [0, (s * l) / 2, 0]));
  };
  return standModel(
    [
      makePart("roll", "body", lay(roll), { weight: 1, grain: "x" }),
      makePart("handle-1", "handle", handle(1), { weight: 0.9, grain: "x" }),
      makePart("handle-2", "handle", handle(-1), { weight: 0.9, grain: "x" }),
    ],
    [{ name: "top", position: [0, 2 * r, 0], normal: [0, 1, 0], radius: r }],
  );
}

/** A rolling pin. What makes it itself: a thick wooden roller that lies on its side, with a slim turned handle at either end. */
export const rollingPin = defineConcept<Proportions>({
  id: "rolling-pin",
  family: "tool",
  words: ["rolling pin"],
  senses: ["rolling pin"],
  height: 0.065,
  parameters: PROPORTIONS,
  slots: {
    body: { words: ["roller"], materials: ["oak"], colours: ["#c99a62", "#b98552"].map(fromHex) },
    handle: { words: ["grip"], materials: ["oak"], colours: ["#b3262a", "#8f6236", "#2f5d7c"].map(fromHex) },
  },
  sample: (draw, ask) => sampleProportions(draw, ask),
  build: buildRollingPin,
  view: { azimuth: 0.5, elevation: 0.4 },
});
