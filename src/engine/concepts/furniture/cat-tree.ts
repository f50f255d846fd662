import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Rope wound around a post, turn above turn. */
const wound: Paint = (surface, _x, y) => {
  const turn = y / 0.011;
  const up = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
  const tone = 1.08 - 0.45 * up * up;
  for (const c of ["r", "g", "b"] as const) surface[c] *= tone;
  surface.height += 0.003 * (1 - up);
};

/** A round basket with a soft rim to lie in. */
const nest = (radius: number): Part["geometry"] =>
  lathe(
    closeCorners(
      [
        [0.001, 0],
        [radius * 0.85, 0, 0.03],
        [radius, 0.11, 0.03],
        [radius * 0.84, 0.11, 0.03],
        [radius * 0.74, 0.04, 0.02],
        [0.001, 0.035],
      ],
      4,
    ),
    40,
    true,
  );

function build({ style }: Planned): Part[] {
  const to = new Assembly();
  const tall = style === "tower";
  const h = tall ? 1.25 : 0.78;
  to.box("plush", [0.62, 0.05, 0.5], 0, 0, 0, 0.016);
  const post = (x: number, z: number, from: number, upTo: number) => {
    to.post("rope", 0.047, upTo - from, [x, from, z], 0.047, 28);
    to.post("plush", 0.056, 0.03, [x, from, z], 0.056, 24);
    to.post("plush", 0.056, 0.03, [x, upTo - 0.03, z], 0.056, 24);
  };
  // the house with its round door
  to.box("plush", [0.34, 0.3, 0.32], -0.11, 0.04, -0.03, 0.03);
  post(0.2, 0.12, 0.04, tall ? 0.62 : 0.5);
  post(-0.18, -0.1, 0.32, h);
  to.box("plush", [0.36, 0.045, 0.3], 0.17, tall ? 0.61 : 0.49, 0.08, 0.02);
  if (tall) {
    post(0.22, -0.04, 0.64, 0.92);
    to.box("plush", [0.3, 0.045, 0.28], 0.2, 0.91, -0.02, 0.02);
    to.box("plush", [0.3, 0.04, 0.26], -0.17, 0.8, -0.04, 0.02);
  }
  to.add("plush", move(nest(0.19), [-0.16, h - 0.01, -0.08]));
  to.draw("rope", wound);
  const doorZ = 0.132;
  to.draw("plush", (surface, x, y, z) => {
    const [u, v] = [x + 0.11, y - 0.17];
    const r = Math.sqrt(u * u + v * v);
    if (Math.abs(z - doorZ) > 0.02 || r > 0.098) return;
    layColour(surface, r > 0.085 ? [0.75, 0.72, 0.66] : [0.012, 0.01, 0.009], 1);
    if (r < 0.085) surface.height -= 0.01;
  });
  const hang = tall ? 0.91 : 0.49;
  const x = tall ? 0.3 : 0.31;
  const z = tall ? 0.08 : 0.19;
  return [
    ...to.parts({ plush: 1, rope: 1 }),
    makePart(
      "toy",
      "toy",
      settle(
        merge([move(sphere(0.028, 20), [x, hang - 0.16, z]), bar([x, hang - 0.14, z], [x, hang + 0.01, z], 0.0025, 6)]),
      ),
      { weight: 0.7 },
    ),
  ];
}

/** A cat tree. What makes it itself: posts wound with sisal rope that carry carpeted platforms at several heights, a box with a round door below, a round nest on top, and a ball dangling from a string. */
export const catTree = defineFromPlan({
  id: "cat-tree",
  family: "furniture",
  words: [
    "cat tree",
    "cat tower",
    "cat condo",
    "scratching post",
    "cat scratcher",
    "cat scratching post",
    "cat climber",
    "cat furniture",
  ],
  height: 1.35,
  vary: 0.04,
  view: { azimuth: 0.45, elevation: 0.16 },
  slots: {
    plush: mainSlot("carpet felt fleece", "#d8cdb8 #a8a49e #6e6a66 #b89a78", "platform|house|nest|base"),
    rope: slot("rope", "#c8ad7c #b89a68", "sisal|post|pole"),
    toy: slot("felt", "#d84a3a #e8b020 #4a8ad0", "ball|pompom"),
  },
  styles: {
    tower: { weight: 2, words: ["cat tower"], traits: ["tall"] },
    low: {
      weight: 0.7,
      words: ["scratching post", "cat scratching post", "cat scratcher"],
      traits: ["small", "short"],
    },
  },
  build,
});
