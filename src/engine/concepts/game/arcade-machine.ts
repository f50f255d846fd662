import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { block, pair, sidePlate } from "../vehicle/bodywork.ts";

const NEON = ["#ff2f6d", "#22d8f2", "#ffd92e", "#52f06a", "#b46bff"].map(fromHex);
const DARK = fromHex("#07080f");
const NAMES = ["ARCADE", "INVADERS", "GALAXY", "MAZE MAN", "TURBO"];

/** A creature on a grid of 8 by 8, row over row from above; each row's bits from the left. */
const INVADER = [0x18, 0x3c, 0x7e, 0xdb, 0xff, 0x24, 0x5a, 0xa5];
const isPixel = (u: number, v: number): boolean => {
  const [x, y] = [Math.floor(u * 8), Math.floor(v * 8)];
  return x >= 0 && x < 8 && y >= 0 && y < 8 && (((INVADER[7 - y] as number) >> (7 - x)) & 1) === 1;
};

/** A game in play; `u` and `v` from 0 to 1 over the screen. */
function paintGame(surface: Parameters<Paint>[0], u: number, v: number, game: number): void {
  layColour(surface, DARK, 0.15, 0);
  if (game === 1) {
    // a maze with dots, a round mouth and its hunter
    const [x, y] = [u * 9, v * 9];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [x - i - 0.5, y - j - 0.5];
    if ((i % 2 === 1 && j % 2 === 1) || i === 0 || j === 0 || i === 8 || j === 8) {
      if (Math.max(Math.abs(a), Math.abs(b)) < 0.42 && Math.max(Math.abs(a), Math.abs(b)) > 0.22)
        layColour(surface, fromBlue);
    } else if (a * a + b * b < 0.02) layColour(surface, NEON[2] as Rgb);
    const [px, py] = [x - 4.5, y - 4.5];
    if (px * px + py * py < 0.72) layColour(surface, px > 0 && Math.abs(py) < px * 0.6 ? DARK : (NEON[2] as Rgb));
    const [gx, gy] = [x - 6.5, y - 4.4];
    if (Math.abs(gx) < 0.6 && gy > -0.6 && (gy < 0.1 || gx * gx + (gy - 0.1) * (gy - 0.1) < 0.36))
      layColour(surface, Math.abs(Math.abs(gx) - 0.24) < 0.13 && gy > 0 && gy < 0.35 ? [1, 1, 1] : (NEON[0] as Rgb));
    return;
  }
  if (game === 2) {
    // a road to the horizon under a striped sun
    if (v > 0.5) {
      layColour(surface, [0.1 + 0.2 * (1 - v), 0.02, 0.18]);
      const [dx, dy] = [u - 0.5, v - 0.58];
      if (dx * dx + dy * dy < 0.06 && (dy > 0.05 || (v * 26) % 1 > 0.35)) layColour(surface, [1, 0.45 + dy * 1.4, 0.2]);
      return;
    }
    const depth = 0.5 - v;
    layColour(surface, Math.floor(0.6 / (depth + 0.03)) % 2 === 0 ? [0.03, 0.22, 0.05] : [0.05, 0.3, 0.07]);
    const side = Math.abs(u - 0.5) / (depth + 0.03);
    if (side < 0.85)
      layColour(surface, side > 0.76 ? [0.9, 0.1, 0.1] : side < 0.04 ? [0.95, 0.95, 0.9] : [0.07, 0.07, 0.08]);
    if (Math.abs(u - 0.5) < 0.1 && v > 0.08 && v < 0.2)
      layColour(surface, v < 0.115 && Math.abs(u - 0.5) > 0.06 ? [0.01, 0.01, 0.01] : [0.85, 0.05, 0.05]);
    return;
  }
  const [cx, cy] = [(u - 0.1) / 0.8, (v - 0.4) / 0.48];
  if (cx > 0 && cx < 1 && cy > 0 && cy < 1) {
    const [i, j] = [Math.floor(cx * 4), Math.floor(cy * 3)];
    if (isPixel((cx * 4 - i - 0.12) / 0.76, (cy * 3 - j - 0.12) / 0.76)) layColour(surface, NEON[(j + 1) % 5] as Rgb);
  }
  if (v > 0.2 && v < 0.3 && (u * 4) % 1 > 0.28 && (u * 4) % 1 < 0.72) layColour(surface, NEON[3] as Rgb);
  if ((Math.abs(u - 0.56) < 0.07 && v > 0.08 && v < 0.12) || (Math.abs(u - 0.56) < 0.02 && v > 0.1 && v < 0.15))
    layColour(surface, NEON[1] as Rgb);
  if (Math.abs(u - 0.56) < 0.008 && v > 0.18 && v < 0.34) layColour(surface, [1, 1, 1]);
}
const fromBlue: Rgb = fromHex("#2a4bff");

