import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import { line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makeParts, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Height of the stilts over that of what stands on them, and over its longer side at most. */
const HIGH: readonly [number, number] = [0.55, 0.7];
const MOST = 0.6;
/** How far the deck reaches around it and how thick its boards are, and half a post, in its longer side. */
const AROUND = 0.07;
const BOARD = 0.018;
const POST = 0.016;
/** Posts along the front, and how far the outer ones stand in from the deck's edge, in half posts. */
const ROW = 4;
const INSET = 2.5;
/** Boards of the deck, rungs of the ladder a post's width times this apart, and half the ladder's width in posts. */
const BOARDS = 11;
const RUNG = 5;
const LADDER = 4;
/** How far the ladder's foot stands before the deck, in the stilts' height. */
const FOOT = 0.3;

/** Raised over water or mud: a deck of boards on braced posts under it, and a ladder up to the front. */
export const stilted: Style = {
  id: "stilted",
  apply: (thing, draw) => {
    const { parts, sockets } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const long = Math.max(max[0] - min[0], max[2] - min[2]);
    const height = Math.min(draw.number("stilts", ...HIGH) * (max[1] - min[1]), MOST * long);
    const deck = {
      min: [min[0] - AROUND * long, min[2] - AROUND * long],
      max: [max[0] + AROUND * long, max[2] + AROUND * long],
    };
    const post = POST * long;
    const [left, right] = [(deck.min[0] as number) + INSET * post, (deck.max[0] as number) - INSET * post];
    const [back, front] = [(deck.min[1] as number) + INSET * post, (deck.max[1] as number) - INSET * post];
    // posts go down from under the deck to y = min - height
    const [top, ground] = [min[1] - BOARD * long, min[1] - height];
    const rod = (from: Vec3, to: Vec3, radius: number): Geometry => tube(radius, line(from, to, 1), 8);
    const across = Array.from({ length: ROW }, (_, i) => left + ((right - left) * i) / (ROW - 1));
    const posts = [front, back].flatMap((z) => across.map((x) => rod([x, ground, z], [x, top, z], post)));
    const low = ground + 0.12 * height;
    const braces = [front, back].flatMap((z) =>
      across.slice(1).map((x, i) => {
        const before = across[i] as number;
        return i % 2 === 0
          ? rod([before, low, z], [x, top - post, z], 0.5 * post)
          : rod([before, top - post, z], [x, low, z], 0.5 * post);
      }),
    );
    const beams = [left, right].map((x) => rod([x, top - 0.4 * post, back], [x, top - 0.4 * post, front], 0.8 * post));
    const depth = (deck.max[1] as number) - (deck.min[1] as number);
    const boards = Array.from({ length: BOARDS }, (_, i) =>
      move(
        box([(deck.max[0] as number) - (deck.min[0] as number), BOARD * long, (depth / BOARDS) * 0.96], {
          bevel: 0.003 * long,
        }),
        [
          ((deck.max[0] as number) + (deck.min[0] as number)) / 2,
          min[1] - (BOARD * long) / 2,
          (deck.min[1] as number) + (depth * (i + 0.5)) / BOARDS,
        ],
      ),
    );
    const raised: Part[] = [
      ...parts,
      ...makeParts("stilt", "stilt", [...posts, ...beams, ...braces], { grain: "y", weight: 0.8 }),
      ...makeParts("deck-board", "stilt", boards, { grain: "x", weight: 0.7 }),
      ...ladder(),
    ];
    const wood: MaterialSpec = {
      base: "oak",
      colours: [],
      conditions: { worn: 0.4 },
      scale: 1,
      seed: draw.seed32("stilts"),
    };
    return { ...thing, model: standModel(raised, sockets), materials: { ...thing.materials, stilt: wood } };

    function ladder(): Part[] {
      const x = (left + right) / 2 + 0.12 * (right - left);
      const edge = (deck.max[1] as number) + 0.4 * post;
      const [head, foot]: [Vec3, Vec3] = [
        [x, min[1] + 2 * post, edge],
        [x, ground + 0.5 * post, edge + FOOT * height],
      ];
      const aside = (at: Vec3, by: number): Vec3 => [at[0] + by * LADDER * post, at[1], at[2]];
      const rails = [-1, 1].map((side) => rod(aside(foot, side), aside(head, side), 0.5 * post));
      const steps = Math.max(3, Math.floor(height / (RUNG * post)));
      const rungs = Array.from({ length: steps }, (_, i) => {
        const t = (i + 0.6) / steps;
        const at = [0, 1, 2].map(
          (k) => (foot[k] as number) + ((head[k] as number) - (foot[k] as number)) * t,
        ) as unknown as Vec3;
        return rod(aside(at, -1), aside(at, 1), 0.35 * post);
      });
      return makeParts("ladder", "stilt", [...rails, ...rungs], { grain: "y", weight: 0.5 });
    }
  },
};
