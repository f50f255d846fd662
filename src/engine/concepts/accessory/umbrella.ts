import { bezier } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, place, settle } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, transformPoint, translation } from "../../math/mat4.ts";
import { type Vec3, Z_AXIS } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";
import { stripColours, TWO_COLOURS, type TwoColours, twoColours } from "../two-colours.ts";

const ACCENTS = ["none", "#f4efe2", "#c22b2b", "#1d3f77", "#e6b32e"] as const;

type UmbrellaParameters = {
  readonly open: boolean;
  readonly radius: number;
  readonly length: number;
  readonly panels: number;
  readonly dome: number;
  readonly hook: boolean;
  readonly lean: number;
  readonly accent: (typeof ACCENTS)[number];
} & TwoColours;

const parameters = {
  open: flag("Is up; else rolled."),
  radius: metres(0.25, 1.6, "Of the canopy."),
  length: metres(0.5, 2.4, "Tip to handle."),
  panels: integer(6, 12, "Pieces of cloth between the ribs."),
  dome: ratio(0.25, 0.9, "Height of the canopy against its radius."),
  hook: flag("Has a crook for a handle; else a straight grip."),
  lean: ratio(0, 1, "How far it leans over."),
  accent: choice(ACCENTS, "Second colour of every other panel."),
  ...TWO_COLOURS,
};

const RINGS = 9;
/** Points of the canopy's rim to a panel. */
const POINTS = 6;
const THIN = 0.004;

/** Cloth hung over ribs: taut between them, scalloped at the rim. */
function makeCanopy(p: UmbrellaParameters): Part["geometry"] {
  const { radius, panels } = p;
  const height = radius * p.dome;
  const around = panels * POINTS;
  const ring = (t: number, drop: number) =>
    Array.from({ length: around }, (_, i): Vec3 => {
      const angle = -(i / around) * TAU;
      const within = (i % POINTS) / POINTS;
      const sag = sin(within * PI);
      const r = radius * t * (1 - 0.055 * sag * t);
      const y = height * (1 - t * t * 0.86 - 0.14 * t) + 0.05 * radius * sag * t * t * t - drop;
      return [r * cos(angle), y, r * sin(angle)];
    });
  const steps = Array.from({ length: RINGS }, (_, k) => (k + 1) / RINGS);
  const outer = steps.map((t) => ring(t, 0));
  const inner = [...steps].reverse().map((t) => ring(t, THIN * (radius / 0.5)));
  const skin = [[[0, height, 0]] as const, ...outer, ...inner, [[0, height - THIN * 2, 0]] as const];
  return settle(loft(skin.map((each) => [...each]).reverse()));
}

function panelsPaint({ panels, accent, radius, ...said }: UmbrellaParameters): Paint {
  const sewn = stripColours(said);
  return (surface, x, _y, z) => {
    const turn = (atan2(-z, x) / TAU) * panels;
    const panel = Math.floor(turn + panels);
    const seam = Math.abs(turn + panels - Math.round(turn + panels)) * (TAU / panels) * Math.sqrt(x * x + z * z);
    if (sewn) layColour(surface, sewn[panel % sewn.length] as Rgb);
    else if (accent !== "none" && panel % 2 === 1) layColour(surface, fromHex(accent));
    if (seam < 0.006 * radius) {
      surface.r *= 0.7;
      surface.g *= 0.7;
      surface.b *= 0.7;
    }
  };
}

function makeShaft(p: UmbrellaParameters, top: number): Part[] {
  const r = 0.007;
  const foot = top - p.length;
  const hookRadius = 0.045;
  const hook: Vec3[] = p.hook
    ? [
        [0, foot + 0.16, 0],
        [0, foot + 0.05, 0],
        ...bezier(
          [0, foot + 0.04, 0],
          [0, foot - 0.05, 0],
          [hookRadius * 2, foot - 0.05, 0],
          [hookRadius * 2, foot + 0.045, 0],
          14,
        ),
      ]
    : [
        [0, foot + 0.16, 0],
        [0, foot, 0],
      ];
  return [
    makePart(
      "shaft",
      "shaft",
      tube(
        r,
        [
          [0, foot + 0.05, 0],
          [0, top + 0.07, 0],
        ],
        14,
        { endRounding: r, endSteps: 3 },
      ),
      { weight: 0.7 },
    ),
    makePart("handle", "handle", tube(0.013, hook, 16, { endRounding: 0.012, endSteps: 4 }), { weight: 0.9 }),
  ];
}

function buildOpen(p: UmbrellaParameters): Part[] {
  const height = p.radius * p.dome;
  const rib = (i: number): Vec3[] =>
    Array.from({ length: 7 }, (_, k): Vec3 => {
      const t = 0.05 + (0.95 * k) / 6;
      const angle = -(i / p.panels) * TAU;
      return [
        p.radius * t * cos(angle),
        height * (1 - t * t * 0.86 - 0.14 * t) - 0.012 * p.radius,
        p.radius * t * sin(angle),
      ];
    });
  const stretcher = (i: number): Vec3[] => {
    const angle = -(i / p.panels) * TAU;
    const end = rib(i)[3] as Vec3;
    return [[0.01 * cos(angle), height * 0.32, 0.01 * sin(angle)], end];
  };
  const each = Array.from({ length: p.panels }, (_, i) => i);
  return [
    makePart("canopy", "canopy", makeCanopy(p), { weight: 1, crease: 0.7, paint: panelsPaint(p) }),
    makePart(
      "ribs",
      "rib",
      merge([
        ...each.map((i) => tube(0.0042 * p.radius * 2, rib(i), 6)),
        ...each.map((i) => tube(0.0034 * p.radius * 2, stretcher(i), 6)),
        move(cylinder({ radius: 0.016, height: 0.03, segments: 20 }), [0, height * 0.32 - 0.015, 0]),
      ]),
      { weight: 0.3 },
    ),
    ...makeShaft(p, height),
  ];
}

