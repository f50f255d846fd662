import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { isWritten } from "../lettering.ts";

/** Metres, of the foot; the top is smaller all round. */
const [LONG, WIDE, HIGH, TAPER] = [0.22, 0.08, 0.042, 0.024];

const level = (less: number, y: number, rounding: number): Ring =>
  rectangleOutline(LONG - less, WIDE - less, rounding, 4).map(([x, z]) => [x, y, -z] as const);

/** Cast: sloping flanks, rounded edges, a top that sank as it cooled. */
const bar = (): Part["geometry"] =>
  loft([
    level(0.005, 0, 0.003),
    level(0, 0.003, 0.005),
    level(TAPER - 0.002, HIGH - 0.003, 0.005),
    level(TAPER + 0.004, HIGH, 0.004),
    level(TAPER + 0.009, HIGH, 0.004),
    level(TAPER + 0.013, HIGH - 0.0022, 0.004),
  ]);

/** Stamped into the top: fineness, weight and number. */
const stamped =
  (number: string): Paint =>
  (surface, x, y, z) => {
    if (y < HIGH - 0.004) return;
    const isDeep =
      isWritten("999.9", x, -z - 0.0105, 0.0125, 0.085) ||
      isWritten("FINE GOLD", x, -z + 0.0045, 0.0085, 0.09) ||
      isWritten(number, x, -z + 0.0175, 0.006, 0.09);
    if (!isDeep) return;
    surface.r *= 0.42;
    surface.g *= 0.36;
    surface.b *= 0.3;
    surface.roughness = 0.6;
    surface.height -= 0.0008;
  };

function build({ style, seed }: Planned): Part[] {
  const number = `NO ${1000 + seed}`;
  const one = bar();
  const put = (name: string, x: number, y: number, z: number, angle: number, weight: number) =>
    makePart(name, "bar", move(turnY(one, angle), [x, y, z]), { weight, paint: stamped(number) });
  if (style === "stack") {
    const gap = WIDE + 0.004;
    return [
      put("bar-1", 0, 0, -gap, 0, 0.8),
      put("bar-2", 0, 0, 0, 0, 0.8),
      put("bar-3", 0, 0, gap, 0, 1),
      put("bar-4", 0, HIGH - 0.0005, -gap / 2, 0, 0.9),
      put("bar-5", 0, HIGH - 0.0005, gap / 2, 0, 1),
      put("bar-6", 0, 2 * HIGH - 0.001, 0, 0.12, 1),
    ];
  }
  return [put("bar", 0, 0, 0, 0, 1)];
}

/** A gold bar. What makes it itself: a long cast block with sloping flanks and rounded edges, shining gold, stamped on top with its fineness, weight and number; several are stacked crosswise. */
export const goldBar = defineFromPlan({
  id: "gold-bar",
  family: "ornament",
  words: [
    "gold bar",
    "gold ingot",
    "ingot",
    "bullion",
    "gold bullion",
    "bullion bar",
    "bar of gold",
    "gold brick",
    "stack of gold bars",
    "silver bar",
    "silver ingot",
  ],
  senses: ["bullion"],
  height: 0.042,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.5 },
  slots: { bar: mainSlot("gold", "", "ingot|metal") },
  styles: {
    one: { weight: 3 },
    stack: { weight: 0, words: ["bullion", "gold bullion", "stack of gold bars"] },
  },
  kinds: { gold: {}, silver: { weight: 0, words: ["silver bar", "silver ingot"], materials: { bar: "silver" } } },
  build,
});
