import { easeBends } from "../../geometry/ease-bends.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, stretch, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Width of the band, and its thickness, metres. */
const BAND = 0.055;
const THICK = 0.004;
/** How wide a loop is at the knot and where it turns, in widths of the band. */
const LOOP = { knot: 0.5, turn: 1.75 };

/** Wavy across, where it is ruffled. @param room How far it may go from its way at each point, metres. */
const waves = (way: readonly Vec3[], amount: number, room: (at: Vec3) => number = () => amount): Vec3[] =>
  way.map(([x, y, z], i): Vec3 => [x, y, z + Math.min(amount, room([x, y, z])) * sin(i * 1.9)]);

const band = (way: readonly Vec3[], amount: number): Geometry =>
  settle(sweep(rectangleOutline(BAND, THICK, 0.0015, 2), waves(way, amount), { up: [0, 0, 1] }));

/** The sides of a loop are as far apart as it is deep: a wave of one may not go through the other. */
const beforeTheOther = ([, , z]: Vec3): number => Math.max(0, Math.abs(z) - 0.75 * THICK);

/** One loop of the bow, out to +X in front and back behind, gathered at the knot and wide where it turns. */
const loop = (amount: number): Geometry => {
  const way = Array.from({ length: 33 }, (_, i): Vec3 => {
    const a = (i / 32) * 2 * PI;
    const out = 0.5 - 0.5 * cos(a);
    return [0.012 + 0.15 * out, 0.02 * out, 0.004 * cos(a / 2) + 0.026 * sin(a) * (0.6 + 0.4 * out)];
  });
  const wide = (t: number) => LOOP.knot + (LOOP.turn - LOOP.knot) * (0.5 - 0.5 * cos(2 * PI * t));
  return settle(
    sweep(
      rectangleOutline(THICK, BAND, 0.0015, 2),
      easeBends(waves(way, amount, beforeTheOther), () => THICK),
      {
        up: [0, 1, 0],
        scale: (t) => [1, wide(t)],
      },
    ),
  );
};

/** One tail, hanging to +X. */
const tail = (amount: number): Geometry =>
  band(
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const t = i / 24;
      return [0.01 + 0.09 * t + 0.012 * sin(t * 6), -0.2 * t, 0];
    }),
    amount,
  );

function build({ has }: Planned): Part[] {
  const amount = has("ruffle") ? 0.009 : 0;
  const knot = stretch(sphere(0.03, 20, 12), [0.9, 1.05, 1]);
  const wing = loop(amount);
  const end = move(tail(amount), [0, -0.012, -0.006]);
  return [
    ...makeParts("loop", "ribbon", [wing, mirror(wing)], { weight: 1, crease: 0.9 }),
    ...makeParts("tail", "ribbon", [end, turnZ(mirror(end), 0.08)], { weight: 0.8, crease: 0.9 }),
    makePart("knot", "knot", knot, { weight: 0.7 }),
  ];
}

/** A ribbon tied in a bow. What makes it itself: two wide loops left and right of a knot, and two tails that hang from it; ruffled ones are wavy. */
export const ribbon = defineFromPlan({
  id: "ribbon",
  family: "object",
  words: ["ribbon", "ribbon bow", "hair bow", "gift bow", "hair ribbon", "satin bow"],
  senses: ["ribbon#4"],
  height: 0.28,
  view: { azimuth: 0.3, elevation: 0.14 },
  extras: { ruffle: { chance: 0.1, traits: ["frilly", "wavy"] } },
  slots: {
    ribbon: mainSlot("silk", "#c8202c #2f62c8 #e26a9a #d8a72a", "loop|tail|bow"),
    knot: { ...slot("silk", "#a81a24"), takesWhole: true, group: "ribbon" },
  },
  build,
});
