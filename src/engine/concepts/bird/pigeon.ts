import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdShape } from "./bird-shape.ts";
import { SONGBIRD } from "./songbird.ts";

const DOVE: BirdShape = {
  ...SONGBIRD,
  size: 0.2,
  lean: 0.46,
  girth: 0.315,
  neck: [
    [0.07, 0.16, 0.19],
    [0.1, 0.34, 0.13],
  ],
  head: 0.165,
  beak: beak(CONE, 1.05, 0.72),
  leg: { length: 0.3, thick: 0.024, toe: 0.19 },
  wing: { length: 1.05, span: 1.25, chord: 0.5 },
  tail: { length: 0.5, fan: 0.26, width: 0.14 },
  eye: { radius: 0.04, iris: "#2a1006" },
  colours: { body: "#efece6", wing: "#e9e6df", beak: "#d8a090", leg: "#cf5f55" },
  paint: () => undefined,
};

const PIGEON: BirdShape = {
  ...DOVE,
  beak: beak(CONE, 1.05, 0.72, {
    paint: (surface, forward) => dye(surface, fromHex("#e6e0d8"), smoothstep(0.25, 0.1, forward)),
  }),
  eye: { radius: 0.04, iris: "#e8681c", pupil: 0.5 },
  colours: { body: "#8a93a0", wing: "#9aa2ad", tail: "#6c7480", beak: "#45474c", leg: "#cf4f4a" },
  paint: (surface, { hy, hr, nz, head }) => {
    const neck = smoothstep(-0.7, -1.1, hy) * smoothstep(2.9, 2.3, hr);
    dye(surface, fromHex("#2f7a5c"), 0.75 * neck);
    dye(surface, fromHex("#6c4a8a"), 0.7 * neck * smoothstep(0.2, 0.8, nz));
    dye(surface, fromHex("#5c6674"), 0.7 * head);
  },
  wing: {
    ...DOVE.wing,
    paint: (surface, reach, _span, soft) => {
      const bars = Math.max(
        smoothstep(0.05, 0.035, Math.abs(reach - 0.52) + soft),
        smoothstep(0.05, 0.035, Math.abs(reach - 0.7) + soft),
      );
      dye(surface, [0.02, 0.022, 0.028], bars);
      dye(surface, [0.09, 0.1, 0.12], smoothstep(0.82, 0.9, reach));
    },
  },
};

/** Small round head on a full breast, short bill, pink feet: grey with a green and violet neck and two black wing bars; a dove is white. */
export const pigeon = birdConcept({
  id: "pigeon",
  words: ["pigeon", "dove", "white dove", "rock dove", "turtledove"],
  senses: ["pigeon"],
  height: 0.28,
  variants: { pigeon: PIGEON, dove: DOVE },
  choose: (_draw, { word }) => (word.includes("dove") ? "dove" : "pigeon"),
  spread: 0.12,
});
