import { box } from "../../../geometry/box.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle, turnX } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { fromHex } from "../../../math/color.ts";
import { sin } from "../../../math/elementary.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { choice, flag, integer, metres } from "../../parameter-specs.ts";
import { deckParts } from "./deck-parts.ts";

/** What a record player is drawn from. */
export type RecordPlayerParameters = {
  readonly style: "deck" | "suitcase";
  readonly width: number;
  readonly label: number;
  readonly lid: boolean;
};

const DECK = {
  style: choice(["deck", "suitcase"], "A hi-fi deck, or a case with a lid."),
  width: metres(0.25, 0.7, "Side to side."),
  label: integer(0, 4, "Colour of the label."),
  lid: flag("Has an open lid."),
};

/** A record player. What makes it itself: a flat box with a round platter and a black record - grooves, coloured label -, a tone arm from its corner reaching over it, knobs; often a case with an open lid and a speaker. */
export const recordPlayer = defineConcept<RecordPlayerParameters>({
  id: "record-player",
  family: "device",
  words: ["record player", "turntable", "vinyl player", "vinyl record player", "dj turntable"],
  senses: ["record player"],
  height: 0.16,
  parameters: DECK,
  slots: {
    body: {
      words: ["case", "plinth", "base"],
      materials: ["oak", "leather", "plastic"],
      colours: ["#7a4726", "#5a3018", "#a86b38", "#3f7f7a", "#b04a3a", "#24262a"].map(fromHex),
    },
    deck: {
      words: ["top plate"],
      materials: ["painted-metal"],
      colours: ["#26282c", "#d8d4ca"].map(fromHex),
      takesWhole: false,
    },
    record: { words: ["vinyl", "disc"], materials: ["plastic"], colours: [fromHex("#0c0c0d")], takesWhole: false },
    metal: { words: ["tone arm", "platter", "arm"], materials: ["brushed-steel"], takesWhole: false },
    knob: { words: ["button"], materials: ["plastic"], colours: [fromHex("#1a1b1d")], takesWhole: false },
    grille: { words: ["speaker"], materials: ["woven-cotton"], colours: [fromHex("#c9b88f")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const suitcase =
      says(ask, "vintage") ||
      wants(ask, "grille", false) ||
      (!says(ask, "modern") && ask.word !== "dj turntable" && draw.chance("suitcase", 0.45));
    return fitParameters<RecordPlayerParameters>(DECK, {
      style: suitcase ? "suitcase" : "deck",
      width: draw.number("width", 0.41, 0.46) * traitFactor(ask, { wide: 1.12, narrow: 0.9 }),
      label: draw.integer("label", 0, 4),
      lid: suitcase,
    });
  },
  build: (p) => {
    const w = p.width;
    const d = w * 0.8;
    const suitcase = p.style === "suitcase";
    const h = w * (suitcase ? 0.26 : 0.15);
    const foot = w * 0.035;
    const parts: Part[] = [
      makePart("body", "body", move(box([w, h, d], { bevel: w * 0.012, bevelSteps: 2 }), [0, foot + h / 2, 0]), {
        weight: 1,
        grain: "x",
      }),
      makePart("deck", "deck", move(box([w * 0.95, w * 0.012, d * 0.94], { bevel: w * 0.003 }), [0, foot + h, 0]), {
        weight: 0.7,
      }),
      ...makeParts(
        "foot",
        "knob",
        [-1, 1].flatMap((a) =>
          [-1, 1].map((b) =>
            move(cylinder({ radius: w * 0.04, height: foot * 1.2, bevel: foot * 0.2, segments: 20 }), [
              a * w * 0.4,
              0,
              b * d * 0.38,
            ]),
          ),
        ),
        { weight: 0.3 },
      ),
      ...deckParts(w * 0.94, d * 0.94, foot + h + w * 0.006, p.label),
    ];
    if (suitcase) {
      const lid = settle(
        merge([
          move(slab([w, d, h * 0.18], w * 0.04, w * 0.012), [0, d / 2, -h * 0.2]),
          ...[-1, 1].map((s) =>
            move(box([w * 0.03, d * 0.96, h * 0.4], { bevel: w * 0.008 }), [s * w * 0.485, d / 2, 0]),
          ),
          move(box([w * 0.96, w * 0.03, h * 0.4], { bevel: w * 0.008 }), [0, d * 0.985, 0]),
        ]),
      );
      parts.push(
        makePart("lid", "body", move(turnX(lid, -0.22), [0, foot + h * 0.96, -d / 2 - h * 0.05]), { weight: 1 }),
        makePart(
          "speaker",
          "grille",
          move(slab([w * 0.84, h * 0.6, w * 0.016], w * 0.03, w * 0.004), [0, foot + h * 0.5, d / 2]),
          {
            weight: 0.8,
            paint: (surface, x, y) => {
              if (sin(x * (420 / w)) * sin(y * (420 / w)) > 0.3) layColour(surface, [0.1, 0.08, 0.05], 0.9);
            },
          },
        ),
        makePart(
          "latch",
          "metal",
          move(slab([w * 0.08, h * 0.18, w * 0.02], w * 0.01, w * 0.003), [0, foot + h * 0.94, d / 2 + w * 0.004]),
          { weight: 0.4 },
        ),
      );
    }
    return standModel(parts, [
      { name: "top", position: [-w * 0.1, foot + h + w * 0.05, 0], normal: [0, 1, 0], radius: w * 0.3 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
    ]);
  },
  view: { azimuth: 0.45, elevation: 0.62 },
});
