import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { block, turnedUp } from "./masonry.ts";

/** Metres: radius, height of the wall and of the roof's ring, its radius. */
const [R, WALL, TOP, RING] = [3, 1.75, 2.95, 0.55];
const GOLD = fromHex("#e0a82c");

/** An ornamented hem: knots in gold on the band's colour. */
const hem =
  (y0: number, high: number): Paint =>
  (surface, x, y, z) => {
    const v = (y - y0) / high;
    if (v < 0.1 || v > 0.9) return layColour(surface, GOLD, 0.8, 0);
    const u = ((atan2(x, z) / TAU + 1) * 44) % 1;
    const [a, b] = [Math.abs(u - 0.5) * 2, Math.abs(v - 0.5) * 2];
    if ((a + b > 0.62 && a + b < 0.9) || a + b < 0.24) layColour(surface, GOLD, 0.8, 0);
  };

function build({ has }: Planned): Part[] {
  const wall = turnedUp(
    [
      [0, 0.06],
      [R, 0.06, 0.04],
      [R * 1.015, WALL, 0.05],
      [0, WALL],
    ],
    72,
  );
  const roof = turnedUp(
    [
      [0, WALL - 0.06],
      [R * 1.04, WALL - 0.06, 0.03],
      [R * 1.05, WALL + 0.04, 0.06],
      [R * 0.62, WALL + 0.62, 0.5],
      [RING, TOP, 0.05],
      [0, TOP],
    ],
    72,
  );
  const crown = merge([
    move(torus(RING, 0.07, 40, 10), [0, TOP + 0.04, 0]),
    ...[0, 1].map((i) => {
      const a = (i * TAU) / 4;
      return bar([RING * cos(a), TOP + 0.06, RING * sin(a)], [-RING * cos(a), TOP + 0.06, -RING * sin(a)], 0.035, 8);
    }),
  ]);
  const girth = (y: number, r: number): Geometry => move(torus(r, 0.028, 72, 8), [0, y, 0]);
  // ropes over the roof from the ring down to the wall
  const ties = Array.from({ length: 12 }, (_, i) => {
    const a = ((i + 0.5) / 12) * TAU;
    const at = (r: number, y: number) => [r * sin(a), y, r * cos(a)] as const;
    return merge([
      bar(at(RING, TOP + 0.03), at(R * 0.62, WALL + 0.625), 0.022, 6),
      bar(at(R * 0.62, WALL + 0.625), at(R * 1.05, WALL + 0.05), 0.022, 6),
    ]);
  });
  const [w, h] = [0.92, 1.52];
  const frame = merge([
    block([0.12, h + 0.12, 0.24], [-w / 2 - 0.05, h / 2 + 0.08, R], 0.02),
    block([0.12, h + 0.12, 0.24], [w / 2 + 0.05, h / 2 + 0.08, R], 0.02),
    block([w + 0.34, 0.14, 0.26], [0, h + 0.17, R], 0.02),
    block([w + 0.3, 0.1, 0.34], [0, 0.05, R], 0.02),
  ]);
  const leaf = (s: number): Geometry => block([w / 2 - 0.01, h, 0.08], [(s * w) / 4, h / 2 + 0.1, R + 0.06], 0.012);
  const painted: Paint = (surface, x, y) => {
    const u = Math.abs(x) - w / 4;
    const v = ((y - 0.1) / h) * 2;
    const t = v - Math.floor(v) - 0.5;
    const d = Math.abs(u) * 3.2 + Math.abs(t) * 1.5;
    const isFrame = Math.abs(u) > w / 4 - 0.05 || Math.abs(t) > 0.46;
    if (isFrame || (d > 0.3 && d < 0.42) || d < 0.14) layColour(surface, GOLD, 0.5, 0);
    else if (d < 0.3) layColour(surface, fromHex("#1f5f9a"), 0.5, 0);
  };
  const parts: Part[] = [
    makePart("wall", "felt", wall, { weight: 1, projection: "cylinder" }),
    makePart("roof", "felt", roof, { weight: 1 }),
    makePart("crown", "wood", crown, { weight: 0.6 }),
    makePart(
      "hem",
      "band",
      turnedUp(
        [
          [0, WALL - 0.24],
          [R * 1.03, WALL - 0.24],
          [R * 1.035, WALL - 0.03],
          [0, WALL - 0.03],
        ],
        72,
      ),
      {
        weight: 0.8,
        paint: hem(WALL - 0.24, 0.21),
      },
    ),
    makePart("girths", "rope", merge([girth(0.62, R * 1.008), girth(1.12, R * 1.012)]), { weight: 0.6 }),
    makePart("ties", "rope", merge(ties), { weight: 0.6 }),
    makePart("door-frame", "door", frame, {
      weight: 0.8,
      paint: (s, x, y) => (((x + y + 9) * 3.2) % 1 < 0.3 ? layColour(s, GOLD, 0.5, 0) : undefined),
    }),
    ...makeParts("door", "door", [leaf(1), leaf(-1)], { weight: 1, paint: painted }),
    makePart(
      "floor",
      "wood",
      turnedUp(
        [
          [0, 0],
          [R * 1.03, 0],
          [R * 1.03, 0.08, 0.02],
          [0, 0.08],
        ],
        64,
      ),
      { weight: 0.4 },
    ),
  ];
  if (has("stovepipe"))
    parts.push(
      makePart("stovepipe", "stovepipe", turnY(bar([0.2, TOP - 0.1, 0], [0.2, TOP + 0.8, 0], 0.09, 16), 0.6), {
        weight: 0.5,
      }),
    );
  return parts;
}

/** A yurt. What makes it itself: a round wall of pale felt tied with ropes, a low cone of a roof with a wooden ring in its middle, an ornamented hem, a bright painted double door. */
export const yurt = defineFromPlan({
  id: "yurt",
  family: "building",
  words: ["yurt", "ger", "mongolian yurt", "mongolian ger", "felt tent", "nomad tent"],
  senses: [],
  height: 3.1,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    felt: mainSlot("felt canvas", "#ece6d6 #f2eee2 #e0d4bc", "wall|roof|cloth"),
    band: slot("woven-cotton", "#1f4f9a #a8281c #1f7a5a", "hem|ornament"),
    door: slot("painted-wood", "#c8481c #b8281c #1f5f9a", "gate"),
    rope: slot("rope", "#a8865a", "tie|girth"),
    wood: slot("oak", "#8a5c34", "ring|crown|floor"),
    stovepipe: slot("iron", "#2b2b2d", "chimney|pipe"),
  },
  extras: { stovepipe: { chance: 0.6 } },
  build,
});
