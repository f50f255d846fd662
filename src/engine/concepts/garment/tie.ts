import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

const pattern =
  (kind: string): Paint =>
  (surface, x, y) => {
    let light = 0;
    if (kind === "striped") {
      const k = (x + y) / 0.028;
      const part = k - Math.floor(k);
      light = part < 0.28 ? 1 : part > 0.33 && part < 0.37 ? 0.6 : 0;
    } else if (kind === "dotted") {
      const [u, v] = [x / 0.016, y / 0.016];
      const row = Math.floor(v);
      const shift = u + (row % 2) * 0.5;
      const [du, dv] = [shift - Math.round(shift), v - row - 0.5];
      light = du * du + dv * dv < 0.035 ? 1 : 0;
    }
    surface.r += (0.8 - surface.r) * light;
    surface.g += (0.78 - surface.g) * light;
    surface.b += (0.72 - surface.b) * light;
  };

function build({ style, kind }: Planned): Part[] {
  const paint = pattern(kind);
  if (style === "bow") {
    const wing = deform(
      box([0.075, 0.06, 0.018], { bevel: 0.008, bevelSteps: 2, divisions: [14, 8, 2] }),
      ([x, y, z]) => {
        const t = (x + 0.0375) / 0.075;
        const open = 0.42 + 0.72 * t;
        return [
          x + 0.043,
          y * open,
          z * (0.75 + 0.4 * t) + 0.005 * sin(t * 3.1) + 0.012 * (y / 0.03) * (y / 0.03) * (1 - t) * 0.4,
        ];
      },
    );
    const knot = move(
      deform(box([0.026, 0.034, 0.028], { bevel: 0.009, bevelSteps: 3, divisions: [3, 3, 3] }), (p) => p),
      [0, 0, 0.003],
    );
    const up = (geometry: Part["geometry"]) => move(geometry, [0, 0.036, 0]);
    return [
      makePart("wings", "cloth", up(merge([wing, mirror(wing)])), { weight: 1, paint }),
      makePart("knot", "cloth", up(knot), { weight: 0.9, paint: pattern("plain") }),
    ];
  }
  const tail = extrude(
    [
      [0, 0],
      [0.048, 0.05],
      [0.03, 0.24],
      [0.016, 0.45],
      [-0.016, 0.45],
      [-0.03, 0.24],
      [-0.048, 0.05],
    ],
    { depth: 0.007, bevel: 0.003 },
  );
  const back = stretch(tail, [0.62, 0.86, 0.8]);
  const knot = deform(
    box([0.062, 0.052, 0.032], { bevel: 0.012, bevelSteps: 3, divisions: [6, 4, 3] }),
    ([x, y, z]) => [x * (0.78 + 9.5 * (y + 0.026) * 0.9 * 0.5), y, z],
  );
  const loop = sweep(
    ellipseOutline(0.004, 0.019, 12),
    curveThrough(
      [
        [0.018, 0.475, 0.004],
        [0.062, 0.535, -0.03],
        [0.05, 0.575, -0.09],
        [0, 0.585, -0.112],
        [-0.05, 0.575, -0.09],
        [-0.062, 0.535, -0.03],
        [-0.018, 0.475, 0.004],
      ],
      7,
    ),
    { up: [0, 1, 0] },
  );
  return [
    makePart("blade", "cloth", move(tail, [0, 0.005, 0.006]), { weight: 1, paint }),
    makePart("tail", "cloth", move(back, [0.006, 0.07, -0.004]), { weight: 0.6, paint }),
    makePart("knot", "cloth", move(knot, [0, 0.468, 0.004]), { weight: 0.9, paint }),
    makePart("loop", "cloth", loop, { weight: 0.7 }),
    makePart("core", "cloth", move(sphere(0.014, 12, 8), [0, 0.46, 0]), { weight: 0.1 }),
  ];
}

/** A tie. What makes it itself: a long blade that widens to a point, a trapezoid knot, a loop for the collar, slanting stripes; or a bow tie's two fans and small knot. */
export const tie = defineFromPlan({
  id: "tie",
  family: "garment",
  words: ["tie", "necktie", "bow tie", "bowtie", "neck tie", "cravat"],
  senses: ["necktie", "bow tie"],
  height: 0.58,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: { cloth: mainSlot("woven-cotton", "#9a1428 #1f3a7a #1e5a3c #4a2a6a #22242a", "silk|blade|knot|fabric") },
  styles: {
    long: { weight: 1, words: ["tie", "necktie", "neck tie", "cravat"] },
    bow: { weight: 0, words: ["bow tie", "bowtie"] },
  },
  kinds: {
    striped: { weight: 2, traits: ["striped"] },
    dotted: { weight: 1, traits: ["polka-dot", "spotted"] },
    plain: { weight: 1, traits: ["plain"] },
  },
  build,
});
