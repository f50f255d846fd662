import { cylinder } from "../../../geometry/lathe.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { PI } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { block } from "../masonry.ts";
import { bookcase } from "./bookcase.ts";
import { chair, lamp, plant } from "./furnish.ts";
import { BACK, type Furniture, LEFT } from "./room-parts.ts";

const CHALK = [0.82, 0.84, 0.8] as const;

/** Seen from its desk: it looks to the blackboard. */
function pupil(room: Furniture, x: number, z: number): void {
  room.box("wood", [0.72, 0.05, 0.46], x, 0.6, z, 0.015);
  room.box("metal", [0.62, 0.12, 0.36], x, 0.49, z, 0.01);
  for (const dx of [-0.28, 0.28]) {
    for (const dz of [-0.15, 0.15]) room.round("metal", 0.022, 0.52, [x + dx, 0, z + dz]);
  }
  const back = z + 0.42;
  for (const dx of [-0.16, 0.16]) {
    for (const dz of [-0.14, 0.14]) room.round("metal", 0.018, 0.4, [x + dx, 0, back + dz]);
    room.round("metal", 0.018, 0.42, [x + dx, 0.4, back + 0.17]);
  }
  room.box("cloth", [0.4, 0.045, 0.38], x, 0.39, back, 0.015);
  room.box("cloth", [0.4, 0.22, 0.035], x, 0.64, back + 0.18, 0.012);
}

/** A blackboard with sums, a teacher's desk with a globe and an apple before it, rows of pupils' desks. */
export function classroom(room: Furniture): void {
  const [x, y] = [-0.05, 1.5];
  room.add("wood", block([2.9, 1.3, 0.06], [x, y, BACK + 0.025], 0.012));
  room.add("board", block([2.74, 1.14, 0.04], [x, y, BACK + 0.045], 0.004));
  room.draw("board", (surface, px, py, _z, _nx, _ny, nz) => {
    if (nz < 0.7) return;
    const [u, v] = [px - x, py - y];
    if (isWritten("ABC", u + 0.75, v - 0.24, 0.34, 0.07) || isWritten("2+3=5", u - 0.5, v - 0.2, 0.28, 0.07))
      layColour(surface, CHALK, 0.95);
    const line = Math.abs(v + 0.24) < 0.012 || Math.abs(v + 0.4) < 0.012;
    if (line && Math.abs(u) < 1.1 && Math.floor((u + 2) / 0.16) % 4 !== 0) layColour(surface, CHALK, 0.95);
  });
  room.box("wood", [1.4, 0.05, 0.12], x, y - 0.7, BACK + 0.08, 0.01);
  room.box("wood", [1.35, 0.66, 0.55], x - 0.75, 0, BACK + 0.72, 0.02);
  room.box("wood", [1.45, 0.05, 0.65], x - 0.75, 0.65, BACK + 0.72, 0.015);
  room.round("wood", 0.1, 0.05, [x - 1.2, 0.69, BACK + 0.7]);
  room.round("metal", 0.015, 0.14, [x - 1.2, 0.72, BACK + 0.7]);
  room.add("pane", move(sphere(0.16, 18), [x - 1.2, 0.96, BACK + 0.7]));
  room.add("fruit", move(sphere(0.065, 14), [x - 0.35, 0.75, BACK + 0.8]));
  room.box("book", [0.28, 0.1, 0.2], x - 0.75, 0.69, BACK + 0.75, 0.01);
  for (const px of [-1.25, 0.15, 1.45]) for (const pz of [-0.15, 1.05]) pupil(room, px, pz);
  room.add("wood", block([0.05, 0.8, 1.15], [LEFT + 0.015, 1.6, 0.5], 0.01));
  room.add("picture", block([0.06, 0.7, 1.05], [LEFT + 0.02, 1.6, 0.5], 0.005));
  room.round("metal", 0.04, 0.9, [1.75, 0, BACK + 0.3]);
  room.add("white", move(turnX(cylinder({ radius: 0.19, height: 0.06, segments: 24 }), PI / 2), [1.7, 2.2, BACK]));
  room.round("cloth", 0.16, 0.32, [1.75, 0, BACK + 0.3], 0.2);
}

