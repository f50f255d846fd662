import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block, blockOn, square } from "../building/masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot } from "../building/structure.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const INK = fromHex("#15161a");

/**
 * A telephone booth. What makes it itself: a tall red kiosk with many small panes between red bars on its sides, a white panel with
 * TELEPHONE over the door, arched fronts under a domed roof, a black foot. The police box is blue, with stepped roof and lamp.
 */
export const telephoneBooth = defineStructure({
  id: "telephone-booth",
  family: "street",
  words: [
    "telephone booth",
    "phone booth",
    "phone box",
    "telephone box",
    "telephone kiosk",
    "call box",
    "police box",
    "payphone",
  ],
  senses: ["telephone booth", "call box#1"],
  height: 2.5,
  styles: { kiosk: 1, police: 0.0001 },
  choose: byWord({ police: ["police box"] }),
  slots: {
    body: bodySlot(["frame", "door", "wall", "roof"], ["painted-metal"], "#b0120e", "#a8100f", "#bb1a12"),
    pane: fixedSlot(["glass", "window"], ["glass"], "#8fa9b4", "#7d98a6"),
    sign: fixedSlot(["panel", "lettering"], ["plastic"], "#f3f1e8"),
    base: fixedSlot(["foot", "plinth"], ["painted-metal"], "#1a1b1d"),
    trim: fixedSlot(["crown", "handle"], ["gold"]),
    lamp: fixedSlot(["light", "beacon"], ["plastic"], "#f4f0d8"),
  },
  dress: ({ style }) =>
    style === "police" ? { body: { material: "painted-metal", colours: [fromHex("#0f3069")] } } : {},
  build: (p) => {
    const a = 0.46 * p.wide;
    const police = p.style === "police";
    const h = 2.02 * p.tall;
    const [sill, head] = [police ? 1.15 : 0.42, h - 0.06];
    const cols = police ? 2 : 3;
    const rows = police ? 2 : 7;
    const open = 2 * a - 0.2;
    const bars = merge([
      ...Array.from({ length: rows + 1 }, (_, i) =>
        block(
          [open + 0.04, i % rows === 0 ? 0.05 : 0.026, 0.05],
          [0, sill + ((head - sill) * i) / rows, a - 0.03],
          0.006,
        ),
      ),
      ...Array.from({ length: cols - 1 }, (_, i) =>
        block(
          [0.026, head - sill, 0.046],
          [open * (cols === 2 ? 0 : i === 0 ? -0.34 : 0.34), (sill + head) / 2, a - 0.03],
          0.006,
        ),
      ),
      block([open + 0.02, sill - 0.1, 0.05], [0, (sill + 0.1) / 2 + 0.03, a - 0.04], 0.008),
      ...(police
        ? [0.32, 0.78].flatMap((y) =>
            [-1, 1].map((s) => block([open * 0.4, 0.36, 0.06], [s * open * 0.24, y, a - 0.03], 0.016)),
          )
        : [block([open * 0.8, sill - 0.26, 0.06], [0, (sill + 0.12) / 2 + 0.02, a - 0.03], 0.016)]),
    ]);
    const panel = block([open + 0.14, 0.16, 0.05], [0, h + 0.06, a], 0.01);
    const label = police ? "POLICE" : "TELEPHONE";
    const paint: Paint = (surface, x, y, z) => {
      if (z > a && isWritten(label, x, y - (h + 0.06), police ? 0.085 : 0.066, 0.085))
        layColour(surface, police ? fromHex("#f5f3ea") : INK, 0.5);
    };
    const four = (g: Parameters<typeof turnY>[0]) => [0, 1, 2, 3].map((i) => turnY(g, (i * PI) / 2));
    const dome = square(
      police
        ? [
            [0, h + 0.14],
            [a + 0.07, h + 0.14],
            [a + 0.07, h + 0.22],
            [a - 0.04, h + 0.23],
            [a - 0.04, h + 0.3],
            [a - 0.12, h + 0.31],
            [0.06, h + 0.38],
            [0, h + 0.38],
          ]
        : [
            [0, h + 0.13],
            [a + 0.075, h + 0.13],
            [a + 0.085, h + 0.17],
            [a + 0.03, h + 0.19],
            [a + 0.03, h + 0.26],
            [a - 0.03, h + 0.325],
            [a * 0.6, h + 0.385],
            [a * 0.25, h + 0.41],
            [0, h + 0.415],
          ],
    );
    return standModel(
      [
        makePart("foot", "base", blockOn([2 * a + 0.1, 0.1, 2 * a + 0.1], 0, 0, 0, 0.015), { weight: 0.6 }),
        ...makeParts("post", "body", four(blockOn([0.115, h + 0.08, 0.115], a - 0.05, 0.08, a - 0.05, 0.02)), {
          weight: 0.9,
        }),
        ...makeParts(
          "glass",
          "pane",
          four(block([open + 0.03, head - sill + 0.02, 0.02], [0, (sill + head) / 2, a - 0.04])),
          { weight: 0.8 },
        ),
        ...makeParts("bars", "body", four(bars), { weight: 0.85 }),
        makePart("lintel", "body", blockOn([2 * a, 0.2, 2 * a], 0, h - 0.05, 0, 0.01), { weight: 0.8 }),
        ...four(panel).map((geometry, i) => ({
          ...makePart(`sign-${i + 1}`, "sign", geometry, { weight: 0.8, paint }),
          geometry: { ...geometry, rest: panel.positions },
        })),
        makePart("roof", "body", dome, { weight: 0.9, crease: 0.5 }),
        makePart("handle", "trim", block([0.03, 0.16, 0.04], [open * 0.36, h * 0.48, a + 0.005], 0.01), {
          weight: 0.3,
        }),
        ...(police
          ? [makePart("lamp", "lamp", blockOn([0.1, 0.14, 0.1], 0, h + 0.37, 0, 0.02), { weight: 0.6 })]
          : makeParts("crown", "trim", four(block([0.1, 0.05, 0.02], [0, h + 0.23, a + 0.03], 0.008)), {
              weight: 0.3,
            })),
      ],
      [{ name: "top", position: [0, h + (police ? 0.5 : 0.41), 0], normal: [0, 1, 0], radius: a * 0.4 }],
    );
  },
  view: { azimuth: 0.55, elevation: 0.14 },
});
