import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { integer } from "../parameter-specs.ts";
import { clearPaint, fillThrough } from "../vessel/drink.ts";
import { hollow, radiusAt, smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type FishBowlParameters = Proportions & { readonly fish: number; readonly hue: number };

function buildFishBowl(p: FishBowlParameters): Model {
  const [r, h] = [0.14 * p.wide, 0.23 * p.tall];
  const line = smoothProfile(
    [
      [0.5, 0],
      [0.56, 0.01],
      [0.84, 0.16],
      [0.99, 0.4],
      [0.98, 0.6],
      [0.82, 0.84],
      [0.68, 0.94],
      [0.7, 0.97],
      [0.74, 1],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    5,
  );
  const level = h * 0.76;
  return standModel(
    [
      makePart("body", "body", lathe(hollow(line, 0.004, h * 0.03), 64), { weight: 1, paint: clearPaint(h * 0.03, h) }),
      makePart("water", "water", fillThrough(line, h * 0.025, level, 0.0006), {
        weight: 1,
        paint: swimming(p, r, h, level),
      }),
    ],
    [
      { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: radiusAt(line, h) },
      { name: "inside", position: [0, h * 0.1, 0], normal: [0, 1, 0], radius: r * 0.7 },
    ],
  );
}

const GOLD = ["#ff7a14", "#f2441c", "#ffb02a"].map(fromHex);
const WEED = fromHex("#2f8a46");
const PEBBLES = ["#c9b79a", "#8f7d68", "#e0d4bd", "#6f8a9a"].map(fromHex);
const DARK = fromHex("#0d0d10");
const PALE = fromHex("#ffffff");

/** What is seen through the water from front and back: pebbles, weed, and goldfish. */
function swimming(p: FishBowlParameters, r: number, h: number, level: number): Paint {
  const spots = [
    [0.02, 0.5, 1],
    [-0.5, 0.3, -0.62],
    [0.5, 0.66, -0.55],
  ].slice(0, p.fish) as [number, number, number][];
  const body = GOLD[p.hue % 3] as Rgb;
  return (surface, x, y, z, _nx, ny) => {
    if (ny > 0.9 && y > level - 0.002) return;
    const [u, t] = [(z < 0 ? -x : x) / r, y / h];
    const ground = 0.13 + 0.02 * sin(u * 9);
    if (t < ground) {
      const [a, b] = [Math.floor(u * 17 + (Math.floor(t * 40) & 1) * 0.5), Math.floor(t * 40)];
      layColour(surface, PEBBLES[(Math.imul(a * 5 + b * 11 + 3, 2654435761) >>> 9) % 4] as Rgb);
      return;
    }
    for (const at of [-0.62, -0.5, 0.58]) {
      const sway = at + 0.05 * sin(t * 22 + at * 9);
      const high = at === -0.5 ? 0.62 : 0.46;
      if (t < high && Math.abs(u - sway) < 0.022 + 0.028 * Math.abs(cos(t * 42))) layColour(surface, WEED);
    }
    for (const [fx, fy, size] of spots) {
      const s = Math.abs(size) * 0.34;
      const a = ((u - fx) / s) * Math.sign(size);
      const b = ((t - fy) * (h / r)) / s;
      const trunk = a * a + b * b * 3.4 < 1;
      const tail = a > 0.75 && a < 1.75 && Math.abs(b) < (a - 0.7) * 0.75 && Math.abs(b) > (a - 1.45) * 0.9;
      const fin = a > -0.35 && a < 0.6 && b > 0.3 && b < 0.85 - (a - 0.1) * (a - 0.1) * 1.5;
      if (!trunk && !tail && !fin) continue;
      layColour(surface, body);
      if (!trunk || (b < -0.25 && a > -0.5)) {
        surface.r *= 0.85;
        surface.g *= 1.15;
      }
      const e = (a + 0.58) * (a + 0.58) + (b - 0.12) * (b - 0.12);
      if (e < 0.026) layColour(surface, e < 0.009 ? DARK : PALE);
      if (Math.abs(a + 0.25 + b * b * 0.6) < 0.03 && trunk) layColour(surface, GOLD[1] as Rgb);
    }
  };
}

/** A fish bowl. What makes it itself: a glass globe open above with a flared rim, water to its shoulder, a goldfish, weed and pebbles in it. */
export const fishBowl = defineConcept<FishBowlParameters>({
  id: "fish-bowl",
  family: "container",
  words: ["fish bowl", "fishbowl", "goldfish bowl"],
  senses: ["fishbowl"],
  height: 0.23,
  parameters: { ...PROPORTIONS, fish: integer(0, 3, "Fish in it."), hue: integer(0, 2, "Their colour.") },
  slots: {
    body: { words: ["glass", "rim"], materials: ["glass"], colours: [fromHex("#dbe9ea")], clear: true },
    water: {
      words: ["fish", "goldfish"],
      materials: ["glass"],
      colours: ["#7cc4dc", "#93d0de"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    fish: ask.traits.has("empty") ? 0 : draw.pick("fish", [1, 2, 3]),
    hue: draw.integer("hue", 0, 2),
  }),
  build: buildFishBowl,
  view: { azimuth: 0, elevation: 0.2 },
});
