import { extrude } from "../../geometry/extrude.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width and height of a card, metres. */
export const [CARD_WIDTH, CARD_HEIGHT] = [0.063, 0.088] as const;
const [W, H] = [CARD_WIDTH, CARD_HEIGHT];

/** One card, upright about the origin. */
export const cardSheet = () => extrude(rectangleOutline(W, H, 0.004, 4), { depth: 0.0009 });

/** Whether a point lies in a suit's sign about the origin, about one unit high. */
function inSuit(suit: number, x: number, y: number): boolean {
  const u = Math.abs(x);
  if (suit === 0 || suit === 2) {
    // spade: a heart on its head, with a stalk
    const v = suit === 0 ? -y + 0.08 : y;
    const lobe = (u - 0.22) * (u - 0.22) + (v - 0.16) * (v - 0.16) < 0.062;
    const point = v < 0.24 && v > -0.5 && u < (v + 0.5) * 0.66 && u < 0.43;
    const stalk = suit === 0 && y < -0.1 && y > -0.5 && u < 0.04 + (y + 0.2) * (y + 0.2) * 1.6;
    return lobe || (point && (v < 0.06 || u < 0.25)) || stalk;
  }
  if (suit === 1) return u * 1.35 + Math.abs(y) < 0.5;
  const leaf = (a: number, b: number) => (u - a) * (u - a) + (y - b) * (y - b) < 0.048;
  return (
    leaf(0.22, -0.03) ||
    leaf(0, 0.27) ||
    (y < 0.1 && y > -0.5 && u < 0.04 + Math.max(0, -y - 0.15) * Math.max(0, -y - 0.15) * 1.4)
  );
}

/**
 * A card's face towards +Z and its back.
 *
 * @param rank `A`, `K`, `Q`, `J` or `7`; any other has four pips.
 * @param suit 0 spade, 1 diamond, 2 heart, 3 club.
 * @param large How much larger than real it is.
 */
export function cardFace(rank: string, suit: number, large = 1): Paint {
  const own = face(rank, suit);
  return large === 1
    ? own
    : (surface, x, y, z, nx, ny, nz) => own(surface, x / large, y / large, z / large, nx, ny, nz);
}

function face(rank: string, suit: number): Paint {
  const colour = suit === 0 || suit === 3 ? ([0.012, 0.012, 0.014] as const) : ([0.62, 0.012, 0.02] as const);
  const court = rank === "K" || rank === "Q" || rank === "J";
  return (surface, x, y, z) => {
    if (z < 0) {
      if (Math.abs(x) < W * 0.43 && Math.abs(y) < H * 0.45) {
        const [u, v] = [(x + y) * 320, (x - y) * 320];
        const line = u - Math.floor(u) < 0.25 || v - Math.floor(v) < 0.25;
        layColour(surface, line ? [0.85, 0.83, 0.8] : [0.5, 0.02, 0.03]);
      }
      return;
    }
    const [u, v] = y > 0 ? [x, y] : [-x, -y];
    const corner =
      isWritten(rank, u + W * 0.37, v - H * 0.39, 0.0115, 0.1) ||
      inSuit(suit, (u + W * 0.37) / 0.0115, (v - H * 0.255) / 0.0115);
    if (corner) return layColour(surface, colour);
    if (rank === "A") {
      if (inSuit(suit, x / 0.036, y / 0.036)) layColour(surface, colour);
    } else if (court) {
      const [a, b] = [Math.abs(u), v];
      if (a > W * 0.27 || b > H * 0.4) return;
      const frame = a > W * 0.255 || b > H * 0.39;
      if (frame) return layColour(surface, [0.03, 0.09, 0.4]);
      const crown = b > 0.0285 && b < 0.0335 && a < 0.008;
      const head = u * u + (v - 0.023) * (v - 0.023) < 0.00004;
      const robe = b < 0.017 && a < 0.004 + (0.017 - b) * 0.9;
      if (crown) layColour(surface, [0.85, 0.58, 0.04]);
      else if (head) layColour(surface, [0.82, 0.56, 0.42]);
      else if (robe) {
        const stripe = (u + v) * 260;
        layColour(
          surface,
          a < 0.0022 ? [0.85, 0.58, 0.04] : stripe - Math.floor(stripe) < 0.5 ? [0.6, 0.02, 0.03] : [0.03, 0.09, 0.4],
        );
      }
    } else {
      const rows = rank === "7" ? [-1, 0, 1] : [-1, 1];
      for (const r of rows)
        for (const c of [-1, 1])
          if (inSuit(suit, (x - c * W * 0.17) / 0.015, ((r === -1 ? -1 : 1) * (y - r * H * 0.27)) / 0.015))
            layColour(surface, colour);
    }
  };
}
