import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const ROPE = 0.042;

/** A bee that flies: a striped body and two wings, its head to +Z. */
function bee(name: string, at: Vec3, heading: number): Part[] {
  const body = stretch(sphere(0.011, 18, 12), [0.9, 0.85, 1.5]);
  const wing = (s: number) =>
    move(turnY(stretch(sphere(0.012, 12, 8), [0.75, 0.1, 0.4]), s * 0.35), [s * 0.011, 0.011, -0.002]);
  const put = (geometry: Part["geometry"]) => move(turnY(geometry, heading), at);
  return [
    makePart(name, "bee", put(body), {
      weight: 0.4,
      paint: (surface, _x, _y, z) => {
        if (Math.floor((z + 0.05) / 0.0055) % 2 === 0 || z > 0.009) layColour(surface, [0.015, 0.012, 0.01], 0.5);
      },
    }),
    makePart(`${name}-wings`, "wing", put(merge([wing(-1), wing(1)])), { weight: 0.2 }),
  ];
}

function build({ style, count }: Planned): Part[] {
  const bees = (places: readonly (readonly [number, number, number])[]) =>
    places.slice(0, count).flatMap((at, i) => bee(`bee-${i + 1}`, at, i * GOLDEN_ANGLE));
  if (style === "box") {
    const [w, d] = [0.42, 0.5];
    const boxes = [0.24, 0.24, 0.17].map((h, i) => ({ h, y: 0.189 + 0.2402 * i }));
    return [
      makePart(
        "stand",
        "wood",
        merge([
          block([w + 0.06, 0.05, d + 0.12], [0, 0.165, 0.03], 0.006),
          ...[-1, 1].flatMap((s) => [-1, 1].map((t) => block([0.06, 0.15, 0.06], [s * 0.18, 0.075, t * 0.22], 0.006))),
        ]),
        { weight: 0.7 },
      ),
      ...makeParts(
        "box",
        "hive",
        boxes.map(({ h, y }) => block([w, h, d], [0, y + h / 2, 0], 0.006)),
        { weight: 1 },
      ),
      makePart(
        "grips",
        "dark",
        merge(boxes.map(({ h, y }) => block([0.12, 0.028, 0.006], [0, y + h * 0.62, d / 2 + 0.001], 0.002))),
        { weight: 0.3 },
      ),
      makePart("door", "dark", block([0.3, 0.026, 0.008], [0, 0.212, d / 2 + 0.001]), { weight: 0.4 }),
      makePart("roof", "roof", block([w + 0.06, 0.07, d + 0.06], [0, 0.872, 0], 0.008), { weight: 0.8 }),
      ...bees([
        [0.05, 0.199, 0.29],
        [-0.1, 0.32, 0.254],
        [0.13, 0.5, 0.254],
        [-0.04, 0.2, 0.31],
        [0.02, 0.66, 0.254],
      ]),
    ];
  }
  const rows = 9;
  const radius = (t: number) => 0.205 * Math.sqrt(Math.max(0.02, 1 - t * t * 0.97)) * (t < 0.15 ? 0.94 + 0.4 * t : 1);
  const outside: Point2[] = Array.from({ length: rows * 6 + 1 }, (_, i): Point2 => {
    const y = (i / 6) * ROPE;
    const row = i / 6 - Math.floor(i / 6);
    return [radius(i / (rows * 6)) + 0.009 * sin(PI * row), y + 0.02];
  });
  const top = rows * ROPE + 0.02;
  return [
    makePart("board", "wood", block([0.52, 0.03, 0.52], [0, 0.008, 0], 0.008), { weight: 0.6 }),
    makePart(
      "skep",
      "straw",
      lathe([[0, 0.02], ...outside, [0.022, top + 0.004], [0.026, top + 0.02], [0, top + 0.03]], 64),
      {
        weight: 1,
        crease: 1,
        paint: (surface, x, y, z) => {
          // the strands of each coil, and the stitch that binds it to the next
          const twist = sin((x * 3 + z * 3.4 + y * 1.2) * 130);
          const k = 0.9 + 0.12 * twist;
          const seam = ((y - 0.02) / ROPE) % 1;
          const dark = seam < 0.12 || seam > 0.9 ? 0.62 : 1;
          surface.r *= k * dark;
          surface.g *= k * dark;
          surface.b *= k * dark;
          surface.height += 0.0008 * twist;
        },
      },
    ),
    makePart("hole", "dark", move(turnX(disc(0.036, 0.02, 0.002, 28), -0.08), [0, 0.085, 0.195]), { weight: 0.6 }),
    ...bees(
      [
        [0.07, 0.14, 0.209],
        [-0.06, 0.24, 0.19],
        [-0.03, 0.031, 0.235],
        [0.09, 0.29, 0.165],
        [0.0, 0.13, 0.222],
      ].map(([x = 0, y = 0, z = 0]) => [x, y, z + 0.006 * cos(x)] as const),
    ),
  ];
}

/** A beehive. What makes it itself: a dome of coiled straw with a round dark hole and bees about it; or a stack of white boxes with a flat roof on a stand. */
export const beehive = defineFromPlan({
  id: "beehive",
  family: "garden",
  words: ["beehive", "bee hive", "hive", "skep", "straw beehive", "honey hive", "wooden beehive", "beekeeper hive"],
  senses: ["beehive", "hive"],
  height: 0.43,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    straw: mainSlot("straw", "#d8a648 #cf9a3e", "dome|coil"),
    hive: mainSlot("painted-wood", "#f0ede4 #e8d48a #a8c8d8", "box|frame"),
    roof: slot("galvanised-steel", "", "lid|top"),
    wood: slot("oak", "", "stand|board"),
    dark: slot("plastic", "#1a120a", "hole|entrance|door"),
    bee: slot("plastic", "#f2b01e", "honeybee|bees"),
    wing: slot("plastic", "#e8eef0"),
  },
  styles: {
    skep: { weight: 3 },
    box: { weight: 0, words: ["wooden beehive", "beekeeper hive"], slots: ["hive", "roof"] },
  },
  count: { slot: "bee", min: 4, max: 5, most: 5 },
  build,
});