/** Bookcases along both walls, a ladder against them, a reading table with a lamp and an open book. */
export function library(room: Furniture): void {
  bookcase(room, "back", -1.0, 1.9, 2.38);
  bookcase(room, "back", 0.98, 1.9, 2.38);
  bookcase(room, "left", -0.55, 1.75, 2.38);
  bookcase(room, "left", 1.2, 1.3, 2.38);
  const [x, z] = [0.45, 0.55];
  room.box("rug", [2.6, 0.025, 1.9], x, 0, z, 0.01);
  room.box("wood", [1.5, 0.06, 0.8], x, 0.7, z, 0.015);
  room.legs("wood", 1.4, 0.7, 0.71, x, z, 0.08);
  for (const side of [-1, 1]) chair(room, x + side * 1.0, z, -side);
  lamp(room, x - 0.45, 0.755, z - 0.1, 0.44);
  for (const side of [-1, 1]) room.box("white", [0.2, 0.035, 0.28], x + 0.2 + side * 0.105, 0.755, z + 0.1, 0.01);
  room.box("book", [0.22, 0.16, 0.3], x + 0.58, 0.755, z - 0.15, 0.01);
  for (const dx of [-0.17, 0.17]) {
    room.add("wood", move(turnX(block([0.05, 2.3, 0.05], [0, 1.15, 0], 0.01), -0.26), [1.15 + dx, 0, BACK + 0.93]));
  }
  for (let i = 0; i < 6; i += 1) {
    const y = 0.3 + i * 0.34;
    room.add("wood", block([0.36, 0.035, 0.05], [1.15, y, BACK + 0.93 - y * 0.266], 0.008));
  }
  plant(room, 1.78, 1.4);
}

/** A counter with a brass rail and high stools, bottles on lit shelves behind it, taps and glasses on it, a bright sign. */
export function bar(room: Furniture): void {
  const z = BACK + 1.25;
  room.box("wood", [3.3, 1.0, 0.5], 0.3, 0, z, 0.02);
  room.box("cupboard", [3.46, 0.07, 0.7], 0.3, 0.99, z + 0.04, 0.02);
  for (const px of [-0.95, -0.1, 0.75, 1.55]) room.box("cupboard", [0.66, 0.7, 0.03], px, 0.14, z + 0.25, 0.012);
  room.box("wood", [3.2, 2.1, 0.05], 0.3, 0.02, BACK + 0.01, 0.01);
  for (const y of [0.95, 1.4, 1.85]) {
    room.box("cupboard", [3.1, 0.05, 0.26], 0.3, y, BACK + 0.12, 0.01);
    for (let k = 0; k < 15; k += 1) {
      const turn = (k * 7 + Math.round(y * 10)) % 5;
      const slot = ["leaf", "fruit", "pane", "shade", "book"][turn] as string;
      const px = -1.13 + k * 0.205;
      room.round(slot, 0.055, 0.2, [px, y + 0.045, BACK + 0.13]);
      room.round(slot, 0.024, 0.14 - 0.012 * turn, [px, y + 0.23, BACK + 0.13], 0.02);
    }
  }
  for (const px of [-0.75, 0.1, 0.95, 1.7]) {
    room.round("metal", 0.2, 0.03, [px, 0, z + 0.85]);
    room.round("metal", 0.03, 0.72, [px, 0.02, z + 0.85]);
    room.round("metal", 0.15, 0.02, [px, 0.26, z + 0.85]);
    room.round("cloth", 0.19, 0.1, [px, 0.72, z + 0.85]);
  }
  for (const px of [-0.25, 0, 0.25]) {
    room.round("metal", 0.022, 0.28, [0.3 + px, 1.05, z]);
    room.round("wood", 0.026, 0.13, [0.3 + px, 1.31, z], 0.018);
  }
  room.box("metal", [0.7, 0.06, 0.16], 0.3, 1.22, z, 0.02);
  for (const px of [-0.8, 1.15, 1.45]) {
    room.round("pane", 0.045, 0.015, [px, 1.055, z + 0.16]);
    room.round("pane", 0.012, 0.11, [px, 1.06, z + 0.16]);
    room.round("pane", 0.02, 0.12, [px, 1.16, z + 0.16], 0.075);
  }
  const [sx, sy] = [0.5, 1.62];
  room.add("board", block([0.05, 0.7, 1.5], [LEFT + 0.02, sy, sx], 0.02));
  room.draw("board", (surface, _x, py, pz, nx) => {
    if (nx < 0.7) return;
    if (isWritten("BAR", sx - pz, py - sy, 0.44, 0.1)) layColour(surface, [0.95, 0.2, 0.3], 0.4);
    const rim = Math.max(Math.abs(pz - sx) - 0.66, Math.abs(py - sy) - 0.27);
    if (rim > 0 && rim < 0.03) layColour(surface, [0.2, 0.75, 0.9], 0.4);
  });
  room.round("wood", 0.5, 0.05, [-1.2, 0.72, 1.0]);
  room.round("metal", 0.04, 0.72, [-1.2, 0, 1.0]);
  room.round("metal", 0.28, 0.03, [-1.2, 0, 1.0]);
}

