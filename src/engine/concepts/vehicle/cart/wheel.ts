import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { choice, integer, metres } from "../../parameter-specs.ts";
import { block } from "../bodywork.ts";
import { wireWheel } from "../cycle/wire-wheel.ts";
import { heavyWheel } from "../road/heavy-wheel.ts";
import { ownSlot, slot } from "../usual-slots.ts";
import { makeWheel } from "../wheel.ts";
import { woodenWheel } from "./wooden-wheel.ts";

const STYLES = ["wooden", "car", "tyre", "wire"] as const;
export type WheelParameters = {
  readonly style: (typeof STYLES)[number];
  readonly radius: number;
  readonly width: number;
  readonly spokes: number;
};

const BY_WORD: Readonly<Record<string, WheelParameters["style"]>> = {
  "wagon wheel": "wooden",
  "cart wheel": "wooden",
  cartwheel: "wooden",
  "wooden wheel": "wooden",
  "car wheel": "car",
  "alloy wheel": "car",
  tire: "tyre",
  tyre: "tyre",
  "car tire": "tyre",
  "truck wheel": "tyre",
  "bicycle wheel": "wire",
  "bike wheel": "wire",
  "spoked wheel": "wire",
  "wire wheel": "wire",
};

/** Spokes of a bicycle's wheel. */
const WIRES = 28;

const parameters = {
  style: choice(STYLES, "A cart's, a car's, a lorry's or a bicycle's wheel."),
  radius: metres(0.15, 1.2, "Axle to tread."),
  width: metres(0.04, 0.5, "Across the tread."),
  spokes: integer(4, 36, "Spokes."),
};

/** A wheel on its own, standing on its tread. What makes it itself: a round rim with spokes to a hub in the middle: wooden with an iron tyre, or black rubber around a bright disc with bolts. */
export const wheel = defineConcept<WheelParameters>({
  id: "wheel",
  family: "vehicle",
  words: ["wheel", ...Object.keys(BY_WORD)],
  senses: ["wheel"],
  height: 0.7,
  parameters,
  slots: {
    wheel: slot("rim|hub|disc", "oak brushed-steel"),
    spoke: slot("wire", "brushed-steel"),
    tyre: ownSlot("rubber|tread", "rubber", "#1a1a1b"),
    iron: ownSlot("band", "iron"),
    underbody: ownSlot("brake|drum", "iron", "#2b2c2e"),
  },
  sample: (draw, ask) => {
    const wooden = ask.materials?.some((id) => /oak|wood/.test(id)) || says(ask, "rustic") || says(ask, "vintage");
    const style = BY_WORD[ask.word] ?? (wooden ? "wooden" : draw.pick("style", STYLES, [2, 3, 1, 0]));
    const radius = { wooden: 0.55, car: 0.34, tyre: 0.5, wire: 0.34 }[style] * draw.number("radius", 0.93, 1.07);
    return fitParameters(parameters, {
      style,
      radius,
      width:
        { wooden: 0.075, car: 0.22, tyre: 0.3, wire: 0.04 }[style] *
        traitFactor(ask, { thick: 1.4, wide: 1.4, thin: 0.7, narrow: 0.7 }),
      spokes:
        ask.counts.get("spoke") ??
        ask.counts.get("wheel") ??
        (style === "wire"
          ? WIRES
          : style === "wooden"
            ? draw.pick("spokes", [10, 12, 14])
            : draw.integer("spokes", 5, 8)),
    });
  },
  dress: ({ style }) => ({ wheel: { material: style === "wooden" ? "oak" : "brushed-steel" } }),
  build: ({ style, radius: r, width, spokes }): Model => {
    const parts: Part[] =
      style === "wooden"
        ? woodenWheel("wheel", [0, r, 0], r, spokes, width)
        : style === "car"
          ? makeWheel("wheel", [0, r, 0], 1, { radius: r, width, spokes: Math.min(10, Math.max(4, spokes)), rim: 0.66 })
          : style === "wire"
            ? wireWheel("wheel", [0, r, 0], { radius: r, tyre: width / 2, spokes, hub: 1.1 * width })
            : [
                ...heavyWheel("wheel", [0, r, 0], 1, { radius: r, width, lugs: 24, rim: 0.55 }),
                makePart(
                  "axle",
                  "underbody",
                  merge([block([width * 0.7, r * 0.2, r * 0.2], [-width * 0.3, r, 0], 0.02)]),
                  { weight: 0.2 },
                ),
              ];
    return standModel(parts, [
      { name: "top", position: [0, r * 2, 0], normal: [0, 1, 0], radius: width / 2 },
      { name: "attach", position: [-width / 2, r, 0], normal: [-1, 0, 0], radius: r * 0.3 },
    ]);
  },
  view: { azimuth: 1.05, elevation: 0.12 },
});
