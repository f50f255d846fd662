import { move, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { block } from "../masonry.ts";
import { bookcase } from "./bookcase.ts";
import { BACK, type Furniture, LEFT } from "./room-parts.ts";

/** A rug, a picture on the left wall, a plant in the corner. */
function cosy(room: Furniture, rug: boolean): void {
  if (rug) room.box("rug", [2.1, 0.025, 1.5], 0.2, 0, 0.75, 0.01);
  room.add("wood", block([0.04, 0.62, 0.86], [LEFT + 0.015, 1.6, 0.55], 0.01));
  room.add("picture", block([0.05, 0.5, 0.74], [LEFT + 0.02, 1.6, 0.55], 0.005));
}

export function plant(room: Furniture, x: number, z: number): void {
  room.round("pot", 0.13, 0.26, [x, 0, z], 0.17);
  for (const [dx, y, dz, r] of [
    [0, 0.62, 0, 0.22],
    [0.12, 0.45, 0.06, 0.17],
    [-0.11, 0.46, 0.04, 0.17],
    [0, 0.36, 0, 0.12],
  ] as const) {
    room.add("leaf", move(stretch(sphere(r, 10), [1, 1.25, 1]), [x + dx, y, z + dz]));
  }
}

export function lamp(room: Furniture, x: number, y: number, z: number, tall: number): void {
  room.round("metal", 0.11, 0.03, [x, y, z]);
  room.round("metal", 0.018, tall - 0.1, [x, y, z]);
  room.round("shade", 0.17, 0.24, [x, y + tall - 0.22, z], 0.11);
}

/** A bed under pillows and a blanket, a stand with a lamp beside it, a wardrobe. */
export function bedroom(room: Furniture): void {
  const x = -0.75;
  room.box("wood", [1.7, 0.3, 2.1], x, 0, BACK + 1.12, 0.03);
  room.box("wood", [1.8, 1.05, 0.08], x, 0, BACK + 0.06, 0.03);
  room.box("white", [1.6, 0.24, 2.0], x, 0.25, BACK + 1.12, 0.08);
  room.box("cloth", [1.74, 0.2, 1.35], x, 0.34, BACK + 1.5, 0.07);
  for (const side of [-1, 1]) room.box("white", [0.66, 0.15, 0.4], x + side * 0.38, 0.47, BACK + 0.36, 0.07);
  room.box("wood", [0.46, 0.5, 0.42], x + 1.14, 0, BACK + 0.25, 0.02);
  room.add("metal", block([0.1, 0.025, 0.03], [x + 1.14, 0.34, BACK + 0.465], 0.005));
  lamp(room, x + 1.14, 0.5, BACK + 0.25, 0.5);
  room.box("wood", [0.62, 2.05, 1.15], LEFT + 0.33, 0, 1.22, 0.02);
  for (const z of [0.95, 1.49]) room.box("trim", [0.04, 1.86, 0.5], LEFT + 0.645, 0.1, z, 0.012);
  cosy(room, true);
  plant(room, 1.75, BACK + 0.35);
}

/** Cupboards along the back wall with a sink and a stove, shelves over them, a fridge, a table with chairs. */
export function kitchen(room: Furniture): void {
  room.box("cupboard", [2.9, 0.86, 0.6], 0.5, 0, BACK + 0.31, 0.01);
  room.box("wood", [2.94, 0.05, 0.64], 0.5, 0.855, BACK + 0.325, 0.01);
  for (const x of [-0.65, 0.05, 1.25, 1.7]) {
    room.add("trim", block([0.4, 0.62, 0.03], [x, 0.46, BACK + 0.615], 0.01));
    room.add("metal", block([0.14, 0.02, 0.03], [x, 0.7, BACK + 0.64], 0.004));
  }
  room.box("metal", [0.62, 0.8, 0.05], 0.65, 0.04, BACK + 0.6, 0.01);
  room.add("dark", block([0.46, 0.34, 0.03], [0.65, 0.4, BACK + 0.625], 0.01));
  room.box("dark", [0.58, 0.025, 0.5], 0.65, 0.9, BACK + 0.33, 0.008);
  for (const [dx, dz] of [
    [-0.14, -0.11],
    [0.14, -0.11],
    [-0.14, 0.12],
    [0.14, 0.12],
  ] as const) {
    room.round("metal", 0.085, 0.02, [0.65 + dx, 0.918, BACK + 0.33 + dz]);
  }
  room.round("metal", 0.12, 0.16, [0.51, 0.932, BACK + 0.22]);
  room.box("metal", [0.5, 0.03, 0.4], -0.4, 0.895, BACK + 0.33, 0.01);
  room.round("metal", 0.02, 0.32, [-0.4, 0.9, BACK + 0.14]);
  room.add("metal", block([0.03, 0.03, 0.2], [-0.4, 1.21, BACK + 0.22], 0.01));
  room.box("cupboard", [1.1, 0.62, 0.34], -0.45, 1.5, BACK + 0.16, 0.01);
  for (const x of [-0.72, -0.18]) room.add("trim", block([0.48, 0.52, 0.03], [x, 1.81, BACK + 0.335], 0.01));
  room.box("white", [0.66, 1.85, 0.66], LEFT + 0.4, 0, BACK + 0.36, 0.04);
  room.add("metal", block([0.03, 0.5, 0.04], [LEFT + 0.66, 1.15, BACK + 0.705], 0.008));
  room.add("dark", block([0.64, 0.012, 0.02], [LEFT + 0.4, 0.72, BACK + 0.688]));
  room.round("wood", 0.62, 0.05, [0.5, 0.7, 0.95]);
  room.round("wood", 0.06, 0.7, [0.5, 0, 0.95]);
  room.round("wood", 0.32, 0.04, [0.5, 0, 0.95]);
  for (const x of [-0.42, 1.42]) chair(room, x, 0.95, Math.sign(0.5 - x));
  room.round("pot", 0.1, 0.07, [0.5, 0.745, 0.95], 0.17);
  for (const [dx, dz] of [
    [-0.05, 0],
    [0.06, 0.03],
    [0.01, -0.06],
  ] as const) {
    room.add("fruit", move(sphere(0.055, 12), [0.5 + dx, 0.83, 0.95 + dz]));
  }
}

/** Seen from the side it looks to: 1 to the right, -1 to the left. */
export function chair(room: Furniture, x: number, z: number, towards: number): void {
  room.legs("wood", 0.42, 0.42, 0.44, x, z, 0.045);
  room.box("wood", [0.44, 0.05, 0.44], x, 0.42, z, 0.012);
  room.box("wood", [0.045, 0.46, 0.42], x - towards * 0.2, 0.46, z, 0.015);
}

/** A sofa with cushions, a low table, a television on a sideboard, a tall lamp. */
export function livingRoom(room: Furniture): void {
  const z = BACK + 0.5;
  room.box("cloth", [2.2, 0.4, 0.86], -0.35, 0.06, z, 0.05);
  room.box("cloth", [2.2, 0.78, 0.24], -0.35, 0.06, BACK + 0.16, 0.07);
  for (const side of [-1, 1]) room.box("cloth", [0.24, 0.58, 0.88], -0.35 + side * 1.08, 0.06, z, 0.08);
  for (const dx of [-0.49, 0.49]) room.box("cloth", [0.94, 0.16, 0.66], -0.35 + dx, 0.42, z + 0.1, 0.06);
  for (const dx of [-0.7, 0.7]) {
    room.add("cushion", move(block([0.42, 0.4, 0.16], [0, 0, 0], 0.07), [-0.35 + dx, 0.74, BACK + 0.36]));
  }
  room.legs("wood", 2.1, 0.8, 0.1, -0.35, z, 0.07);
  room.box("wood", [1.15, 0.06, 0.6], 0.15, 0.36, 0.6, 0.015);
  room.legs("wood", 1.1, 0.55, 0.37, 0.15, 0.6, 0.05);
  room.box("picture", [0.3, 0.04, 0.22], 0.0, 0.415, 0.6, 0.006);
  room.box("wood", [0.42, 0.5, 1.5], LEFT + 0.24, 0, 0.75, 0.015);
  room.box("dark", [0.05, 0.72, 1.2], LEFT + 0.2, 0.53, 0.75, 0.012);
  room.box("dark", [0.16, 0.05, 0.5], LEFT + 0.22, 0.49, 0.75, 0.01);
  room.box("rug", [2.4, 0.025, 1.6], 0.15, 0, 0.6, 0.01);
  lamp(room, 1.25, 0, BACK + 0.4, 1.6);
  plant(room, 1.78, BACK + 0.35);
}

/** A tub along the back wall, a basin under a mirror, a toilet. */
export function bathroom(room: Furniture): void {
  const z = BACK + 0.42;
  room.box("white", [1.9, 0.1, 0.78], 0.75, 0, z, 0.04);
  for (const dz of [-0.35, 0.35]) room.box("white", [1.9, 0.56, 0.09], 0.75, 0.02, z + dz, 0.04);
  for (const dx of [-0.91, 0.91]) room.box("white", [0.09, 0.56, 0.78], 0.75 + dx, 0.02, z, 0.04);
  room.box("water", [1.76, 0.34, 0.64], 0.75, 0.06, z, 0.005);
  room.add("metal", block([0.05, 0.05, 0.22], [1.55, 0.78, BACK + 0.1], 0.015));
  room.box("white", [0.42, 0.16, 0.62], LEFT + 0.22, 0.68, 0.05, 0.05);
  room.round("white", 0.1, 0.7, [LEFT + 0.2, 0, 0.05]);
  room.add("metal", block([0.16, 0.04, 0.04], [LEFT + 0.1, 0.93, 0.05], 0.012));
  room.add("metal", block([0.04, 0.14, 0.04], [LEFT + 0.05, 0.89, 0.05], 0.012));
  room.add("wood", block([0.04, 0.86, 0.72], [LEFT + 0.015, 1.55, 0.05], 0.015));
  room.add("pane", block([0.04, 0.76, 0.62], [LEFT + 0.022, 1.55, 0.05], 0.005));
  room.box("white", [0.22, 0.42, 0.44], LEFT + 0.12, 0.36, 1.3, 0.04);
  room.round("white", 0.14, 0.38, [LEFT + 0.42, 0, 1.3], 0.19);
  room.round("white", 0.23, 0.06, [LEFT + 0.44, 0.37, 1.3]);
  room.round("wood", 0.24, 0.025, [LEFT + 0.44, 0.425, 1.3]);
  room.box("rug", [1.1, 0.03, 0.65], 0.7, 0, 0.1, 0.012);
  room.box("cloth", [0.5, 0.12, 0.34], 0.75, 0.56, BACK + 0.06, 0.04);
  plant(room, 1.78, 1.4);
}

/** A desk with a screen and a chair, shelves with books. */
export function office(room: Furniture): void {
  room.box("wood", [1.7, 0.05, 0.75], 0.6, 0.71, BACK + 0.42, 0.012);
  room.legs("wood", 1.64, 0.7, 0.72, 0.6, BACK + 0.42, 0.06);
  room.box("wood", [0.4, 0.6, 0.6], 1.2, 0.12, BACK + 0.42, 0.01);
  room.box("dark", [0.72, 0.42, 0.04], 0.5, 0.86, BACK + 0.25, 0.012);
  room.box("screen", [0.66, 0.36, 0.03], 0.5, 0.89, BACK + 0.262, 0.004);
  room.box("dark", [0.06, 0.16, 0.05], 0.5, 0.74, BACK + 0.24, 0.008);
  room.box("dark", [0.26, 0.02, 0.18], 0.5, 0.755, BACK + 0.25, 0.006);
  room.box("dark", [0.46, 0.025, 0.16], 0.5, 0.755, BACK + 0.55, 0.006);
  lamp(room, 1.2, 0.755, BACK + 0.3, 0.45);
  const [x, z] = [0.5, BACK + 1.25];
  room.round("dark", 0.3, 0.05, [x, 0, z], 0.26);
  room.round("metal", 0.035, 0.44, [x, 0.02, z]);
  room.box("cloth", [0.5, 0.1, 0.5], x, 0.43, z, 0.04);
  room.box("cloth", [0.48, 0.6, 0.09], x, 0.5, z + 0.22, 0.04);
  bookcase(room, "left", 0.5, 1.7, 2.0);
  room.box("rug", [2.1, 0.025, 1.5], 0.4, 0, 0.45, 0.01);
  plant(room, 1.78, 1.3);
}
