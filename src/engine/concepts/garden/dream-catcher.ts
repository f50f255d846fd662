import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

const [R, Y] = [0.15, 0.42];

/** A web of `n` threads: every round hangs on the middles of the one before it. */
function web(n: number): Part["geometry"] {
  const threads: Part["geometry"][] = [];
  let round = Array.from({ length: n }, (_, i): Vec3 => {
    const a = (i / n) * TAU + PI / 2;
    return [R * cos(a), Y + R * sin(a), 0];
  });
  for (let k = 0; k < 6; k += 1) {
    const next = round.map((p, i): Vec3 => {
      const middle = mix(p, round[(i + 1) % n] as Vec3, 0.5);
      // the thread is drawn in towards the hole in the middle
      return mix(middle, [0, Y, 0], k === 0 ? 0.1 : 0.13);
    });
    for (const [i, p] of round.entries()) {
      threads.push(bar(p, next[i] as Vec3, 0.0019, 5), bar(next[i] as Vec3, round[(i + 1) % n] as Vec3, 0.0019, 5));
    }
    round = next;
  }
  return merge(threads);
}

/** Barbs aslant from a pale quill, a dark tip. */
const barbs: Paint = (surface, x, y) => {
  const s = (y + Math.abs(x) * 1.1) * 330;
  const shade = Math.abs(x) < 0.0014 ? 1.5 : s - Math.floor(s) < 0.25 ? 0.72 : 1;
  const tip = y < -0.085 ? 0.35 : 1;
  surface.r *= shade * tip;
  surface.g *= shade * tip;
  surface.b *= shade * tip;
};

const feather = (long: number): Part["geometry"] =>
  plate(
    [
      [-0.003, 0],
      [-0.013, -long * 0.2, 0.01],
      [-0.019, -long * 0.55, 0.03],
      [-0.012, -long * 0.85, 0.02],
      [0, -long, 0.004],
      [0.013, -long * 0.82, 0.02],
      [0.018, -long * 0.5, 0.03],
      [0.012, -long * 0.18, 0.01],
      [0.003, 0],
    ],
    0.002,
    0.0006,
  );

function build({ count, stream }: Planned): Part[] {
  const next = stream("feathers");
  const hoop = move(turnX(torus(R, 0.0085, 56, 10), PI / 2), [0, Y, 0]);
  const wraps = Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * TAU;
    return bar(
      [(R - 0.001) * cos(a), Y + (R - 0.001) * sin(a), -0.0095],
      [(R + 0.001) * cos(a + 0.03), Y + (R + 0.001) * sin(a + 0.03), 0.0095],
      0.003,
      5,
    );
  });
  const drops = Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const a = -PI / 2 + t * 0.85;
    const from: Vec3 = [R * cos(a), Y + R * sin(a), 0];
    const drop = i === (count - 1) / 2 ? 0.085 : 0.04 + 0.015 * next();
    const to: Vec3 = [from[0], from[1] - drop, 0];
    return { from, to, long: 0.115 + 0.02 * next() };
  });
  return [
    makePart("hoop", "hoop", hoop, { weight: 1 }),
    makePart("wraps", "hoop", merge(wraps), { weight: 0.4 }),
    makePart("web", "thread", web(14), { weight: 1 }),
    makePart(
      "strings",
      "thread",
      merge([
        ...drops.map(({ from, to }) => bar(from, [to[0], to[1] - 0.02, 0], 0.002, 6)),
        bar([0, Y + R, 0], [0, Y + R + 0.11, 0], 0.0022, 6),
      ]),
      { weight: 0.6 },
    ),
    makePart("ring", "thread", move(turnX(torus(0.014, 0.0022, 20, 6), PI / 2), [0, Y + R + 0.122, 0]), {
      weight: 0.4,
    }),
    makePart(
      "beads",
      "bead",
      merge([
        ...drops.flatMap(({ to }) => [
          move(sphere(0.0095, 14), to),
          move(sphere(0.007, 12), [to[0], to[1] + 0.015, 0]),
        ]),
        move(sphere(0.009, 14), [0.03, Y + 0.045, 0.001]),
      ]),
      { weight: 0.7 },
    ),
    ...makeParts(
      "feather",
      "feather",
      drops.map(({ to, long }, i) =>
        move(turnZ(feather(long), (i - (count - 1) / 2) * 0.08), [to[0], to[1] - 0.006, 0]),
      ),
      { weight: 0.9, paint: barbs },
    ),
  ];
}

/** A dream catcher. What makes it itself: a wrapped hoop with a web of threads around a hole in its middle, beads, and feathers that hang from strings below it. */
export const dreamCatcher = defineFromPlan({
  id: "dream-catcher",
  family: "object",
  words: ["dream catcher", "dreamcatcher", "dream-catcher", "native american dream catcher"],
  height: 0.6,
  view: { azimuth: 0.2, elevation: 0.04 },
  slots: {
    hoop: mainSlot("leather", "#8a5430 #5a3420 #b8824e", "ring|circle|frame"),
    thread: slot("woven-cotton", "#ece4d0 #e8e0cc", "web|net|string"),
    bead: slot("ceramic-glaze", "#1f9aa8 #c8382a #e0b03a", "stone|pearl"),
    feather: slot("feathers paper", "#efe8da #c8a878 #7ab0b8", "plume"),
  },
  count: { slot: "feather", min: 3, max: 5, most: 7 },
  build,
});
