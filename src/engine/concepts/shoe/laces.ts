import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";

/** A pair of ribbons sewn to the sides of a dancer's shoe, that fall to the floor. */
export function makeRibbons(width: number, shaft: number): Geometry {
  const band = rectangleOutline(0.017, 0.0016, 0.0005, 1);
  const pieces = [1, -1].map((side) => {
    const x = side * 0.036 * width;
    const fall: Vec3[] = [
      [x * 0.94, shaft * 0.5, -0.05],
      [x * 1.12, shaft * 0.98, -0.05],
      [x * 1.5, shaft * 0.9, -0.035],
      [x * 1.75, shaft * 0.35, -0.01],
      [x * 1.8, 0.004, 0.03],
      [x * 1.55, 0.004, 0.075],
      [x * 1.95, 0.004, 0.115],
    ];
    return sweep(band, curveThrough(fall, 6), { up: [0, 0, 1] });
  });
  return merge(pieces);
}

export interface LaceWay {
  /** Pairs of crossing laces, from the toe upwards. */
  readonly rows: number;
  /** Half the distance of the two rows of eyelets. */
  readonly half: number;
  readonly radius: number;
  /** At 0 (toe) to 1 (top): a place inside the upper, and the direction in which the surface lies from there. */
  readonly from: (t: number) => readonly [Vec3, Vec3];
}

/** Laces across the front of an upper, with a bow on top. */
export function makeLaces(upper: Sdf, way: LaceWay): Geometry {
  const { rows, half, radius, from } = way;
  const on = (x: number, t: number): Vec3 => {
    const [[, y, z], out] = from(t);
    return add(surfaceAlong(upper, [x, y, z], out, 0.3), scale(out, radius * 0.3));
  };
  const pieces: Geometry[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (const side of [1, -1]) {
      const across = [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => {
        const t = (row + 0.4 * (k + 1)) / rows;
        const place = on(k * side * half, t);
        return k === 0 && side > 0 ? add(place, scale(from(t)[1], radius)) : place;
      });
      pieces.push(tube(radius, curveThrough(across, 3), 8, { endRounding: radius, endSteps: 2 }));
    }
  }
  const knot = on(0, 1);
  for (const side of [1, -1]) {
    const loop: Vec3[] = [
      [knot[0] + side * radius, knot[1] + 1.6 * radius, knot[2] + radius],
      [side * 0.018, knot[1] + 0.012, knot[2] + 0.012],
      [side * 0.034, knot[1] + 0.004, knot[2] + 0.016],
      [side * 0.028, knot[1] - 0.002, knot[2] + 0.004],
      [knot[0] + side * 1.5 * radius, knot[1] - 0.6 * radius, knot[2] - radius],
    ];
    const end: Vec3[] = [
      [0, knot[1] + radius * 1.6, knot[2]],
      [side * 0.012, knot[1] + 0.008, knot[2] + 0.02],
      [side * 0.03, knot[1] - 0.012, knot[2] + 0.032],
    ];
    pieces.push(tube(radius, curveThrough(loop, 5), 8, { endRounding: radius, endSteps: 2 }));
    pieces.push(tube(radius * 0.9, curveThrough(end, 5), 8, { endRounding: radius, endSteps: 2 }));
  }
  return merge(pieces);
}
