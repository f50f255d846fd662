import { makePart } from "../../geometry/make-part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Concept } from "../concept.ts";
import { defineThing } from "../define-thing.ts";
import { BODIES, R, type SolidForm } from "./solid-body.ts";

const COLOURS = ["#c8322b", "#2b62b8", "#e2a91f", "#2f8a56", "#7a3fa0", "#e6e2d8", "#2b2d33", "#e0742a"].map(fromHex);

/** What is rolled is wrapped once around. */
const ROUND: ReadonlySet<SolidForm> = new Set(["cylinder", "cone", "capsule"]);

/** A plain solid of geometry, with just enough of an edge to catch the light. */
function defineSolid<F extends SolidForm>(
  id: string,
  forms: Readonly<Record<F, number>>,
  words: Readonly<Record<string, NoInfer<F> | "">>,
  senses: readonly string[] = [],
): Concept {
  return defineThing<F>({
    id,
    family: "ornament",
    forms,
    words,
    senses,
    height: 2 * R,
    variety: 0.25,
    slots: {
      body: {
        words: ["surface", "face", "side"],
        materials: ["plastic", "painted-wood", "marble", "ceramic-glaze"],
        colours: COLOURS,
      },
    },
    build: ({ form }) => [
      makePart("body", "body", move(BODIES[form](), [0, 2 * R, 0]), {
        weight: 1,
        crease: 0.5,
        ...(ROUND.has(form) && { projection: "cylinder" as const }),
      }),
    ],
    view: { azimuth: 0.55, elevation: 0.35 },
  });
}

/** A ball of perfect roundness. */
export const sphereSolid = defineSolid(
  "sphere",
  { sphere: 1 },
  { sphere: "", orb: "", globule: "", "round object": "" },
  ["sphere#2"],
);

/** Six square sides. */
export const cubeSolid = defineSolid(
  "cube",
  { cube: 1, cuboid: 0 },
  { cube: "", block: "cube", "square block": "cube", cuboid: "cuboid", "rectangular block": "cuboid", slab: "cuboid" },
);

/** A round column, or a flat disc. */
export const cylinderSolid = defineSolid(
  "cylinder",
  { cylinder: 1, disc: 0, capsule: 0 },
  { cylinder: "", disc: "disc", disk: "disc", "capsule shape": "capsule" },
);

/** A round foot and a point. */
export const coneSolid = defineSolid("cone", { cone: 1 }, { cone: "" }, ["cone#1"]);

/** Flat sides that meet in a point or an edge. */
export const prismSolid = defineSolid(
  "prism",
  { prism: 1, tetrahedron: 0 },
  { prism: "", "triangular prism": "prism", tetrahedron: "tetrahedron", triangle: "prism" },
);

/** A ring of round section. */
export const torusSolid = defineSolid("torus", { torus: 1 }, { torus: "" }, ["torus"]);

/** Five points, thick in the middle. */
export const starSolid = defineSolid("star", { star: 1 }, { star: "", "star shape": "" });

/** The sign of love: two rounds above, a point below, its rim well rounded. */
export const heartSolid = defineSolid(
  "heart",
  { heart: 1 },
  { heart: "", "love heart": "", "valentine heart": "", "heart shape": "" },
  ["heart#2"],
);
