import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { mix } from "../../math/vec3.ts";
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
/** Share of a tongue's length that its dark rim takes. */
const LINE = 0.025;
const BARE = /glass|window|pane|wheel|tyre|light|lamp|plate|grille|rim|trim/;

/** Flames painted from the nose back over the bonnet and along both sides. */
export const flameJob: Style = {
  id: "flame-job",
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const [wide, high, long] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const parts = thing.model.parts.map((part): Part => {
      if (BARE.test(part.slot)) return part;
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const [px, py, pz] = toModel(x, y, z);
        const back = (max[2] - pz) / Math.max(long, 1e-9);
        const isTop = Math.abs(ny) > 0.6;
        const at = isTop ? ((px - min[0]) / wide) * OVER : ((py - min[1]) / high) * UP;
        // tongues lean and lick, each longer or shorter than the next
        const row = at + 0.32 * sin(back * 17 + (isTop ? 0 : 2));
        const off = Math.abs(2 * (row - Math.floor(row)) - 1);
        const reach = ROOT + TIP * (0.62 + 0.38 * sin(Math.floor(row) * 2.7 + 1)) * (1 - off) * (1.35 - 0.35 * off);
        if (back > reach) return;
        const deep = clamp01(back / reach);
        const colour =
          reach - back < LINE
            ? RIM
            : deep < 0.5
              ? mix(YELLOW, ORANGE, deep * 2)
              : mix(ORANGE, RED, clamp01(deep * 2 - 1));
        layColour(surface, colour, 0.25, 0);
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
