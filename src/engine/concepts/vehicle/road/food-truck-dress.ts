import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { turnedUp } from "../../building/masonry.ts";
import { lumpy } from "../../food/shapes.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { block } from "../bodywork.ts";

/** Half the width, the body's lower edge and its roof; the hatch's ends along Z, its sill and its head; metres. */
export const [HALF, SILL, ROOF] = [1.05, 0.5, 2.75];
export const [FROM, TO, LOW, HIGH] = [-1.95, 0.35, 1.45, 2.3];
export const MIDDLE = (FROM + TO) / 2;
export const WHITE: Vec3 = [0.88, 0.87, 0.84];

/** What stands in the hatch: shelves with jars before a lit wall. */
export const kitchen: Paint = (surface, _x, y, z) => {
  const shelf = Math.abs(y - 1.72) < 0.018 || Math.abs(y - 2.02) < 0.018;
  const jar = z / 0.17;
  const inJar = Math.abs(jar - Math.floor(jar) - 0.5) < 0.33;
  const tall = 0.1 + 0.07 * (((Math.floor(jar) * 7) % 5) / 4);
  const base = y > 2.02 ? 2.04 : y > 1.72 ? 1.74 : 1.45;
  const hues: Vec3[] = [
    [0.6, 0.08, 0.04],
    [0.75, 0.45, 0.05],
    [0.2, 0.4, 0.08],
    [0.6, 0.55, 0.45],
  ];
  if (shelf) return layColour(surface, [0.28, 0.15, 0.06], 0.7);
  if (inJar && y > base && y < base + tall)
    return layColour(surface, hues[((Math.floor(jar) % 4) + 4) % 4] as Vec3, 0.4);
  layColour(surface, [0.85, 0.62, 0.3], 0.8);
};

/** Lower third in the second colour behind a white line, and the name beside the hatch. */
export const livery =
  (name: string, lower: Vec3): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(ny) > 0.6) return;
    const line = 1.12 + (nz > 0.4 ? -0.02 : 0);
    if (Math.abs(y - line) < 0.035) return layColour(surface, WHITE, 0.4);
    if (y < line) return layColour(surface, lower, 0.4);
    if (Math.abs(nx) < 0.6) return;
    if (x < 0 && isWritten(name, z + 0.2, y - 1.95, 0.42, 0.09)) layColour(surface, lower, 0.4);
  };

/** Stripes of the awning, across its slope. */
export const awned: Paint = (surface, _x, _y, z) => {
  const t = (z - FROM) / 0.46;
  if (t - Math.floor(t) < 0.5) layColour(surface, WHITE, 0.8);
};

/** A board over the roof with the name. */
export function nameBoard(name: string): Part {
  return makePart("name-board", "sign", block([0.09, 0.46, 2.1], [HALF - 0.12, ROOF + 0.2, MIDDLE], 0.03), {
    weight: 0.9,
    paint: (surface, _x, y, z, nx) => {
      if (Math.abs(nx) < 0.6) return;
      const u = nx > 0 ? MIDDLE - z : z - MIDDLE;
      if (isWritten(name, u, y - ROOF - 0.2, name.length > 6 ? 0.22 : 0.3, 0.09)) layColour(surface, WHITE, 0.5);
      else if (Math.abs(Math.abs(y - ROOF - 0.2) - 0.19) < 0.012) layColour(surface, [0.9, 0.7, 0.1], 0.5);
    },
  });
}

/** A giant cone with two scoops and a cherry, leaning over the cab. */
export function giantCone(): Part[] {
  const at = (geometry: Geometry) => move(geometry, [0, ROOF - 0.05, 1.0]);
  const wafer: Paint = (surface, x, y, z) => {
    const [u, v] = [(x + y * 1.3 + z) / 0.14, (y * 1.3 - x - z) / 0.14];
    if (Math.abs(u - Math.floor(u) - 0.5) > 0.4 || Math.abs(v - Math.floor(v) - 0.5) > 0.4) {
      surface.r *= 0.55;
      surface.g *= 0.5;
      surface.b *= 0.42;
    }
  };
  return [
    makePart(
      "cone",
      "cone",
      at(
        turnedUp(
          [
            [0, 0],
            [0.1, 0, 0.02],
            [0.4, 0.85, 0.02],
            [0.44, 0.92, 0.03],
            [0.4, 0.98, 0.02],
            [0, 0.98],
          ],
          32,
        ),
      ),
      { weight: 1, paint: wafer },
    ),
    makePart("scoop", "scoop", at(move(lumpy(sphere(0.43, 28), 0.05, 0.16, 3), [0, 1.14, 0])), { weight: 1 }),
    makePart("upper-scoop", "topping", at(move(lumpy(sphere(0.34, 26), 0.05, 0.14, 6), [0, 1.62, 0])), { weight: 0.9 }),
    makePart("cherry", "cherry", at(move(sphere(0.1, 18), [0.04, 2.0, 0])), { weight: 0.6 }),
  ];
}
