import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const turned = (corners: readonly Corner[], segments: number) => lathe(roundCorners(corners, 3), segments);

/** A square tube is a round one pushed out to a rounded square. */
const squared = ([x, y, z]: readonly [number, number, number]): readonly [number, number, number] => {
  const r = Math.sqrt(x * x + z * z);
  const most = Math.max(Math.abs(x), Math.abs(z));
  const k = most > 0 ? 1 + (Math.min(1.16, r / most) - 1) * 0.9 : 1;
  return [x * k, y, z * k];
};

const waxy: Paint = (surface) => {
  surface.roughness = 0.28;
};

function build({ style, has }: Planned): Part[] {
  const shape = (geometry: ReturnType<typeof lathe>) =>
    settle(style === "square" ? deform(geometry, squared) : geometry);
  const base = turned(
    [
      [0, 0],
      [0.0098, 0, 0.0008],
      [0.0098, 0.026, 0.0006],
      [0.0088, 0.0262],
      [0, 0.0262],
    ],
    48,
  );
  const ring = turned(
    [
      [0, 0.0255],
      [0.0092, 0.0255, 0.0003],
      [0.0092, 0.0288, 0.0003],
      [0.0081, 0.029, 0.0003],
      [0.0081, 0.0455, 0.0005],
      [0.0072, 0.0458],
      [0, 0.0458],
    ],
    48,
  );
  const stick = deform(
    lathe(
      [
        [0, 0.0445],
        [0.0067, 0.0445],
        [0.0068, 0.05],
        [0.0068, 0.056],
        [0.0066, 0.061],
        [0.0058, 0.0648],
        [0.0042, 0.067],
        [0.002, 0.068],
        [0, 0.0682],
      ],
      40,
    ),
    ([x, y, z]) => {
      // cut slantwise, with a soft tip
      const lift = smoothstep(0.05, 0.066, y);
      return [x, y + lift * (x * 0.78 - 0.001), z];
    },
  );
  const cap = turned(
    [
      [0, 0],
      [0.0098, 0, 0.0008],
      [0.0098, 0.038, 0.0012],
      [0, 0.038],
    ],
    48,
  );
  const band = turned(
    [
      [0, 0.003],
      [0.0101, 0.003, 0.0003],
      [0.0101, 0.006, 0.0003],
      [0, 0.006],
    ],
    48,
  );
  const lies = has("lying");
  const beside = (geometry: ReturnType<typeof lathe>) =>
    lies
      ? move(turnY(move(turnZ(shape(geometry), -Math.PI / 2), [0, 0.0101, 0]), 0.5), [-0.006, 0, 0.03])
      : move(shape(geometry), [0.03, 0, 0.006]);
  return [
    makePart("base", "case", shape(base), { weight: 0.9 }),
    makePart("tube", "metal", shape(ring), { weight: 0.9 }),
    makePart("stick", "stick", settle(stick), { weight: 1, paint: waxy, crease: 1 }),
    makePart("cap", "case", beside(cap), { weight: 0.8 }),
    makePart("cap-band", "metal", beside(band), { weight: 0.4 }),
  ];
}

/** A lipstick, open. What makes it itself: a bright red stick of wax with a slanted round tip, that rises from a golden tube on a dark base, its cap beside it. */
export const lipstick = defineFromPlan({
  id: "lipstick",
  family: "object",
  words: ["lipstick", "lip stick", "lipstick tube", "red lipstick", "lip balm", "chapstick", "lip gloss"],
  senses: ["lipstick"],
  height: 0.07,
  view: { azimuth: 0.35, elevation: 0.2 },
  slots: {
    stick: mainSlot("plastic", "#c4101c #d8283c #a80f3a #e0506a #c83c1c #8c1030 #e06a8c", "wax|tip|colour|lip"),
    case: slot("plastic", "#17161a #2a1a20 #f0ece6 #5a1020", "base|cap|lid|body"),
    metal: slot("gold silver copper", "", "tube|ring"),
  },
  styles: { round: { weight: 3 }, square: { weight: 1, traits: ["square"] } },
  extras: { lying: { chance: 0.45, slot: "cap" } },
  sockets: () => [{ name: "attach", position: [0, 0.012, 0], normal: [0, 1, 0], radius: 0.01 }],
  build,
});
