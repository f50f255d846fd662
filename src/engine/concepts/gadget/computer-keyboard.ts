import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { type KeyField, keyField, QWERTY } from "../device/key-field.ts";

const WHITE = fromHex("#f2f2ee");
const DARK = fromHex("#26272b");
const MAIN = ["_ _ _ _ _ _ _ _ _ _ _ _ _", ...QWERTY];

function fields(kind: string): readonly (readonly [KeyField, number, number])[] {
  const light = kind === "office" || kind === "silver";
  const ink = light ? DARK : WHITE;
  const accent: Rgb | undefined = kind === "gaming" ? fromHex("#c81e1e") : undefined;
  const colourOf = (legend: string): Rgb | undefined =>
    accent && "WASD".includes(legend) && legend !== "" ? accent : undefined;
  const field = (rows: readonly string[], w: number, d: number) => keyField(rows, [w, 0.011, d], ink, colourOf);
  return [
    [field(MAIN, 0.285, 0.123), -0.071, 0],
    [field(["_ _ _", "_ _ _", "_ _ _"], 0.055, 0.0615), 0.108, -0.0307],
    [field(["_"], 0.0183, 0.0205), 0.108, 0.0307],
    [field(["_ _ _"], 0.055, 0.0205), 0.108, 0.0512],
    [field(["_ / * -", "7 8 9 +", "4 5 6 +", "1 2 3 _", "_2 . _"], 0.074, 0.1025), 0.178, 0.0102],
  ];
}

function build({ kind }: Planned): Part[] {
  const lean = (g: Part["geometry"]) => turnX(g, 0.09);
  const lay = (g: Part["geometry"], y: number) => lean(move(turnX(g, -PI / 2), [0, y, 0]));
  return [
    makePart("body", "body", lay(slab([0.45, 0.152, 0.018], 0.012, 0.005), 0.016), { weight: 1 }),
    makePart("deck", "deck", lay(slab([0.442, 0.144, 0.004], 0.008, 0.001), 0.0245), { weight: 0.6 }),
    ...fields(kind).map(([{ geometry, paint }, x, z], i) =>
      makePart(`keys-${i + 1}`, "key", lean(move(geometry, [x, 0.026, z])), { weight: 1, paint }),
    ),
    ...makeParts(
      "light",
      "light",
      [-1, 0, 1].map((i) =>
        lay(move(slab([0.005, 0.002, 0.003], 0.0008, 0.0004), [0.178 + i * 0.012, 0.062, 0]), 0.026),
      ),
      { weight: 0.2 },
    ),
    ...makeParts(
      "foot",
      "deck",
      [-1, 1].map((s) => move(slab([0.03, 0.022, 0.006], 0.002, 0.0005), [s * 0.19, 0.012, -0.062])),
      { weight: 0.2 },
    ),
  ];
}

/** A computer's keyboard. What makes it itself: a low wide slab full of square keys with letters in staggered rows, a long space bar, arrow keys and a block of numbers at the right. */
export const computerKeyboard = defineFromPlan({
  id: "computer-keyboard",
  family: "device",
  words: [
    "computer keyboard",
    "keyboard",
    "pc keyboard",
    "mechanical keyboard",
    "gaming keyboard",
    "wireless keyboard",
    "qwerty keyboard",
  ],
  senses: ["keyboard#1"],
  height: 0.05,
  view: { azimuth: 0.3, elevation: 0.85 },
  slots: {
    body: mainSlot("plastic", "#26272b", "case|frame"),
    deck: slot("plastic", "#121316", "plate"),
    key: slot("plastic", "#3a3c41", "keycap|button|space bar"),
    light: slot("plastic", "#4fe06a", "led"),
  },
  kinds: {
    black: { weight: 2 },
    office: { weight: 1.5, dress: { body: "#cfc8b4", deck: "#a89f8a", key: "#ece7d8" } },
    silver: { weight: 1, dress: { body: "#c4c7cb", deck: "#9a9da2", key: "#f4f4f2" }, words: ["wireless keyboard"] },
    gaming: { weight: 1, dress: { body: "#1b1c20", deck: "#5a1016", key: "#232428" }, words: ["gaming keyboard"] },
    blue: { weight: 0.7, dress: { body: "#24415f", deck: "#14263a", key: "#3f6a94" }, words: ["mechanical keyboard"] },
  },
  build,
});