function build({ seed, kind }: Planned): Part[] {
  const game = kind === "maze" ? 1 : kind === "racer" ? 2 : 0;
  const name = game === 1 ? "MAZE MAN" : game === 2 ? "TURBO" : (NAMES[seed % 3] as string);
  const half = 0.33;
  const [first, second] = [NEON[seed % 5] as Rgb, NEON[(seed + 2) % 5] as Rgb];
  const outline: readonly Corner[] = [
    [-0.4, 0, 0.02],
    [0.3, 0, 0.02],
    [0.3, 0.84, 0.03],
    [0.46, 0.93, 0.04],
    [0.44, 1.03, 0.03],
    [0.17, 1.08, 0.05],
    [0.05, 1.48, 0.05],
    [0.28, 1.54, 0.03],
    [0.3, 1.8, 0.06],
    [-0.28, 1.82, 0.1],
    [-0.4, 1.62, 0.06],
  ];
  const art: Paint = (surface, x, y, z) => {
    if (Math.abs(x) < half) return;
    const s = y * 0.9 - z * 0.7;
    if (s > 0.62 && s < 0.74) layColour(surface, first, 0.4);
    else if (s > 0.78 && s < 0.84) layColour(surface, second, 0.4);
    else if (s > 0.87 && s < 0.9) layColour(surface, first, 0.4);
    const [u, v] = [(x > 0 ? -(z + 0.06) : z + 0.06) / 0.4 + 0.5, (y - 0.42) / 0.4 + 0.5];
    if (u > 0 && u < 1 && v > 0 && v < 1 && isPixel(u, v)) layColour(surface, second, 0.4);
  };
  // the screen lies in its own frame and leans back as the cabinet does
  const lean = 0.29;
  const screenAt = (g: Geometry): Geometry => move(turnX(g, -lean), [0, 1.285, 0.07]);
  const [w, h] = [0.5, 0.4];
  const deckAt = (g: Geometry): Geometry => move(turnX(g, 0.18), [0, 1.055, 0.3]);
  const stick = (x: number): Geometry[] => [
    deckAt(bar([x, -0.02, 0.01], [x, 0.085, 0.01], 0.011, 10)),
    deckAt(move(sphere(0.034, 18, 12), [x, 0.11, 0.01])),
  ];
  const sticks = [-0.2, 0.08].map(stick);
  const button = (x: number, z: number): Geometry =>
    deckAt(move(bar([0, -0.01, 0], [0, 0.02, 0], 0.023, 14), [x, 0, z]));
  const buttons = [-0.2, 0.08]
    .flatMap((x) => [
      [x + 0.07, 0.02],
      [x + 0.125, 0.0],
      [x + 0.08, -0.05],
      [x + 0.135, -0.065],
    ])
    .map(([x, z]) => button(x as number, z as number));
  return [
    ...makeParts("side", "body", pair(sidePlate(outline, 0.035, 0.008, half + 0.012)), { weight: 1, paint: art }),
    ...makeParts(
      "edge",
      "trim",
      pair(
        sidePlate(
          outline.map(([z, y, r = 0]) => [z * 1.012 + 0.0006, y === 0 ? 0.004 : 0.9 + (y - 0.9) * 1.006, r] as const),
          0.016,
          0.005,
          half + 0.012,
        ),
      ),
      { weight: 0.7 },
    ),
    makePart(
      "cabinet",
      "body",
      sidePlate(
        [
          [-0.37, 0.03],
          [0.24, 0.03],
          [0.24, 0.86],
          [0.4, 0.93],
          [0.4, 1.0],
          [0.12, 1.05],
          [0.0, 1.46],
          [0.22, 1.56],
          [0.24, 1.77],
          [-0.27, 1.79],
          [-0.37, 1.6],
        ],
        2 * half,
        0.006,
      ),
      { weight: 0.8 },
    ),
    makePart("bezel", "panel", screenAt(block([2 * half - 0.02, 0.52, 0.04], [0, 0, 0], 0.008)), { weight: 0.6 }),
    {
      ...makePart("screen", "screen", block([w, h, 0.05], [0, 0, 0], 0.012), {
        weight: 1,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz > 0.3) paintGame(surface, x / w + 0.5, y / h + 0.5, game);
        },
      }),
      geometry: screenAt(block([w, h, 0.05], [0, 0, 0], 0.012)),
    },
    makePart("marquee", "marquee", block([2 * half, 0.19, 0.06], [0, 1.665, 0.235], 0.012), {
      weight: 0.9,
      paint: (surface, x, y, z) => {
        if (z < 0.25) return;
        const glow = 0.6 + 0.4 * (1 - Math.abs(y - 1.665) * 8);
        layColour(
          surface,
          isWritten(name, x, y - 1.665, 0.085, 0.1)
            ? [1, 0.95, 0.7]
            : [first[0] * glow * 0.6, first[1] * glow * 0.6, first[2] * glow * 0.6],
          0.25,
        );
      },
    }),
    makePart("deck", "panel", deckAt(block([2 * half - 0.01, 0.03, 0.3], [0, -0.01, 0], 0.008)), { weight: 0.8 }),
    ...makeParts(
      "stick",
      "stick",
      sticks.map((pieces) => merge(pieces)),
      { weight: 0.8 },
    ),
    ...makeParts("button", "button", buttons, { weight: 0.5 }).map(
      (part, i): Part => ({ ...part, paint: (surface) => layColour(surface, NEON[(i + seed) % 5] as Rgb, 0.25) }),
    ),
    makePart("coin-door", "metal", block([0.34, 0.4, 0.03], [0, 0.42, 0.24], 0.012), {
      weight: 0.7,
      paint: (surface, x, y, z) => {
        if (z < 0.25) return;
        const slot2 = Math.abs(Math.abs(x) - 0.07);
        if (slot2 < 0.045 && Math.abs(y - 0.53) < 0.05)
          layColour(surface, slot2 < 0.008 && Math.abs(y - 0.53) < 0.034 ? [0, 0, 0] : [0.85, 0.12, 0.04], 0.3, 0);
        if (Math.abs(x) < 0.09 && Math.abs(y - 0.32) < 0.05) layColour(surface, [0.01, 0.01, 0.012], 0.4, 0);
      },
    }),
    makePart("speakers", "metal", block([2 * half - 0.08, 0.06, 0.02], [0, 1.525, 0.13], 0.006), { weight: 0.2 }),
  ];
}

