import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { materialById } from "../../materials/index.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dot, type Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Amount of `cracked` from which on a thing is split, and what of it is left to the tile. */
export const SPLIT_FROM = 0.45;
const LEFT = 0.15;
/** Timber keeps the checks along its grain besides. */
const LEFT_IN_WOOD = 0.6;
/** Stuff that a crack runs through as one: not what folds, nor what crazes all over as hide does. */
const SPLITS = /^(?:ceramic|marble|stone|plaster|terracotta|concrete|plastic|wood|metal)$/;
/** What no crack runs through. */
const SPARED = /eye|pupil|iris|glass|pane|screen|lens|flame|flower|plant|soil|water|liquid|hair/;
/** Slot of the front of a hollow instrument's body, which its body's cracks run over. */
const FRONT = "top";
/** Sides from which a crack is seen, radians from the front. */
const SIDES = [0.3, 2.4, -1.8] as const;
/** Height over breadth up to which it is the top of a thing that is seen, a table's, which cracks too. */
const LOW = 0.75;
/** Pieces of a crack from the top down, its branches, and pieces of each. */
const STEPS = 11;
const BRANCHES = 6;
const TWIGS = 4;
/** Half its width where it begins, over the size of the whole; how deep, in widths. */
const WIDE = 0.0105;
const DEEP = 1.2;
const GAP = [0.012, 0.01, 0.009] as const;

interface Piece {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  /** Half widths at both ends. */
  readonly from: number;
  readonly to: number;
}
/** A crack in a plane that looks `out`: it runs against `up`. */
interface Crack {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly out: Vec3;
  readonly pieces: readonly Piece[];
}

/** One great dark crack from the rim down each side, with branches that run out thin: what is stiff and about to fall apart. */
export const splitOpen: Style = {
  id: "split-open",
  apply: (thing, draw) => {
    const isCracked = (spec: MaterialSpec | undefined): boolean => (spec?.conditions.cracked ?? 0) >= SPLIT_FROM;
    const isSplit = (slot: string, spec: MaterialSpec | undefined): boolean =>
      spec !== undefined &&
      (isCracked(spec) || (thing.family === "instrument" && slot === FRONT && isCracked(thing.materials.body))) &&
      SPLITS.test(materialById(spec.base).class) &&
      !SPARED.test(slot);
    const own = thing.model.parts.filter(({ slot }) => isSplit(slot, thing.materials[slot]));
    if (own.length === 0) return thing;
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    const cracks = SIDES.map((angle, k) => crackAt(angle, min, max, draw.fork(`side-${k}`)));
    if (max[1] - min[1] < LOW * Math.max(max[0] - min[0], max[2] - min[2])) cracks.push(crackOver(min, max, draw));
    const parts = thing.model.parts.map(
      (part): Part => (own.includes(part) ? { ...part, paint: split(part, cracks) } : part),
    );
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        isSplit(slot, spec)
          ? { ...spec, conditions: { ...spec.conditions, cracked: leftOf(spec) * (spec.conditions.cracked ?? 0) } }
          : spec,
      ]),
    );
    return { ...thing, model: { ...thing.model, parts }, materials };
  },
};

const leftOf = ({ base }: MaterialSpec): number => (materialById(base).class === "wood" ? LEFT_IN_WOOD : LEFT);

function crackAt(angle: number, min: Vec3, max: Vec3, draw: Draw): Crack {
  const [right, out]: [Vec3, Vec3] = [
    [cos(angle), 0, -sin(angle)],
    [sin(angle), 0, cos(angle)],
  ];
  const middle: Vec3 = [(min[0] + max[0]) / 2, 0, (min[2] + max[2]) / 2];
  const wide = Math.max(max[0] - min[0], max[2] - min[2]);
  return { right, up: [0, 1, 0], out, pieces: piecesOf(dot(middle, right), wide, [min[1], max[1]], draw) };
}

/** Over the top, from its front edge to the back. */
function crackOver(min: Vec3, max: Vec3, draw: Draw): Crack {
  const wide = max[0] - min[0];
  const pieces = piecesOf(min[0] + 0.4 * wide, wide, [min[2], max[2]], draw.fork("top"));
  return { right: [1, 0, 0], up: [0, 0, 1], out: [0, 1, 0], pieces };
}

/** From the upper end of what is so wide, about `across`, downwards. */
function piecesOf(across: number, wide: number, [low, top]: readonly [number, number], draw: Draw): readonly Piece[] {
  const size = Math.max(wide, top - low);
  const next = draw.stream("crack");
  const step = (0.8 * (top - low)) / STEPS;
  const pieces: Piece[] = [];
  const run = (from: readonly [number, number], lean: number, count: number, long: number, width: number) => {
    let at = from;
    for (let i = 0; i < count; i += 1) {
      const aside = lean + (i % 2 === 0 ? 1 : -1) * (0.35 + 0.7 * next());
      const to: [number, number] = [at[0] + aside * long * 0.75, at[1] - long * (0.65 + 0.5 * next())];
      pieces.push({ a: at, b: to, from: width * (1 - i / count), to: width * (1 - (i + 1) / count) });
      at = to;
    }
  };
  const start: [number, number] = [across + (next() - 0.5) * 0.3 * wide, top];
  run(start, (next() - 0.5) * 0.5, STEPS, step, WIDE * size);
  const trunk = [...pieces];
  for (let k = 0; k < BRANCHES; k += 1) {
    const { b, to } = trunk[1 + Math.floor((k * (STEPS - 3)) / BRANCHES)] as Piece;
    run(b, (k % 2 === 0 ? 1 : -1) * (1.1 + 0.9 * next()), TWIGS, step * 0.75, 0.75 * to);
  }
  return pieces;
}

function split(part: Part, cracks: readonly Crack[]): Paint {
  const toModel = fitAffine(part.geometry);
  const place: [number, number, number] = [0, 0, 0];
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    toModel(x, y, z, place);
    for (const { right, up, out, pieces } of cracks) {
      // each side has its own; what faces in is left whole
      if (nx * out[0] + ny * out[1] + nz * out[2] < 0.25) continue;
      const [u, v] = [place[0] * right[0] + place[2] * right[2], place[1] * up[1] + place[2] * up[2]];
      for (const { a, b, from, to } of pieces) {
        const [du, dv] = [b[0] - a[0], b[1] - a[1]];
        const t = Math.max(0, Math.min(1, ((u - a[0]) * du + (v - a[1]) * dv) / (du * du + dv * dv)));
        const [ou, ov] = [u - a[0] - t * du, v - a[1] - t * dv];
        const off = Math.sqrt(ou * ou + ov * ov);
        const wide = Math.max(from + (to - from) * t, 0.12 * from);
        if (off >= wide) continue;
        const dark = smoothstep(wide, 0.7 * wide, off);
        const { r, g, b: blue } = surface;
        layColour(surface, [r + (GAP[0] - r) * dark, g + (GAP[1] - g) * dark, blue + (GAP[2] - blue) * dark], 0.9, 0);
        surface.height -= DEEP * (wide - off);
      }
    }
  };
}
