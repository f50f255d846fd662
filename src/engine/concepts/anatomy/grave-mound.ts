import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { boulder } from "../nature/stone-shape.ts";
import { plate } from "../pieces.ts";

const RIP: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5 || !isWritten("RIP", x, y - 0.2, 0.05, 0.1)) return;
  layColour(surface, [0.05, 0.05, 0.05], 0.9);
  surface.height -= 0.003;
};

/** Earth thrown up round a wrist, clods about it, and the stone at the head of the grave. Metres, about a hand's foot. */
export function graveMound(): Part[] {
  const mound = deform(
    turnedUp(
      [
        [0, -0.06],
        [0.22, -0.06, 0.01],
        [0.2, -0.035, 0.03],
        [0.1, 0.02, 0.05],
        [0.052, 0.05, 0.01],
        [0, 0.046],
      ],
      56,
      6,
    ),
    ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z);
      const n = noise(x * 26, y * 8, z * 26, 5);
      return [x * (1 + 0.06 * n), y > -0.055 ? y + 0.012 * n * Math.min(1, r / 0.06) : y, z * (1 + 0.06 * n) * 1.15];
    },
  );
  const clods = Array.from({ length: 16 }, (_, i) => {
    const angle = i * 2.4;
    const reach = 0.062 + 0.0085 * i;
    const size = 0.012 + 0.011 * Math.abs(sin(i * 3.7));
    return move(boulder([size, size * 0.8, size], i + 3, 6, 12), [
      reach * cos(angle),
      Math.max(-0.048, 0.05 - (reach - 0.05) * 0.62),
      reach * sin(angle + 0.01 * TAU),
    ]);
  });
  const stone = plate(
    [
      [-0.12, 0, 0.004],
      [0.12, 0, 0.004],
      [0.12, 0.31, 0.11],
      [-0.12, 0.31, 0.11],
    ],
    0.045,
    0.008,
  );
  return [
    makePart("mound", "soil", mound, { weight: 0.9 }),
    makePart("clods", "soil", merge(clods), { weight: 0.5 }),
    makePart("gravestone", "gravestone", settle(move(turnX(stone, -0.08), [0, -0.06, -0.17])), {
      weight: 0.8,
      paint: (surface, x, y, z, nx, ny, nz) => RIP(surface, x, y + 0.06, z, nx, ny, nz),
    }),
  ];
}
