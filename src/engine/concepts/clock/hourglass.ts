import { graph } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, PI, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { integer, metres, ratio } from "../parameter-specs.ts";

export type HourglassParameters = {
  readonly height: number;
  readonly width: number;
  readonly posts: number;
  readonly run: number;
  readonly sand: number;
};

const parameters = {
  height: metres(0.06, 1, "Floor to top."),
  width: ratio(0.2, 0.7, "Of the plates over the height."),
  posts: integer(2, 6, "Posts around the glass."),
  run: ratio(0.2, 0.8, "How much of the sand has run."),
  sand: integer(0, 4, "Colour of the sand."),
};

const SANDS = ["#e0b562", "#d98a4a", "#e9d9ae", "#4f8fc0", "#c2554a"].map(fromHex);

/** Sand in both bulbs and the falling thread between them. Rest frame: y along the glass about its waist, `half` its half height. */
function sandPaint(half: number, bulb: number, run: number, sand: Rgb): Paint {
  return (surface, x, y, z) => {
    const r = Math.sqrt(x * x + z * z);
    const grain = 0.9 + 0.1 * cos(x * 5200) * cos(y * 4700 + z * 5100);
    // a funnel sinks in the upper sand, a heap grows in the lower
    const upper = lerp(0.84, 0.24, run) * half + r * 0.16;
    const lower = lerp(-0.8, -0.36, run) * half - (r - bulb * 0.4) * 0.34;
    const isSand = y > 0 ? y < upper : y < lower || (r < bulb * 0.16 && y < half * 0.03);
    if (!isSand) {
      layColour(surface, [surface.r * 0.62 + 0.1, surface.g * 0.66 + 0.12, surface.b * 0.66 + 0.13], 0.03);
      return;
    }
    layColour(surface, [sand[0] * grain, sand[1] * grain, sand[2] * grain], 0.16);
  };
}

/**
 * A sand timer. What makes it itself: two glass bulbs that meet in a narrow waist, sand in the upper and a heap of it in the lower,
 * between two round plates joined by turned posts.
 */
export const hourglass = defineConcept<HourglassParameters>({
  id: "hourglass",
  family: "device",
  words: ["hourglass", "sand timer", "sandglass", "egg timer", "sand clock", "hour glass"],
  senses: ["hourglass", "sandglass"],
  height: 0.22,
  parameters,
  slots: {
    frame: {
      words: ["plate", "base", "body", "stand"],
      materials: ["oak", "oak", "gold", "bronze"],
      colours: ["#6b3a1c", "#4a2614", "#8f5a2c"].map(fromHex),
      group: "frame",
    },
    post: {
      words: ["pillar", "column"],
      materials: ["oak", "oak", "gold", "bronze"],
      colours: ["#6b3a1c", "#4a2614", "#8f5a2c"].map(fromHex),
      group: "frame",
    },
    glass: { words: ["bulb", "sand"], materials: ["glass"], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<HourglassParameters>(parameters, {
      height: draw.number("height", 0.19, 0.25) * traitFactor(ask, { tall: 1.2, short: 0.85 }),
      width:
        draw.number("width", 0.46, 0.56) *
        traitFactor(ask, { wide: 1.2, narrow: 0.8, thin: 0.8, thick: 1.15, fat: 1.2 }),
      posts: ask.counts.get("post") ?? draw.pick("posts", [3, 4], [2, 3]),
      run: draw.number("run", 0.35, 0.65),
      sand: draw.pick("sand", [0, 1, 2, 3, 4], [4, 3, 3, 1, 1]),
    }),
  build: (p) => {
    const h = p.height;
    const plate = (h * p.width) / 2;
    const thick = h * 0.075;
    const half = (h - thick * 2) / 2;
    const bulb = plate * 0.7;
    const line = graph([
      [0, 0.075],
      [0.06, 0.11],
      [0.3, 0.62],
      [0.6, 0.98],
      [0.78, 1],
      [0.95, 0.78],
      [1, 0.68],
    ]);
    const profile = Array.from({ length: 45 }, (_, i) => {
      const y = ((i - 22) / 22) * half * 1.01;
      return [bulb * line(Math.abs(i - 22) / 22), y] as const;
    });
    const disk = lathe(
      roundCorners(
        [
          [0, 0],
          [plate, 0, thick * 0.24],
          [plate, thick * 0.5, thick * 0.2],
          [plate * 0.93, thick * 0.66, thick * 0.1],
          [plate * 0.9, thick, thick * 0.2],
          [0, thick],
        ],
        3,
      ),
      48,
    );
    const t = plate * 0.1;
    const post = lathe(
      roundCorners(
        [
          [0, -half - thick * 0.3],
          [t * 0.9, -half - thick * 0.3],
          [t * 0.9, -half * 0.86, t * 0.3],
          [t * 0.5, -half * 0.78, t * 0.4],
          [t * 0.95, -half * 0.5, t],
          [t * 0.5, -half * 0.14, t * 0.8],
          [t * 0.95, 0, t * 0.4],
          [t * 0.5, half * 0.14, t * 0.8],
          [t * 0.95, half * 0.5, t],
          [t * 0.5, half * 0.78, t * 0.4],
          [t * 0.9, half * 0.86, t * 0.3],
          [t * 0.9, half + thick * 0.3],
          [0, half + thick * 0.3],
        ],
        3,
      ),
      16,
    );
    const middle = thick + half;
    const posts = Array.from({ length: p.posts }, (_, i) =>
      turnY(move(post, [plate * 0.84, middle, 0]), ((i + 0.5) / p.posts) * TAU),
    );
    const knobs = Array.from({ length: p.posts }, (_, i) =>
      turnY(move(sphere(t * 0.9, 12), [plate * 0.84, h + t * 0.3, 0]), ((i + 0.5) / p.posts) * TAU),
    );
    return standModel(
      [
        makePart("base", "frame", disk, { weight: 1, grain: "x" }),
        makePart("lid", "frame", move(turnOver(disk), [0, h, 0]), { weight: 1, grain: "x" }),
        makePart("glass", "glass", move(lathe([[0, -half * 1.01], ...profile, [0, half * 1.01]], 48), [0, middle, 0]), {
          weight: 1,
          crease: 1.2,
          paint: sandPaint(half, bulb, p.run, SANDS[p.sand] as Rgb),
        }),
        ...makeParts("post", "post", posts, { weight: 0.8 }),
        ...makeParts("knob", "post", knobs, { weight: 0.3 }),
      ],
      [
        { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: plate },
        { name: "attach", position: [0, middle, 0], normal: [0, 0, 1], radius: bulb },
      ],
    );
  },
  view: { azimuth: 0.4, elevation: 0.16 },
});

const turnOver = (geometry: Parameters<typeof turnX>[0]) => turnX(geometry, PI);
