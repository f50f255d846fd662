import { box } from "../../geometry/box.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { boulder, restOn } from "../nature/stone-shape.ts";

const RUNES = ["ᚠᚢᚦᚨ", "ᚱᚲᚷᚺ", "ᛉᛏᛒᛟ", "ᛟᚠᛏᚱ"];
const TALL = 1.5;

const GLOW: Readonly<Record<string, string>> = { blue: "#4fd8ff", red: "#ff4a2a", green: "#5cff8a", violet: "#c06bff" };

/** Signs cut deep in two columns down the front, one under the other, in a carved frame; they glow in their colour. */
const carved =
  (seed: number, kind: string): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.35) return;
    const lit = GLOW[kind];
    const cut = (depth: number) => {
      surface.height -= depth;
      if (lit) layColour(surface, fromHex(lit), 0.5, 0);
      else layColour(surface, [surface.r * 0.25, surface.g * 0.25, surface.b * 0.25]);
    };
    const v = y - 0.16;
    for (let column = 0; column < 2; column += 1) {
      const text = RUNES[(seed + column) % RUNES.length] as string;
      for (let i = 0; i < 4; i += 1) {
        const [u, w] = [x + 0.115 - column * 0.23, v - 0.92 + i * 0.255];
        if (isWritten(text[i] as string, u, w, 0.185, 0.085)) cut(0.02);
      }
    }
    const edge = Math.max(Math.abs(x) / 0.285, Math.abs(v - 0.54) / 0.6);
    if (Math.abs(edge - 1) < 0.03) {
      surface.height -= 0.014;
      if (!lit) layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
    }
  };

function build({ seed, kind, has }: Planned): Part[] {
  const block = deform(
    move(box([0.78, TALL, 0.3], { bevel: 0.09, bevelSteps: 2, divisions: [14, 26, 6] }), [0, TALL / 2, 0]),
    ([x, y, z]) => {
      const t = y / TALL;
      const narrow = 1 - 0.24 * t * t + 0.05 * noise(x * 1.5, y * 2.2, z, seed);
      const slant = 0.14 * t * t * x * ((seed % 5) - 2) * 0.5;
      return [x * narrow, y + slant + 0.06 * t * noise(x * 3.5, 1, z * 3, seed + 3), z * (1 - 0.18 * t)];
    },
  );
  const stone = settle(wobble(wobble(block, 0.022, 0.22, seed), 0.007, 0.07, seed + 5));
  const rocks = [
    [-0.42, 0.16, 0.15],
    [0.4, 0.2, 0.12],
    [0.16, 0.19, 0.1],
    [-0.2, -0.2, 0.14],
  ].map(([x = 0, z = 0, r = 0.1], i) =>
    restOn(move(turnY(boulder([r, r * 0.7, r * 0.85], seed + i), i), [x, r * 0.4, z]), 0),
  );
  return [
    makePart("stone", "stone", move(stone, [0, -0.02, 0]), { weight: 1, share: 2, paint: carved(seed, kind) }),
    ...(has("rocks") ? makeParts("rock", "rock", rocks.map(settle), { weight: 0.5 }) : []),
  ];
}

/** A rune stone. What makes it itself: an upright weathered slab, narrower above, with two columns of large runes cut into its face within a carved frame, the runes dark or glowing in one colour, small rocks about its foot. */
export const runeStone = defineFromPlan({
  id: "rune-stone",
  family: "nature",
  words: ["rune stone", "runestone", "runic stone", "rune rock", "rune tablet", "rune monolith", "viking runestone"],
  height: 1.5,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    stone: mainSlot("rock granite basalt", "#5d6266 #6a6660 #4c5258", "slab|monolith|rune"),
    rock: { ...slot("rock granite", "#5d6266 #6a6660", "boulder|pebble"), takesWhole: true },
  },
  kinds: {
    blue: { weight: 2, traits: ["glowing", "magic", "magical", "blue"] },
    carved: { weight: 2, words: ["viking runestone"] },
    red: { traits: ["red"] },
    green: { traits: ["green"] },
    violet: { traits: ["purple", "violet"] },
  },
  extras: { rocks: { chance: 0.7, slot: "rock" } },
  build,
});
