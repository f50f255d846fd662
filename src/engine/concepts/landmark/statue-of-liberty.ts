import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { blockOn } from "../building/masonry.ts";
import { type Concept, defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { flag, integer, metres, ratio } from "../parameter-specs.ts";
import { libertyFigure } from "./liberty-figure.ts";
import { libertyPedestal } from "./liberty-pedestal.ts";

type LibertyParameters = {
  readonly size: number;
  readonly head: number;
  readonly lean: number;
  readonly ray: number;
  readonly folds: number;
  readonly pedestal: boolean;
  readonly rise: number;
  readonly fort: boolean;
};

const PARAMETERS: Concept<LibertyParameters>["parameters"] = {
  size: metres(0.1, 200, "Heel to crown."),
  head: ratio(0.12, 0.3, "Height of the head over the height of the figure."),
  lean: ratio(0, 0.6, "How far the raised arm leans out, radians."),
  ray: ratio(0.3, 1.2, "Length of the crown's spikes over the head's height."),
  folds: integer(6, 24, "Folds round the hem."),
  pedestal: flag("Stands on its pedestal."),
  rise: ratio(0.3, 1.2, "Height of the pedestal over the figure's."),
  fort: flag("The pedestal stands in a star-shaped fort."),
};

/** Metres of material over the figure's height: as on a large model, so that its runs and stones can be seen. */
const GRAIN = 2.4;

/** A part in metres, its material and paint laid on a smaller model of it. */
function enlarge(part: Part, size: number): Part {
  const { geometry, paint } = part;
  return {
    ...part,
    geometry: {
      positions: geometry.positions.map((x) => x * size),
      indices: geometry.indices,
      rest: geometry.rest.map((x) => x * GRAIN),
    },
    ...(paint && {
      paint: (surface, x, y, z, nx, ny, nz) => paint(surface, x / GRAIN, y / GRAIN, z / GRAIN, nx, ny, nz),
    }),
  };
}

function build(p: LibertyParameters): Model {
  const { parts, frame } = libertyFigure(p);
  const stand = p.pedestal
    ? libertyPedestal(p.rise, 0.235, p.fort)
    : { parts: [makePart("plinth", "pedestal", blockOn([0.34, 0.06, 0.3], 0, 0, 0.01, 0.008))], top: 0.06 };
  const lift: Vec3 = [0, stand.top - 0.006, 0];
  const raised = parts.map((part) => ({ ...part, geometry: move(part.geometry, lift) }));
  const at = (point: Vec3) => scale(add(point, lift), p.size);
  const [cx, cy, cz] = frame.skull;
  const [rx, ry] = frame.skullRadii;
  return standModel(
    [...raised, ...stand.parts].map((part) => enlarge(part, p.size)),
    [
      { name: "top", position: at([cx, cy + ry, cz]), normal: [0, 1, 0], radius: rx * 0.6 * p.size },
      { name: "head", position: at([cx, cy + ry * 0.9, cz]), normal: [0, 1, 0], radius: rx * p.size },
      { name: "hand", position: at(frame.arms[1].end), normal: [0, 1, 0], radius: frame.arms[1].endRadius * p.size },
    ],
  );
}

/**
 * The Statue of Liberty. What makes it itself: a robed woman of green copper, seven long spikes on her crown, her right arm straight
 * up with a torch whose flame is gilded, a dated tablet in her left arm, heavy folds to the feet, and a stepped pedestal of pale stone.
 */
export const statueOfLiberty = defineConcept<LibertyParameters>({
  id: "statue-of-liberty",
  family: "figure",
  words: ["statue of liberty", "liberty statue", "lady liberty", "liberty enlightening the world", "miss liberty"],
  senses: [],
  height: 80,
  parameters: PARAMETERS,
  slots: {
    figure: {
      words: ["body", "robe", "dress", "crown", "tablet", "arm", "head", "woman"],
      materials: ["copper-patina"],
      colours: ["#8cc4b2", "#98ccb8", "#82bbaa", "#9ccabe"].map(fromHex),
    },
    flame: { words: ["torch", "fire"], materials: ["gold"], takesWhole: false },
    pedestal: {
      words: ["plinth", "base", "stand", "socle", "fort"],
      materials: ["granite", "concrete"],
      colours: ["#c2ad8c", "#b9a78c", "#cbb99a"].map(fromHex),
      takesWhole: "material",
    },
    opening: { words: ["door", "gallery"], materials: ["concrete"], colours: [fromHex("#2a241e")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<LibertyParameters>(PARAMETERS, {
      size: 44 * draw.number("size", 0.95, 1.05) * traitFactor(ask, { tall: 1.15, short: 0.85 }),
      head: draw.number("head", 0.165, 0.18) * traitFactor(ask, { cute: 1.35, cartoon: 1.3 }),
      lean: draw.number("lean", 0.16, 0.3),
      ray: draw.number("ray", 0.62, 0.78),
      folds: draw.integer("folds", 10, 15),
      pedestal: wants(ask, "pedestal", true),
      rise: draw.number("rise", 0.42, 0.62),
      fort: draw.chance("fort", 0.35),
    }),
  build,
  view: { azimuth: 0.3, elevation: 0.03 },
});
