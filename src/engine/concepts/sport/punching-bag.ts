import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, place, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { carryFrames, tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Mat4 } from "../../math/mat4.ts";
import { distance, mix, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Links from one point to another, every other one turned. */
function chain(from: Vec3, to: Vec3, size: number): Geometry {
  const count = Math.max(2, Math.round(distance(from, to) / (size * 1.45)));
  const points = Array.from({ length: count }, (_, i) => mix(from, to, (i + 0.5) / count));
  const link = stretch(torus(1, 0.26, 14, 7), [0.62 * size, 0.62 * size, size]);
  return merge(
    carryFrames(points, false).map(({ right, up, forward }, i) => {
      const [x, y, z] = points[i] as Vec3;
      const [a, b] = i % 2 ? [right, up] : [up, [-right[0], -right[1], -right[2]] as Vec3];
      const frame: Mat4 = [...a, 0, ...b, 0, ...forward, 0, x, y, z, 1];
      return place(link, frame);
    }),
  );
}

function build({ kind, seed, has }: Planned): Part[] {
  const [low, high, r] = has("stand") ? [0.42, 1.42, 0.165] : [0, 1.02, 0.165];
  const body = settle(
    deform(
      lathe(
        roundCorners(
          [
            [0, low],
            [r * 1.02, low, 0.04],
            [r * 1.04, low + 0.12],
            [r * 1.0, (low + high) / 2],
            [r * 0.97, high - 0.1],
            [r * 0.96, high, 0.03],
            [0, high],
          ],
          5,
        ),
        64,
      ),
      ([x, y, z]): Vec3 => {
        const k = 1 + 0.012 * noise(x * 9, y * 5, z * 9, seed);
        return [x * k, y, z * k];
      },
    ),
  );
  const apex: Vec3 = [0, high + 0.3, 0];
  const corners = [0, 1, 2, 3].map((i): Vec3 => {
    const a = ((i + 0.5) / 4) * TAU;
    return [r * 0.84 * sin(a), high + 0.03, r * 0.84 * cos(a)];
  });
  const straps = corners.map(([x, , z]) => {
    const a = atan2(x, z);
    const strap = move(box([0.042, 0.15, 0.012], { bevel: 0.004, bevelSteps: 2 }), [0, 0, r * 0.985]);
    const c = cos(a);
    const s = sin(a);
    return move(
      deform(strap, ([px, py, pz]): Vec3 => [px * c + pz * s, py, pz * c - px * s]),
      [0, high - 0.05, 0],
    );
  });
  const rings = corners.map((at) => move(turnX(torus(0.02, 0.0055, 20, 8), PI / 2), at));
  const chains = corners.map((at) => chain([at[0], at[1] + 0.015, at[2]], [apex[0], apex[1] - 0.02, apex[2]], 0.02));
  const swivel = merge([
    move(torus(0.026, 0.0075, 28, 10), [0, apex[1] - 0.012, 0]),
    move(sphere(0.02, 20), apex),
    move(
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.012, 0, 0.003],
            [0.012, 0.05, 0.003],
            [0, 0.05],
          ],
          2,
        ),
        20,
      ),
      [0, apex[1], 0],
    ),
    move(turnX(torus(0.026, 0.0075, 28, 10), PI / 2), [0, apex[1] + 0.07, 0]),
  ]);
  const parts: Part[] = [
    makePart("bag", "bag", body, {
      weight: 1,
      projection: "cylinder",
      paint: (surface, x, y, z) => {
        const bands = [low + 0.14, high - 0.14];
        for (const [i, band] of bands.entries()) {
          const d = i === 0 ? band - y : y - band;
          if (d > 0 && kind !== "plain")
            layColour(surface, kind === "light" ? [0.82, 0.8, 0.76] : [0.025, 0.025, 0.028]);
          if (Math.abs(d) < 0.004) surface.height -= 0.002;
          if (Math.abs(Math.abs(d) - 0.012) < 0.0016) layColour(surface, [0.75, 0.72, 0.66]);
        }
        // the lettering is turned a little to the left side
        const u = (atan2(x, z) - 0.3) * r;
        const middle = (low + high) / 2;
        if (isWritten("BOXING", u, y - middle - 0.02, 0.068, 0.11))
          layColour(surface, kind === "plain" ? [0.85, 0.83, 0.78] : [0.9, 0.88, 0.84], 0.5);
        if (Math.abs(u) < 0.135 && (Math.abs(y - middle + 0.045) < 0.006 || Math.abs(y - middle - 0.085) < 0.006))
          layColour(surface, [0.9, 0.88, 0.84], 0.5);
        if (Math.abs(Math.abs(atan2(x, z)) - PI) * r < 0.004) surface.height -= 0.002;
      },
    }),
    makePart("straps", "strap", merge(straps), { weight: 0.6 }),
    makePart("chains", "chain", merge([...rings, ...chains, swivel]), { weight: 0.9 }),
  ];
  if (has("stand")) {
    const top = apex[1] + 0.1;
    const frame = [
      tube(
        0.03,
        curveThrough(
          [
            [0, 0.03, -0.5],
            [0, 0.6, -0.5],
            [0, top - 0.12, -0.5],
            [0, top - 0.02, -0.44],
            [0, top + 0.01, -0.34],
            [0, top + 0.01, -0.1],
            [0, top + 0.01, 0.03],
          ],
          8,
        ),
        20,
        { endRounding: 0.008 },
      ),
      tube(
        0.026,
        [
          [-0.42, 0.027, 0.3],
          [-0.3, 0.027, -0.1],
          [0, 0.027, -0.5],
          [0.3, 0.027, -0.1],
          [0.42, 0.027, 0.3],
        ],
        16,
        { endRounding: 0.01 },
      ),
      tube(
        0.02,
        [
          [0, 0.5, -0.5],
          [0, 0.03, -0.16],
        ],
        12,
      ),
      tube(
        0.02,
        [
          [-0.3, 0.03, -0.12],
          [0.3, 0.03, -0.12],
        ],
        12,
      ),
      tube(
        0.018,
        [
          [0, top - 0.34, -0.5],
          [0, top, -0.2],
        ],
        12,
      ),
    ];
    parts.push(makePart("stand", "stand", merge(frame), { weight: 0.8 }));
  }
  return parts;
}

/** A punching bag. What makes it itself: a tall heavy leather cylinder with bands and lettering, hung by straps and four chains that meet in a swivel, often from a steel stand. */
export const punchingBag = defineFromPlan({
  id: "punching-bag",
  family: "sport",
  words: ["punching bag", "punch bag", "boxing bag", "heavy bag", "punchbag"],
  senses: ["punching bag"],
  height: 1.8,
  view: { azimuth: 0.42, elevation: 0.1 },
  slots: {
    bag: mainSlot("leather", "#a8181c #1d1e22 #1f3f7a #6b3a1c #c8501f", "body"),
    strap: slot("leather woven-cotton", "#1b1b1e #3a2416", "band"),
    chain: slot("steel", "", "link|swivel|ring"),
    stand: slot("painted-metal", "#1d1e22 #2a2c30", "frame|post"),
  },
  kinds: { dark: { weight: 3 }, plain: { weight: 1 }, light: { weight: 0.7 } },
  extras: { stand: { chance: 0.6 } },
  build,
});
