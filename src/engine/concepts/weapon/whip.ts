import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { oval } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";

/** Plaited leather: two sets of slanted strands across each other. */
const plait: Paint = (surface, x, y, z) => {
  const u = (x + z) * 60;
  const v = (x - z) * 60 + y * 40;
  const k = (Math.floor(u) + Math.floor(v)) % 2 === 0 ? 1.18 : 0.72;
  const edge = Math.min(u - Math.floor(u), v - Math.floor(v));
  if (edge < 0.16) surface.height -= 0.001;
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
};

function build({ seed }: Planned): Part[] {
  const turns = 3.3;
  const n = 92;
  const phase = (seed % 40) / 40;
  const coil = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const a = -0.5 + t * turns * TAU;
    const r = 0.2 + 0.028 * sin(a * 1.3 + phase * 6) - 0.016 * t * turns;
    return [r * 1.12 * cos(a), 0.016 + 0.017 * t * turns + 0.004 * sin(a * 2.1), r * sin(a)];
  });
  const first = coil[0] as Vec3;
  const last = coil[n] as Vec3;
  const leave: Vec3[] = [
    [-0.22, 0.135, 0.33],
    [0.0, 0.112, 0.22],
    [0.12, 0.085, 0.06],
    [0.19, 0.03, -0.06],
  ];
  const thong = [
    ...curveThrough([[0.02, 0.1, 0.2], [0.13, 0.075, 0.06], [0.185, 0.035, -0.04], first, coil[2] as Vec3], 6),
    ...coil.slice(3),
  ];
  const tail = curveThrough(
    [
      last,
      [last[0] - 0.06, last[1] + 0.005, last[2] - 0.02],
      [0.32, 0.02, 0.16],
      [0.42, 0.008, 0.22],
      [0.5, 0.006, 0.2],
    ],
    7,
  );
  const handle = curveThrough([leave[0] as Vec3, [-0.05, 0.118, 0.245], [0.02, 0.1, 0.2]], 6);
  const [hx, hy, hz] = leave[0] as Vec3;
  return [
    makePart("thong", "thong", tube(0.0135, thong, 10, { scale: (t) => 1.1 - 0.62 * t }), { weight: 1, paint: plait }),
    makePart("tail", "tail", tube(0.0046, tail, 8, { scale: (t) => 1 - 0.5 * t }), { weight: 0.6 }),
    makePart("handle", "handle", tube(0.024, handle, 16, { endRounding: 0.006, scale: (t) => 1.08 - 0.16 * t }), {
      weight: 1,
      paint: plait,
    }),
    makePart("knob", "handle", move(oval([0.036, 0.034, 0.036], 22), [hx - 0.004, hy + 0.001, hz + 0.003]), {
      weight: 0.8,
      paint: plait,
    }),
    makePart(
      "bands",
      "band",
      merge(
        [0.06, 0.86].map((t) => {
          const i = Math.round(t * (handle.length - 2));
          return tube(0.028, [handle[i] as Vec3, handle[i + 1] as Vec3], 16, { endRounding: 0.003 });
        }),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "prop",
      "thong",
      tube(
        0.013,
        curveThrough(
          [
            [-0.06, 0.016, 0.215],
            [-0.03, 0.06, 0.235],
            [-0.03, 0.105, 0.235],
          ],
          4,
        ),
        10,
        { endRounding: 0.006 },
      ),
      { weight: 0.2, paint: plait },
    ),
  ];
}

/** A bullwhip. What makes it itself: a long plaited leather thong in loose coils, thinner and thinner to a fine tail, from a thick short handle with a knob at its end. */
export const whip = defineFromPlan({
  id: "whip",
  family: "weapon",
  words: ["whip", "bullwhip", "bull whip", "leather whip", "lash", "indiana jones whip", "stockwhip"],
  senses: ["whip#1"],
  height: 0.16,
  view: { azimuth: 0.4, elevation: 0.62 },
  slots: {
    thong: { ...mainSlot("leather", "#a8682c #8a5428 #b87a3a #70431f", "lash|rope|cord|coil"), group: "hide" },
    handle: { ...mainSlot("leather", "#a8682c #8a5428 #b87a3a #70431f", "grip|knob"), group: "hide" },
    tail: slot("leather", "#c8a468 #1c1410", "cracker|tip"),
    band: slot("leather", "#1c120c #b0863a", "ring|knot"),
  },
  build,
});
