import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";
import { carveFigure, TOTEM_FIGURES } from "./totem-figures.ts";

const RED = fromHex("#b8281c");
const TEAL = fromHex("#1f6f78");
const CREAM = fromHex("#f0e2bc");
const BLACK = fromHex("#15110e");
const R = 0.36;
const TALL = 0.86;

/** Ovoid eyes, a mouth with teeth and cheek bars on a head of height TALL. */
const mask =
  (main: readonly [number, number, number], beaked: boolean): Paint =>
  (surface, x, y, z) => {
    if (z < 0.02) {
      if (Math.abs(y - TALL * 0.5) < 0.24 && Math.abs(x) > 0.1) layColour(surface, main, 0.8);
      return;
    }
    const ax = Math.abs(x) - 0.15;
    const v = y - TALL * 0.62;
    const eye = ax * ax * 0.55 + v * v;
    if (eye < 0.0011) layColour(surface, BLACK, 0.6);
    else if (eye < 0.0042) layColour(surface, CREAM, 0.8);
    else if (eye < 0.0068) layColour(surface, BLACK, 0.8);
    else if (v > 0.07 && v < 0.2) layColour(surface, main, 0.8);
    else if (!beaked && Math.abs(x) < 0.24 && y > 0.1 && y < 0.27) {
      const isLip = y < 0.125 || y > 0.245 || Math.abs(x) > 0.215;
      const tooth = Math.abs(x / 0.062 - Math.round(x / 0.062)) > 0.43 || Math.abs(y - 0.185) < 0.006;
      layColour(surface, isLip ? RED : tooth ? BLACK : CREAM, 0.8);
    } else if (Math.abs(x) > 0.24 && y > 0.12 && y < 0.42) layColour(surface, main === RED ? TEAL : RED, 0.8);
  };

const feathers: Paint = (surface, x, y) => {
  const s = (Math.abs(x) - 0.3) / 0.115;
  const row = y > 0.12;
  if (row) layColour(surface, RED, 0.8);
  else layColour(surface, s - Math.floor(s) < 0.16 ? BLACK : Math.floor(s) % 2 === 0 ? TEAL : CREAM, 0.8);
  if (Math.abs(y - 0.12) < 0.014) layColour(surface, BLACK, 0.8);
};

/** The whole drum in a beast's colour, under the marks of its face. */
const hideOf =
  (colour: Rgb): Paint =>
  (surface) =>
    layColour(surface, colour, 0.8);

const over =
  (under: Paint, marks: Paint): Paint =>
  (...args) => {
    under(...args);
    marks(...args);
  };

