import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, DAGGER } from "./beaks.ts";
import type { BirdShape } from "./bird-shape.ts";

/** A long-legged, long-necked bird with a dagger for a bill. */
export const WADER: BirdShape = {
  size: 0.5,
  lean: 0.36,
  girth: 0.25,
  neck: [
    [0.14, 0.08, 0.14],
    [0.22, 0.28, 0.09],
    [0.18, 0.54, 0.07],
    [0.2, 0.78, 0.07],
    [0.28, 0.9, 0.085],
  ],
  head: 0.105,
  headLong: 1.3,
  beak: beak(DAGGER, 1.35, 1.05),
  leg: { length: 1.15, thick: 0.024, stance: 0.09, thigh: 0.09, toe: 0.24 },
  wing: {
    length: 1.0,
    span: 1.5,
    chord: 0.55,
    fingers: 0.9,
    paint: (surface, reach, _span, soft) => dye(surface, fromHex("#1c1b1d"), smoothstep(0.5, 0.58, reach + soft)),
  },
  tail: { length: 0.22, fan: 0.2 },
  eye: { radius: 0.024, out: [0.86, 0.28, 0.42] },
  colours: { body: "#f2efe8", wing: "#f0ede6", tail: "#f0ede6", beak: "#d8381c", leg: "#d83c22" },
  paint: () => undefined,
};
