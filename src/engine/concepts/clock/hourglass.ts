import { graph } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { integer, metres, ratio } from "../parameter-specs.ts";

export type HourglassParameters = {
  readonly height: number;
  readonly width: number;
  readonly posts: number;
  readonly run: number;
};

const parameters = {
  height: metres(0.06, 1, "Floor to top."),
  width: ratio(0.2, 0.7, "Of the plates over the height."),
  posts: integer(2, 6, "Posts around the glass."),
  run: ratio(0.2, 0.8, "How much of the sand has run."),
};

const SANDS = ["#e0b562", "#d98a4a", "#e9d9ae", "#4f8fc0", "#c2554a"].map(fromHex);

/** Share of the bulb's radius that sand reaches: the rest is the wall. */
const WITHIN = 0.94;
/** Heights in which the sand's outside is drawn. */
const STEPS = 24;

/**
 * Sand in both bulbs and the thread that falls between them, about the waist.
 *
 * @param radiusAt Radius of the glass at a height over the waist.
 */
function sandParts(half: number, bulb: number, run: number, radiusAt: (y: number) => number): Part[] {
  // a funnel sinks in the upper sand, a heap grows in the lower
  const funnel = (r: number) => lerp(0.84, 0.24, run) * half + r * 0.16;
  const heap = (r: number) => lerp(-0.8, -0.36, run) * half - (r - bulb * 0.4) * 0.34;
  const wall = (y: number) => radiusAt(y) * WITHIN;
  const between = (low: number, high: number) =>
    Array.from({ length: STEPS + 1 }, (_, i) => low + ((high - low) * i) / STEPS).map((y) => [wall(y), y] as const);
  const upper = between(0.02 * half, half * 0.98).filter(([r, y]) => y < funnel(r));
  const lower = between(-0.985 * half, -0.02 * half).filter(([r, y]) => y < heap(r));
  const [brim] = upper.at(-1) as readonly [number, number];
  const [edge] = lower.at(-1) as readonly [number, number];
  const fall = heap(0);
  return [
    makePart(
      "sand-1",
      "sand",
      lathe([[0, 0.02 * half], ...upper, [brim * 0.5, funnel(brim * 0.5)], [0, funnel(0)]], 40),
      {
        weight: 0.9,
      },
    ),
    makePart("sand-2", "sand", lathe([[0, -0.985 * half], ...lower, [edge * 0.5, heap(edge * 0.5)], [0, fall]], 40), {
      weight: 0.9,
    }),
    makePart(
      "thread",
      "sand",
      move(cylinder({ radius: bulb * 0.035, height: 0.05 * half - fall, segments: 12 }), [0, fall - 0.02 * half, 0]),
      { weight: 0.4 },
    ),
  ];
}

/**
 * A sand timer. What makes it itself: two clear glass bulbs that meet in a narrow waist, sand in the upper and a heap of it in the lower,
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
      words: ["plate", "base", "body", "stand", "top"],
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
    glass: { words: ["bulb"], materials: ["glass"], takesWhole: false, clear: true },
    sand: { words: ["grain"], materials: ["sand"], colours: SANDS, takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<HourglassParameters>(parameters, {
      height: draw.number("height", 0.19, 0.25) * traitFactor(ask, { tall: 1.2, short: 0.85 }),
      width:
        draw.number("width", 0.46, 0.56) *
        traitFactor(ask, { wide: 1.2, narrow: 0.8, thin: 0.8, thick: 1.15, fat: 1.2 }),
      posts: ask.counts.get("post") ?? draw.pick("posts", [3, 4], [2, 3]),
      run: draw.number("run", 0.35, 0.65),
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
        ...sandParts(half, bulb, p.run, (y) => bulb * line(Math.abs(y) / (half * 1.01))).map((part) => ({
          ...part,
          geometry: move(part.geometry, [0, middle, 0]),
        })),
        makePart("glass", "glass", move(lathe([[0, -half * 1.01], ...profile, [0, half * 1.01]], 48), [0, middle, 0]), {
          weight: 1,
          crease: 1.2,
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
