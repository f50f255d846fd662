import { standModel } from "../../../geometry/make-part.ts";
import { makeFrettedNeck } from "../fretted-neck.ts";
import { buildHollowGuitar } from "./build-hollow-guitar.ts";
import { buildSolidGuitar } from "./build-solid-guitar.ts";
import type { GuitarParameters } from "./guitar-parameters.ts";
import { GUITAR_SHAPES } from "./guitar-shapes.ts";

/** Body, neck, head and strings, leaning on nothing. */
export function buildGuitar(p: GuitarParameters) {
  const u = p.body;
  const shape = GUITAR_SHAPES[p.style];
  const bridge = u * shape.bridge;
  const nut = bridge + u * p.scale;
  const width = u * (shape.isHollow ? 0.115 : 0.12) * (p.strings <= 4 ? 0.86 : p.strings > 6 ? 1.15 : 1);
  const neck = makeFrettedNeck({
    bridge,
    boardFrom: u * shape.board,
    bodyTop: u * shape.joint,
    nut,
    face: (u * p.depth) / 2 + u * (shape.isHollow ? 0.002 : 0.012),
    width,
    strings: p.strings,
    snapped: p.snapped,
    frets: shape.isHollow ? 19 : 21,
    inLine: shape.inLine,
    headLength: u * 0.36 * (p.strings > 6 ? 1.35 : 1),
  });
  return standModel(
    [...(shape.isHollow ? buildHollowGuitar(p) : buildSolidGuitar(p)), ...neck],
    [
      { name: "top", position: [0, nut + u * 0.3, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, u * 1.1, 0], normal: [0, 0, -1], radius: u * 0.06 },
    ],
  );
}
