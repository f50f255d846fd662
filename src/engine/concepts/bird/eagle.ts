import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { birdConcept } from "./bird-concept.ts";
import { RAPTOR } from "./raptor.ts";

const WHITE = fromHex("#f1ede4");

const BALD = {
  ...RAPTOR,
  colours: { body: "#3b2818", wing: "#33221a", tail: "#efebe2", beak: "#f0b21c", leg: "#eab020" },
  paint: (surface, { hr, hy, hz, soft }) => {
    dye(surface, WHITE, smoothstep(1.95, 1.7, hr + 2.5 * soft + 0.25 * (hz - hy * 0.4)));
  },
} as const satisfies typeof RAPTOR;

const GOLDEN = {
  ...RAPTOR,
  colours: { body: "#5a3a1e", wing: "#4a2e18", tail: "#4a3420", beak: "#3a3632", leg: "#e0a820" },
  paint: (surface, { hr, hy, soft }) =>
    dye(surface, fromHex("#b87c34"), 0.8 * smoothstep(1.9, 1.5, hr + soft) * smoothstep(-0.4, 0.2, hy)),
} as const satisfies typeof RAPTOR;

/**
 * A great bird of prey. What makes it itself: white head and tail over a dark brown body, a strong yellow hooked beak, stern brows,
 * yellow talons, broad wings with fingered tips, folded or held wide.
 */
export const eagle = birdConcept({
  id: "eagle",
  words: ["eagle", "bald eagle", "golden eagle", "american eagle", "sea eagle"],
  senses: ["eagle"],
  height: 0.9,
  variants: { bald: BALD, golden: GOLDEN },
  choose: (draw, { word }) =>
    word === "golden eagle" ? "golden" : word === "eagle" ? draw.pick("kind", ["bald", "golden"], [5, 1]) : "bald",
  spread: 0.4,
  view: { azimuth: 0.6, elevation: 0.12 },
});
