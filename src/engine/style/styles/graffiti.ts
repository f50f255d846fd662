import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { ADVANCE, isWritten } from "../../concepts/lettering.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine, isNearlyAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** What nobody sprays on, or what is cleaned of it first. */
const LEFT_CLEAN =
  /rail|track|sleeper|ballast|ground|road|tyre|tire|wheel|headlight|taillight|lamp|light|mirror|underbody|grille|glow|flame|screen|windshield/;
const BLACK = fromHex("#121014");
const WHITE = fromHex("#f7f5ef");
const SPRAY = ["#e6007a", "#00a8e0", "#ffd000", "#3fc52a", "#ff6a00", "#8a2be2", "#e8202a", "#12c7b0"].map((hex) =>
  fromHex(hex),
);
const NAMES = ["KOZE", "ZAPS", "RISE", "WOW", "FROX", "ACE", "BOOM", "YES", "SKAR", "DUEL"];
/** Height of a name over that of the side it is on, and of what stands for it where the side is narrow: over its width. */
const TALL = 0.46;
const WIDE = 0.92;
/** From one name to the next, over its length: they lie over each other. */
const OVERLAP = 0.8;
/** Half a stroke of a name over its height: its fill, its outline and the halo about that. */
const [FILL, RIM, HALO] = [0.115, 0.165, 0.215];
/** Furthest a name reaches from its middle, in its heights beyond its letters. */
const DRIP = 0.55;

interface Name {
  readonly text: string;
  /** Metres from the side's middle. */
  readonly u: number;
  readonly v: number;
  /** Metres a capital is high. */
  readonly tall: number;
  readonly turn: readonly [number, number];
  /** At the foot, at the head, and about it. */
  readonly colours: readonly [Rgb, Rgb, Rgb];
  /** Where paint runs down, from its middle, and how far beneath its foot, in heights. */
  readonly drips: readonly (readonly [x: number, long: number])[];
}

interface Side {
  readonly names: readonly Name[];
  /** Patches of colour behind them, metres apart. */
  readonly grain: number;
  readonly seed: number;
}

