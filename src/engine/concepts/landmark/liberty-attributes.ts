import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { closeCorners, roundCorners } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HumanFrame } from "../figure/human-frame.ts";
import { isWritten } from "../lettering.ts";

/** A band that rises over the brow, and seven spikes like rays. */
export function crownOf(
  frame: HumanFrame,
  ray: number,
): { readonly band: Geometry; readonly rays: readonly Geometry[] } {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const [wide, deep] = [rx * 1.12, rz * 1.1];
  const ring = lathe(
    [
      [0.86, 0],
      [1.02, 0],
      [1.06, 0.08],
      [1.03, 0.14],
      [1.1, 0.5],
      [1.15, 0.56],
      [1.13, 0.62],
      [0.95, 0.62],
      [0.86, 0.3],
    ],
    64,
    true,
  );
  const tiara = deform(ring, ([x, y, z]) => {
    const front = 0.5 + (0.5 * z) / Math.sqrt(x * x + z * z);
    return [x * wide, y * ry * (0.3 + 0.7 * front), z * deep];
  });
  const lean = 0.2;
  const at: Vec3 = [cx, cy + 0.36 * ry, cz];
  const long = ray * 2 * ry;
  const spike = settle(
    stretch(
      lathe(
        [
          [0, -long * 0.1],
          [0.115 * ry, -long * 0.1],
          [0.1 * ry, long * 0.3],
          [0.012 * ry, long],
          [0, long],
        ],
        12,
      ),
      [1, 1, 0.7],
    ),
  );
  return {
    band: move(turnX(tiara, -lean), at),
    rays: [-3, -2, -1, 0, 1, 2, 3].map((i) => {
      const a = i * 0.42;
      const out: Vec3 = [sin(a) * wide * 1.04, 0.36 * ry + cos(a) * ry * 0.42, deep * (0.25 + 0.62 * cos(a))];
      return move(turnX(move(turnZ(turnX(spike, 0.22), -a), out), -lean), at);
    }),
  };
}

/** Handle, gallery and cup of the torch, and how high its flame stands. */
export function torchOf([x, y, z]: Vec3, r: number): { readonly torch: Geometry; readonly fire: Vec3 } {
  const torch = lathe(
    roundCorners(
      [
        [0, -2.4 * r],
        [0.22 * r, -2.35 * r, 0.1 * r],
        [0.42 * r, 1.2 * r],
        [0.5 * r, 1.6 * r, 0.1 * r],
        [1.25 * r, 2.15 * r, 0.2 * r],
        [1.3 * r, 2.3 * r, 0.05 * r],
        [1.3 * r, 2.75 * r, 0.05 * r],
        [1.16 * r, 2.75 * r, 0.05 * r],
        [1.14 * r, 2.42 * r, 0.05 * r],
        [0.62 * r, 2.42 * r, 0.1 * r],
        [0.55 * r, 2.9 * r, 0.1 * r],
        [0.86 * r, 3.35 * r, 0.1 * r],
        [0, 3.35 * r],
      ],
      3,
    ),
    40,
  );
  return { torch: move(torch, [x, y, z + 0.12 * r]), fire: [x, y + 3.2 * r, z + 0.12 * r] };
}

/** A book-like slab, upright around the origin. */
export const tablet = (): Geometry =>
  extrude(
    closeCorners(
      [
        [-0.062, -0.1, 0.006],
        [0.062, -0.1, 0.006],
        [0.062, 0.1, 0.006],
        [-0.062, 0.1, 0.006],
      ],
      2,
    ),
    { depth: 0.03, bevel: 0.004, bevelSteps: 2 },
  );

/** The date cut into the front of the tablet. */
export const dated: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.3) return;
  const rim = Math.max(Math.abs(x) / 0.062, Math.abs(y) / 0.1);
  if (rim > 0.84 && rim < 0.9) surface.height -= 0.02;
  const cut =
    isWritten("JULY", x, y - 0.046, 0.026, 0.11) ||
    isWritten("IV", x, y - 0.004, 0.026, 0.11) ||
    isWritten("MDCC", x, y + 0.036, 0.024, 0.11) ||
    isWritten("LXXVI", x, y + 0.07, 0.02, 0.11);
  if (!cut && !(rim > 0.84 && rim < 0.9)) return;
  surface.r *= 0.3;
  surface.g *= 0.38;
  surface.b *= 0.38;
};
