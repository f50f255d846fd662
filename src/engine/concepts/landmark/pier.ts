import { line } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const LONG = 7;
const DECK = 0.95;

const sea: Paint = (surface, x, _y, z) => {
  const n = noise(x * 1.4, 0, z * 2.4, 5) + 0.5 * noise(x * 3.2, 0, z * 6, 9);
  surface.height += 0.03 * n;
  const k = 1 + 0.2 * n;
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
};

const pile = (x: number, z: number, top: number): Geometry =>
  move(
    turnedUp(
      [
        [0, 0],
        [0.12, 0],
        [0.11, top, 0.03],
        [0, top + 0.03],
      ],
      14,
    ),
    [x, 0, z],
  );

const planks = (x: number, from: number, to: number, w: number, stream: () => number): Geometry[] => {
  const count = Math.round((to - from) / 0.26);
  return Array.from({ length: count }, (_, i) => {
    const z = from + ((i + 0.5) / count) * (to - from);
    return block(
      [w + 0.1 * (stream() - 0.5), 0.06, ((to - from) / count) * 0.9],
      [x + 0.04 * (stream() - 0.5), DECK + 0.012 * stream(), z],
      0.012,
    );
  });
};

function build({ style, has, stream }: Planned): Part[] {
  const next = stream("planks");
  const head = style === "head";
  const boards = planks(0, -LONG / 2, head ? LONG / 2 - 1.6 : LONG / 2, 1.8, next);
  if (head) boards.push(...planks(0, LONG / 2 - 1.6, LONG / 2, 4.2, next));
  const at: Vec3[] = [];
  for (let i = 0; i < 5; i += 1)
    for (const s of [-1, 1]) at.push([s * 0.98, 0, -LONG / 2 + 0.35 + i * ((LONG - 0.7) / 4)]);
  if (head) for (const s of [-1, 1]) at.push([s * 2.05, 0, LONG / 2 - 0.25], [s * 2.05, 0, LONG / 2 - 1.4]);
  const tops = at.map(([, , z], i) => (has("rope") || i % 2 === 0 || z > 2 ? DECK + 0.62 + 0.1 * next() : DECK + 0.1));
  const piles = at.map(([x, , z], i) => pile(x, z, tops[i] as number));
  const beams = [-0.75, 0.75].map((x) => block([0.14, 0.18, LONG - 0.1], [x, DECK - 0.12, 0], 0.01));
  const cross = Array.from({ length: 5 }, (_, i) =>
    block([2.1, 0.16, 0.14], [0, DECK - 0.25, -LONG / 2 + 0.35 + i * ((LONG - 0.7) / 4)], 0.01),
  );
  if (head)
    cross.push(
      block([4.3, 0.16, 0.14], [0, DECK - 0.12, LONG / 2 - 0.25], 0.01),
      block([4.3, 0.16, 0.14], [0, DECK - 0.12, LONG / 2 - 1.4], 0.01),
    );
  const braces = [0, 1, 2, 3].flatMap((i) =>
    [-1, 1].map((s) => {
      const z = -LONG / 2 + 0.35 + i * ((LONG - 0.7) / 4);
      return bar([s * 0.98, 0.15, z], [s * 0.98, DECK - 0.1, z + (LONG - 0.7) / 4], 0.045, 8);
    }),
  );
  const collars = merge(
    at
      .slice(0, 10)
      .flatMap(([x, , z], i) =>
        [0, 1, 2].map((k) => move(torus(0.125, 0.022, 16, 6), [x, (tops[i] as number) - 0.14 - k * 0.04, z])),
      ),
  );
  const sag = (a: Vec3, b: Vec3): Geometry =>
    tube(
      0.022,
      line(a, b, 8).map(([x, y, z], i): Vec3 => [x, y - 0.0125 * i * (8 - i), z]),
      7,
    );
  const ropes = [0, 1].flatMap((s) =>
    [0, 1, 2, 3].map((i) => {
      const [p, q] = [at[i * 2 + s] as Vec3, at[i * 2 + 2 + s] as Vec3];
      return sag(
        [p[0], (tops[i * 2 + s] as number) - 0.16, p[2]],
        [q[0], (tops[i * 2 + 2 + s] as number) - 0.16, q[2]],
      );
    }),
  );
  const ladder = merge([
    ...[-0.2, 0.2].map((x) => bar([x, 0.02, LONG / 2 - 0.005], [x, DECK + 0.5, LONG / 2 - 0.005], 0.025, 8)),
    ...[0.25, 0.5, 0.75, 0.98].map((y) => bar([-0.2, y, LONG / 2 - 0.005], [0.2, y, LONG / 2 - 0.005], 0.02, 8)),
  ]);
  return [
    makePart("deck", "deck", merge(boards), { weight: 1, grain: "x" }),
    makePart("piles", "pile", merge(piles), { weight: 1 }),
    makePart("beams", "pile", merge([...beams, ...cross, ...braces]), { weight: 0.6 }),
    ...(has("rope") ? [makePart("ropes", "rope", merge([...ropes, collars]), { weight: 0.7 })] : []),
    makePart("ladder", "ladder", ladder, { weight: 0.5 }),
    ...(has("water")
      ? [makePart("water", "water", block([6.2, 0.2, LONG + 1.6], [0, 0.1, 0.6], 0.05), { weight: 0.7, paint: sea })]
      : []),
  ];
}

/** A pier. What makes it itself: a long narrow deck of cross planks over the water on two rows of round piles that stand up beyond the deck, tied with rope, and a ladder down at its end. */
export const pier = defineFromPlan({
  id: "pier",
  family: "building",
  words: [
    "pier",
    "jetty",
    "dock",
    "boat dock",
    "wooden pier",
    "wooden dock",
    "wharf",
    "landing stage",
    "boardwalk",
    "quay",
    "fishing pier",
  ],
  senses: ["pier#1", "dock#3", "jetty", "boardwalk", "wharf"],
  height: 1.7,
  view: { azimuth: 0.62, elevation: 0.36 },
  slots: {
    deck: mainSlot("oak", "#a8835a #8f6d48 #9a8a74", "plank|board|floor"),
    pile: slot("oak", "#6a4c30 #5c4630", "post|pole|pillar|beam"),
    rope: slot("woven-cotton", "#cdb688", "line|cord"),
    ladder: slot("oak brushed-steel", "#8a6a48", "step"),
    water: slot("glass", "#2f7f96 #2a6f8e #3a8a8a", "sea|lake"),
  },
  styles: { straight: { weight: 2 }, head: { weight: 1 } },
  extras: { rope: { chance: 0.6 }, water: { chance: 0.8 } },
  build,
});
