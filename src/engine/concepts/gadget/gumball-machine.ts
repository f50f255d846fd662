import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const HUES = ["red", "orange", "yellow", "green", "blue", "pink"] as const;
const [R, MIDDLE] = [0.115, 0.285];

/** Gumballs over the whole globe, a golden spiral, those of each colour together. */
function gumballs(next: () => number): Part[] {
  const sets: Part["geometry"][][] = HUES.map(() => []);
  const count = 96;
  const ball = sphere(0.0232, 10);
  for (let i = 0; i < count; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y);
    const a = i * 2.399963;
    const at: Vec3 = [r * cos(a), y, r * sin(a)];
    const reach = R * (0.95 + 0.03 * next());
    (sets[Math.floor(next() * HUES.length) % HUES.length] as Part["geometry"][]).push(
      move(ball, [at[0] * reach, MIDDLE + at[1] * reach, at[2] * reach]),
    );
  }
  return HUES.flatMap((hue, k) => {
    const set = sets[k] as Part["geometry"][];
    return set.length > 0 ? [makePart(`gumballs-${hue}`, hue, merge(set), { weight: 0.9 })] : [];
  });
}

function build({ stream, style }: Planned): Part[] {
  const base = turnedUp(
    [
      [0, 0],
      [0.105, 0, 0.01],
      [0.105, 0.018, 0.008],
      [0.082, 0.035, 0.01],
      [0.074, 0.1, 0.04],
      [0.088, 0.15, 0.02],
      [0.098, 0.166, 0.006],
      [0.098, 0.186, 0.006],
      [0, 0.186],
    ],
    44,
  );
  const lid = turnedUp(
    [
      [0, MIDDLE + R * 0.86],
      [0.078, MIDDLE + R * 0.86, 0.006],
      [0.08, MIDDLE + R * 0.98, 0.008],
      [0.055, MIDDLE + R * 1.2, 0.03],
      [0.016, MIDDLE + R * 1.27, 0.006],
      [0.018, MIDDLE + R * 1.4, 0.012],
      [0, MIDDLE + R * 1.42],
    ],
    40,
  );
  const lift = style === "stand" ? 0.62 : 0;
  const parts = [
    makePart("core", "white", settle(move(sphere(R * 0.9, 24), [0, MIDDLE, 0])), { weight: 0.4 }),
    ...gumballs(stream("gumballs")),
    makePart("base", "body", base, { weight: 1 }),
    makePart("lid", "body", lid, { weight: 1 }),
    makePart(
      "coin-plate",
      "metal",
      merge([
        block([0.062, 0.075, 0.02], [0, 0.112, 0.078], 0.006),
        move(
          turnX(
            turnedUp(
              [
                [0, 0],
                [0.02, 0, 0.003],
                [0.018, 0.014, 0.004],
                [0, 0.014],
              ],
              26,
            ),
            PI / 2,
          ),
          [0, 0.125, 0.086],
        ),
        block([0.036, 0.01, 0.012], [0, 0.125, 0.102], 0.003),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "chute",
      "metal",
      merge([
        block([0.05, 0.034, 0.03], [0, 0.056, 0.085], 0.006),
        block([0.056, 0.008, 0.03], [0, 0.036, 0.1], 0.003),
      ]),
      { weight: 0.7 },
    ),
    makePart("flap", "dark", block([0.034, 0.022, 0.004], [0, 0.058, 0.1], 0.002), { weight: 0.4 }),
  ];
  if (lift === 0) return parts;
  return [
    ...parts.map((part) => ({ ...part, geometry: move(part.geometry, [0, lift, 0]) })),
    makePart(
      "stand",
      "stand",
      merge([
        bar([0, 0.02, 0], [0, lift + 0.01, 0], 0.026, 18),
        turnedUp(
          [
            [0, 0],
            [0.15, 0, 0.008],
            [0.14, 0.02, 0.01],
            [0.04, 0.045, 0.02],
            [0, 0.05],
          ],
          40,
        ),
      ]),
      { weight: 0.8 },
    ),
  ];
}

/** A gumball machine. What makes it itself: a globe full of round gumballs of every colour between a red foot with a coin slot, a turning knob and a chute, and a red domed lid. */
export const gumballMachine = defineFromPlan({
  id: "gumball-machine",
  family: "device",
  words: [
    "gumball machine",
    "bubblegum machine",
    "bubble gum machine",
    "gumball dispenser",
    "candy machine",
    "candy dispenser",
  ],
  senses: [],
  height: 0.45,
  view: { azimuth: 0.3, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal", "#c8161a #c8161a #1f5fb8 #e8b01c", "base|lid|foot|case"),
    metal: slot("chrome brushed-steel", "", "coin slot|knob|chute|handle"),
    dark: slot("plastic", "#141416", "flap"),
    stand: slot("painted-metal", "#1c1c1f", "pole"),
    white: slot("plastic", "#f4f0e8", "globe|glass"),
    red: slot("plastic", "#d81e24"),
    orange: slot("plastic", "#f07a1c"),
    yellow: slot("plastic", "#f2cc1e"),
    green: slot("plastic", "#2fa84a"),
    blue: slot("plastic", "#1f6ad0"),
    pink: slot("plastic", "#f07ab0"),
  },
  styles: { table: { weight: 1 }, stand: { weight: 0, traits: ["tall"], slots: ["stand"] } },
  build,
});
