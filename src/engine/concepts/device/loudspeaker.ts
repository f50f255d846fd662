import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, turned, turnedCorners } from "../../geometry/slab.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

interface Cabinet {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

const CABINETS: Readonly<Record<string, Cabinet>> = {
  bookshelf: { w: 0.22, h: 0.36, d: 0.25 },
  tower: { w: 0.26, h: 1.0, d: 0.3 },
  subwoofer: { w: 0.4, h: 0.4, d: 0.4 },
};

/** A ring of a drawn section about the Z axis. */
const hoop = (corners: readonly Corner[]): Geometry => turned(closeCorners(corners, 3), 48, true);

/** A chassis in the front: bolted ring, rubber roll, cone that sinks in, dome in its middle. */
function driver(name: string, r: number, y: number, z: number): Part[] {
  const at = (g: Geometry): Geometry => move(g, [0, y, z]);
  const bolts = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + 0.5) / 6) * TAU;
    return move(disc(r * 0.035, r * 0.02, 0, 10), [r * 0.945 * cos(angle), r * 0.945 * sin(angle) + y, z + r * 0.055]);
  });
  return [
    makePart(
      `${name}-cone`,
      "cone",
      at(
        turnedCorners(
          [
            [0, -r * 0.05],
            [r * 0.98, -r * 0.05],
            [r * 0.98, r * 0.005],
            [r * 0.72, r * 0.012],
            [r * 0.26, -r * 0.04],
            [0, -r * 0.04],
          ],
          48,
        ),
      ),
      { weight: 1 },
    ),
    makePart(
      `${name}-surround`,
      "surround",
      at(
        hoop([
          [r * 0.88, -r * 0.02],
          [r * 0.86, r * 0.03, r * 0.03],
          [r * 0.78, r * 0.075, r * 0.05],
          [r * 0.7, r * 0.03, r * 0.03],
          [r * 0.68, -r * 0.02],
        ]),
      ),
      { weight: 0.9 },
    ),
    makePart(
      `${name}-dome`,
      "dome",
      at(
        turnedCorners(
          [
            [0, -r * 0.05],
            [r * 0.27, -r * 0.05],
            [r * 0.25, r * 0.02, r * 0.06],
            [r * 0.12, r * 0.075, r * 0.1],
            [0, r * 0.085],
          ],
          32,
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      `${name}-ring`,
      "ring",
      merge([
        at(
          hoop([
            [r * 0.86, -r * 0.03],
            [r * 1.03, -r * 0.03],
            [r * 1.03, r * 0.06, r * 0.03],
            [r * 0.87, r * 0.06, r * 0.02],
          ]),
        ),
        ...bolts,
      ]),
      { weight: 0.8 },
    ),
  ];
}

function build({ style, has }: Planned): Part[] {
  const { w, h, d } = CABINETS[style] as Cabinet;
  const front = d / 2;
  const parts: Part[] = [makePart("cabinet", "body", block([w, h, d], [0, h / 2, 0], 0.009, 2), { weight: 1 })];
  const baffle = (x: number, y: number) =>
    makePart("baffle", "baffle", block([x, y, 0.012], [0, h / 2, front], 0.004, 1), { weight: 0.9 });
  if (style === "subwoofer") {
    parts.push(baffle(w * 0.92, h * 0.92), ...driver("woofer", w * 0.41, h / 2, front + 0.006));
    parts.push(
      ...makeParts(
        "foot",
        "ring",
        [-1, 1].flatMap((x) =>
          [-1, 1].map((z) => block([0.05, 0.03, 0.05], [x * w * 0.38, -0.012, z * d * 0.38], 0.005)),
        ),
        { weight: 0.3 },
      ),
    );
    return parts;
  }
  parts.push(baffle(w * 0.9, h * 0.95));
  const big = w * 0.37;
  const face = front + 0.006;
  if (style === "tower") {
    parts.push(...driver("woofer", big, 0.2, face), ...driver("woofer-two", big, 0.43, face));
    parts.push(...driver("middle", w * 0.28, 0.65, face), ...driver("tweeter", w * 0.17, 0.84, face));
    parts.push(makePart("plinth", "ring", block([w * 1.15, 0.03, d * 1.1], [0, 0.0, 0], 0.006), { weight: 0.6 }));
  } else {
    parts.push(...driver("woofer", big, h * 0.35, face), ...driver("tweeter", w * 0.21, h * 0.78, face));
    if (has("lamp"))
      parts.push(
        makePart("lamp", "lamp", move(disc(0.005, 0.006, 0.001, 14), [w * 0.33, h * 0.06, face]), { weight: 0.4 }),
      );
  }
  return parts;
}

/** A loudspeaker. What makes it itself: an upright box with a large round cone in a rubber roll in its front and a small tweeter above; a tower with four of them; or a cube with one huge cone: a subwoofer. */
export const loudspeaker = defineFromPlan({
  id: "loudspeaker",
  family: "device",
  words: [
    "speaker",
    "loudspeaker",
    "subwoofer",
    "stereo speaker",
    "audio speaker",
    "music speaker",
    "hi fi speaker",
    "tower speaker",
    "bookshelf speaker",
    "floor speaker",
    "speaker box",
    "monitor speaker",
    "bluetooth speaker",
  ],
  senses: ["loudspeaker"],
  height: 0.36,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("walnut mahogany plastic", "", "cabinet|box|case|enclosure"),
    baffle: slot("plastic", "#1b1c1f #232428", "front"),
    cone: slot("paper", "#2c2d31 #3a3b40 #d8b23a", "membrane|woofer|driver"),
    surround: slot("rubber", "#101113", "roll"),
    dome: slot("plastic", "#1a1b1e #8d9096", "dust cap|tweeter"),
    ring: slot("brushed-steel", "#8d9096 #54575c", "rim|frame|bolt|foot"),
    lamp: slot("glass", "#38e07a", "light|led"),
  },
  styles: {
    bookshelf: { weight: 3, words: ["bookshelf speaker", "monitor speaker"], slots: ["lamp"] },
    tower: { weight: 1, words: ["tower speaker", "floor speaker"], traits: ["tall"] },
    subwoofer: { weight: 0, words: ["subwoofer"], materials: { body: "plastic" }, dress: { body: "#1c1d20" } },
  },
  extras: { lamp: { chance: 0.5 } },
  build,
});
