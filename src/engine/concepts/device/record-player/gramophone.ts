import { box } from "../../../geometry/box.ts";
import { curveThrough, graph } from "../../../geometry/curve.ts";
import { horn } from "../../../geometry/horn.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move, settle, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { PI } from "../../../math/elementary.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { integer, metres } from "../../parameter-specs.ts";
import { RECORD_LABELS, record, recordPaint } from "./record.ts";

/** What a gramophone is drawn from. */
export type GramophoneParameters = { readonly width: number; readonly mouth: number; readonly flutes: number };

const GRAMOPHONE = {
  width: metres(0.25, 0.6, "Of the box."),
  mouth: metres(0.12, 0.5, "Radius of the horn's mouth."),
  flutes: integer(0, 12, "Petals of the horn."),
};

/** A gramophone. What makes it itself: a great brass horn fluted like a flower over a square wooden box, a record with a needle arm on it, a crank at the side. */
export const gramophone = defineConcept<GramophoneParameters>({
  id: "gramophone",
  family: "device",
  words: ["gramophone", "phonograph", "victrola", "graphophone"],
  senses: ["gramophone"],
  height: 0.75,
  parameters: GRAMOPHONE,
  slots: {
    horn: {
      words: ["trumpet", "bell"],
      materials: ["gold", "copper", "painted-metal"],
      colours: ["#c9973a", "#c9973a", "#7a1f1c"].map(fromHex),
    },
    body: {
      words: ["box", "case", "base"],
      materials: ["oak"],
      colours: ["#6b3518", "#7d4a26", "#4a2413"].map(fromHex),
    },
    metal: { words: ["crank", "arm", "handle"], materials: ["gold"], takesWhole: false },
    record: { words: ["disc", "vinyl"], materials: ["plastic"], colours: [fromHex("#0c0c0d")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<GramophoneParameters>(GRAMOPHONE, {
      width: draw.number("width", 0.34, 0.38),
      mouth: draw.number("mouth", 0.23, 0.27) * traitFactor(ask, { large: 1.15, big: 1.15, wide: 1.1 }, "horn"),
      flutes: draw.pick("flutes", [8, 10, 0], [3, 2, 1]),
    }),
  build: (p) => {
    const w = p.width;
    const h = w * 0.42;
    const path = curveThrough(
      [
        [0, h * 1.12, -w * 0.34],
        [0, h * 1.5, -w * 0.48],
        [0, h * 2.2, -w * 0.46],
        [0, h * 2.85, -w * 0.28],
        [0, h * 3.25, w * 0.06],
        [0, h * 3.45, w * 0.42],
      ],
      8,
    );
    const line = graph([
      [0, w * 0.04],
      [0.35, w * 0.06],
      [0.6, w * 0.14],
      [0.82, p.mouth * 0.66],
      [1, p.mouth],
    ]);
    const crank = tube(
      w * 0.018,
      [
        [w * 0.46, h * 0.6, 0],
        [w * 0.58, h * 0.6, 0],
        [w * 0.63, h * 0.52, w * 0.03],
        [w * 0.63, h * 0.32, w * 0.095],
        [w * 0.68, h * 0.24, w * 0.125],
        [w * 0.78, h * 0.24, w * 0.125],
      ],
      8,
    );
    const tier = (k: number, y: number, high: number) =>
      move(box([w * k, high, w * k], { bevel: w * 0.014, bevelSteps: 2 }), [0, y + high / 2, 0]);
    return standModel(
      [
        ...makeParts(
          "box",
          "body",
          [tier(1.1, 0, h * 0.16), tier(0.96, h * 0.14, h * 0.7), tier(1.08, h * 0.82, h * 0.16)],
          { weight: 1, grain: "x" },
        ),
        ...makeParts(
          "corner",
          "metal",
          [-1, 1].flatMap((a) =>
            [-1, 1].map((b) =>
              move(cylinder({ radius: w * 0.035, height: h * 0.7, bevel: w * 0.01, segments: 16 }), [
                a * w * 0.47,
                h * 0.14,
                b * w * 0.47,
              ]),
            ),
          ),
          { weight: 0.4 },
        ),
        makePart(
          "platter",
          "metal",
          move(cylinder({ radius: w * 0.42, height: w * 0.04, bevel: w * 0.008, segments: 48 }), [
            0,
            h * 0.97,
            w * 0.03,
          ]),
          { weight: 0.5 },
        ),
        makePart("record", "record", move(record(w * 0.41, w * 0.014), [0, h * 0.97 + w * 0.036, w * 0.03]), {
          weight: 0.9,
          paint: recordPaint(w * 0.41, RECORD_LABELS[0] as Rgb),
        }),
        makePart(
          "horn",
          "horn",
          horn(path, line, w * 0.008, 0.55, 48, { count: p.flutes, depth: p.flutes > 0 ? 0.13 : 0 }),
          { weight: 1, crease: 0.5 },
        ),
        makePart(
          "socket",
          "metal",
          move(cylinder({ radius: w * 0.07, height: h * 0.3, bevel: w * 0.01, segments: 24 }), [
            0,
            h * 0.94,
            -w * 0.34,
          ]),
          { weight: 0.5 },
        ),
        makePart(
          "needle-arm",
          "metal",
          settle(
            merge([
              tube(
                w * 0.018,
                [
                  [0, h * 1.2, -w * 0.34],
                  [w * 0.2, h * 1.22, -w * 0.16],
                  [w * 0.2, h * 1.18, w * 0.1],
                ],
                8,
              ),
              move(turnZ(cylinder({ radius: w * 0.055, height: w * 0.04, bevel: w * 0.008, segments: 24 }), PI / 2), [
                w * 0.22,
                h * 1.16,
                w * 0.11,
              ]),
            ]),
          ),
          { weight: 0.6 },
        ),
        makePart("crank", "metal", crank, { weight: 0.8 }),
        makePart("crank-knob", "body", move(sphere(w * 0.038, 16), [w * 0.76, h * 0.24, w * 0.125]), { weight: 0.4 }),
      ],
      [
        { name: "top", position: [0, h * 1.05, w * 0.1], normal: [0, 1, 0], radius: w * 0.3 },
        { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
      ],
    );
  },
  view: { azimuth: 0.6, elevation: 0.2 },
});
