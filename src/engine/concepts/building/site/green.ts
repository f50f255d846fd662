import { extrude } from "../../../geometry/extrude.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { elephant } from "../../hoofed/elephant.ts";
import { giraffe } from "../../hoofed/giraffe.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { lion } from "../../mammal/lion.ts";
import { miniature } from "../../miniature.ts";
import { bench } from "../../seating/bench.ts";
import { archPath, block, blockOn, turnedUp } from "../masonry.ts";
import { bush, plot, roundPlot, Works } from "./site-parts.ts";

const PATH = [0.52, 0.42, 0.28] as const;

export const PARK_BENCH = miniature({
  prefix: "seat",
  concept: bench,
  word: "park bench",
  size: 1.35,
  slots: "seat back leg",
});
export const ZOO_ANIMALS = {
  giraffe: miniature({
    prefix: "giraffe",
    concept: giraffe,
    word: "giraffe",
    size: 1.15,
    slots: "body leg ear tail eye horn mane hoof",
    traits: "standing",
  }),
  elephant: miniature({
    prefix: "elephant",
    concept: elephant,
    word: "elephant",
    size: 1.2,
    slots: "body leg tail eye trunk ear tusk nail mane",
    traits: "standing",
  }),
  lion: miniature({
    prefix: "lion",
    concept: lion,
    word: "lion",
    size: 1.7,
    slots: "body leg ear tail nose whisker eye mane",
    traits: "standing",
  }),
};

/** A lawn with paths to a fountain, benches, lamps, flower beds and trees. */
export function park(): Part[] {
  const works = new Works();
  const paths: Paint = (surface, x, y, z, _nx, ny) => {
    if (ny < 0.5 || y < -0.1) return;
    const far = Math.sqrt(x * x + z * z);
    const isCross = Math.abs(x + 0.5 * sin(z * 0.6)) < 0.75 || Math.abs(z + 0.5 * sin(x * 0.6)) < 0.75;
    if ((far > 1.6 && far < 3) || (far > 3 && isCross)) layColour(surface, PATH, 0.95);
  };
  const basin = turnedUp(
    [
      [0, -0.05],
      [1.55, -0.05],
      [1.6, 0.42, 0.05],
      [1.4, 0.44, 0.04],
      [1.36, 0.25],
      [0, 0.25],
    ],
    40,
  );
  works.add("stone", basin);
  works.post("stone", 0.2, 1.2, [0, 0.2, 0], 0.13, 16);
  works.add(
    "stone",
    move(
      turnedUp(
        [
          [0, 0],
          [0.2, 0.02],
          [0.72, 0.26, 0.04],
          [0.66, 0.28],
          [0, 0.2],
        ],
        28,
      ),
      [0, 1.1, 0],
    ),
  );
  works.post("water", 1.38, 0.1, [0, 0.24, 0], 1.38, 36);
  works.post("water", 0.06, 0.75, [0, 1.25, 0], 0.03, 8);
  for (let i = 0; i < 8; i += 1) {
    const [s, c] = [sin((i / 8) * TAU), cos((i / 8) * TAU)];
    works.add("water", block([0.06, 0.9, 0.06], [s * 0.68, 0.78, c * 0.68], 0.02));
  }
  for (const [x, z, tall] of [
    [-5.6, -3.2, 5.2],
    [-3.4, -5.8, 4.6],
    [3.4, -5.5, 5.4],
    [5.9, -3, 4.4],
    [-6.3, 2.6, 4],
    [6.1, 3, 4.2],
  ] as const)
    works.tree(x, z, tall);
  for (const [x, z] of [
    [2.6, 2.3],
    [-2.6, 2.3],
    [2.4, -2.4],
    [-2.4, -2.4],
  ] as const) {
    works.post("metal", 0.09, 0.3, [x * 1.15, -0.02, z * 1.15], 0.06);
    works.post("metal", 0.045, 2.5, [x * 1.15, 0.1, z * 1.15]);
    works.add("lamp", move(sphere(0.2, 14), [x * 1.15, 2.7, z * 1.15]));
  }
  for (let i = 0; i < 30; i += 1) {
    const angle = (i / 30) * TAU;
    const near = [0, 0.25, 0.5, 0.75, 1].some((t) => Math.abs(angle / TAU - t) < 0.055);
    if (near) continue;
    works.add(i % 3 === 0 ? "yellow" : "flower", move(sphere(0.13, 8), [sin(angle) * 3.35, 0.1, cos(angle) * 3.35]));
  }
  for (const [x, z] of [
    [5.3, 5.2],
    [-5.2, 5.4],
  ] as const)
    works.add("hedge", bush(0.7, [x, 0.3, z]));
  return [
    roundPlot("lawn", 8.6, paths),
    ...works.parts({ stone: 1, water: 0.8 }),
    ...PARK_BENCH.put("bench-left", [-3.2, 0, 4.4], 0.35),
    ...PARK_BENCH.put("bench-right", [3.2, 0, 4.4], -0.35),
  ];
}

