import { noise } from "../../../geometry/deform.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { tint } from "../tint.ts";
import { lyingCucumber } from "./lying-cucumber.ts";

/** Cucumber: a long dark green rod with small warts and pale stripes; its slices are pale and watery with a ring of seeds. */
export const cucumber = defineFood({
  id: "cucumber",
  words: ["cucumber", "pickle", "gherkin", "pickled cucumber"],
  senses: ["cucumber#2", "cucumber#1", "pickle#1"],
  height: 0.045,
  slots: { skin: { ...slot("plastic", "#2f6a24 #2a5f20", "peel|body|flesh"), takesWhole: true } },
  build: () =>
    lyingCucumber(
      0.022,
      (surface, x, y, z) => {
        const a = atan2(z, y);
        tint(surface, fromHex("#86b04a"), 0.45 * smoothstep(0.2, 0.7, noise(cos(a) * 5, sin(a) * 5, x * 3, 3)));
        const wart = smoothstep(0.55, 0.75, noise(x * 170, y * 170, z * 170, 5));
        surface.height += 0.0009 * wart;
        tint(surface, fromHex("#a8c878"), 0.4 * wart);
        surface.roughness = 0.35;
      },
      ["#d6e8a8", "#a8cf6a"],
      0.02,
    ),
  view: { azimuth: 0.1, elevation: 0.42 },
});
