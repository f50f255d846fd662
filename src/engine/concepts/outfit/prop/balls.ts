import type { Paint } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { PropMaker } from "./drawn.ts";

/** Black spots of a football. */
const pentagons: Paint = (surface, x, y, z) => {
  const [cx, cy, cz] = [x / 0.085, (y + 0.02) / 0.085, (z - 0.075) / 0.085];
  let nearest = -1;
  for (const [a, b, c] of ICOSAHEDRON) nearest = Math.max(nearest, cx * a + cy * b + cz * c);
  if (nearest < 0.925) return;
  surface.r = 0.02;
  surface.g = 0.02;
  surface.b = 0.022;
};

const GOLDEN = 0.8506508;

const SILVER = 0.5257311;

const ICOSAHEDRON: readonly Vec3[] = [1, -1].flatMap((s) =>
  [1, -1].flatMap((t): Vec3[] => [
    [0, s * SILVER, t * GOLDEN],
    [s * SILVER, t * GOLDEN, 0],
    [s * GOLDEN, 0, t * SILVER],
  ]),
);

/** Black seams of a basketball. */
const seams: Paint = (surface, x, y, z) => {
  const [a, b, c] = [x / 0.095, (y + 0.02) / 0.095, (z - 0.085) / 0.095];
  const bow = Math.abs(Math.abs(a) - 0.35 - 0.35 * b * b);
  if (Math.abs(b) > 0.035 && Math.abs(a) > 0.035 && bow > 0.035) return;
  void c;
  surface.r = 0.015;
  surface.g = 0.013;
  surface.b = 0.012;
};

/** A football. */
export const ballProp: PropMaker = () => ({
  upright: true,
  shapes: [["ball", move(sphere(0.085, 36), [0, -0.02, 0.075]), pentagons]],
});

/** A basketball. */
export const basketballProp: PropMaker = () => ({
  upright: true,
  shapes: [["ball", move(sphere(0.095, 36), [0, -0.02, 0.085]), seams]],
});
