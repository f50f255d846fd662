import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

const [YELLOW, ORANGE, RED, RIM] = ["#f9d21e", "#f0760f", "#c81a0c", "#7a0a06"].map((hex) => fromHex(hex)) as [
  Rgb,
  Rgb,
  Rgb,
  Rgb,
];
/** Tongues over the bonnet's width, and over the height of a side. */
const OVER = 7;
const UP = 5;
/** How far back their roots and their tips reach, as shares of the length. */
const ROOT = 0.16;
const TIP = 0.3;
/** How much farther they reach where they rise. */
const RISE = 1.7;
/** Share of a tongue's length that its dark rim takes. */
const LINE = 0.025;
const BARE = /glass|window|pane|wheel|tyre|light|lamp|plate|grille|rim|trim/;

/** Share of the largest part's outline from which on a part of what does not drive is painted as well: the lid of a case, the top of a guitar. */
const BROAD = 0.5;

/** Flames painted from the nose of a vehicle back over the bonnet and along both sides; on the broad parts of anything else up from their foot. */
export const flameJob: Style = {
  id: "flame-job",
  apply: (thing) => {
    const { parts } = thing.model;
    const drives = thing.family === "vehicle";
    const most = Math.max(...parts.map(outlineOf));
    const painted = parts.filter((part) => (drives ? !BARE.test(part.slot) : outlineOf(part) >= BROAD * most));
    const { min, max } = boundsOf((drives ? parts : painted).map(({ geometry }) => geometry.positions));
    const size = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as unknown as Vec3;
    const lick = drives ? alongSides(min, max, size) : upwards(min, size);
    const lit = new Set(painted);
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: parts.map((part) => (lit.has(part) ? { ...part, paint: flames(part, lick) } : part)),
      },
    };
  },
};

/** Area of a part's outline where it is broadest. */
function outlineOf({ geometry }: Part): number {
  const { min, max } = boundsOf([geometry.positions]);
  const [, b = 0, c = 0] = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)).sort((one, two) => one - two);
  return b * c;
}

/** How far from the roots of the flames a place is, over the whole, and across the tongues, whose number it is counted in. */
type Lick = (at: Vec3, normalY: number) => { readonly back: number; readonly across: number; readonly reach: number };

const alongSides =
  (min: Vec3, max: Vec3, [wide, high, long]: Vec3): Lick =>
  ([x, y, z], ny) => {
    const back = (max[2] - z) / Math.max(long, 1e-9);
    const isTop = Math.abs(ny) > 0.6;
    const at = isTop ? ((x - min[0]) / wide) * OVER : ((y - min[1]) / high) * UP;
    return { back, across: at + 0.32 * sin(back * 17 + (isTop ? 0 : 2)), reach: 1 };
  };

const upwards =
  (min: Vec3, [wide, high, deep]: Vec3): Lick =>
  ([x, y, z]) => {
    const back = (y - min[1]) / Math.max(high, 1e-9);
    const at = ((x - min[0] + 0.4 * (z - min[2])) / Math.max(wide, deep)) * OVER;
    return { back, across: at + 0.34 * sin(back * 13), reach: RISE };
  };

/** Tongues that lean and lick, each longer or shorter than the next. */
function flames(part: Part, lick: Lick): Paint {
  const toModel = fitAffine(part.geometry);
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const { back, across, reach: over } = lick(toModel(x, y, z), ny);
    const off = Math.abs(2 * (across - Math.floor(across)) - 1);
    const tall = TIP * (0.62 + 0.38 * sin(Math.floor(across) * 2.7 + 1)) * (1 - off) * (1.35 - 0.35 * off);
    const reach = over * (ROOT + tall);
    if (back > reach) return;
    const deep = clamp01(back / reach);
    const colour =
      reach - back < LINE ? RIM : deep < 0.5 ? mix(YELLOW, ORANGE, deep * 2) : mix(ORANGE, RED, clamp01(deep * 2 - 1));
    layColour(surface, colour, 0.25, 0);
  };
}
