import { noise } from "../../geometry/deform.ts";
import { add as addStep } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdShape } from "./bird-shape.ts";

const OSTRICH: BirdShape = {
  size: 0.95,
  lean: 0.08,
  girth: 0.33,
  wide: 1.05,
  neck: [
    [0.16, 0.06, 0.12],
    [0.26, 0.34, 0.065],
    [0.24, 0.68, 0.055],
    [0.27, 0.98, 0.06],
  ],
  head: 0.098,
  headLong: 1.3,
  beak: beak(CONE, 1.25, 1.15, { out: 0.8 }),
  leg: { length: 1.05, thick: 0.042, stance: 0.14, thigh: 0.14, foot: "two toes", toe: 0.26 },
  wing: {
    length: 0.85,
    span: 0.8,
    chord: 0.42,
    paint: (surface, reach, _span, soft) => dye(surface, fromHex("#efece4"), smoothstep(0.62, 0.72, reach + soft)),
  },
  tail: { length: 0.2, fan: 0.5, lift: 0.3, width: 0.2, paint: (surface) => dye(surface, fromHex("#efece4"), 1) },
  eye: { radius: 0.03, out: [0.86, 0.25, 0.42] },
  colours: { body: "#1d1b1b", wing: "#1d1b1b", tail: "#efece4", beak: "#d8a080", leg: "#c8957c" },
  clay: ({ at, girth }) => [
    addStep(
      displace(ellipsoid(at(0.05, 0.06), [girth * 1.08, girth, 0.5]), 0.02, (x, y, z) =>
        noise(x * 12, y * 12, z * 12, 4),
      ),
      0.1,
    ),
  ],
  paint: (surface, { hr, hy, soft, y }) => {
    dye(surface, fromHex("#d0a890"), smoothstep(8.8, 8.2, hr + soft));
    dye(
      surface,
      fromHex("#d0a08a"),
      smoothstep(-0.5, -0.6, 0) + smoothstep(0.98, 0.9, y + soft) * smoothstep(-6, -8, hy),
    );
  },
};

const EMU: BirdShape = {
  ...OSTRICH,
  size: 0.85,
  lean: 0.2,
  wing: { length: 0.8 },
  tail: { length: 0.12, lift: -0.3, width: 0.2 },
  colours: { body: "#6a5440", wing: "#5f4a36", tail: "#5a4634", beak: "#2c2a28", leg: "#6a5c4c" },
  paint: (surface, { hr, hx, soft }) => {
    dye(surface, fromHex("#2c2622"), 0.8 * smoothstep(6, 2, hr));
    dye(surface, fromHex("#5a8aa8"), 0.8 * smoothstep(3.4, 2.6, hr + soft) * smoothstep(0.35, 0.5, hx));
  },
};

/** The largest bird: a ball of black plumes with white at wings and tail, on long bare legs with two toes, a long bare neck and a small flat head. */
export const ostrich = birdConcept({
  id: "ostrich",
  words: ["ostrich", "emu", "rhea", "cassowary"],
  senses: ["ostrich", "flightless bird"],
  height: 2.2,
  variants: { ostrich: OSTRICH, emu: EMU },
  choose: (_draw, { word }) => (word === "ostrich" ? "ostrich" : "emu"),
});
