import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { archPath } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

const WIRE = 0.0028;
/** Between two hoops, metres. */
const GAP = 0.028;

const PALE = fromHex("#dca95f");
const CRUST = fromHex("#7a4318");

/** Browned in the middle, darker at the crust. */
const toasted: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  const edge = Math.abs(nz) < 0.6 ? 1 : clamp01((Math.max(Math.abs(x) / 0.05, Math.abs(y - 0.048) / 0.05) - 0.8) * 6);
  const brown = clamp01(edge + 0.18 * (1 + sin(x * 300 + z * 90) * sin(y * 280)));
  layColour(surface, [
    PALE[0] + (CRUST[0] - PALE[0]) * brown,
    PALE[1] + (CRUST[1] - PALE[1]) * brown,
    PALE[2] + (CRUST[2] - PALE[2]) * brown,
  ]);
};

const slice = () =>
  plate(
    [
      [-0.044, 0, 0.008],
      [0.044, 0, 0.008],
      [0.044, 0.062, 0.004],
      [0.05, 0.074, 0.012],
      [0.046, 0.096, 0.018],
      [-0.046, 0.096, 0.018],
      [-0.05, 0.074, 0.012],
      [-0.044, 0.062, 0.004],
    ],
    0.013,
    0.003,
  );

function build({ has, count }: Planned): Part[] {
  const n = Math.max(2, count);
  const length = n * GAP;
  const lift = 0.016;
  const hoops = Array.from({ length: n + 1 }, (_, i) => {
    const z = (i - n / 2) * GAP;
    const path = archPath(0.088, 0.086, 14).map(([x, y]): Vec3 => [x, y + lift, z]);
    return tube(WIRE, path, 10);
  });
  const base = merge([
    ...[-1, 1].map((s) => bar([s * 0.044, lift, -length / 2 - 0.004], [s * 0.044, lift, length / 2 + 0.004], 0.0036)),
    bar([-0.044, lift, -length / 2], [0.044, lift, -length / 2], 0.003),
    bar([-0.044, lift, length / 2], [0.044, lift, length / 2], 0.003),
    ...[-1, 1].flatMap((s) => [-1, 1].map((t) => move(sphere(0.0075, 18), [s * 0.044, 0.0075, (t * length) / 2]))),
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((t) => bar([s * 0.044, 0.008, (t * length) / 2], [s * 0.044, lift, (t * length) / 2], 0.003)),
    ),
  ]);
  const middle = n % 2 ? GAP / 2 : 0;
  const ring = move(
    merge([settle(turnZ(turnY(torus(0.016, 0.0032, 32, 10), 0), PI / 2)), bar([0, -0.026, 0], [0, -0.015, 0], 0.0035)]),
    [0, lift + 0.086 + 0.025, middle],
  );
  const parts = [
    makePart("base", "body", base, { weight: 0.8 }),
    makePart("hoops", "body", merge(hoops), { weight: 1 }),
    makePart("ring", "body", ring, { weight: 0.7 }),
    makePart("floor", "body", move(box([0.084, 0.002, length]), [0, lift, 0]), { weight: 0.4 }),
  ];
  if (has("toast"))
    parts.push(
      ...makeParts(
        "toast",
        "toast",
        Array.from({ length: n }, (_, i) =>
          move(turnZ(slice(), 0.03 * cos(i * 2.1)), [0, lift + 0.003, (i - n / 2 + 0.5) * GAP]),
        ),
        { weight: 0.9, paint: toasted },
      ),
    );
  return parts;
}

/** A toast rack. What makes it itself: a row of silver wire hoops on a frame with ball feet, a ring to lift it by on top, a slice of browned toast upright between each two hoops. */
export const toastRack = defineFromPlan({
  id: "toast-rack",
  family: "vessel",
  words: ["toast rack", "toast holder", "toast stand"],
  height: 0.14,
  view: { azimuth: 0.75, elevation: 0.3 },
  slots: {
    body: mainSlot("silver chrome", "", "rack|hoop|wire|ring"),
    toast: slot("bread-crust", "#c98f4a", "bread|slice"),
  },
  extras: { toast: { chance: 0.9 } },
  count: { slot: "toast", min: 3, max: 5, most: 8 },
  build,
});
