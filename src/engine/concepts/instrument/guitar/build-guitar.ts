import { standModel } from "../../../geometry/make-part.ts";
import { makeFrettedNeck } from "../fretted-neck.ts";
import { buildHollowGuitar } from "./build-hollow-guitar.ts";
import { buildSolidGuitar } from "./build-solid-guitar.ts";
import type { GuitarParameters } from "./guitar-parameters.ts";

/** Body, neck, head and strings, leaning on nothing. */
export function buildGuitar(p: GuitarParameters) {
  const u = p.body;
  const hollow = p.style === "acoustic" || p.style === "cutaway";
  const joint = p.style === "stratocaster" ? 0.82 : p.style === "single-cut" ? 0.88 : p.style === "flying-v" ? 0.94 : 1;
  const bridge = u * (hollow ? 0.25 : p.style === "flying-v" ? 0.46 : 0.26);
  const nut = bridge + u * p.scale;
  const width = u * (hollow ? 0.115 : 0.12) * (p.strings <= 4 ? 0.86 : p.strings > 6 ? 1.15 : 1);
  const neck = makeFrettedNeck({
    bridge,
    boardFrom: u * (hollow ? 0.735 : p.style === "flying-v" ? 0.86 : 0.68),
    bodyTop: u * joint,
    nut,
    face: (u * p.depth) / 2 + u * (hollow ? 0.002 : 0.012),
    width,
    strings: p.strings,
    frets: hollow ? 19 : 21,
    inLine: p.style === "stratocaster",
    headLength: u * (p.strings <= 4 && !hollow ? 0.36 : 0.36) * (p.strings > 6 ? 1.35 : 1),
  });
  return standModel(
    [...(hollow ? buildHollowGuitar(p) : buildSolidGuitar(p)), ...neck],
    [
      { name: "top", position: [0, nut + u * 0.3, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, u * 1.1, 0], normal: [0, 0, -1], radius: u * 0.06 },
    ],
  );
}