/**
 * An arcade machine. What makes it itself: a tall cabinet with shaped side panels in bright art, a lit name board on top, a leaning screen
 * with a pixel game, a deck with ball-topped sticks and coloured buttons, a coin door below.
 */
export const arcadeMachine = defineFromPlan({
  id: "arcade-machine",
  family: "device",
  words: [
    "arcade machine",
    "arcade cabinet",
    "arcade game",
    "arcade",
    "video arcade machine",
    "retro arcade machine",
    "arcade video game",
    "coin-op machine",
    "game cabinet",
  ],
  senses: [],
  height: 1.8,
  vary: 0.04,
  view: { azimuth: 0.62, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-wood", "#12141c #1c2a8a #8a1220 #3a1460 #0d3d4a", "cabinet|side|wall"),
    trim: slot("plastic", "#ffd92e #f2f2ee #ff2f6d #22d8f2", "edge|molding"),
    panel: slot("plastic", "#141519", "deck|control panel|bezel"),
    screen: slot("glass", "#07080f", "display|monitor"),
    marquee: slot("plastic", "#e8384a", "sign|name board"),
    stick: slot("plastic", "#d8201c #f0c81c #1f8ad8", "joystick|lever"),
    button: slot("plastic", "#f0c81c", "control"),
    metal: slot("brushed-steel", "#3c3f44", "coin door|coin slot|speaker"),
  },
  kinds: { invaders: { weight: 2 }, maze: { weight: 1.2 }, racer: { weight: 0.8 } },
  build,
});
