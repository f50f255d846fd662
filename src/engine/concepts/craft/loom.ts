import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const W = 1.1;
const LOW = 0.32;
const CLOTH = 0.88;
const HIGH = 1.5;
const WOOLS = [
  "#b8362a #e8c25a #2d4a6a #efe6d2",
  "#2a6a6a #e8a03a #efe6d2 #7a2a3a",
  "#7a3a6a #e8d8b0 #3a6a4a #d8642a",
].map((each) => each.split(" ").map(fromHex) as [Rgb, Rgb, Rgb, Rgb]);

/** Stripes, and a row of diamonds in the broad ones. */
const woven =
  (seed: number): Paint =>
  (surface, x, y) => {
    const [ground, gold, blue, pale] = WOOLS[seed % WOOLS.length] as [Rgb, Rgb, Rgb, Rgb];
    const v = (y - LOW) / 0.28;
    const at = v - Math.floor(v);
    const u = x / 0.14;
    const diamond = Math.abs(u - Math.round(u)) * 1.1 + Math.abs(at - 0.5) * 1.5;
    const band =
      at < 0.1 ? pale : at < 0.17 ? blue : at > 0.9 ? blue : diamond < 0.3 ? pale : diamond < 0.48 ? gold : ground;
    layColour(surface, band, 0.9);
    surface.height += 0.002 * Math.abs(((y / 0.012) % 1) - 0.5);
  };

function build({ seed }: Planned): Part[] {
  const posts = [-1, 1].map((s) => block([0.08, 1.62, 0.1], [(s * W) / 2, 0.81, 0], 0.01));
  const feet = [-1, 1].map((s) => block([0.1, 0.08, 0.7], [(s * W) / 2, 0.04, 0.05], 0.014));
  const braces = [-1, 1].map((s) => bar([(s * W) / 2, 0.06, 0.34], [(s * W) / 2, 0.66, 0.02], 0.025, 8));
  const roller = (y: number) =>
    move(
      turnZ(
        turnedUp(
          [
            [0, -W / 2 - 0.1],
            [0.045, -W / 2 - 0.1, 0.008],
            [0.045, W / 2 + 0.1, 0.008],
            [0, W / 2 + 0.1],
          ],
          24,
        ),
        PI / 2,
      ),
      [0, y, 0],
    );
  const warp = Array.from({ length: 34 }, (_, i) => {
    const x = -0.42 + (0.84 * i) / 33;
    return bar([x, CLOTH - 0.04, 0.05 + (i % 2) * 0.006], [x, HIGH, 0.03 + (i % 2) * 0.02], 0.0042, 5);
  });
  const shuttle = turnZ(stretch(sphere(1, 24, 12), [0.16, 0.024, 0.03]), 0.1);
  return [
    makePart("posts", "body", merge(posts), { weight: 1, grain: "y" }),
    makePart("feet", "body", merge([...feet, ...braces]), { weight: 0.8, grain: "z" }),
    makePart("top", "body", block([W + 0.3, 0.09, 0.11], [0, 1.62, 0], 0.012), { weight: 0.9, grain: "x" }),
    makePart("rail", "body", block([W, 0.08, 0.06], [0, 0.16, 0], 0.01), { weight: 0.7, grain: "x" }),
    makePart("rollers", "body", merge([roller(LOW), roller(HIGH)]), { weight: 0.9 }),
    makePart("warp", "thread", merge(warp), { weight: 0.9 }),
    makePart("cloth", "cloth", block([0.88, CLOTH - LOW, 0.02], [0, (CLOTH + LOW) / 2, 0.048], 0.004), {
      weight: 1,
      paint: woven(seed),
    }),
    makePart(
      "cloth-roll",
      "cloth",
      move(
        turnZ(
          turnedUp(
            [
              [0.03, -0.44],
              [0.07, -0.44, 0.01],
              [0.07, 0.44, 0.01],
              [0.03, 0.44],
            ],
            28,
          ),
          PI / 2,
        ),
        [0, LOW, 0],
      ),
      { weight: 0.6 },
    ),
    makePart(
      "beater",
      "beater",
      merge([
        block([W + 0.16, 0.06, 0.045], [0, CLOTH + 0.14, 0.075], 0.012),
        block([W + 0.16, 0.035, 0.04], [0, CLOTH + 0.3, 0.075], 0.01),
      ]),
      { weight: 0.8, grain: "x" },
    ),
    makePart(
      "reed",
      "beater",
      merge(
        Array.from({ length: 22 }, (_, i) => block([0.008, 0.16, 0.02], [-0.45 + (0.9 * i) / 21, CLOTH + 0.22, 0.075])),
      ),
      { weight: 0.4 },
    ),
    makePart("shuttle", "beater", move(shuttle, [0.28, CLOTH + 0.015, 0.085]), { weight: 0.6 }),
    makePart("ball", "yarn", move(turnY(sphere(0.085, 28, 20), 0.4), [0.3, 0.085, 0.3]), {
      weight: 0.6,
      paint: (surface, x, y, z) => {
        const t = Math.abs((((x + 0.7 * y + 0.3 * z) / 0.012) % 1) - 0.5);
        surface.height -= 0.003 * t;
      },
    }),
  ];
}

/** A weaving loom. What makes it itself: an upright wooden frame with a roller above and below, many warp threads drawn between them, a patterned cloth growing from below, the beater's reed across the threads, a shuttle and a ball of wool. */
export const loom = defineFromPlan({
  id: "loom",
  family: "tool",
  words: ["loom", "weaving loom", "hand loom", "handloom", "wooden loom", "tapestry loom"],
  senses: ["loom"],
  height: 1.66,
  view: { azimuth: 0.42, elevation: 0.12 },
  slots: {
    body: mainSlot("oak walnut", "#8a5a30 #6a3f20 #a06f3c", "frame|post|foot|roller"),
    beater: slot("oak", "#c08a4e #d0a066", "reed|shuttle|comb"),
    thread: slot("woven-cotton", "#efe6d0", "warp|string"),
    cloth: slot("woven-cotton", "#b8362a", "fabric|weave|tapestry"),
    yarn: slot("woven-cotton", "#b8362a #2d5a7a #d89a2a", "ball|wool"),
  },
  build,
});
