import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";
import { wedge } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { shaft } from "./shaft.ts";

/** A ground edge, bright against the rest of the bit: from `reach` on, along the bow of the edge. */
const ground =
  (reach: number, bow: number, top: number, bottom: number, coat?: readonly [number, number, number]): Paint =>
  (surface, x, y) => {
    const v = (top - y) / (top - bottom);
    const edge = reach + bow * 4 * v * (1 - v);
    const left = edge - x;
    if (left < reach * 0.2) {
      if (left > reach * 0.17) surface.height -= 0.0004;
      layColour(surface, [0.72, 0.73, 0.74], 0.22, 1);
    } else if (coat) layColour(surface, coat, 0.4, 0);
    else layColour(surface, [surface.r * 0.42, surface.g * 0.42, surface.b * 0.44], surface.roughness + 0.15);
  };

const RED = fromHex("#a81f18");

function bit(name: string, y: number, form: string, coat: boolean, isLeft = false): Part {
  const big = form === "battle" || form === "double";
  const [reach, top, bottom, bow] = big
    ? [0.15, 0.15, -0.15, 0.055]
    : form === "hatchet"
      ? [0.115, 0.05, -0.085, 0.018]
      : [0.135, 0.062, -0.09, 0.022];
  const neck = big ? 0.035 : 0.034;
  const blade = wedge(
    [
      { x: big ? 0 : -0.05, top: neck, bottom: -neck, thick: 0.02 },
      { x: 0.024, top: neck, bottom: -neck * 1.05, thick: 0.02 },
      { x: reach * 0.4, top: neck * 0.95, bottom: -neck * 1.15, thick: 0.0135, bow: bow * 0.1 },
      {
        x: reach * 0.62,
        top: neck + (top - neck) * 0.22,
        bottom: -neck * 1.2 + (bottom + neck * 1.2) * 0.3,
        thick: 0.009,
        bow: bow * 0.4,
      },
      {
        x: reach * 0.84,
        top: neck + (top - neck) * 0.62,
        bottom: -neck * 1.2 + (bottom + neck * 1.2) * 0.68,
        thick: 0.0058,
        bow: bow * 0.8,
      },
      { x: reach, top, bottom, thick: 0.0006, bow },
    ],
    14,
  );
  const paint = ground(reach, bow, top, bottom, coat ? RED : undefined);
  return makePart(name, "blade", move(isLeft ? mirror(blade) : blade, [0, y, 0]), { weight: 1, crease: 0.3, paint });
}

/**
 * An axe, head up. What makes it itself: a wedge of steel that widens to a curved, brightly ground edge, on a wooden haft with a swelling at its foot.
 * A hatchet is short; a battle axe has wide moon-shaped bits, mostly two, and a spike.
 */
export const axe = defineThing({
  id: "axe",
  family: "tool",
  forms: { felling: 4, hatchet: 1, battle: 0, double: 0 },
  words: {
    axe: "",
    ax: "",
    hatchet: "hatchet",
    tomahawk: "hatchet",
    "battle axe": "double",
    "battle-axe": "double",
    battleaxe: "double",
    "war axe": "battle",
    "viking axe": "battle",
    halberd: "battle",
    "double axe": "double",
    "double-bladed axe": "double",
    "fire axe": "felling",
    "wood axe": "felling",
  },
  senses: ["ax"],
  height: 0.65,
  slots: {
    blade: { words: ["head", "bit", "edge"], materials: ["brushed-steel", "iron"] },
    handle: {
      words: ["haft", "shaft"],
      materials: ["oak"],
      colours: ["#b98247", "#8f5a2c", "#6d4020"].map(fromHex),
      takesWhole: false,
    },
    grip: {
      words: ["wrap", "binding"],
      materials: ["leather"],
      colours: ["#4a2715", "#2b1d16"].map(fromHex),
      takesWhole: false,
    },
  },
  build: ({ form, look, play }) => {
    const war = form === "battle" || form === "double";
    const tall = form === "hatchet" ? 0.36 : war ? 0.62 : 0.5;
    const wide = war ? 0.018 : 0.019;
    const y = tall - (war ? 0.1 : 0.03);
    const parts: Part[] = [
      makePart("handle", "handle", shaft(tall + 0.012, wide), { weight: 0.9, grain: "y" }),
      bit("blade", y, form, !war && look % 3 === 0),
    ];
    if (form === "double") parts.push(bit("blade-left", y, form, false, true));
    else if (form === "battle")
      parts.push(
        makePart(
          "beak",
          "blade",
          move(
            mirror(
              wedge(
                [
                  { x: 0, top: 0.03, bottom: -0.03, thick: 0.018 },
                  { x: 0.05, top: 0.022, bottom: -0.018, thick: 0.012 },
                  { x: 0.12, top: -0.012, bottom: -0.016, thick: 0.001 },
                ],
                3,
              ),
            ),
            [0, y, 0],
          ),
          { weight: 0.7 },
        ),
      );
    if (war)
      parts.push(
        makePart(
          "spike",
          "blade",
          move(
            turnedPiece(
              [
                [0.026, -0.02, 0.004],
                [0.024, 0.015, 0.006],
                [0.012, 0.03, 0.004],
                [0.001, 0.11, 0],
              ],
              12,
            ),
            [0, tall - 0.02, 0],
          ),
          { weight: 0.6 },
        ),
        makePart(
          "butt",
          "blade",
          turnedPiece(
            [
              [0.016, -0.012, 0.004],
              [0.026, 0, 0.006],
              [0.022, 0.03, 0.003],
            ],
            20,
          ),
          { weight: 0.4 },
        ),
      );
    if (war || play > 0.7)
      parts.push(
        makePart(
          "grip",
          "grip",
          move(
            turnedPiece(
              Array.from({ length: 17 }, (_, i) => [wide * (i % 2 ? 1.1 : 1.22), i * 0.01, 0.002] as const),
              20,
            ),
            [0, 0.04, 0],
          ),
          { weight: 0.6 },
        ),
      );
    return parts;
  },
  grip: () => [0, 0.14, 0],
  view: { azimuth: 0.42, elevation: 0.12 },
});
