import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { flapOn, type GarmentForm } from "./garment-form.ts";
import { buttonsOn } from "./upper-form.ts";

/** What a cardigan is closed by: a ribbed band from its neck to its hem, with large buttons on it. */
export function buttonBand(form: GarmentForm): Part[] {
  const [low, high] = [-0.01, form.high - 0.02];
  const heights = Array.from({ length: 16 }, (_, i) => low + ((high - low) * i) / 15);
  const edge = (x: number) => heights.map((y) => [x, y] as const);
  return [
    makePart("band", "collar", flapOn(form, edge(-0.024), edge(0.024), 0.006), { weight: 0.6 }),
    makePart("buttons", "button", buttonsOn(form, 0, low + 0.06, high - 0.04, 6, 0.013, 0.012), { weight: 0.6 }),
  ];
}
