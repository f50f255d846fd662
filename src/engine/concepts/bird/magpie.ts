import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import { SONGBIRD } from "./songbird.ts";

/** Black with a white belly and white shoulders, blue-green shine in the wings, and a tail as long as the body. */
export const magpie = birdConcept({
  id: "magpie",
  words: ["magpie"],
  height: 0.3,
  variants: {
    usual: {
      ...SONGBIRD,
      size: 0.2,
      girth: 0.28,
      head: 0.21,
      beak: beak(CONE, 1.3, 0.95),
      leg: { length: 0.42, thick: 0.024 },
      tail: { length: 1.05, wedge: 0.5, fan: 0.12 },
      colours: { body: "#161618", wing: "#123a6c", tail: "#0f3c48", beak: "#18181a", leg: "#1c1b1c" },
      paint: (surface, { high, head, soft, along }) =>
        dye(
          surface,
          fromHex("#f2efe8"),
          (1 - head) *
            smoothstep(0.02, -0.06, high + soft) *
            smoothstep(-0.32, -0.24, along) *
            smoothstep(0.42, 0.34, along),
        ),
      wing: {
        paint: (surface, reach, _span, soft) =>
          dye(surface, fromHex("#f2efe8"), smoothstep(0.3, 0.26, reach + soft) * smoothstep(0.02, 0.06, reach)),
      },
    },
  },
});