function build({ count, seed, has }: Planned): Part[] {
  // the first to be carved is on top
  const beasts = Object.entries(TOTEM_FIGURES)
    .filter(([name]) => has(name))
    .map(([, figure]) => figure)
    .reverse();
  const drum = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 0.92, 0, 0.04],
        [R, 0.1, 0.06],
        [R, TALL - 0.1, 0.06],
        [R * 0.9, TALL, 0.04],
        [0, TALL],
      ],
      3,
    ),
    40,
  );
  const brow = (s: number) =>
    move(turnZ(turnY(block([0.25, 0.06, 0.12], [0, 0, 0], 0.025), s * 0.42), -s * 0.16), [s * 0.15, TALL * 0.78, 0.3]);
  const nose = move(stretch(sphere(0.085, 20), [1, 1.25, 1.1]), [0, TALL * 0.44, 0.36]);
  const beak = lathe(
    roundCorners(
      [
        [0, 0],
        [0.12, 0, 0.02],
        [0.085, 0.16, 0.08],
        [0.03, 0.28, 0.05],
        [0, 0.3],
      ],
      4,
    ),
    24,
  );
  const ear = (s: number) =>
    move(
      turnZ(
        lathe(
          roundCorners(
            [
              [0, 0],
              [0.08, 0, 0.02],
              [0.075, 0.1, 0.05],
              [0.01, 0.17, 0.02],
              [0, 0.17],
            ],
            3,
          ),
          18,
        ),
        -s * 0.2,
      ),
      [s * 0.2, TALL - 0.04, 0.02],
    );
  const hues = [RED, TEAL, RED, TEAL, RED];
  const out: Part[] = [
    makePart(
      "base",
      "stone",
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.62, 0, 0.03],
            [0.5, 0.14, 0.05],
            [0, 0.14],
          ],
          3,
        ),
        14,
      ),
      { weight: 0.5, crease: 0.3 },
    ),
  ];
  const many = beasts.length > 0 ? beasts.length : count;
  for (let i = 0; i < many; i += 1) {
    const beast = beasts[i];
    const y = 0.12 + i * (TALL - 0.02);
    const isTop = i === many - 1;
    const beaked = beast ? beast.face === "beak" : isTop || (i + seed) % 3 === 1;
    const isWinged = beast ? beast.limbs === "wings" : isTop;
    const at = (g: Part["geometry"]) => move(g, [0, y, 0]);
    const hue = hues[(i + seed) % hues.length] as readonly [number, number, number];
    const face = mask(hue, beaked);
    const hide = beast && hideOf(beast.colour);
    out.push(makePart(`head-${i + 1}`, "body", at(drum), { weight: 1, paint: hide ? over(hide, face) : face }));
    if (beast && hide) out.push(...carveFigure(`${i + 1}`, beast, at, TALL, { paint: hide }));
    out.push(...makeParts(`brow-${i + 1}`, "dark", [at(brow(1)), at(brow(-1))], { weight: 0.6 }));
    if (!beast || beaked)
      out.push(
        makePart(`nose-${i + 1}`, "beak", at(beaked ? move(turnX(beak, 1.9), [0, TALL * 0.47, 0.31]) : nose), {
          weight: 0.9,
        }),
      );
    if (!beast && !isTop && !beaked)
      out.push(
        makePart(
          `arms-${i + 1}`,
          "dark",
          merge([-1, 1].map((s) => at(bar([s * 0.36, 0.3, 0.06], [s * 0.16, 0.04, 0.34], 0.055, 12)))),
          { weight: 0.5 },
        ),
      );
    if (isWinged) {
      const wing = plate(
        [
          [0.26, -0.05, 0.03],
          [0.5, -0.24, 0.05],
          [1.2, -0.06, 0.08],
          [1.16, 0.1, 0.06],
          [0.95, 0.34, 0.12],
          [0.26, 0.26, 0.03],
        ],
        0.07,
        0.012,
      );
      out.push(
        ...makeParts(
          `wing-${i + 1}`,
          "wing",
          [wing, mirror(wing)].map((g) => move(g, [0, y + TALL * 0.4, -0.06])),
          { weight: 1, paint: feathers },
        ),
      );
      if (!beast) out.push(...makeParts("ear", "dark", [at(ear(1)), at(ear(-1))], { weight: 0.5 }));
    }
  }
  return out;
}

/** A totem pole. What makes it itself: carved wooden heads one on the other with big ovoid eyes, heavy brows, teeth and beaks, painted red, teal, black and cream, the topmost with spread wings. */
export const totemPole = defineFromPlan({
  id: "totem-pole",
  family: "building",
  words: ["totem pole", "totem", "tribal totem", "wooden totem"],
  senses: ["totem pole", "totem#2"],
  height: 3.6,
  view: { azimuth: 0.32, elevation: 0.08 },
  slots: {
    body: mainSlot("oak", "#a0683a #8a5428 #b8804a", "pole|trunk|head|wood"),
    dark: slot("painted-wood", "#1a1512 #1f6f78", "brow|arm|ear"),
    beak: slot("painted-wood", "#e8b02a #d8a020", "nose"),
    wing: slot("painted-wood", "#f0e2bc"),
    stone: slot("granite", "", "base|plinth"),
  },
  count: { slot: "body", min: 3, max: 4, most: 6 },
  extras: Object.fromEntries(Object.entries(TOTEM_FIGURES).map(([name, { named }]) => [name, { chance: 0, named }])),
  build,
});