/** Rows of gravestones and crosses behind an iron fence with a gate, a tomb at the end of the path, a bare tree. */
export function cemetery(): Part[] {
  const works = new Works();
  const ground: Paint = (surface, x, y, z, _nx, ny) => {
    if (ny > 0.5 && y > -0.1 && Math.abs(x + 0.15 * sin(z * 1.4)) < 0.6 && z > -2.6)
      layColour(surface, [0.3, 0.26, 0.2], 0.95);
  };
  const carved: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < 0.7 || z > 4) return;
    for (const gx of [-3.6, -1.8, 1.8, 3.6]) {
      if (Math.abs(x - gx) < 0.4 && isWritten("RIP", x - gx, y - 0.75, 0.24, 0.1))
        layColour(surface, [0.05, 0.05, 0.05], 0.9);
    }
  };
  const slab = extrude(archPath(0.95, 1.25, 12), { depth: 0.22, bevel: 0.03, bevelSteps: 1 });
  for (const [row, z] of [3.0, 0.9, -1.2].entries()) {
    for (const [i, x] of [-3.6, -1.8, 1.8, 3.6].entries()) {
      const lean = 0.05 * (((row * 5 + i * 3) % 5) - 2);
      if ((row + i) % 4 === 3) {
        works.box("stone", [0.2, 1.6, 0.2], x, -0.05, z, 0.03);
        works.box("stone", [0.85, 0.2, 0.18], x, 0.98, z, 0.03);
      } else works.add("grave", move(turnZ(slab, lean), [x, -0.03, z]));
      works.box("stone", [1.15, 0.14, 0.4], x, -0.03, z, 0.03);
      works.add("mound", bush(0.5, [x, -0.22, z + 0.75]));
    }
  }
  works.draw("grave", carved);
  const z = -3.9;
  works.box("stone", [3.2, 0.25, 2.4], 0, 0, z, 0.04);
  works.box("tomb", [2.6, 2.1, 1.9], 0, 0.2, z, 0.04);
  for (const x of [-1.15, -0.72, 0.72, 1.15]) works.post("stone", 0.13, 2.1, [x, 0.22, z + 1.05], 0.11);
  works.add(
    "tomb",
    move(
      extrude(
        [
          [-1.65, 0],
          [1.65, 0],
          [0, 0.85],
        ],
        { depth: 2.5, bevel: 0.04, bevelSteps: 1 },
      ),
      [0, 2.28, z + 0.05],
    ),
  );
  works.box("dark", [0.85, 1.6, 0.1], 0, 0.22, z + 0.95, 0.02);
  works.box("stone", [0.14, 0.7, 0.14], 0, 3.05, z + 1.1, 0.02);
  works.box("stone", [0.46, 0.14, 0.12], 0, 3.4, z + 1.1, 0.02);
  const [w, d] = [5.4, 5.4];
  const rail = (ax: number, az: number, bx: number, bz: number) => works.fence("metal", [ax, az], [bx, bz], 1.15, 0.42);
  rail(-w, -d, -w, d);
  rail(w, -d, w, d);
  rail(-w, -d, w, -d);
  rail(-w, d, -1.1, d);
  rail(1.1, d, w, d);
  for (const x of [-1.1, 1.1]) {
    works.box("stone", [0.5, 1.8, 0.5], x, -0.03, d, 0.05);
    works.add("stone", move(sphere(0.27, 14), [x, 1.98, d]));
  }
  works.add("metal", move(archGate(), [0, 0, d]));
  bareTree(works, -4.3, -3.9);
  return [plot("lawn", 2 * w + 0.8, 2 * d + 0.8, ground), ...works.parts({ grave: 1, tomb: 0.9, stone: 0.9 })];
}

