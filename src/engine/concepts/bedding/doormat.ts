import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const [W, D] = [0.76, 0.46];
const INK: Vec3 = fromHex("#1d1613");
const WORDS: Readonly<Record<string, string>> = { welcome: "WELCOME", hello: "HELLO", home: "HOME" };

/** Stubbly coir with the word and a double frame printed on. */
const coir =
  (word: string): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    const grain = noise(x * 420, z * 420, 0, 3);
    surface.height += 0.002 * grain;
    const shade = 1 + 0.28 * grain + 0.12 * noise(x * 40, z * 40, 0, 5);
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
    if (ny < 0.4) return;
    // bristles at the edge of the ink stand up unevenly
    const [u, v] = [x + 0.002 * grain, -z + 0.002 * noise(x * 420, z * 420, 9, 4)];
    const edge = Math.min(W / 2 - Math.abs(u), D / 2 - Math.abs(v));
    const framed = (edge > 0.032 && edge < 0.045) || (edge > 0.055 && edge < 0.06);
    const size = word.length > 5 ? 0.088 : 0.125;
    if (framed || isWritten(word, u, v, size, 0.09)) layColour(surface, INK, 0.95);
  };

/** A doormat. What makes it itself: a thick brown rectangle of bristly coir flat on the floor, WELCOME printed on it in black inside a frame, on a rubber back. */
export const doormat = defineFromPlan({
  id: "doormat",
  family: "furniture",
  words: ["doormat", "door mat", "welcome mat", "entrance mat", "coir mat", "doorstep mat"],
  senses: ["doormat"],
  height: 0.03,
  view: { azimuth: 0.22, elevation: 0.85 },
  slots: {
    pile: mainSlot("felt", "#a9793f #9a6c36 #b58748", "coir|bristle|mat"),
    back: slot("rubber", "#1c1b1a", "edge|base"),
  },
  kinds: { welcome: { weight: 5 }, hello: { weight: 1 }, home: { weight: 1 } },
  build: ({ kind }: Planned) => [
    makePart("back", "back", block([W + 0.016, 0.01, D + 0.016], [0, 0.005, 0], 0.004), { weight: 0.5 }),
    makePart("pile", "pile", block([W, 0.026, D], [0, 0.021, 0], 0.006), {
      weight: 1,
      paint: coir(WORDS[kind] as string),
    }),
  ],
});