/** Names in fat bright letters all round a thing, one over the other, with outlines, haloes and drips, on clouds of colour. */
export const graffiti: Style = {
  id: "graffiti",
  apply: (thing, draw) => {
    const sprayed = thing.model.parts.filter(
      ({ slot, geometry }) => !LEFT_CLEAN.test(slot) && !thing.materials[slot]?.clear && isNearlyAffine(geometry),
    );
    if (sprayed.length === 0) return thing;
    const { min, max } = boundsOf(sprayed.map(({ geometry }) => geometry.positions));
    const half = [0, 1, 2].map((k) => Math.max(((max[k] as number) - (min[k] as number)) / 2, 1e-6)) as unknown as Vec3;
    const middle = [0, 1, 2].map((k) => ((max[k] as number) + (min[k] as number)) / 2) as unknown as Vec3;
    const sides = ["right", "left", "front", "back"].map((name, k) =>
      coverSide(half[k < 2 ? 2 : 0], half[1], draw.fork(name)),
    );
    const spray = sprayOn(sides, middle, half);
    const parts = thing.model.parts.map((part): Part => {
      if (!sprayed.includes(part)) return part;
      const toModel = fitAffine(part.geometry);
      const at: [number, number, number] = [0, 0, 0];
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        toModel(x, y, z, at);
        spray(surface, at, nx, ny, nz);
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};

/** How level roofs and floors are at the least. */
const LEVEL = 0.8;
/** How much it tells which way a place faces, beside how near it is to a side. */
const FACING = 0.8;

function sprayOn(sides: readonly Side[], middle: Vec3, half: Vec3) {
  return (surface: SurfacePoint, at: Vec3, nx: number, ny: number, nz: number): void => {
    if (Math.abs(ny) > LEVEL) return;
    const [x, y, z] = [at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]];
    const across = Math.abs(x) / half[0] + FACING * Math.abs(nx);
    const along = Math.abs(z) / half[2] + FACING * Math.abs(nz);
    const isFlank = across > along;
    const side = sides[isFlank ? (x > 0 ? 0 : 1) : z > 0 ? 2 : 3] as Side;
    const u = isFlank ? (x > 0 ? -z : z) : z > 0 ? x : -x;
    for (const name of side.names) if (sprayName(surface, name, u, y)) return;
    const cloud = noise(u / side.grain, y / side.grain, 0, side.seed);
    if (cloud < -0.12) return;
    const tint = noise(u / (2.2 * side.grain), y / (2.2 * side.grain), 3, side.seed);
    const colour = SPRAY[(side.seed + Math.floor((tint + 1) * 4)) % SPRAY.length] as Rgb;
    layColour(surface, cloud < -0.07 ? WHITE : colour, 0.6, 0);
  };
}

/** Names over the whole of a side, in as many rows as it needs. */
function coverSide(halfWidth: number, halfHeight: number, draw: Draw): Side {
  const most = (2 * halfWidth * WIDE) / (3.5 * ADVANCE);
  const tall = Math.min(2 * halfHeight * TALL, most);
  const step = 3.5 * ADVANCE * tall * OVERLAP;
  const columns = Math.max(1, Math.round((2 * halfWidth) / step));
  const rows = Math.max(1, Math.round((2 * halfHeight) / (tall * 1.3)));
  const first = draw.integer("first", 0, 99);
  const names = Array.from({ length: columns * rows }, (_, k): Name => {
    const [column, row] = [k % columns, Math.floor(k / columns)];
    const text = NAMES[(first + 3 * k) % NAMES.length] as string;
    const angle = draw.number(`turn ${k}`, -0.12, 0.12);
    const hue = (n: number) => SPRAY[(first + 3 * k + n) % SPRAY.length] as Rgb;
    const reach = (text.length * ADVANCE) / 2;
    return {
      text,
      u: halfWidth * ((2 * (column + 0.5)) / columns - 1) + tall * draw.number(`u ${k}`, -0.15, 0.15),
      v: halfHeight * ((2 * (row + 0.5)) / rows - 1) + tall * draw.number(`v ${k}`, -0.12, 0.12),
      tall: tall * draw.number(`tall ${k}`, 0.92, 1.15),
      turn: [cos(angle), sin(angle)],
      colours: [hue(0), hue(2), k % 2 === 0 ? WHITE : hue(5)],
      drips: Array.from({ length: 5 }, (_, d) => [
        draw.number(`drip ${k} ${d}`, -reach, reach),
        draw.number(`long ${k} ${d}`, 0.15, DRIP),
      ]),
    };
  });
  // what was sprayed last lies on top
  return { names: names.reverse(), grain: 0.55 * tall, seed: draw.integer("clouds", 0, 9999) };
}

/** @returns False where a name leaves the surface as it is. */
function sprayName(surface: SurfacePoint, name: Name, u: number, v: number): boolean {
  const [c, s] = name.turn;
  const [du, dv] = [(u - name.u) / name.tall, (v - name.v) / name.tall];
  const [x, y] = [du * c + dv * s, dv * c - du * s];
  if (Math.abs(y) > 0.5 + HALO + DRIP || Math.abs(x) > 0.5 * ADVANCE * name.text.length + 0.4) return false;
  const slanted = x - 0.2 * y;
  const [foot, head, halo] = name.colours;
  const written = (weight: number, dx = 0, dy = 0) => isWritten(name.text, slanted + dx, y + dy, 1, weight);
  if (written(FILL)) {
    const isGleam = y > 0.2 && !written(FILL * 0.9, 0.05, 0.09) && written(FILL * 0.55, -0.02, -0.02);
    const t = Math.min(1, Math.max(0, y + 0.5));
    layColour(surface, isGleam ? WHITE : mix(foot, head, t), 0.5, 0);
    return true;
  }
  if (written(RIM) || written(RIM, -0.09, 0.08)) layColour(surface, BLACK, 0.5, 0);
  else if (isDrip(name, x, y)) layColour(surface, foot, 0.45, 0);
  else if (written(HALO)) layColour(surface, halo, 0.5, 0);
  else return false;
  return true;
}

/** Half a drip's width, in heights. */
const RUN = 0.024;

function isDrip({ text, drips }: Name, x: number, y: number): boolean {
  if (y > -0.4) return false;
  return drips.some(([at, long]) => {
    const off = Math.abs(x - at);
    const end = -0.5 - long;
    const round = y < end + 2 * RUN ? RUN * 1.5 : RUN;
    // it runs from a letter's foot
    return off < round && y > end && isWritten(text, at + 0.09, -0.45, 1, RIM);
  });
}
