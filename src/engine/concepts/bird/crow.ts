import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdShape } from "./bird-shape.ts";
import { SONGBIRD } from "./songbird.ts";

const sheen: NonNullable<BirdShape["paint"]> = (surface, { ny, nz }) => {
  surface.roughness = 0.5;
  dye(surface, [0.02, 0.03, 0.075], 0.25 * smoothstep(0.1, 0.8, ny + 0.2 * nz));
};

const CROW: BirdShape = {
  ...SONGBIRD,
  size: 0.26,
  lean: 0.5,
  girth: 0.27,
  neck: [[0.02, 0.27, 0.18]],
  head: 0.21,
  headLong: 1.2,
  beak: beak(CONE, 1.6, 1.05),
  leg: { length: 0.4, thick: 0.025, toe: 0.22 },
  wing: {
    length: 1.15,
    span: 1.3,
    chord: 0.55,
    fingers: 0.8,
    paint: (surface) => void dye(surface, [0.02, 0.03, 0.08], 0.12),
  },
  tail: { length: 0.6, fan: 0.2 },
  eye: { radius: 0.045, iris: "#3a1c08" },
  colours: { body: "#17171a", wing: "#131317", beak: "#1a1a1c", leg: "#1c1b1c" },
  paint: sheen,
};

/** Heavier: a great bill and a shaggy throat. */
const RAVEN: BirdShape = {
  ...CROW,
  size: 0.34,
  beak: beak(CONE, 1.75, 1.3),
  tail: { length: 0.65, fan: 0.2, wedge: 0.35 },
};

/** Black all over, blue sheen, a stout straight bill nearly as long as the head, strong legs. */
export const crow = birdConcept({
  id: "crow",
  words: ["crow", "raven", "rook", "blackbird", "jackdaw", "black bird"],
  senses: ["corvine bird"],
  height: 0.4,
  variants: { crow: CROW, raven: RAVEN },
  choose: (_draw, { word }) => (word === "raven" ? "raven" : "crow"),
  spread: 0.2,
});
