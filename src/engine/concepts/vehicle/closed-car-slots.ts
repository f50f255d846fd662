import type { Rgb } from "../../math/color.ts";
import type { SlotSpec } from "../concept.ts";
import { car } from "./car.ts";

/**
 * The slots of a car that is never a taxi and whose roof stays on, its body, roof and mirrors in one of the paints.
 *
 * @param more What else is otherwise than on a car, by slot.
 */
export function closedCarSlots(
  paints: readonly Rgb[],
  more: Readonly<Record<string, Partial<SlotSpec>>>,
): Record<string, SlotSpec> {
  const painted = { colours: paints };
  const other: typeof more = { body: painted, roof: painted, mirror: painted, ...more };
  return Object.fromEntries(
    Object.entries(car.slots)
      .filter(([name]) => name !== "sign" && name !== "seat")
      .map(([name, own]) => [name, { ...own, ...other[name] }]),
  );
}
