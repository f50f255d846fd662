import { noise } from "../../geometry/deform.ts";
import type { Paint, Socket } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { layColour } from "../lay-colour.ts";

const DARK = fromHex("#0c0806");
const LIP = fromHex("#9a7650");
/** Where the hole looks to, radians about Y from +Z: towards the usual view. */
const TOWARDS = 0.45;
/** Half its width over the trunk's radius, half its height over the bole's. */
const HALF_WIDE = 0.6;
const HALF_HIGH = 0.36;
/** Radius of a trunk over its tree's height where its girth is 1. */
const TRUNK = 0.036;

interface HollowTree {
  readonly height: number;
  readonly girth: number;
  readonly bole: number;
}

/** Where the sill of the hole is, in half heights of the hole below its middle, and how far out, in the trunk's radii. */
const [SILL, OUT] = [0.75, 1.75];

/** Where somebody looks out of the hole. */
export function hollowDen({ height, girth, bole }: HollowTree): Socket {
  const radius = TRUNK * height * girth;
  const [fx, fz] = [sin(TOWARDS), cos(TOWARDS)];
  const sill = (0.52 - SILL * HALF_HIGH) * bole * height;
  return {
    name: "den",
    position: [fx * OUT * radius, sill, fz * OUT * radius],
    normal: [fx, 0, fz],
    radius: Math.min(1.8 * HALF_WIDE * radius, SILL * HALF_HIGH * bole * height),
  };
}

/** A dark hole in the trunk between roots and boughs, higher than wide, with a lip of bare wood grown round it. */
export function hollowBark(tree: HollowTree): Paint {
  const radius = TRUNK * tree.height * tree.girth;
  const [middle, half] = [0.52 * tree.bole * tree.height, HALF_HIGH * tree.bole * tree.height];
  const [fx, fz] = [sin(TOWARDS), cos(TOWARDS)];
  return (surface, x, y, z) => {
    if (x * fx + z * fz < 0) return;
    const [u, v] = [(x * fz - z * fx) / (HALF_WIDE * radius), (y - middle) / half];
    const rough = 0.12 * noise((x / radius) * 2, (y / radius) * 2, 0, 11) + 0.07 * cos(3 * atan2(v, u) + 1);
    const off = Math.sqrt(u * u + v * v) + rough;
    if (off > 1.34) return;
    if (off > 1) {
      const lip = smoothstep(1.34, 1.24, off) * (0.75 + 0.25 * cos(24 * off));
      layColour(
        surface,
        [
          surface.r + (LIP[0] - surface.r) * lip,
          surface.g + (LIP[1] - surface.g) * lip,
          surface.b + (LIP[2] - surface.b) * lip,
        ],
        0.85,
        0,
      );
      surface.height += 0.02 * radius * lip;
      return;
    }
    layColour(surface, DARK, 1, 0);
    surface.height -= 0.1 * radius * smoothstep(1, 0.8, off);
  };
}