/** A bed on wheels with rails, a drip on its stand, a heart monitor, a curtain. */
export function ward(room: Furniture): void {
  const [x, z] = [-0.35, BACK + 1.2];
  room.box("metal", [0.86, 0.1, 2.0], x, 0.34, z, 0.02);
  room.legs("metal", 0.8, 1.8, 0.36, x, z, 0.05);
  room.box("white", [0.92, 0.2, 2.0], x, 0.43, z, 0.07);
  room.box("cloth", [0.98, 0.16, 1.2], x, 0.5, z + 0.36, 0.06);
  room.box("white", [0.6, 0.14, 0.36], x, 0.61, z - 0.75, 0.06);
  for (const end of [-1, 1]) room.box("trim", [0.96, end < 0 ? 0.95 : 0.75, 0.05], x, 0.1, z + end * 1.02, 0.02);
  for (const side of [-1, 1]) {
    for (const y of [0.7, 0.84]) room.add("metal", block([0.03, 0.03, 0.9], [x + side * 0.49, y, z - 0.2], 0.008));
    for (const dz of [-0.6, -0.2, 0.2])
      room.add("metal", block([0.03, 0.5, 0.03], [x + side * 0.49, 0.61, z + dz], 0.008));
  }
  const px = x + 0.95;
  room.round("metal", 0.24, 0.03, [px, 0, BACK + 0.42]);
  room.round("metal", 0.018, 1.9, [px, 0.02, BACK + 0.42]);
  room.add("metal", block([0.3, 0.025, 0.025], [px, 1.9, BACK + 0.42], 0.006));
  room.box("water", [0.16, 0.32, 0.07], px + 0.1, 1.6, BACK + 0.42, 0.03);
  room.box("cupboard", [0.5, 0.7, 0.45], 1.45, 0, BACK + 0.3, 0.02);
  room.box("white", [0.52, 0.4, 0.3], 1.45, 0.69, BACK + 0.3, 0.03);
  room.add("board", block([0.42, 0.28, 0.03], [1.45, 0.9, BACK + 0.455], 0.006));
  room.draw("board", (surface, bx, by, _z, _nx, _ny, nz) => {
    if (nz < 0.7) return;
    const u = (bx - 1.45) / 0.21;
    const beat = Math.abs(u) < 0.16 ? (u < -0.04 ? 0.7 : u < 0.06 ? -0.8 : 0.35) * (1 - Math.abs(u) * 5) : 0;
    if (Math.abs((by - 0.92) / 0.14 - beat) < 0.12) layColour(surface, [0.1, 0.9, 0.35], 0.3);
  });
  for (let k = 0; k < 9; k += 1) {
    room.round("shade", 0.085, 2.1, [LEFT + 0.14, 0.04, -1.2 + k * 0.14]);
  }
  room.add("metal", block([0.05, 0.05, 1.4], [LEFT + 0.14, 2.15, -0.65], 0.01));
  room.box("cloth", [0.5, 0.1, 0.5], -1.35, 0.42, 1.0, 0.03);
  room.legs("metal", 0.48, 0.48, 0.44, -1.35, 1.0, 0.04);
  room.box("cloth", [0.08, 0.5, 0.5], -1.58, 0.5, 1.0, 0.03);
  room.add(
    "book",
    block([0.06, 0.5, 0.16], [LEFT + 0.02, 1.6, 1.0]),
    block([0.06, 0.16, 0.5], [LEFT + 0.02, 1.6, 1.0]),
  );
}

/** Iron bars with a door in front, a plank bed on chains, a barred window, a bucket. */
export function cell(room: Furniture): void {
  const front = -BACK - 0.06;
  for (let k = 0; k <= 22; k += 1) room.round("metal", 0.026, 2.36, [LEFT + 0.05 + k * 0.187, 0, front]);
  for (const y of [0.04, 1.1, 2.3]) room.add("metal", block([4.2, 0.07, 0.08], [0, y, front], 0.01));
  for (const px of [0.58, 1.52]) room.add("metal", block([0.09, 2.3, 0.1], [px, 1.17, front], 0.015));
  room.add("dark", block([0.2, 0.28, 0.14], [0.66, 1.1, front], 0.02));
  room.box("wood", [0.95, 0.08, 2.0], LEFT + 0.5, 0.5, -0.6, 0.015);
  room.box("cloth", [0.85, 0.1, 1.5], LEFT + 0.48, 0.57, -0.4, 0.04);
  room.box("white", [0.6, 0.12, 0.36], LEFT + 0.48, 0.57, -1.35, 0.05);
  for (const dz of [-1.5, 0.3]) {
    room.add("metal", move(turnX(block([0.03, 0.03, 0.03], [0, 0, 0]), 0), [LEFT + 0.03, 1.25, dz]));
    room.box("metal", [0.06, 0.5, 0.06], LEFT + 0.88, 0, dz, 0.01);
  }
  room.add("dark", block([1.0, 0.62, 0.05], [0.4, 1.85, BACK + 0.005]));
  for (const dx of [-0.36, -0.12, 0.12, 0.36]) room.round("metal", 0.03, 0.66, [0.4 + dx, 1.52, BACK + 0.03]);
  room.round("metal", 0.15, 0.3, [1.5, 0, BACK + 0.4], 0.19);
  room.legs("wood", 0.4, 0.4, 0.4, 0.5, -0.9, 0.05);
  room.box("wood", [0.44, 0.05, 0.44], 0.5, 0.39, -0.9, 0.01);
}
