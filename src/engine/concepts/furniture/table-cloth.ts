import { box } from "../../geometry/box.ts";
import { line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { atan2, cos } from "../../math/elementary.ts";
import type { TableParameters } from "./table-parameters.ts";

/** A cloth that lies on the top and hangs down in folds. */
export function drape(p: TableParameters): Geometry {
  const hang = p.height * 0.28;
  const [a, b] = [p.width / 2 + 0.006, p.depth / 2 + 0.006];
  if (p.round) {
    const skirt = line([a - 0.003, p.height - 0.012, 0], [a - 0.003, p.height - hang, 0], 6);
    const outer = line([a, p.height - hang, 0], [a, p.height - 0.012, 0], 6);
    const rows = [...skirt, ...outer].map(([r, y]) => [r, y] as const);
    const profile = [
      [0, p.height - 0.001],
      [a - 0.006, p.height - 0.002],
      ...rows,
      [a - 0.004, p.height + 0.001],
      [a - 0.012, p.height + 0.003],
      [0, p.height + 0.003],
    ] as const;
    return fold(lathe(profile, 144), p, hang);
  }
  const tall = hang + 0.004;
  const shell = box([2 * a, tall, 2 * b], { bevel: 0.012, bevelSteps: 2, divisions: [40, 6, 28] });
  return fold(move(shell, [0, p.height + 0.004 - tall / 2, 0]), p, hang);
}

const fold = (geometry: Geometry, p: TableParameters, hang: number): Geometry =>
  settle(
    deform(geometry, ([x, y, z]) => {
      const down = Math.max(0, Math.min(1, (p.height - 0.012 - y) / hang));
      const angle = atan2(z / p.depth, x / p.width);
      const wave = 1 + down * (0.03 + 0.022 * cos(22 * angle) + 0.01 * cos(9 * angle + 1));
      return [x * wave, y, z * wave];
    }),
  );
