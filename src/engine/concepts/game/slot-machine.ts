import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

const [W, D] = [0.36, 0.3];
const RED = fromHex("#d8201c");
const GOLD = fromHex("#f2b81e");
const GREEN = fromHex("#2f8a34");
const LIT = fromHex("#ffe9a0");

/** A cherry, a bell, a seven or BAR about the middle of a reel, `s` its size. */
function symbol(surface: SurfacePoint, which: number, u: number, v: number): void {
  if (which === 0) {
    if (isWritten("7", u, v, 0.05, 0.2)) layColour(surface, RED, 0.3);
  } else if (which === 1) {
    for (const x of [-0.012, 0.012])
      if ((u - x) * (u - x) + (v + 0.01) * (v + 0.01) < 0.00016) layColour(surface, RED, 0.3);
    if (v > -0.002 && v < 0.024 && Math.abs(Math.abs(u) - 0.012 * (1 - v / 0.024)) < 0.002)
      layColour(surface, GREEN, 0.4);
  } else if (which === 2) {
    const wide = 0.009 + 0.013 * Math.max(0, (0.016 - v) / 0.032);
    if (v < 0.02 && v > -0.018 && Math.abs(u) < wide) layColour(surface, GOLD, 0.25);
    if (u * u + (v + 0.02) * (v + 0.02) < 0.00003) layColour(surface, GOLD, 0.25);
  } else if (Math.abs(v) < 0.013 && Math.abs(u) < 0.03)
    layColour(surface, isWritten("BAR", u, v, 0.016, 0.14) ? [0.95, 0.95, 0.95] : [0.02, 0.02, 0.05], 0.3);
}

const reels =
  (shown: readonly number[]): Paint =>
  (surface, x, y) => {
    const reel = Math.max(0, Math.min(2, Math.floor((x + 0.123) / 0.082)));
    const u = x - (reel - 1) * 0.082;
    const row = Math.round((y - 0.4) / 0.062);
    const v = y - 0.4 - row * 0.062;
    const bow = 1 - 70 * (y - 0.4) * (y - 0.4);
    layColour(surface, [0.92 * bow, 0.91 * bow, 0.86 * bow], 0.35);
    if (Math.abs(Math.abs(u) - 0.041) < 0.0035) layColour(surface, [0.03, 0.03, 0.03], 0.4);
    else symbol(surface, ((shown[reel] ?? 0) + row + 8) % 4, u, v);
    if (Math.abs(y - 0.4) < 0.0012) layColour(surface, RED, 0.3);
  };

