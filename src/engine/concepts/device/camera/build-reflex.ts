import { box } from "../../../geometry/box.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { CameraParameters } from "./camera-parameters.ts";
import { makeLens } from "./lens.ts";

/** A body with a grip and a hump, or a flat metal top. */
export function buildReflex(p: CameraParameters): Part[] {
  const { width: w } = p;
  const h = w * p.slim;
  const d = w * 0.34;
  const r = w * p.lens;
  const old = p.style === "rangefinder";
  const leather: Paint = (surface, x, y, _z) => {
    const grain = sin(x * 2600 + 2 * sin(y * 1900)) * sin(y * 2400 + 2 * sin(x * 2100));
    surface.height += grain * 0.00012;
  };
  const deck = h * (old ? 0.2 : 0.16);
  const knob = (x: number, radius: number, high: number) =>
    move(cylinder({ radius, height: high, bevel: radius * 0.15, segments: 28 }), [x, h - deck * 0.05, 0]);
  const parts: Part[] = [
    makePart("body", "body", move(slab([w, h - deck * 0.8, d], d * 0.24, d * 0.12), [0, (h - deck * 0.8) / 2, 0]), {
      weight: 1,
      paint: leather,
    }),
    makePart(
      "top-plate",
      "top",
      move(slab([w * 0.995, deck, d * 0.98], deck * 0.3, deck * 0.16), [0, h - deck / 2, 0]),
      { weight: 0.9 },
    ),
    makePart("base-plate", "top", move(slab([w * 0.985, h * 0.07, d * 0.99], h * 0.03, h * 0.02), [0, h * 0.035, 0]), {
      weight: 0.5,
    }),
    ...makeParts(
      "dial",
      "dial",
      [knob(-w * 0.36, w * 0.068, h * 0.1), knob(w * 0.24, w * 0.055, h * 0.1), knob(w * 0.4, w * 0.045, h * 0.06)],
      { weight: 0.6 },
    ),
    makePart("shutter", "shutter", knob(-w * 0.2, w * 0.032, h * 0.09), { weight: 0.6 }),
    ...makeLens(r, w * p.reach, "lens").map((part) => ({
      ...part,
      geometry: move(part.geometry, [old ? 0 : w * 0.04, h * 0.43, d * 0.46]),
    })),
  ];
  if (old) {
    const window = (x: number, ww: number, hh: number) =>
      move(slab([ww, hh, d * 0.1], hh * 0.2, d * 0.02), [x, h - deck * 0.52, d * 0.47]);
    parts.push(
      ...makeParts(
        "finder",
        "glass",
        [
          window(-w * 0.3, w * 0.13, deck * 0.6),
          window(w * 0.33, w * 0.08, deck * 0.5),
          window(w * 0.02, w * 0.11, deck * 0.4),
        ],
        { weight: 0.7 },
      ),
      makePart(
        "flash-shoe",
        "dial",
        move(box([w * 0.12, h * 0.035, d * 0.5], { bevel: 0.001 }), [0, h + h * 0.01, 0]),
        { weight: 0.3 },
      ),
      makePart(
        "lever",
        "dial",
        move(box([w * 0.02, h * 0.16, d * 0.1], { bevel: w * 0.006 }), [w * 0.24, h * 0.6, d * 0.5]),
        { weight: 0.3 },
      ),
    );
    return parts;
  }
  const ring = (y: number, half: number, back: number, front: number): readonly Vec3[] => [
    [-half, y, front],
    [half, y, front],
    [half, y, back],
    [-half, y, back],
  ];
  const prism = loft([
    ring(h * 0.9, w * 0.2, -d * 0.48, d * 0.52),
    ring(h * 1.02, w * 0.19, -d * 0.47, d * 0.56),
    ring(h * 1.22, w * 0.11, -d * 0.4, d * 0.44),
    ring(h * 1.24, w * 0.095, -d * 0.36, d * 0.36),
  ]);
  const grip = slab([w * 0.2, h * 0.88, d * 0.62], w * 0.07, w * 0.05, 5);
  parts.push(
    makePart("prism", "top", move(prism, [w * 0.04, 0, 0]), { weight: 0.9 }),
    makePart(
      "name-plate",
      "dial",
      move(slab([w * 0.2, h * 0.06, d * 0.06], h * 0.02), [w * 0.04, h * 1.06, d * 0.52]),
      { weight: 0.3 },
    ),
    makePart("grip", "body", move(grip, [-w * 0.41, h * 0.46, d * 0.4]), { weight: 0.8, paint: leather }),
    makePart("flash-shoe", "dial", move(box([w * 0.1, h * 0.03, d * 0.4], { bevel: 0.001 }), [w * 0.04, h * 1.25, 0]), {
      weight: 0.3,
    }),
  );
  return parts;
}