/** Rolled: folds wound around the shaft, tied in the middle. */
function buildRolled(p: UmbrellaParameters): Part[] {
  const long = p.length * 0.66;
  const top = p.length - 0.05;
  const ring = (t: number): Vec3[] =>
    Array.from({ length: 48 }, (_, i) => {
      const angle = -(i / 48) * TAU;
      const swell = 0.011 + 0.027 * sin(PI * Math.min(1, 0.12 + t * 0.8)) * (1 - 0.25 * t);
      const fold = 1 + 0.22 * sin(angle * 8 + t * 3);
      return [swell * fold * cos(angle), top - long * t, swell * fold * sin(angle)];
    });
  const rings = Array.from({ length: 15 }, (_, k) => ring(k / 14));
  return [
    makePart("canopy", "canopy", settle(loft(rings.reverse())), { weight: 1, crease: 1 }),
    makePart(
      "strap",
      "canopy",
      move(cylinder({ radius: 0.042, height: 0.02, bevel: 0.004, segments: 40 }), [0, top - long * 0.62, 0]),
      {
        weight: 0.3,
      },
    ),
    ...makeShaft(p, top),
  ];
}

function build(p: UmbrellaParameters): Model {
  const upright = p.open ? buildOpen(p) : buildRolled(p);
  const leaning = chain(translation([0, p.length, 0]), rotation(Z_AXIS, p.lean * (p.open ? 0.5 : 0.2)));
  const parts = upright.map((part) => ({ ...part, geometry: place(part.geometry, leaning) }));
  const foot = (p.open ? p.radius * p.dome : p.length - 0.05) - p.length;
  // the handle, just over the crook, leans as the whole does
  const grip = transformPoint(leaning, [0, foot + 0.08, 0]);
  return standModel(parts, [
    { name: "top", position: [0, p.length * 1.1, 0], normal: [0, 1, 0], radius: 0.06 },
    { name: "attach", position: grip, normal: [0, 1, 0], radius: 0.02 },
  ]);
}

/**
 * An umbrella. What makes it itself: a domed canopy of eight or so taut panels, scalloped between its ribs, seams running to a ferrule on top, a slim
 * shaft and a crook for the hand. Closed, it is a slender roll of folds with a strap. A parasol is flatter and larger.
 */
export const umbrella = defineConcept<UmbrellaParameters>({
  id: "umbrella",
  family: "garment",
  likened: ["beast"],
  words: ["umbrella", "parasol", "brolly", "beach umbrella", "sunshade"],
  senses: ["umbrella"],
  height: 0.9,
  parameters,
  slots: {
    canopy: {
      words: ["cloth", "panel", "cover"],
      materials: ["woven-cotton"],
      colours: ["#c3222a", "#1d3f77", "#e6b32e", "#1c1d21", "#2c7d55", "#7d3d8c", "#d8742b"].map(fromHex),
    },
    shaft: { words: ["pole", "rod", "stick"], materials: ["brushed-steel", "oak"], takesWhole: false },
    rib: { words: ["spoke"], materials: ["brushed-steel"], takesWhole: false },
    handle: {
      words: ["grip", "crook"],
      materials: ["oak", "plastic"],
      colours: ["#5a3018", "#1b1a1c"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: (draw, ask) => {
    const isLarge = /beach|sunshade/.test(ask.word);
    // what leans against a wall, lies about or is in a bag was folded first
    const isPutAway = says(ask, "lying") || ask.doing?.has("leaning") === true || ask.doing?.has("contained") === true;
    const isClosed = says(ask, "closed") || says(ask, "folded") || (isPutAway && !says(ask, "open"));
    const radius = isLarge ? 1.1 : 0.5;
    const said = twoColours(ask);
    // as many panels of each colour
    const sewn = stripColours(said)?.length ?? 2;
    return fitParameters<UmbrellaParameters>(parameters, {
      open: !isClosed,
      radius: radius * draw.number("radius", 0.92, 1.1) * traitFactor(ask, { wide: 1.25, narrow: 0.8 }),
      length:
        (isLarge ? 1.9 : 0.82) *
        draw.number("length", 0.94, 1.06) *
        traitFactor(ask, { long: 1.2, short: 0.8, tall: 1.15 }),
      panels: sewn > 2 ? sewn * 2 : draw.pick("panels", [6, 8, 10], [1, 5, 1]),
      dome: draw.number("dome", 0.42, 0.68) * (ask.word === "parasol" ? 0.7 : 1),
      hook: !isLarge && draw.chance("hook", 0.75),
      lean: isLarge || isClosed ? 0 : draw.number("lean", 0.15, 0.8),
      accent: (ask.colours?.length ?? 0) > 0 ? "none" : draw.pick("accent", ACCENTS, [6, 2, 1, 1, 1]),
      ...said,
    });
  },
  build,
  view: { azimuth: 0.5, elevation: 0.12 },
});
