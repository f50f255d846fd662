import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const R = 0.0105;
const TOP = 0.24;

const nodes: Paint = (surface, _x, y) => {
  const s = Math.abs(y - 0.11);
  if (s < 0.0016 || y < 0.003) layColour(surface, [surface.r * 0.5, surface.g * 0.42, surface.b * 0.3]);
};

const woven: Paint = (surface, x, y) => {
  const [u, v] = [x / 0.011, y / 0.007];
  const d = Math.abs(u - Math.round(u)) + Math.abs(v - Math.round(v));
  if (d < 0.28) layColour(surface, [0.75, 0.55, 0.12]);
  else if (d > 0.72) layColour(surface, [0.05, 0.12, 0.3]);
};

function build({ count }: Planned): Part[] {
  const pitch = R * 1.98;
  const half = ((count - 1) * pitch) / 2;
  const pipes = Array.from({ length: count }, (_, i) => {
    const length = 0.215 - 0.125 * (i / (count - 1)) * (1.18 - 0.18 * (i / (count - 1)));
    const x = i * pitch - half;
    const bow = 0.00055 * (i - (count - 1) / 2) * (i - (count - 1) / 2);
    const pipe = lathe(
      [
        [0, 0],
        [R * 0.9, 0],
        [R, 0.002],
        [R, length - 0.0015],
        [R * 0.9, length],
        [R * 0.66, length],
        [R * 0.66, length - 0.03],
        [0, length - 0.03],
      ],
      20,
    );
    return { x, z: bow, g: move(pipe, [x, TOP - length, bow]) };
  });
  const band = (y: number, h: number) =>
    merge(pipes.map(({ x, z }) => settle(block([pitch * 1.03, h, R * 2.5], [x, y, z], 0.0018))));
  const grown = (i: number) => pipes[i] as (typeof pipes)[number];
  return [
    ...makeParts(
      "pipe",
      "body",
      pipes.map(({ g }) => g),
      { weight: 0.9, paint: nodes },
    ),
    makePart("band", "band", band(TOP - 0.055, 0.02), { weight: 0.9, paint: woven }),
    makePart(
      "low-band",
      "band",
      merge([
        band(TOP - 0.086, 0.008),
        settle(block([R * 2.4, 0.05, R * 2.5], [grown(0).x, TOP - 0.12, grown(0).z], 0.002)),
      ]),
      { weight: 0.4, paint: woven },
    ),
  ];
}

/** Pan pipes. What makes it itself: a row of cane tubes side by side, open at their level tops, longest at one end and shortest at the other, bound by a woven band. */
export const panFlute = defineFromPlan({
  id: "pan-flute",
  family: "instrument",
  words: ["pan flute", "panflute", "pan pipes", "panpipes", "panpipe", "pan pipe", "syrinx", "zampona"],
  senses: ["panpipe"],
  height: 0.22,
  view: { azimuth: 0.3, elevation: 0.28 },
  slots: {
    body: mainSlot("oak", "#d8b070 #c89a58 #e0c088 #a8743c", "pipe|tube|cane|bamboo"),
    band: slot("woven-cotton", "#a8281e #24508f #2f6a3a", "binding|strap|cord"),
  },
  count: { slot: "body", min: 9, max: 12, most: 18 },
  build,
});
