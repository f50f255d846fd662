import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { hash128 } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";

/** Right, left, up, down, front, back. */
const FACES = ["#c41e1e", "#f0700f", "#f4f4f0", "#f7d31c", "#0d8a3e", "#1248b4"].map(fromHex);
const CELL = 0.019;

/** Stickers of a small cube by where it looks and where it sits; `scramble` 0 leaves it solved. */
const stickers =
  (scramble: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const side = nx > 0.9 ? 0 : nx < -0.9 ? 1 : ny > 0.9 ? 2 : ny < -0.9 ? 3 : nz > 0.9 ? 4 : nz < -0.9 ? 5 : -1;
    if (side < 0) return;
    const [u, v, deep] = side < 2 ? [z, y, x] : side < 4 ? [x, z, y] : [x, y, z];
    if (Math.abs(deep) < CELL * 1.3) return;
    const [i, j] = [Math.round(u / CELL), Math.round(v / CELL)];
    const [a, b] = [Math.abs(u / CELL - i), Math.abs(v / CELL - j)];
    const [p, q] = [Math.max(0, a - 0.3), Math.max(0, b - 0.3)];
    if (Math.sqrt(p * p + q * q) > 0.12 || Math.abs(i) > 1 || Math.abs(j) > 1) return;
    const mixed = scramble > 0 && (i !== 0 || j !== 0);
    const colour = mixed ? (hash128(`${scramble} ${side} ${i} ${j}`)[0] as number) % 6 : side;
    layColour(surface, FACES[colour] as Rgb, 0.25);
    surface.height += 0.0003;
  };

/** A twisting puzzle cube. What makes it itself: three by three small black cubes a side, each with a bright sticker: white, yellow, red, orange, green and blue; solved, scrambled, or with one layer half turned. */
export const rubiksCube = defineThing({
  id: "rubiks-cube",
  family: "toy",
  forms: { whole: 1, turning: 2 },
  words: {
    "rubik cube": "",
    "rubik's cube": "",
    "rubiks cube": "",
    "rubic's cube": "",
    "rubix cube": "",
    "magic cube": "",
    "puzzle cube": "",
  },
  senses: [],
  height: 0.057,
  variety: 0,
  slots: { body: { words: ["cube", "square", "sticker"], materials: ["plastic"], colours: [fromHex("#121214")] } },
  build: ({ form, look, play }) => {
    const paint = stickers(look % 3 === 0 ? 0 : look + 1);
    const cell = box([CELL * 0.985, CELL * 0.985, CELL * 0.985], { bevel: CELL * 0.09, bevelSteps: 1 });
    const layers = [-1, 0, 1].map((j) =>
      [-1, 0, 1].flatMap((i) => [-1, 0, 1].filter((k) => i !== 0 || j !== 0 || k !== 0).map((k) => ({ i, j, k }))),
    );
    const turned = form === "turning" ? 0.35 + play * 0.4 : 0;
    return layers
      .flatMap((cells, row): Part[] =>
        makeParts(
          `layer-${row + 1}`,
          "body",
          cells.map(({ i, j, k }) => {
            const at = move(cell, [i * CELL, j * CELL, k * CELL]);
            const placed = { ...at, rest: at.positions.slice() };
            return row === 2 ? turnY(placed, turned) : placed;
          }),
          { weight: 0.9, paint: row === 2 && turned ? turnedBack(paint, turned) : paint },
        ),
      )
      .concat([makePart("core", "body", box([CELL * 1.5, CELL * 2.6, CELL * 1.5]), { weight: 0.1 })]);
  },
  view: { azimuth: 0.62, elevation: 0.5 },
});

/** Paints see normals in model space: turned back by `angle` about Y they are the cube's own. */
function turnedBack(paint: Paint, angle: number): Paint {
  const [c, s] = [cos(angle), sin(angle)];
  return (surface, x, y, z, nx, ny, nz) => paint(surface, x, y, z, nx * c - nz * s, ny, nx * s + nz * c);
}
