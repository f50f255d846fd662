import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../../geometry/clip.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";

/** How a loaf is cut up, in its own frame. */
interface Cuts {
  /** Where along X the loaf ends now, metres; what was beyond is slices. */
  readonly at: number;
  /** Thickness of a slice, metres. */
  readonly thick: number;
  /** How the crust looks, and the crumb inside it. */
  readonly crust: Paint;
  readonly crumb: Paint;
}

/** How far slices lean back, radians: on the cut, on one another, and the last lies flat. */
const LEANS = [0.28, 0.5, PI / 2] as const;

/** How near to a cut the surface is that of the cut, metres. */
const ON_CUT = 2e-4;

/** A loaf with three slices cut off its end, which lean and lie there and show their crumb. */
export function cutLoaf(loaf: Geometry, { at, thick, crumb, crust }: Cuts): Part[] {
  const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (Math.min(Math.abs(x - at), Math.abs(x - at - thick)) < ON_CUT) crumb(surface, x, y, z, nx, ny, nz);
    else crust(surface, x, y, z, nx, ny, nz);
  };
  // each as broad as the loaf is at the cut, its foot at 0
  const slice = move(clipGeometry(clipGeometry(loaf, [-1, 0, 0], -at), [1, 0, 0], at + thick), [-at, 0, 0]);
  const high = boundsOf([slice.positions]).max[1];
  let [topX, topY] = [at, high];
  const leaned = LEANS.map((lean) => {
    const isFlat = lean > 1;
    const foot = isFlat ? topX + high * 1.9 : topX + (topY * sin(lean)) / cos(lean);
    topX = foot + thick * cos(lean) - high * sin(lean);
    topY = high * cos(lean) + thick * sin(lean);
    return move(turnZ(slice, lean), [foot, 0, 0]);
  });
  return [
    makePart("loaf", "crust", clipGeometry(loaf, [1, 0, 0], at), { weight: 1, paint, crease: 0.9 }),
    ...leaned.map((geometry, i) => makePart(`slice-${i + 1}`, "crust", geometry, { weight: 0.85, paint, crease: 0.9 })),
  ];
}
