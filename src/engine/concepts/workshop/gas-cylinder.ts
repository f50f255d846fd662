import type { Part } from "../../geometry/part.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { propane, tall } from "./gas-bottles.ts";
import { scuba } from "./scuba-tank.ts";

function build({ style, kind }: Planned): Part[] {
  if (style === "scuba") return scuba();
  if (style === "propane") return propane("PROPANE");
  return tall(kind === "oxygen" ? "OXYGEN" : kind === "helium" ? "HELIUM" : "GAS");
}

/** A gas cylinder. What makes it itself: a thick steel bottle with a round shoulder and a brass valve with a hand wheel. A propane tank is squat and white, with a foot ring and a collar to carry it; a welder's or hospital's is tall, with a coloured shoulder and a gauge; a diver's has straps, a hose and a mouthpiece. */
export const gasCylinder = defineFromPlan({
  id: "gas-cylinder",
  family: "tool",
  words: [
    "gas cylinder",
    "gas bottle",
    "propane tank",
    "propane",
    "propane cylinder",
    "gas tank",
    "oxygen tank",
    "oxygen cylinder",
    "oxygen bottle",
    "helium tank",
    "welding tank",
    "compressed air tank",
    "scuba tank",
    "diving tank",
    "diving cylinder",
    "air tank",
    "lpg cylinder",
  ],
  senses: ["gas tank"],
  height: 1.2,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#2f5a3a #3a5a8a #8a2a20", "bottle|tank|cylinder"),
    band: slot("painted-metal", "#e8e4da", "shoulder"),
    valve: slot("brass", "", "nozzle|buckle"),
    wheel: slot("rubber", "#1c1d20", "hand wheel|hose|mouthpiece|boot|regulator"),
    gauge: slot("brass", "", "dial|manometer"),
    strap: slot("ripstop-nylon", "#17181c", "harness|belt"),
  },
  styles: {
    propane: {
      weight: 1.2,
      words: ["propane tank", "propane", "propane cylinder", "lpg cylinder", "gas bottle", "gas tank"],
      dress: { body: "#e4e2dc", wheel: "#1c1d20" },
    },
    tall: {
      weight: 1,
      words: ["oxygen tank", "oxygen cylinder", "oxygen bottle", "helium tank", "welding tank"],
      slots: ["gauge"],
    },
    scuba: {
      weight: 0,
      words: ["scuba tank", "diving tank", "diving cylinder", "air tank", "compressed air tank"],
      dress: { body: "#e8b81c" },
      slots: ["strap"],
    },
  },
  kinds: {
    gas: {},
    oxygen: { weight: 0.5, words: ["oxygen tank", "oxygen cylinder", "oxygen bottle"] },
    helium: { weight: 0.3, words: ["helium tank"] },
  },
  build,
});
