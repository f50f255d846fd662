import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const CELL = 0.0225;
const SIDE = CELL * 18 + 0.034;
const TOP = 0.155;

/** Nineteen lines each way and nine star points. */
const grid: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.8) return;
  const [u, v] = [x / CELL + 9, z / CELL + 9];
  const ink = () => layColour(surface, [0.035, 0.02, 0.01], 0.6);
  if (u < -0.06 || u > 18.06 || v < -0.06 || v > 18.06) return;
  const [du, dv] = [Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))];
  if (Math.min(du, dv) < 0.055) ink();
  const star = (Math.round(u) - 3) % 6 === 0 && (Math.round(v) - 3) % 6 === 0;
  if (star && du * du + dv * dv < 0.03) ink();
};

/** An opening: corner by corner, black (0) and white (1). */
const STONES =
  "0dd 1pp 0dp 1pd 0cn 1fq 0nc 1qf 0pb 1qc 0kc 1dj 0cj 1ci 0di 1ck 0dk 1bj 0ei 1ej 0fj 1ek 0el 1fk 0gk 1jq 0qn 1nq 0rp 1qq 0jj 1ld 0lc 1kd 0md 1me 0nd 1jc 0jb".split(
    " ",
  );

function bowl(at: readonly [number, number]): { bowl: Part["geometry"]; at: readonly [number, number] } {
  return {
    at,
    bowl: move(
      turnedUp(
        [
          [0, 0],
          [0.042, 0, 0.008],
          [0.068, 0.04, 0.03],
          [0.056, 0.082, 0.012],
          [0.05, 0.084, 0.002],
          [0.058, 0.04, 0.02],
          [0.036, 0.016, 0.008],
          [0, 0.016],
        ],
        44,
      ),
      [at[0], 0, at[1]],
    ),
  };
}

function build({ style, stream }: Planned): Part[] {
  const next = stream("stones");
  const table = style === "table";
  const top = table ? TOP : 0.03;
  const stone = stretch(sphere(CELL * 0.48, 18, 10), [1, 0.42, 1]);
  const of = (side: string) =>
    merge(
      STONES.filter((each) => each[0] === side).map((each) =>
        move(stone, [(each.charCodeAt(1) - 97 - 9) * CELL, top + CELL * 0.19, (each.charCodeAt(2) - 97 - 9) * CELL]),
      ),
    );
  const bowls = [bowl([SIDE / 2 + 0.1, 0.09]), bowl([-SIDE / 2 - 0.1, -0.09])];
  const heap = ({ at }: { at: readonly [number, number] }) =>
    merge(
      Array.from({ length: 26 }, (_, i) => {
        const r = 0.043 * Math.sqrt((i + 0.5) / 26);
        const a = i * 2.4;
        return move(stone, [at[0] + r * cos(a), 0.064 + 0.012 * next() + 0.008 * (1 - r / 0.043), at[1] + r * sin(a)]);
      }),
    );
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      move(
        turnedUp(
          [
            [0, 0],
            [0.02, 0, 0.006],
            [0.036, 0.03, 0.016],
            [0.026, 0.062],
            [0, 0.062],
          ],
          20,
        ),
        [x * SIDE * 0.36, 0, z * SIDE * 0.36],
      ),
    ),
  );
  const thick = table ? TOP - 0.055 : 0.03;
  return [
    makePart("board", "body", settle(block([SIDE, thick, SIDE * 1.03], [0, top - thick / 2, 0], 0.003)), {
      weight: 1,
      paint: grid,
      grain: "x",
    }),
    ...(table ? [makePart("feet", "body", merge(feet), { weight: 0.5 })] : []),
    makePart("black-stones", "black", of("0"), { weight: 0.8 }),
    makePart("white-stones", "white", of("1"), { weight: 0.8 }),
    makePart("bowls", "bowl", merge(bowls.map((each) => each.bowl)), { weight: 0.7 }),
    makePart("black-heap", "black", heap(bowls[0] as (typeof bowls)[0]), { weight: 0.4 }),
    makePart("white-heap", "white", heap(bowls[1] as (typeof bowls)[0]), { weight: 0.4 }),
  ];
}

/** A board for the game of Go. What makes it itself: a thick block of pale wood on four turned feet with nineteen fine lines each way, flat black and white stones on the crossings, a wooden bowl of stones for either player. */
export const goBoard = defineFromPlan({
  id: "go-board",
  family: "toy",
  words: ["go board", "go game", "game of go", "goban", "weiqi board", "baduk board", "go game board", "board of go"],
  senses: [],
  height: 0.17,
  vary: 0.02,
  view: { azimuth: 0.5, elevation: 0.62 },
  slots: {
    body: mainSlot("oak", "#dba45a #d0974c #e2b46c", "board|foot"),
    black: slot("ceramic-glaze", "#0c0c0e", "black stone"),
    white: slot("ceramic-glaze", "#f2efe6", "white stone"),
    bowl: slot("mahogany oak", "#6a3018 #5a2a18", "stone bowl"),
  },
  styles: { table: { weight: 1 }, flat: { weight: 0, traits: ["thin", "flat"] } },
  build,
});
