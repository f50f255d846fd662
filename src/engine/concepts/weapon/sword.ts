import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildSword } from "./build-sword.ts";
import { SWORD_PARAMETERS, type SwordParameters } from "./sword-parameters.ts";

/** Blade length, width, thickness, guard width, grip length: metres. */
const SIZES: Readonly<Record<SwordParameters["style"], readonly [number, number, number, number, number]>> = {
  arming: [0.7, 0.07, 0.0125, 0.23, 0.115],
  longsword: [0.84, 0.066, 0.0125, 0.28, 0.2],
  greatsword: [1.05, 0.086, 0.015, 0.36, 0.3],
  short: [0.46, 0.074, 0.012, 0.14, 0.11],
  dagger: [0.24, 0.046, 0.009, 0.12, 0.1],
  rapier: [0.9, 0.032, 0.011, 0.25, 0.115],
  katana: [0.66, 0.043, 0.012, 0.095, 0.23],
  sabre: [0.72, 0.047, 0.011, 0.13, 0.125],
  scimitar: [0.64, 0.066, 0.01, 0.18, 0.115],
};

const BY_WORD: Readonly<Record<string, SwordParameters["style"]>> = {
  longsword: "longsword",
  "long sword": "longsword",
  "bastard sword": "longsword",
  greatsword: "greatsword",
  claymore: "greatsword",
  "two-handed sword": "greatsword",
  "short sword": "short",
  gladius: "short",
  dagger: "dagger",
  rapier: "rapier",
  katana: "katana",
  "samurai sword": "katana",
  sabre: "sabre",
  saber: "sabre",
  cutlass: "sabre",
  scimitar: "scimitar",
  broadsword: "arming",
};

function sampleSword(draw: Draw, ask: Ask): SwordParameters {
  const style =
    BY_WORD[ask.word] ??
    (says(ask, "curved") || says(ask, "curved", "blade")
      ? draw.pick("curved", ["katana", "sabre", "scimitar"] as const)
      : draw.pick("style", ["arming", "longsword", "short", "greatsword"] as const, [5, 4, 1, 1]));
  const [length, width, thickness, guard, grip] = SIZES[style];
  const curved = { katana: 0.028, sabre: 0.06, scimitar: 0.11 } as Readonly<Record<string, number>>;
  const straight = curved[style] === undefined;
  const long =
    traitFactor(ask, { long: 1.3, tall: 1.25, short: 0.62 }) *
    traitFactor(ask, { long: 1.35, tall: 1.35, short: 0.6 }, "blade");
  const broad =
    traitFactor(ask, { wide: 1.6, thick: 1.5, narrow: 0.65, thin: 0.65 }) *
    traitFactor(ask, { wide: 1.7, thick: 1.5, narrow: 0.6, thin: 0.6 }, "blade");
  return fitParameters(SWORD_PARAMETERS, {
    style,
    bladeLength: length * draw.number("bladeLength", 0.93, 1.07) * long,
    bladeWidth: width * draw.number("bladeWidth", 0.92, 1.1) * broad,
    bladeThickness: thickness * Math.sqrt(broad),
    curve: (curved[style] ?? 0) * draw.number("curve", 0.85, 1.2),
    fuller:
      straight && style !== "rapier" && style !== "dagger"
        ? draw.pick("fuller", [0, 0.45, 0.68], [1, 2, 3])
        : style === "sabre"
          ? 0.6
          : 0,
    guardWidth:
      guard *
      draw.number("guardWidth", 0.9, 1.12) *
      traitFactor(ask, { wide: 1.4, narrow: 0.7, long: 1.4, short: 0.7 }, "guard"),
    guardDroop: straight ? draw.pick("guardDroop", [0, 0.06, 0.14, -0.05], [3, 2, 2, 1]) : 0.04,
    gripLength: grip * draw.number("gripLength", 0.95, 1.06) * traitFactor(ask, { long: 1.5, short: 0.75 }, "grip"),
    pommel:
      style === "katana"
        ? "cap"
        : says(ask, "round", "pommel")
          ? "ball"
          : draw.pick("pommel", ["wheel", "ball", "stopper"] as const, style === "arming" ? [4, 1, 1] : [2, 2, 2]),
    gem: wants(ask, "gem", straight && style !== "rapier" && draw.chance("gem", 0.22)),
    // what is asked for is to be seen: a stone that was named stands over the guard above and below
    gemSize: wants(ask, "gem", false) ? 1.2 * traitFactor(ask, { large: 1.35, small: 0.7 }, "gem") : 0.62,
  });
}

/**
 * A sword, standing on its pommel, flat to the front. What makes it itself: a long blade with ground edges, a point and (on most) a
 * groove called the fuller; a guard across; a wrapped grip for one or two hands; a pommel. A katana is slim and bowed, single-edged, behind a
 * round guard, its long grip wrapped in diamonds; a sabre has a knuckle bow, a scimitar swells before the point, a rapier has a cup.
 */
export const sword = defineConcept<SwordParameters>({
  id: "sword",
  family: "weapon",
  words: ["sword", ...Object.keys(BY_WORD), "blade"],
  senses: ["sword", "dagger", "blade#1"],
  height: 1.05,
  parameters: SWORD_PARAMETERS,
  slots: {
    blade: { words: ["edge", "point"], materials: ["brushed-steel"] },
    guard: {
      words: ["crossguard", "cross guard", "hilt", "tsuba", "quillon"],
      materials: ["bronze", "gold", "iron", "brushed-steel"],
      group: "fittings",
    },
    grip: {
      words: ["handle", "wrap"],
      materials: ["leather"],
      colours: ["#3a2014", "#1c1a1c", "#5a1f1c", "#26344a"].map(fromHex),
      takesWhole: false,
    },
    pommel: { words: ["knob"], materials: ["bronze", "gold", "iron", "brushed-steel"], group: "fittings" },
    gem: {
      words: ["jewel", "stone", "ruby", "emerald", "sapphire"],
      materials: ["glass"],
      colours: ["#a00f1e", "#0c5f38", "#123f9c"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleSword,
  build: buildSword,
  view: { azimuth: 0.38, elevation: 0.1 },
});
