import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { layColour } from "../../lay-colour.ts";

/** The sound hole's line on the right side, units of the body's length. */
const F_HOLE: readonly Point2[] = [
  [0.066, 0.598],
  [0.082, 0.626],
  [0.1, 0.605],
  [0.104, 0.52],
  [0.112, 0.43],
  [0.13, 0.398],
  [0.15, 0.42],
];

/** Where and how large they are beside a violin's. */
interface Shifted {
  /** Over the body's length. */
  readonly out: number;
  readonly up: number;
  readonly size: number;
}

/** Height of their middle. */
const MIDDLE = 0.51;

/** Paints both f-shaped holes. @param u Length of the body, metres. */
export function soundHoles(u: number, { out, up, size }: Shifted = { out: 0, up: 0, size: 1 }): Paint {
  const near = (x: number, y: number, [ax, ay]: Point2, [bx, by]: Point2) => {
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const [ex, ey] = [x - ax - dx * t, y - ay - dy * t];
    return ex * ex + ey * ey;
  };
  return (surface, px, py, _z, _nx, _ny, nz) => {
    const [x, y] = [(Math.abs(px) / u - out) / size, (py / u - MIDDLE - up) / size + MIDDLE];
    if (nz < 0.3 || x < 0.04 || x > 0.18 || y < 0.37 || y > 0.65) return;
    let dark =
      near(x, y, [0.074, 0.596], [0.075, 0.596]) < 0.00028 || near(x, y, [0.143, 0.424], [0.144, 0.424]) < 0.0004;
    for (let i = 0; !dark && i + 1 < F_HOLE.length; i += 1) {
      const w = i === 2 || i === 3 ? 0.00012 : 0.00006;
      dark = near(x, y, F_HOLE[i] as Point2, F_HOLE[i + 1] as Point2) < w;
    }
    if (dark) layColour(surface, [0.012, 0.007, 0.005], 0.8, 0);
  };
}
