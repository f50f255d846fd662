import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { bar } from "../pieces.ts";

/** Distance of the rows, and of the plants in one, in radii of the ground. */
const ROW = 0.185;
const STEP = 0.15;
/** What stands there has this much room in the middle, and the plants this much of the ground. */
const ROOM = 0.56;
const EDGE = 0.92;

/** A pointed leaf from the origin, leaning out by an angle, radians. */
const blade = (long: number, wide: number, lean: number, turn: number): Geometry =>
  turnY(
    turnZ(
      stretch(
        lathe(
          [
            [0, 0],
            [wide, long * 0.3],
            [wide * 0.8, long * 0.6],
            [0, long],
          ],
          6,
        ),
        [1, 1, 0.3],
      ),
      -lean,
    ),
    turn,
  );

/** Where plants stand: in rows that run to the back, one after the other, those in front lower. */
function* rows(): Iterable<{ x: number; z: number; tall: number }> {
  const count = Math.floor(EDGE / ROW);
  for (let row = -count; row <= count; row += 1) {
    for (let step = -6; step <= 6; step += 1) {
      const [x, z] = [row * ROW, step * STEP + (row % 2 === 0 ? 0 : STEP / 2)];
      const far = Math.sqrt(x * x + z * z);
      if (far < ROOM || far > EDGE) continue;
      yield { x, z, tall: z > 0.25 ? 0.5 : 1 };
    }
  }
}

/** Rows of maize: a stalk with arching leaves, a yellow cob and a tassel. */
export function maize(chance: () => number): Part[] {
  const [green, cobs]: [Geometry[], Geometry[]] = [[], []];
  for (const { x, z, tall } of rows()) {
    const h = tall * (0.42 + 0.1 * chance());
    const turn = TAU * chance();
    green.push(move(bar([0, -0.02, 0], [0, h, 0], 0.012, 6), [x, 0, z]));
    for (let i = 0; i < 5; i += 1)
      green.push(move(blade(h * 0.62, 0.02, 0.55 + 0.25 * chance(), turn + i * 2.4), [x, h * (0.16 + 0.14 * i), z]));
    cobs.push(move(stretch(sphere(0.026, 8, 6), [1, 2.2, 1]), [x + 0.022, h * 0.6, z + 0.022]));
  }
  return [
    makePart("maize", "leaf", merge(green), { weight: 0.5 }),
    makePart("cobs", "eye", merge(cobs), { weight: 0.3 }),
  ];
}

/** Rows of ripe corn: thin stalks, heavy ears. */
export function corn(chance: () => number): Part[] {
  const [stalks, ears]: [Geometry[], Geometry[]] = [[], []];
  for (const { x, z, tall } of rows()) {
    for (let i = 0; i < 4; i += 1) {
      const h = (0.6 + 0.4 * tall) * (0.26 + 0.06 * chance());
      const [dx, dz] = [0.11 * (chance() - 0.5), 0.11 * (chance() - 0.5)];
      const lean = 0.05 * (chance() - 0.5);
      stalks.push(bar([x + dx, -0.02, z + dz], [x + dx + lean, h, z + dz], 0.006, 5));
      ears.push(move(turnZ(stretch(sphere(0.018, 7, 5), [1, 2.8, 1]), -lean * 6), [x + dx + lean, h + 0.03, z + dz]));
    }
  }
  return [
    makePart("stalks", "straw", merge(stalks), { weight: 0.4 }),
    makePart("ears", "straw", merge(ears), { weight: 0.5 }),
  ];
}

/** Rows of flowers, a colour a row. */
export function bloomRows(chance: () => number): Part[] {
  const green: Geometry[] = [];
  const heads: [Geometry[], Geometry[]] = [[], []];
  for (const { x, z } of rows()) {
    const h = 0.15 + 0.04 * chance();
    green.push(bar([x, -0.02, z], [x, h, z], 0.009, 5));
    for (const lean of [0.4, -0.4]) green.push(move(blade(h * 0.9, 0.012, lean, TAU * chance()), [x, 0, z]));
    const row = heads[Math.abs(Math.round(x / ROW)) % 2] as Geometry[];
    row.push(move(stretch(sphere(0.036, 10, 7), [1, 1.25, 1]), [x, h + 0.025, z]));
  }
  return [
    makePart("stems", "grass", merge(green), { weight: 0.4 }),
    makePart("blooms", "flower", merge(heads[0]), { weight: 0.4 }),
    makePart("other-blooms", "blossom", merge(heads[1]), { weight: 0.4 }),
  ];
}

/** Ribbed pumpkins between broad leaves, each with its stalk. */
export function pumpkins(chance: () => number): Part[] {
  const [fruit, stalks, leaves]: [Geometry[], Geometry[], Geometry[]] = [[], [], []];
  for (let i = 0; i < 11; i += 1) {
    const angle = (TAU * (i + 0.4 * chance())) / 11;
    const out = 0.72 + 0.14 * ((i * 3) % 2) + 0.04 * chance();
    const size = (0.085 + 0.05 * chance()) * (i % 3 === 0 ? 1.25 : 1);
    const foot: Vec3 = [out * sin(angle), 0, out * cos(angle)];
    const ribs = Array.from({ length: 8 }, (_, k) =>
      turnY(move(stretch(sphere(size * 0.62, 12, 8), [0.9, 1.05, 0.62]), [size * 0.42, 0, 0]), (TAU * k) / 8),
    );
    fruit.push(move(merge(ribs), [foot[0], size * 0.56, foot[2]]));
    stalks.push(
      bar([foot[0], size * 1.05, foot[2]], [foot[0] + size * 0.15, size * 1.5, foot[2] + size * 0.1], size * 0.12, 8),
    );
    for (const side of [-1, 1]) {
      const leaf = turnY(turnZ(stretch(sphere(size * 0.7, 10, 6), [1, 0.1, 0.85]), 0.35), angle + side * 1.1);
      leaves.push(
        move(leaf, [foot[0] + side * size * 1.2 * cos(angle), size * 0.5, foot[2] - side * size * 1.2 * sin(angle)]),
      );
    }
  }
  return [
    makePart("pumpkins", "packet", merge(fruit), { weight: 0.6 }),
    makePart("stalks", "grass", merge(stalks), { weight: 0.3 }),
    makePart("pumpkin-leaves", "leaf", merge(leaves), { weight: 0.4 }),
  ];
}
