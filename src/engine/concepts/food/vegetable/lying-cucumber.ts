import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { shade, tint } from "../tint.ts";

const cutFace =
  (from: number, radius: number, middle: string, rim: string): Paint =>
  (surface, x, y, z) => {
    if (x < from) return;
    const d = Math.sqrt(y * y + z * z) / radius;
    if (d > 0.93) return;
    tint(surface, fromHex(rim), 1);
    tint(surface, fromHex(middle), smoothstep(0.95, 0.6, d));
    const part = (atan2(z, y) / TAU) * 3 + 6;
    const off = part - Math.floor(part) - 0.5;
    if (d > 0.28 && d < 0.62 && Math.abs(off) < 0.4) {
      const seed = noise(atan2(z, y) * 9, d * 4, 1, 3);
      tint(surface, fromHex("#f3efc0"), 0.8 * smoothstep(0.15, 0.35, seed));
      shade(surface, 0.93);
    }
    surface.roughness = 0.3;
  };

export function lyingCucumber(
  radius: number,
  skin: (surface: Parameters<Paint>[0], x: number, y: number, z: number) => void,
  face: readonly [string, string],
  ridges: number,
): Part[] {
  const half = 0.1;
  const body = deform(
    sweep(
      circleOutline(radius, 40),
      Array.from({ length: 25 }, (_, i): Vec3 => [-half + (i / 24) * half * 2, 0, 0]),
      {
        scale: (t) => (t < 0.12 ? Math.sqrt(Math.max(0.02, 1 - ((0.12 - t) / 0.12) * ((0.12 - t) / 0.12))) : 1),
      },
    ),
    ([x, y, z]) => {
      const f = 1 + ridges * noise(x * 5, (y / radius) * 3, (z / radius) * 3, 3);
      return [x, y * f, z * f];
    },
  );
  const bodySettled = settle(body);
  const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (x > half - 0.0005) cutFace(half - 0.0005, radius, face[0], face[1])(surface, x, y, z, nx, ny, nz);
    else skin(surface, x, y, z);
  };
  const slice = settle(
    sweep(circleOutline(radius, 40), [
      [-0.0035, 0, 0],
      [0.0035, 0, 0],
    ]),
  );
  const slicePaint: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (Math.sqrt(y * y + z * z) < radius * 0.97) cutFace(-1, radius, face[0], face[1])(surface, x, y, z, nx, ny, nz);
    else skin(surface, x, y, z);
  };
  const swing = (g: Geometry) => place(g, rotation(Y_AXIS, -0.55));
  const parts = [makePart("body", "skin", swing(move(bodySettled, [0, radius, 0])), { weight: 1, paint, crease: 0.8 })];
  for (const [i, [x, tilt, z]] of (
    [
      [0.118, 0.3, 0.004],
      [0.136, 0.75, 0.006],
      [0.168, 1.5, 0.014],
    ] as const
  ).entries()) {
    const lift = tilt > 1.4 ? 0.0036 : radius * cos(tilt) + 0.003 * sin(tilt);
    parts.push(
      makePart(
        `slice-${i + 1}`,
        "skin",
        swing(place(slice, chain(rotation(Z_AXIS, tilt), translation([x, lift, z])))),
        { weight: 0.8, paint: slicePaint, crease: 0.6 },
      ),
    );
  }
  return parts;
}
