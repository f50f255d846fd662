import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { soapFilm } from "./soap-film.ts";

const STICK = 0.16;
const RING = 0.03;

/** A string of bubbles that drift up from the ring, each touching the one before. */
function build({ count, stream }: Planned): Part[] {
  const next = stream("bubbles");
  const many = Math.max(1, count);
  const ring = Array.from({ length: 28 }, (_, i): Vec3 => {
    const a = (i / 28) * TAU;
    return [RING * cos(a), STICK + RING + RING * sin(a), 0];
  });
  const bubbles: { readonly at: Vec3; readonly radius: number }[] = [];
  for (let i = 0; i < many; i += 1) {
    const radius = i === 0 ? RING * 1.05 : RING * (0.9 + 1.5 * next());
    const last = bubbles.at(-1);
    const turn = (next() - 0.5) * 1.9;
    const way = normalize([sin(turn) * 0.8, 0.1 + 0.42 * next(), 0.95 * cos(turn)]);
    const at: Vec3 = last
      ? add(last.at, scale(way, (last.radius + radius) * 0.985))
      : [0, STICK + RING + 0.004, radius * 0.8];
    bubbles.push({ at, radius });
  }
  return [
    makePart("stick", "stick", bar([0, 0, 0], [0, STICK + 0.004, 0], 0.0055, 12), { weight: 0.6 }),
    makePart("ring", "stick", settle(tube(0.0045, ring, 10, { closed: true })), { weight: 0.6 }),
    ...bubbles.map(({ at, radius }, i) =>
      makePart(`bubble-${i + 1}`, "bubble", move(sphere(radius, 24, 16), at), {
        weight: 1,
        paint: soapFilm(at, radius),
      }),
    ),
  ];
}

/** A wand for soap bubbles. What makes it itself: a ring on a stick and a string of shimmering bubbles that drift away from it. */
export const bubbleWand = defineFromPlan({
  id: "bubble-wand",
  family: "toy",
  words: ["bubble wand", "soap bubble wand", "bubble blower"],
  senses: [],
  height: 0.4,
  view: { azimuth: 0.9, elevation: 0.08 },
  slots: {
    bubble: mainSlot("plastic", "#e6f2fa", "soap bubble|film"),
    stick: slot("plastic", "#e8408a #2a86d0 #f2c01e #3aa84a", "handle|ring"),
  },
  count: { slot: "bubble", min: 6, max: 8, most: 14 },
  build,
  // what is blown through, its stick down to the hand
  sockets: () => [{ name: "blown", position: [0, STICK + RING, 0], normal: [0, 0, -1], radius: RING }],
});
