import { box } from "../../../geometry/box.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { sin } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { pianoKeys } from "./piano-keys.ts";
import type { PianoParameters } from "./piano-parameters.ts";

/** A cabinet with the keys on a shelf. */
export function buildUpright(p: PianoParameters): Part[] {
  const { width: w } = p;
  const h = w * 0.8;
  const d = w * 0.24;
  const shelf = h * 0.52;
  const out = d * 0.9;
  const panel = (y: number, ph: number, z: number) =>
    move(slab([w * 0.86, ph, d * 0.06], w * 0.01, d * 0.02), [0, y, z]);
  return [
    makePart("case", "body", move(box([w * 0.96, h, d], { bevel: w * 0.006 }), [0, h / 2, 0]), { weight: 1 }),
    ...makeParts(
      "side",
      "body",
      [-1, 1].map((s) => move(box([w * 0.04, h * 0.99, d * 1.1], { bevel: w * 0.008 }), [s * w * 0.48, h * 0.495, 0])),
      { weight: 0.7 },
    ),
    makePart(
      "top",
      "body",
      move(box([w * 1.03, h * 0.03, d * 1.2], { bevel: h * 0.01, bevelSteps: 2 }), [0, h * 1.0, 0]),
      { weight: 0.7 },
    ),
    makePart("key-bed", "body", move(box([w, h * 0.07, out], { bevel: h * 0.012 }), [0, shelf, d / 2 + out * 0.42]), {
      weight: 0.9,
    }),
    ...makeParts(
      "cheek",
      "body",
      [-1, 1].map((s) =>
        move(box([w * 0.055, h * 0.13, out * 0.98], { bevel: h * 0.02, bevelSteps: 2 }), [
          s * (w * 0.472),
          shelf + h * 0.05,
          d / 2 + out * 0.42,
        ]),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "fall-board",
      "body",
      move(turnX(box([w * 0.9, h * 0.12, d * 0.06], { bevel: h * 0.008 }), -0.2), [0, shelf + h * 0.1, d * 0.6]),
      { weight: 0.6 },
    ),
    ...pianoKeys(w * 0.89, out * 0.66, p.octaves).map((part) => ({
      ...part,
      geometry: move(part.geometry, [0, shelf + h * 0.06, d / 2 + out * 0.84]),
    })),
    makePart("upper-panel", "body", panel(h * 0.8, h * 0.3, d * 0.52), { weight: 0.6 }),
    makePart("lower-panel", "body", panel(h * 0.28, h * 0.36, d * 0.52), { weight: 0.6 }),
    makePart(
      "music-desk",
      "body",
      move(turnX(slab([w * 0.5, h * 0.2, d * 0.06], w * 0.01, d * 0.02), -0.22), [0, h * 0.78, d * 0.62]),
      { weight: 0.7 },
    ),
    makePart(
      "music",
      "paper",
      move(turnX(slab([w * 0.3, h * 0.19, d * 0.02], w * 0.004), -0.22), [0, h * 0.79, d * 0.67]),
      {
        weight: 0.6,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz < 0.4 || Math.abs(x) > w * 0.135 || Math.abs(x) < w * 0.01 || Math.abs(y) > h * 0.08) return;
          const row = (y / h) * 30 + 10;
          const inRow = row - Math.floor(row);
          const line = (inRow * 6) % 1;
          if (inRow < 0.8 && line < 0.16) layColour(surface, [0.2, 0.2, 0.2]);
          const note = (x / w) * 60;
          const pitch = 0.35 + 0.25 * sin(Math.floor(note) * 2.1 + Math.floor(row) * 1.7);
          const [u, v] = [note - Math.floor(note) - 0.5, (inRow - pitch) * 2.6];
          if (u * u + v * v < 0.08) layColour(surface, [0.02, 0.02, 0.02]);
        },
      },
    ),
    ...makeParts(
      "leg",
      "body",
      [-1, 1].map((s) =>
        move(cylinder({ radius: w * 0.02, radiusTop: w * 0.034, height: shelf, bevel: w * 0.005, segments: 18 }), [
          s * w * 0.45,
          0,
          d / 2 + out * 0.72,
        ]),
      ),
      { weight: 0.8 },
    ),
    ...makeParts(
      "foot",
      "body",
      [-1, 1].map((s) =>
        move(box([w * 0.06, h * 0.06, d + out * 0.9], { bevel: h * 0.012 }), [s * w * 0.45, h * 0.03, out * 0.42]),
      ),
      { weight: 0.5 },
    ),
    ...makeParts(
      "pedal",
      "pedal",
      [-1, 0, 1].map((s) =>
        move(box([w * 0.022, w * 0.012, w * 0.08], { bevel: w * 0.004 }), [s * w * 0.05, h * 0.05, d * 0.6]),
      ),
      { weight: 0.4 },
    ),
    makePart("plinth", "body", move(box([w * 0.9, h * 0.08, d * 1.04], { bevel: h * 0.01 }), [0, h * 0.04, 0]), {
      weight: 0.4,
    }),
  ];
}
