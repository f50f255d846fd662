import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, mirror, move } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** Two slopes over a ridge, doors folded back in front, guy lines and pegs. */
export function ridgeTent(p: StructureParameters) {
  const [w, h, d] = [1.7 * p.wide, 1.4 * p.tall, 2.2];
  const rows = 10;
  const rings: Ring[] = Array.from({ length: rows + 1 }, (_, i) => {
    const t = i / rows;
    const z = d / 2 - t * d;
    const sag = 0.07 * sin(t * PI);
    const side = (s: number): Vec3[] =>
      [0, 0.25, 0.5, 0.75].map((u) => [s * (w / 2) * (1 - u) - s * 0.1 * sin(u * PI), (h - sag) * u, z]);
    return [...side(-1), [0, h - sag, z] as Vec3, ...side(1).reverse()];
  });
  const shell = loft(rings);
  const opening = extrude(
    [
      [-w * 0.2, 0.02],
      [w * 0.2, 0.02],
      [0, h * 0.86],
    ],
    { depth: 0.03 },
  );
  const flap = (): Geometry =>
    deform(
      extrude(
        [
          [0, 0.02],
          [w * 0.24, 0.02],
          [w * 0.02, h * 0.86],
          [0, h * 0.86],
        ],
        { depth: 0.025 },
      ),
      ([x, y, z]) => {
        const k = x / (w * 0.24);
        return [w * 0.205 * (1 - y / (h * 0.9)) + x * 0.62, y, z + 0.02 + 0.26 * k * (1 - 0.6 * k)];
      },
    );
  const stripe: Paint = (surface, _x, y, z, nx) => {
    if (Math.abs(nx) < 0.3) return;
    if (y < 0.09) layColour(surface, fromHex("#3a3f3c"));
    else if (Math.abs(Math.abs(z) - d / 2) < 0.05) {
      surface.r *= 0.6;
      surface.g *= 0.6;
      surface.b *= 0.6;
    }
  };
  const lines = [-1, 1].flatMap((s) => [
    tube(
      0.012,
      [
        [0, h - 0.01, s * (d / 2)],
        [0, 0.02, s * (d / 2 + 0.7)],
      ],
      6,
    ),
    ...[-0.7, 0, 0.7].map((z) =>
      tube(
        0.01,
        [
          [s * w * 0.28, h * 0.42, z],
          [s * (w / 2 + 0.36), 0.02, z * 1.2],
        ],
        6,
      ),
    ),
  ]);
  const pegs = [-1, 1]
    .flatMap((s) => [[0, s * (d / 2 + 0.7)], ...[-0.7, 0, 0.7].map((z) => [s * (w / 2 + 0.36), z * 1.2])])
    .map(([x, z]) => move(cylinder({ radius: 0.022, height: 0.13, segments: 8 }), [x as number, 0, z as number]));
  return standModel(
    [
      makePart("canvas", "canvas", shell, { weight: 1, paint: stripe, grain: "z" }),
      makePart("opening", "opening", move(opening, [0, 0, d / 2]), { weight: 0.8 }),
      ...[-1, 1].map((s) =>
        makePart(`flap-${s < 0 ? "left" : "right"}`, "canvas", move(s > 0 ? flap() : mirror(flap()), [0, 0, d / 2]), {
          weight: 0.7,
        }),
      ),
      makePart(
        "poles",
        "pole",
        merge(
          [-1, 1].map((s) =>
            move(cylinder({ radius: 0.03, height: h + 0.1, bevel: 0.01, segments: 12 }), [0, 0, s * (d / 2 + 0.005)]),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart("ropes", "rope", merge(lines), { weight: 0.3 }),
      makePart("pegs", "pole", merge(pegs), { weight: 0.2 }),
    ],
    top(h),
  );
}