function build({ seed, has }: Planned): Part[] {
  const jackpot = has("jackpot");
  const shown = [0, 1, 2].map((i) => (jackpot ? 0 : Math.floor(sin(seed + i * 7.3) * 50 + 50) % 4));
  const side: Corner[] = [
    [-D / 2, 0.0],
    [D / 2, 0.0, 0.01],
    [D / 2, 0.2, 0.02],
    [D / 2 - 0.07, 0.27, 0.02],
    [D / 2 - 0.07, 0.53, 0.03],
    [-D / 2, 0.53, 0.02],
  ];
  const body = settle(turnY(plate(side, W, 0.006), -PI / 2));
  const front = D / 2 - 0.07;
  const crown: Corner[] = [
    [-W / 2, 0.52],
    [W / 2, 0.52],
    [W / 2, 0.6, 0.04],
    [0.08, 0.655, 0.1],
    [-0.08, 0.655, 0.1],
    [-W / 2, 0.6, 0.04],
  ];
  const knob = [W / 2 + 0.075, 0.62, 0.0] as const;
  const lever = merge([
    bar([W / 2 + 0.03, 0.3, 0], [W / 2 + 0.075, 0.38, 0], 0.011, 14),
    bar([W / 2 + 0.075, 0.375, 0], [knob[0], knob[1], 0], 0.009, 14),
  ]);
  const hub = move(
    turnZ(
      lathe(
        [
          [0, 0],
          [0.042, 0],
          [0.042, 0.018],
          [0.024, 0.04],
          [0, 0.042],
        ],
        32,
      ),
      -PI / 2,
    ),
    [W / 2 - 0.004, 0.3, 0],
  );
  const bulbs = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10 - 0.5;
    return move(sphere(0.0105, 14), [t * 0.3, 0.6 + 0.034 * (1 - 4 * t * t), front - 0.012]);
  });
  return [
    makePart("cabinet", "body", body, { weight: 1 }),
    makePart("crown", "sign", move(plate(crown, 0.1, 0.01), [0, 0, front - 0.066]), {
      weight: 0.9,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        if (nz > 0.5 && isWritten("JACKPOT", x, y - 0.557, 0.04, 0.13)) layColour(surface, LIT, 0.3);
      },
    }),
    makePart("frame", "metal", block([0.282, 0.22, 0.02], [0, 0.4, front + 0.002], 0.008), { weight: 0.6 }),
    makePart("reels", "reel", block([0.25, 0.176, 0.012], [0, 0.4, front + 0.0095], 0.004), {
      weight: 1,
      paint: reels(shown),
    }),
    makePart(
      "buttons",
      "button",
      merge([-0.1, 0, 0.1].map((x) => move(sphere(0.017, 18), [x, 0.247, D / 2 - 0.038]))),
      { weight: 0.6 },
    ),
    makePart("slot", "metal", block([0.05, 0.07, 0.01], [0.12, 0.15, D / 2 + 0.003], 0.003), {
      weight: 0.4,
      paint: (surface, x, y) => {
        if (Math.abs(x - 0.12) < 0.003 && Math.abs(y - 0.155) < 0.02) layColour(surface, [0.01, 0.01, 0.01], 0.6, 0);
      },
    }),
    makePart("plate", "sign", block([0.2, 0.1, 0.008], [-0.05, 0.14, D / 2 + 0.002], 0.004), {
      weight: 0.6,
      paint: (surface, x, y) => {
        const [u, v] = [x + 0.05, y - 0.14];
        if (isWritten("777", u, v, 0.045, 0.16)) layColour(surface, LIT, 0.3);
      },
    }),
    makePart(
      "tray",
      "metal",
      merge([
        block([0.3, 0.012, 0.11], [0, 0.032, D / 2 + 0.045], 0.004),
        block([0.3, 0.045, 0.01], [0, 0.045, D / 2 + 0.098], 0.004),
        ...[-1, 1].map((s) => block([0.01, 0.045, 0.11], [s * 0.146, 0.045, D / 2 + 0.045], 0.004)),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "coins",
      "coin",
      merge(
        Array.from({ length: 16 }, (_, i) =>
          move(
            lathe(
              [
                [0, 0],
                [0.017, 0],
                [0.017, 0.003],
                [0, 0.003],
              ],
              20,
            ),
            [
              -0.11 + 0.22 * ((i * 0.618) % 1),
              0.037 + 0.003 * Math.floor(i / 6),
              D / 2 + 0.02 + 0.05 * ((i * 0.37) % 1),
            ],
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("hub", "metal", hub, { weight: 0.5 }),
    makePart("lever", "metal", lever, { weight: 0.8 }),
    makePart("knob", "button", move(sphere(0.026, 28), knob), { weight: 0.8 }),
    makePart("bulbs", "bulb", merge(bulbs), { weight: 0.5 }),
  ];
}

/** A one-armed bandit. What makes it itself: three reels of sevens, cherries, bells and bars behind a window, a lever with a red knob at its side, a lit crown that says JACKPOT, and a tray of coins. */
export const slotMachine = defineFromPlan({
  id: "slot-machine",
  family: "furniture",
  words: [
    "slot machine",
    "fruit machine",
    "one-armed bandit",
    "casino slot machine",
    "casino machine",
    "jackpot machine",
    "slots machine",
  ],
  senses: ["slot machine"],
  height: 0.66,
  view: { azimuth: 0.42, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal", "#b81e1e #5a1e7a #1e3f8a #1e6a3a", "cabinet|case"),
    sign: slot("painted-metal", "#8a1218 #1e1e5a", "crown|marquee"),
    metal: slot("gold chrome", "", "frame|lever|arm|tray|trim"),
    reel: slot("plastic", "#f4f2ea", "window|symbol"),
    button: slot("plastic", "#d8201c #e8b01e", "knob"),
    bulb: slot("plastic", "#ffe39a", "light"),
    coin: slot("gold", "", "coins|money"),
  },
  extras: { jackpot: { chance: 0.55 } },
  build,
});
