import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, DAGGER } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import { pointedCrest, SONGBIRD } from "./songbird.ts";

const WHITE = fromHex("#f0ece2");

/** Upright, black with a white stripe down face and neck, a pointed red crest, a chisel of a bill, stiff tail. */
export const woodpecker = birdConcept({
  id: "woodpecker",
  words: ["woodpecker", "flicker bird"],
  senses: ["woodpecker"],
  height: 0.3,
  variants: {
    usual: {
      ...SONGBIRD,
      size: 0.22,
      lean: 0.98,
      girth: 0.25,
      neck: [
        [0.06, 0.2, 0.16],
        [0.12, 0.36, 0.14],
      ],
      head: 0.19,
      headLong: 1.2,
      beak: beak(DAGGER, 0.72, 0.9),
      leg: { length: 0.2, thick: 0.028, thigh: 0.1 },
      tail: { length: 0.55, lift: 0, wedge: 0.5 },
      clay: pointedCrest,
      wing: {
        length: 1.05,
        paint: (surface, reach) =>
          dye(
            surface,
            WHITE,
            smoothstep(0.25, 0.36, Math.abs(reach * 9 - Math.floor(reach * 9) - 0.5)) * smoothstep(0.35, 0.5, reach),
          ),
      },
      eye: { radius: 0.042, iris: "#e8c84c", pupil: 0.5 },
      colours: { body: "#1b1b1d", wing: "#18181a", tail: "#151517", beak: "#4c4a48", leg: "#55524e" },
      paint: (surface, { hx, hy, hz, soft, nz, y }) => {
        dye(surface, fromHex("#c8141a"), smoothstep(0.36, 0.46, hy + 0.15 * hz + soft));
        const stripe =
          smoothstep(0.16, 0.1, Math.abs(hy + 0.2 + 0.25 * (0.6 - hz)) + soft) *
          smoothstep(0.2, 0.35, hx) *
          smoothstep(-0.9, -0.6, hz);
        const neck =
          smoothstep(-0.4, -0.6, hy) *
          smoothstep(0.3, 0.2, Math.abs(hz + 0.1)) *
          smoothstep(0.3, 0.45, hx) *
          smoothstep(-2.4, -1.9, hy);
        dye(surface, WHITE, Math.max(stripe, neck));
        dye(
          surface,
          fromHex("#d8d0c0"),
          0.6 * smoothstep(0.2, 0.6, nz) * smoothstep(-2, -2.6, hy) * smoothstep(0.1, 0.2, y),
        );
      },
    },
  },
});
