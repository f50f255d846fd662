import { arc } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const poles: Paint = (surface, x, y, z) => {
  if (
    Math.abs(z) > 0.0105 &&
    (isWritten("N", x + 0.038, y - 0.045, 0.013, 0.1) || isWritten("S", x - 0.038, y - 0.045, 0.013, 0.1))
  )
    layColour(surface, [0.9, 0.9, 0.9], 0.3, 0);
};

function build({ style, has, kind }: Planned): Part[] {
  if (style === "bar") {
    const half = (s: number) => block([0.08, 0.026, 0.026], [s * 0.04, 0.013, 0], 0.0025);
    const letter =
      (text: string, at: number): Paint =>
      (surface, x, y, z, _nx, ny, nz) => {
        if (
          (nz > 0.7 && isWritten(text, x - at, y - 0.013, 0.015, 0.1)) ||
          (ny > 0.7 && isWritten(text, x - at, -z, 0.015, 0.1))
        )
          layColour(surface, [0.92, 0.92, 0.92], 0.3, 0);
      };
    return [
      makePart("north", "body", half(-1), { weight: 1, paint: letter("N", -0.05) }),
      makePart("south", "south", half(1), { weight: 1, paint: letter("S", 0.05) }),
    ];
  }
  const path: Vec3[] = [
    [0.038, 0.026, 0],
    [0.038, 0.045, 0],
    ...arc([0, 0.066, 0], 0.038, 0, PI, 28),
    [-0.038, 0.045, 0],
    [-0.038, 0.026, 0],
  ];
  const section = rectangleOutline(0.027, 0.024, 0.004, 3);
  const split = kind === "two-tone";
  const mid = Math.floor(path.length / 2);
  const horseshoe = (points: readonly Vec3[]) => settle(sweep(section, points, { up: [0, 0, 1] }));
  const tips = [-1, 1].map((s) =>
    settle(
      sweep(
        section,
        [
          [s * 0.038, 0, 0],
          [s * 0.038, 0.028, 0],
        ],
        { up: [0, 0, 1] },
      ),
    ),
  );
  const parts: Part[] = [
    ...(split
      ? [
          makePart("north", "south", horseshoe(path.slice(0, mid + 1)), { weight: 1, paint: poles }),
          makePart("south", "body", horseshoe(path.slice(mid)), { weight: 1, paint: poles }),
        ]
      : [makePart("body", "body", horseshoe(path), { weight: 1, paint: poles })]),
    ...makeParts("tip", "tip", tips, { weight: 1 }),
  ];
  if (has("filing")) {
    const bits: [Vec3, Vec3][] = [
      [
        [-0.06, 0.004, 0.014],
        [-0.035, 0.002, 0.02],
      ],
      [
        [0.02, 0.002, 0.016],
        [0.05, 0.005, 0.014],
      ],
      [
        [-0.03, 0.008, 0.013],
        [-0.045, 0.022, 0.0135],
      ],
      [
        [0.032, 0.012, 0.0135],
        [0.047, 0.019, 0.0135],
      ],
    ];
    parts.push(
      makePart(
        "nails",
        "filing",
        merge(
          bits.flatMap(([a, b]) => [
            bar(a, b, 0.0016, 8),
            move(bar([0, 0, 0], [b[0] > a[0] ? 0.001 : -0.001, 0, 0], 0.0036, 10), b),
          ]),
        ),
        { weight: 0.4 },
      ),
    );
  }
  return parts;
}

/** A magnet. What makes it itself: a thick red horseshoe arch standing on two bare steel tips, often half red and half blue with N and S; a bar magnet is half red, half blue with the letters. */
export const magnet = defineFromPlan({
  id: "magnet",
  family: "tool",
  words: ["magnet", "horseshoe magnet", "u magnet", "u-shaped magnet", "bar magnet"],
  senses: ["magnet"],
  height: 0.12,
  vary: 0.05,
  view: { azimuth: 0.45, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#cc1a1a #c41f1a", "arch|horseshoe|north"),
    south: slot("painted-metal", "#1f4fc0"),
    tip: slot("brushed-steel", "", "end|pole"),
    filing: slot("brushed-steel", "", "nail|pin|paper clip"),
  },
  styles: { horseshoe: { weight: 1 }, bar: { weight: 0, words: ["bar magnet"] } },
  kinds: { red: { weight: 2 }, "two-tone": { weight: 1 } },
  extras: { filing: { chance: 0 } },
  build,
});
