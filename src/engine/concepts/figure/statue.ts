import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part, SurfacePoint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { fitParameters, wants } from "../from-ask.ts";
import { guiseAmong } from "../outfit/guises.ts";
import { buildHuman } from "./build-human.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

type StatueParameters = HumanParameters & { readonly plinth: string; readonly plinthHeight: number };

const PARAMETERS: Concept<StatueParameters>["parameters"] = {
  ...HUMAN_PARAMETERS,
  plinth: { kind: "choice", options: ["none", "block", "drum"], about: "Shape of the plinth." },
  plinthHeight: { kind: "number", min: 0.05, max: 1.2, unit: "m", about: "Height of the plinth." },
};

/** Whoever stands in stone: as asked, else a hero of antiquity, a king, an angel. */
export const statueGuise = (draw: Draw, ask: Ask): string => {
  const asked = ask.guise === undefined ? undefined : guiseAmong(ask.guise);
  return asked ?? draw.pick("whom", ["emperor", "gladiator", "king", "angel"], [5, 1.5, 1.5, 1.5]);
};

/** Roughness up to which a surface is glazed, and how pale it is at the least: porcelain is painted, polished stone is not. */
const GLAZED = 0.105;
const PALE = 0.4;
const takesColour = ({ r, g, b, roughness, metalness }: SurfacePoint): boolean =>
  roughness < GLAZED && metalness === 0 && Math.min(r, g, b) > PALE;

/** Stone has no colours: blank eyes, no painted lips. What is left of a paint is its relief. */
export function petrify(part: Part, slot: string): Part {
  const { paint, ...rest } = part;
  const keeps = part.name === "hair" || part.name === "beard" || part.name === "wings";
  if (part.name === "head")
    return {
      ...rest,
      slot,
      paint: (surface, x, y, z, nx, ny, nz) => {
        const [r, g, b, rough, metal] = [surface.r, surface.g, surface.b, surface.roughness, surface.metalness];
        const isPainted = takesColour(surface);
        paint?.(surface, x, y, z, nx, ny, nz);
        // only the dark line of the mouth stays, as a groove
        const dark = surface.g < 0.35 * g && surface.r < 0.45 * r ? 0.45 : 1;
        if (isPainted) {
          surface.roughness = rough;
          return;
        }
        surface.r = r * dark;
        surface.g = g * dark;
        surface.b = b * dark;
        surface.roughness = rough;
        surface.metalness = metal;
      },
    };
  if (!paint) return { ...rest, slot };
  if (keeps || !/eye|brow|lash/.test(part.name)) return { ...rest, slot, ...(keeps && { paint }) };
  return {
    ...rest,
    slot,
    paint: (surface, ...at) => {
      if (takesColour(surface)) paint(surface, ...at);
    },
  };
}

function buildStatue(p: StatueParameters): Model {
  const figure = buildHuman(p);
  const parts = figure.parts.map((part) => petrify(part, "figure"));
  if (p.plinth === "none") return { ...figure, parts };
  const tall = p.plinthHeight;
  const half = 0.2 * p.height;
  const raised = parts.map((part) => ({ ...part, geometry: move(part.geometry, [0, tall - 0.004, 0]) }));
  return standModel(
    [...raised, ...(p.plinth === "block" ? blockPlinth(half, tall) : [drumPlinth(half, tall)])],
    figure.sockets.map((socket) => ({
      ...socket,
      position: [socket.position[0], socket.position[1] + tall, socket.position[2]],
    })),
  );
}

function blockPlinth(half: number, tall: number): Part[] {
  const slab = (grow: number, height: number, y: number, name: string) =>
    makePart(
      name,
      "plinth",
      move(box([2 * half * grow, height, 2 * half * grow], { bevel: height * 0.16, bevelSteps: 2 }), [
        0,
        y + height / 2,
        0,
      ]),
      { weight: 0.6 },
    );
  return [
    slab(1.16, tall * 0.2, 0, "plinth-foot"),
    slab(0.98, tall * 0.72, tall * 0.16, "plinth-block"),
    slab(1.12, tall * 0.16, tall * 0.84, "plinth-top"),
  ];
}

const drumPlinth = (half: number, tall: number): Part =>
  makePart(
    "plinth",
    "plinth",
    lathe(
      roundCorners(
        [
          [0, 0],
          [half * 1.16, 0, 0.01],
          [half * 1.16, tall * 0.18, 0.02],
          [half * 0.96, tall * 0.24, 0.02],
          [half * 0.96, tall * 0.8, 0.02],
          [half * 1.1, tall * 0.86, 0.02],
          [half * 1.1, tall, 0.012],
          [0, tall],
        ],
        3,
      ),
      56,
    ),
    { weight: 0.7, projection: "cylinder" },
  );

const STONES = ["marble", "marble", "bronze", "granite", "plaster"] as const;

/**
 * A figure in stone or bronze. What makes it itself: one material from head to foot, blank eyes, drapery or armour, a wreath, and a
 * plinth with a foot and a cornice.
 */
export const statue = defineConcept<StatueParameters>({
  id: "statue",
  family: "figure",
  words: [
    "statue",
    "sculpture",
    "stone statue",
    "marble statue",
    "bronze statue",
    "statuette",
    "greek statue",
    "effigy",
    "trophy figure",
  ],
  senses: ["statue", "sculpture"],
  height: 2.2,
  parameters: PARAMETERS,
  slots: {
    figure: { words: ["body", "head", "robe", "arm", "leg"], materials: STONES },
    plinth: { words: ["pedestal", "base", "socle", "stand"], materials: ["marble", "granite", "concrete"] },
  },
  sample: (draw, ask) => {
    const guise = statueGuise(draw, ask);
    const p = sampleHuman(
      draw,
      { ...ask, guise },
      { guise, pose: draw.pick("stance", ["holding", "waving", "standing"], [3, 2, 2]) },
    );
    return fitParameters<StatueParameters>(PARAMETERS, {
      ...p,
      pose: p.pose === "walking" ? "standing" : p.pose,
      mouth: p.mouth === "teeth" || p.mouth === "open" ? "neutral" : p.mouth,
      glasses: "none",
      plinth: wants(ask, "plinth", true) ? draw.pick("plinth", ["block", "drum"], [3, 2]) : "none",
      plinthHeight: draw.number("plinthHeight", 0.22, 0.5) * (p.height / 1.75),
    });
  },
  build: buildStatue,
  view: { azimuth: 0.4, elevation: 0.06 },
});