/** A bow of iron over the gate. */
function archGate() {
  return merge(
    Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 12) * PI;
      return move(turnZ(block([0.09, 0.34, 0.08], [0, 0, 0], 0.01), angle), [
        cos(angle) * 1.1,
        1.5 + sin(angle) * 1.1,
        0,
      ]);
    }),
  );
}

function bareTree(works: Works, x: number, z: number): void {
  works.post("trunk", 0.3, 2.4, [x, -0.05, z], 0.16, 9);
  for (const [turn, y, long] of [
    [0.7, 1.5, 1.5],
    [-0.8, 1.8, 1.3],
    [0.25, 2.2, 1.5],
    [-0.35, 2.1, 1.3],
    [1.1, 2.0, 0.9],
  ] as const)
    works.add("trunk", move(turnZ(blockOn([0.13, long, 0.13], 0, 0, 0, 0.05), -turn), [x, y, z]));
}

/** An entrance arch that says ZOO, animals in pens behind fences, trees. */
export function zoo(): Part[] {
  const works = new Works();
  const ground: Paint = (surface, x, y, z, _nx, ny) => {
    if (ny < 0.5 || y < -0.1) return;
    if (Math.abs(x) < 1.3 || (z > 2.2 && x < 1.6 && Math.abs(x - gate) < 1.6) || (Math.abs(z - 3.2) < 0.9 && x < 1.3))
      layColour(surface, PATH, 0.95);
    else if (x > 1.9 && z < 2) layColour(surface, [0.62, 0.48, 0.28], 0.95);
  };
  const front = 5.6;
  const gate = -3.9;
  for (const x of [-2.3, 2.3]) {
    works.box("stone", [0.7, 3.4, 0.7], gate + x, -0.03, front, 0.06);
    works.add("leaf", bush(0.65, [gate + x * 1.45, 0.25, front]));
  }
  works.add("sign", block([5.5, 1.35, 0.4], [gate, 3.95, front], 0.12));
  works.draw("sign", (surface, x, y, _z, _nx, _ny, nz) => {
    if (Math.abs(nz) > 0.7 && isWritten("ZOO", nz > 0 ? x - gate : gate - x, y - 3.95, 0.85, 0.12))
      layColour(surface, [0.95, 0.85, 0.3], 0.6);
  });
  const [w, d] = [7.6, 5.6];
  const pen = (x0: number, x1: number, z0: number, z1: number) => {
    for (const z of [z0, z1]) works.fence("wood", [x0, z], [x1, z], 1.25, 0.9);
    for (const x of [x0, x1]) works.fence("wood", [x, z0], [x, z1], 1.25, 0.9);
  };
  pen(-w, -1.7, -d, 2);
  pen(1.7, w, -d, 2);
  pen(1.7, w, 2.9, 5.9);
  works.tree(-6.4, -4.5, 4.6);
  works.tree(6.5, -4.6, 4.2);
  works.tree(0, -5, 3.6);
  works.add("stone", bush(0.7, [6.6, 0.1, 0.9]), bush(0.5, [5.9, 0.1, 1.3]), bush(0.6, [6.7, 0.1, 4.9]));
  return [
    plot("lawn", 2 * w + 0.8, 12.6, ground),
    ...works.parts({ sign: 1, wood: 0.6 }),
    ...ZOO_ANIMALS.giraffe.put("giraffe", [-4.2, 0, -2.2], 0.5),
    ...ZOO_ANIMALS.elephant.put("elephant", [4.3, 0, -2.6], 0.2),
    ...ZOO_ANIMALS.lion.put("lion", [4.6, 0, 4.3], 0.9),
  ];
}
