import { COIN_RADIUS, minted } from "../../concepts/jewel/coin.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardFace } from "../../concepts/plaything/card-face.ts";
import { NOTE_HEIGHT, NOTE_WIDTH, printed } from "../../concepts/stationery/banknote.ts";
import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, move, settle, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import { scale } from "../../math/vec3.ts";
import type { Morsel } from "./morsels.ts";

/** How steeply a sheet stands off what it lies on, so that its lower edge lies over the next one's upper edge. */
const SLOPE = 0.16;
const THICK = 0.05;
const WHITE: Rgb = fromHex("#f6f4ee");
/** What is glimpsed between them is more of the same in shadow. */
const shaded = (colour: Rgb): Rgb => scale(colour, 0.35);

/** How high the middle of a sheet lies. */
const HIGH = 0.22;

/** A sheet, its length down along +X, of such half sides. */
const sheet = (long: number, wide: number): Geometry => {
  const flat = settle(move(box([2 * long, THICK, 2 * wide]), [0, HIGH, 0]));
  return deform(flat, ([x, y, z]) => [x, y + SLOPE * x, z]);
};

/** Seen from outside with +X down: what is drawn upright, x to the right and y up, is turned to lie so. Which face is meant is told by place: normals are those of the piece where it lies. */
const upright =
  (half: number, real: number, drawn: Paint, ground?: Rgb): Paint =>
  (surface, x, y, z) => {
    if (ground) layColour(surface, ground, 0.6, 0);
    if (y < HIGH) return;
    const by = real / (2 * half);
    drawn(surface, -z * by, -x * by, 0.001, 0, 0, 1);
  };
/** The same with its length along the drawn x. */
const lengthwise =
  (half: number, real: number, drawn: Paint): Paint =>
  (surface, x, y, z) => {
    if (y < HIGH) return;
    const by = real / (2 * half);
    drawn(surface, x * by, -z * by, 0.001, 0, 0, 1);
  };

const CARD: readonly [number, number] = [1.2, (1.2 * CARD_WIDTH) / CARD_HEIGHT];
const NOTE: readonly [number, number] = [1.45, (1.45 * NOTE_HEIGHT) / NOTE_WIDTH];

const card = (rank: string, suit: number): Morsel => ({
  geometry: sheet(...CARD),
  paint: () => upright(CARD[0], CARD_HEIGHT, cardFace(rank, suit), WHITE),
  under: shaded,
  hangs: true,
  isFlat: true,
});

const note = (value: string): Morsel => ({
  geometry: sheet(...NOTE),
  paint:
    (colour) =>
    (surface, ...at) => {
      layColour(surface, colour, 0.75, 0);
      lengthwise(NOTE[0], NOTE_WIDTH, printed(value))(surface, ...at);
    },
  under: shaded,
  hangs: true,
  isFlat: true,
});

const DISC = settle(
  lathe(
    [
      [0, 0.08],
      [0.97, 0.08],
      [1, 0.2],
      [0.97, 0.3],
      [0, 0.3],
    ],
    12,
  ),
);
const coin = (emblem: string): Morsel => ({
  geometry: deform(DISC, ([x, y, z]) => [x, y + SLOPE * x, z]),
  paint: (colour) => (surface, x, _y, z, nx, ny, nz) => {
    layColour(surface, colour, 0.32, 1);
    const r = Math.sqrt(x * x + z * z);
    if (r > 0.84) layColour(surface, scale(colour, r > 0.95 ? 0.5 : 1.2), 0.3, 1);
    else minted(emblem)(surface, -z * COIN_RADIUS, 1, x * COIN_RADIUS, nx, ny, nz);
    surface.height = 0;
  },
  under: shaded,
  hangs: true,
  isFlat: true,
});

const TIN_HIGH = 0.14;
/** A tin upright against what it lies on: its length along X, half sunk. */
const TIN = settle(
  move(
    turnZ(
      lathe(
        [
          [0, -0.9],
          [0.52, -0.9],
          [0.52, 0.9],
          [0, 0.9],
        ],
        10,
      ),
      PI / 2,
    ),
    [0, TIN_HIGH, 0],
  ),
);
const METAL: Rgb = fromHex("#b9bcc0");
const PALE: Rgb = fromHex("#f3efe4");
const tin = (label: string): Morsel => ({
  geometry: TIN,
  paint: () => (surface, x, y, z) => {
    const along = Math.abs(x);
    const out = (y - TIN_HIGH) * (y - TIN_HIGH) + z * z;
    if (along > 0.76) return layColour(surface, scale(METAL, along > 0.89 && out < 0.14 ? 0.6 : 1), 0.3, 1);
    const angle = atan2(z, y - TIN_HIGH);
    const isBand = x > -0.2 && x < 0.3 && Math.abs(angle) < 1.1;
    layColour(surface, isBand || Math.abs(along - 0.66) < 0.05 ? PALE : fromHex(label), 0.5, 0);
    if (isBand && Math.abs(x - 0.05) < 0.1 && sin(11 * angle) > -0.2) layColour(surface, fromHex(label), 0.5, 0);
  },
  under: shaded,
  hangs: true,
  isFlat: true,
});

/** Ids of concepts -> what stands for many of them: flat or small things that a builder lays over each other like shingles. */
export const FLAT_MORSELS: ReadonlyMap<string, readonly Morsel[]> = new Map(
  Object.entries({
    "playing-card": [card("A", 2), card("7", 0), card("K", 1), card("A", 3), card("7", 2), card("A", 0)],
    banknote: [note("100"), note("50")],
    coin: [coin("star"), coin("crown"), coin("1")],
    can: [tin("#c4202b"), tin("#1f5fb0"), tin("#1f8a4c"), tin("#e08a1c")],
  }),
);
