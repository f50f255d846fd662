import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { circleOutline, closeCorners, reverseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type CanParameters = Proportions & { readonly style: "soda" | "tin"; readonly word: string; readonly hue: number };

const WORDS = ["SODA", "COLA", "POP", "FIZZ", "SOUP", "BEANS", "TUNA", "CORN", "BEER"] as const;

const parameters: Concept<CanParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["soda", "tin"], "A drinks can with a tab, or a ribbed tin with a paper label."),
  word: choice(WORDS, "What is printed on it."),
  hue: integer(0, 5, "Colour of its label."),
};

const INKS = ["#c4202b", "#1f5fb0", "#1f8a4c", "#e08a1c", "#6a2f95", "#20242c"].map(fromHex);
const PALE: Rgb = fromHex("#f3efe4");

function sampleCan(draw: Draw, ask: Ask): CanParameters {
  const tin = ["tin can", "tin", "food can", "soup can", "can of beans", "can of soup", "canned food"].includes(
    ask.word,
  );
  const drink = ["soda can", "soda", "beer can", "can of soda", "coke can", "cola can", "pop can"].includes(ask.word);
  const style = tin ? "tin" : drink ? "soda" : draw.pick("style", ["soda", "tin"] as const, [3, 2]);
  const word = ask.word.includes("soup")
    ? "SOUP"
    : ask.word.includes("bean")
      ? "BEANS"
      : ask.word.includes("beer")
        ? "BEER"
        : ask.word.includes("col")
          ? "COLA"
          : style === "soda"
            ? draw.pick("soda", ["SODA", "COLA", "POP", "FIZZ"] as const)
            : draw.pick("tin", ["SOUP", "BEANS", "TUNA", "CORN"] as const);
  return { ...sampleProportions(draw, ask, 0.04), style, word, hue: draw.integer("hue", 0, 5) };
}

function buildCan(p: CanParameters): Model {
  const soda = p.style === "soda";
  const [r, h] = soda ? [0.033 * p.wide, 0.12 * p.tall] : [0.037 * p.wide, 0.105 * p.tall];
  const wall = 0.0035;
  const line = soda
    ? roundCorners(
        [
          [0, 0.004],
          [r * 0.66, 0.004],
          [r * 0.72, 0, 0.002],
          [r * 0.8, 0.002, 0.003],
          [r, h * 0.09, 0.01],
          [r, h * 0.88, 0.01],
          [r * 0.81, h * 0.97, 0.006],
          [r * 0.84, h * 0.985, 0.0015],
          [r * 0.84, h, 0.0015],
          [r * 0.77, h, 0.0015],
          [r * 0.75, h - wall, 0.002],
          [0, h - wall],
        ],
        4,
      )
    : roundCorners(
        [
          [0, 0.002],
          [r * 0.94, 0.002],
          [r * 0.96, 0],
          [r * 1.03, 0, 0.0012],
          [r * 1.03, 0.003, 0.0012],
          [r, 0.005, 0.001],
          [r, h - 0.005, 0.001],
          [r * 1.03, h - 0.003, 0.0012],
          [r * 1.03, h, 0.0012],
          [r * 0.96, h, 0.001],
          [r * 0.94, h - 0.003, 0.001],
          [0, h - 0.003],
        ],
        3,
      );
  const ink = INKS[p.hue] as Rgb;
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    const d = Math.sqrt(x * x + z * z);
    if (Math.abs(ny) > 0.7) {
      if (!soda && d < r * 0.9 && Math.floor((d / r) * 14) % 3 === 0) surface.height -= 0.0008;
      return;
    }
    if (d < r * 0.86 || y < h * 0.075 || y > h * (soda ? 0.9 : 0.94)) return;
    const a = atan2(x, z);
    const t = y / h;
    const wave = soda ? t < 0.34 + 0.09 * sin(a * 2) : t < 0.3;
    const stripe = soda
      ? Math.abs(t - 0.375 - 0.09 * sin(a * 2)) < 0.016
      : Math.abs(t - 0.325) < 0.012 || Math.abs(t - 0.88) < 0.012;
    layColour(surface, stripe ? (INKS[3] as Rgb) : wave ? PALE : ink, soda ? 0.25 : 0.6, 0);
    const tall = Math.min(h * 0.2, (r * 1.75) / (p.word.length * 0.92));
    if (isWritten(p.word, a * r, y - h * 0.63, tall, 0.13)) layColour(surface, PALE, 0.4, 0);
    if (!soda && a * a * r * r + (y - h * 0.17) * (y - h * 0.17) < h * h * 0.0075) layColour(surface, ink, 0.6, 0);
  };
  const parts: Part[] = [makePart("body", "body", lathe(line, 64), { weight: 1, paint })];
  if (soda) {
    const ring = extrude(
      closeCorners(
        [
          [r * 0.16, -r * 0.34, r * 0.14],
          [r * 0.16, r * 0.22, r * 0.14],
          [-r * 0.16, r * 0.22, r * 0.14],
          [-r * 0.16, -r * 0.34, r * 0.14],
        ],
        4,
      ),
      {
        depth: 0.0012,
        holes: [reverseOutline(circleOutline(r * 0.095, 16)).map(([u, v]) => [u, v - r * 0.16] as const)],
      },
    );
    parts.push(makePart("tab", "metal", move(turnX(ring, PI / 2), [0, h - wall + 0.0008, r * 0.12]), { weight: 0.7 }));
    parts.push(
      makePart(
        "mouth",
        "mouth",
        move(
          lathe(
            [
              [0, 0],
              [r * 0.24, 0],
              [r * 0.24, 0.0007],
              [0, 0.0007],
            ],
            24,
          ),
          [0, h - wall - 0.0002, r * 0.46],
        ),
        { weight: 0.4 },
      ),
    );
  }
  return standModel(parts, [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r * 0.8 }]);
}

/** A can. What makes it itself: a metal cylinder drawn in above, with a rim, a tab on its lid and bright printing around; a tin has straight rims and a paper label. */
export const can = defineConcept<CanParameters>({
  id: "can",
  family: "vessel",
  words: [
    "can",
    "soda can",
    "tin can",
    "beer can",
    "soda",
    "tin",
    "soup can",
    "food can",
    "can of soda",
    "can of soup",
    "can of beans",
    "cola can",
    "coke can",
    "pop can",
  ],
  senses: ["can#1", "beer can", "soda can"],
  height: 0.12,
  parameters,
  slots: {
    body: { words: ["side"], materials: ["brushed-steel"], colours: [] },
    metal: { words: ["tab", "ring pull"], materials: ["silver"], takesWhole: false },
    mouth: { words: ["opening"], materials: ["iron"], colours: [fromHex("#17181a")], takesWhole: false },
  },
  sample: sampleCan,
  build: buildCan,
  view: { azimuth: 0.3, elevation: 0.34 },
});
