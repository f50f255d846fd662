import { boundsOf } from "#measure/bounds.ts";
import { measureVolume } from "#measure/volume.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { splitShells } from "../../geometry/shells.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Dressed, Style } from "../style.ts";

/** What keeps its own form: eyes and what is looked through. */
const KEPT = /eye|pupil|iris|screen|lens|light|dial|glass/;
/** Share of the room it takes up from which on a piece is one box; what takes less is cut across and boxed piece by piece. */
const FULL = 0.42;
const PIECES = 5;
/** A piece smaller than this share of the whole is left as it is. */
const LEAST = 0.02;
const TAPE = fromHex("#c8a878");
const SLIT = fromHex("#5e4024");

/** Put together from boxes: a box for each of its pieces, taped shut along its middle. */
export const boxed: Style = {
  id: "boxed",
  apply: (thing: Dressed) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(...[0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)));
    const parts = thing.model.parts.map((part): Part => {
      if (KEPT.test(part.slot)) return part;
      const geometry = merge(splitShells(part.geometry).map((shell) => inBoxes(shell, size)));
      const { paint: _, ...plain } = part;
      return { ...plain, geometry, crease: 0.5, paint: taped(size) };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};

function inBoxes(shell: Geometry, size: number): Geometry {
  const { min, max } = boundsOf([shell.positions]);
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const longest = Math.max(...spans);
  if (longest < LEAST * size) return shell;
  const room = spans.reduce((all, span) => all * Math.max(span, 1e-9), 1);
  if (Math.abs(measureVolume(shell.positions, shell.indices)) > FULL * room) return around(min, max, size);
  const along = spans.indexOf(longest);
  const slices = Array.from({ length: PIECES }, (_, k) => sliceOf(shell, along, min, longest, k)).filter(
    (slice) => slice !== undefined,
  );
  return slices.length > 0 ? merge(slices.map((slice) => around(slice.min, slice.max, size))) : shell;
}

/** Bounds of what of a piece lies between two cuts. */
function sliceOf({ positions }: Geometry, along: number, min: Vec3, longest: number, k: number) {
  const [from, to] = [k, k + 1].map((at) => (min[along] as number) + (longest * at) / PIECES) as [number, number];
  const slack = 0.03 * longest;
  const own: number[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const at = positions[i + along] as number;
    if (at < from - slack || at > to + slack) continue;
    own.push(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number);
  }
  return own.length >= 9 ? boundsOf([Float32Array.from(own)]) : undefined;
}

function around(min: Vec3, max: Vec3, size: number): Geometry {
  const least = 0.008 * size;
  const sides = [0, 1, 2].map((k) => Math.max(least, (max[k] as number) - (min[k] as number))) as unknown as Vec3;
  const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as unknown as Vec3;
  return move(box(sides, { bevel: 0.004 * size }), middle);
}

/** A strip of tape over the slit between the flaps, in the box's own frame. */
const taped =
  (size: number): Paint =>
  (surface, x, _y, z, _nx, ny, nz) => {
    if (Math.abs(ny) < 0.6 && Math.abs(nz) < 0.6) return;
    const off = Math.abs(Math.abs(ny) >= 0.6 ? z : x);
    if (off < 0.002 * size) layColour(surface, SLIT, 0.9, 0);
    else if (off < 0.016 * size) layColour(surface, TAPE, 0.35, 0);
  };
