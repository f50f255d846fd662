import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, HOOK } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";

const INK = fromHex("#1a1a1c");

/** White with a grey back and wings that end in black, yellow bill with a red spot, pink webbed feet. */
export const seagull = birdConcept({
  id: "seagull",
  words: ["seagull", "gull", "sea gull", "herring gull", "albatross", "tern", "seabird"],
  senses: ["gull", "seabird"],
  height: 0.45,
  variants: {
    usual: {
      size: 0.34,
      lean: 0.3,
      girth: 0.25,
      neck: [
        [0.08, 0.14, 0.18],
        [0.13, 0.3, 0.15],
      ],
      head: 0.165,
      headLong: 1.2,
      beak: beak(HOOK, 1.35, 0.75, {
        paint: (surface, forward, up) =>
          dye(
            surface,
            fromHex("#c8281c"),
            smoothstep(0.22, 0.14, Math.abs(forward - 0.85)) * smoothstep(-0.06, -0.12, up),
          ),
      }),
      leg: { length: 0.32, thick: 0.026, foot: "webbed", stance: 0.11, thigh: 0.09, toe: 0.22 },
      wing: {
        length: 1.3,
        span: 1.6,
        chord: 0.4,
        fingers: 0.2,
        paint: (surface, reach, _span, soft) => {
          dye(surface, INK, smoothstep(0.8, 0.84, reach + soft));
          dye(surface, fromHex("#f2f0ec"), smoothstep(0.03, 0.02, Math.abs(reach - 0.96)));
        },
      },
      tail: { length: 0.3, fan: 0.22 },
      eye: { radius: 0.033, iris: "#e8d868", pupil: 0.45, out: [0.84, 0.24, 0.48] },
      colours: { body: "#f3f1ed", wing: "#9aa6b2", tail: "#f1efea", beak: "#eec024", leg: "#e8988c" },
      paint: (surface, { along, high, head, soft, ny }) =>
        dye(
          surface,
          fromHex("#a0abb6"),
          (1 - head) * smoothstep(-0.22, -0.1, along + soft) * smoothstep(0.05, 0.16, high) * smoothstep(0, 0.4, ny),
        ),
    },
  },
  spread: 0.3,
});
