import { graph } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

const STYLES = ["open", "imperial", "tiara"] as const;

type CrownParameters = {
  readonly style: (typeof STYLES)[number];
  readonly radius: number;
  readonly height: number;
  readonly points: number;
  readonly flare: number;
  readonly pearls: boolean;
  readonly cap: boolean;
  readonly empty: boolean;
};

const parameters = {
  style: choice(STYLES, "A ring of points, one closed with arches over a cap, or a tiara."),
  radius: metres(0.06, 0.13, "At the brow."),
  height: metres(0.04, 0.24, "Brow to points."),
  points: integer(5, 12, "Points around."),
  flare: ratio(1, 1.5, "Radius at the points against the brow's."),
  pearls: flag("Has pearls on its points."),
  cap: flag("Has a velvet cap inside."),
  empty: flag("Its stones are gone: empty settings are left."),
};

const THICK = 0.005;
/** Pieces of the rim from one point to the next. */
const PIECES = 8;

/** A band whose rim rises into points. */
function makeBand(p: CrownParameters): Part["geometry"] {
  const { radius, height, points, flare, style } = p;
  const around = points * PIECES;
  const tooth = graph([
    [0, 1],
    [0.16, 0.72],
    [0.34, 0.42],
    [0.5, 0.36],
    [0.66, 0.42],
    [0.84, 0.72],
    [1, 1],
  ]);
  const topOf = (i: number) => {
    const angle = (i / around) * TAU;
    const front = style === "tiara" ? Math.max(0.26, cos(angle)) : 1;
    return height * tooth((i % PIECES) / PIECES) * front;
  };
  const at = (i: number, t: number, out: number): Vec3 => {
    const y = topOf(i) * t;
    const r = radius * (1 + (flare - 1) * (y / height)) + out;
    const angle = (i / around) * TAU;
    return [r * sin(angle), y, r * cos(angle)];
  };
  const ring = (t: number, out: number) => Array.from({ length: around }, (_, i) => at(i, t, out));
  const levels = [0, 0.25, 0.5, 0.75, 1];
  return settle(loft([...levels.map((t) => ring(t, THICK)), ...[...levels].reverse().map((t) => ring(t, 0))], true));
}

/** Rolled rims above and below the jewelled band. */
const makeRims = ({ radius, height, flare }: CrownParameters): Part["geometry"] =>
  merge(
    [0.03, 0.27].map((at) => {
      const r = radius * (1 + (flare - 1) * at) + THICK * 0.6;
      const half = height * 0.022 + 0.0012;
      return move(
        lathe(
          Array.from({ length: 10 }, (_, i) => {
            const angle = (i / 10) * TAU;
            return [r + half * 1.2 * cos(angle), half * sin(angle)] as const;
          }),
          72,
          true,
        ),
        [0, height * at, 0],
      );
    }),
  );

function makeGems(p: CrownParameters): Part["geometry"] {
  const count = p.points * 2;
  const y = p.height * 0.15;
  const r = p.radius * (1 + (p.flare - 1) * 0.15) + THICK;
  return merge(
    Array.from({ length: count }, (_, i) => {
      const size = i % 2 === 0 ? p.radius * 0.085 : p.radius * 0.055;
      const gem = stretch(sphere(size, 14, 8), [0.9, 1.15, 0.6]);
      return turnY(move(gem, [0, y, r]), (i / count) * TAU);
    }),
  );
}

/** Claws and a dark hollow where stones have been. */
function makeSettings(p: CrownParameters): { rings: Part["geometry"]; hollows: Part["geometry"] } {
  const count = p.points * 2;
  const y = p.height * 0.15;
  const r = p.radius * (1 + (p.flare - 1) * 0.15) + THICK;
  const at = (geometry: Part["geometry"], i: number) => turnY(move(geometry, [0, y, r]), (i / count) * TAU);
  const sizes = Array.from({ length: count }, (_, i) => p.radius * (i % 2 === 0 ? 0.115 : 0.075));
  const ring = (size: number) =>
    tube(
      0.16 * size,
      Array.from(
        { length: 16 },
        (_, k): Vec3 => [0.9 * size * sin((k / 16) * TAU), 1.15 * size * cos((k / 16) * TAU), 0],
      ),
      6,
      { closed: true },
    );
  const hollow = (size: number) => stretch(sphere(size, 14, 6), [0.86, 1.1, 0.14]);
  return {
    rings: merge(sizes.map((size, i) => at(ring(size), i))),
    hollows: merge(sizes.map((size, i) => at(hollow(size), i))),
  };
}

function makePearls(p: CrownParameters): Part["geometry"] {
  return merge(
    Array.from({ length: p.points }, (_, i) => {
      const angle = (i / p.points) * TAU;
      const front = p.style === "tiara" ? Math.max(0.26, cos(angle)) : 1;
      const y = p.height * front;
      const r = p.radius * (1 + (p.flare - 1) * front) + THICK / 2;
      return move(sphere(p.radius * 0.085, 18, 10), [r * sin(angle), y + p.radius * 0.05, r * cos(angle)]);
    }),
  );
}

/** Arches from rim to rim that carry an orb and a cross. */
function makeArches(p: CrownParameters): Part["geometry"] {
  const { radius, height, flare } = p;
  const top = height * 1.28;
  const arch = (turn: number) => {
    const way = Array.from({ length: 17 }, (_, i): Vec3 => {
      const t = i / 16;
      const angle = PI * t;
      const r = radius * flare * 0.99 * cos(angle) * (1 + 0.1 * sin(angle));
      const dip = 0.16 * height * Math.max(0, 1 - Math.abs(t - 0.5) * 7);
      return [r * sin(turn), height * 0.55 + (top - height * 0.55) * sin(angle) - dip, r * cos(turn)];
    });
    return tube(radius * 0.055, way, 10);
  };
  const cross = (w: number, h: number) => {
    const a = w * 0.16;
    return extrude(
      [
        [-w * 0.28, 0],
        [w * 0.28, 0],
        [a, h * 0.4],
        [w / 2, h * 0.36],
        [w / 2, h * 0.78],
        [a, h * 0.7],
        [w * 0.26, h],
        [-w * 0.26, h],
        [-a, h * 0.7],
        [-w / 2, h * 0.78],
        [-w / 2, h * 0.36],
        [-a, h * 0.4],
      ],
      { depth: w * 0.2, bevel: w * 0.04 },
    );
  };
  return merge([
    arch(0),
    arch(PI / 2),
    move(sphere(radius * 0.14, 24, 14), [0, top - height * 0.1, 0]),
    move(cross(radius * 0.3, radius * 0.36), [0, top - height * 0.1 + radius * 0.11, 0]),
  ]);
}

/**
 * A crown. What makes it itself: a golden band that rises into points all round, set with coloured stones between rolled rims, pearls on
 * the tips; royal ones close with arches under an orb and cross over a velvet cap; a tiara rises at the front only.
 */
export const crown = defineConcept<CrownParameters>({
  id: "crown",
  family: "garment",
  words: ["crown", "royal crown", "king's crown", "tiara", "diadem", "coronet", "imperial crown"],
  senses: ["crown#4", "coronet"],
  height: 0.16,
  parameters,
  slots: {
    band: { words: ["ring", "point", "arch", "rim"], materials: ["gold", "gold", "silver"] },
    gem: {
      words: ["jewel", "stone", "ruby", "emerald", "sapphire", "diamond"],
      materials: ["glass"],
      colours: ["#a1101f", "#0c5f38", "#123f9c", "#7a1fa0"].map(fromHex),
      takesWhole: false,
    },
    hollow: {
      words: ["socket", "setting"],
      materials: ["painted-metal"],
      colours: [fromHex("#120c06")],
      takesWhole: false,
    },
    pearl: { words: [], materials: ["ceramic-glaze"], colours: ["#f3efe6"].map(fromHex), takesWhole: false },
    cap: {
      words: ["velvet", "lining", "cushion"],
      materials: ["felt"],
      colours: ["#7d1022", "#2a1a5e"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: (draw, ask) => {
    const isTiara = /tiara|diadem/.test(ask.word);
    const style = isTiara
      ? "tiara"
      : /imperial|royal/.test(ask.word) || says(ask, "ornate")
        ? "imperial"
        : draw.pick("style", ["open", "imperial"] as const, [3, 2]);
    return fitParameters<CrownParameters>(parameters, {
      style,
      radius: draw.number("radius", 0.088, 0.098),
      height: draw.number("height", 0.085, 0.12) * (isTiara ? 0.75 : 1) * traitFactor(ask, { tall: 1.4, short: 0.7 }),
      points: style === "tiara" ? 9 : draw.pick("points", [5, 6, 8], [2, 2, 3]),
      flare: draw.number("flare", 1.06, 1.28) * (style === "imperial" ? 0.95 : 1),
      pearls: wants(ask, "pearl", draw.chance("pearls", 0.75) && !ask.without.has("gem")),
      empty: ask.without.has("gem") || ask.parts.has("hollow"),
      cap: wants(ask, "cap", style === "imperial"),
    });
  },
  build: (p) => {
    const inside = lathe(
      [
        [0, p.height * 0.05],
        [p.radius * 0.985, p.height * 0.05],
        [p.radius * 1.03 * Math.sqrt(p.flare), p.height * 0.55],
        [p.radius * 0.9, p.height * 0.95],
        [p.radius * 0.4, p.height * 1.08],
        [0, p.height * 1.02],
      ],
      48,
    );
    const settings = p.empty ? makeSettings(p) : undefined;
    return standModel(
      [
        makePart("band", "band", makeBand(p), { weight: 1, crease: 0.6 }),
        makePart("rims", "band", makeRims(p), { weight: 0.6 }),
        ...(settings
          ? [
              makePart("settings", "band", settings.rings, { weight: 0.8 }),
              makePart("hollows", "hollow", settings.hollows, { weight: 0.8 }),
            ]
          : [makePart("gems", "gem", makeGems(p), { weight: 0.8 })]),
        ...(p.pearls ? [makePart("pearls", "pearl", makePearls(p), { weight: 0.6 })] : []),
        ...(p.style === "imperial" ? [makePart("arches", "band", makeArches(p), { weight: 0.9 })] : []),
        ...(p.cap ? [makePart("cap", "cap", inside, { weight: 0.6, crease: 1 })] : []),
      ],
      [
        { name: "attach", position: [0, p.height * 0.02, 0], normal: [0, 1, 0], radius: p.radius },
        { name: "top", position: [0, p.height, 0], normal: [0, 1, 0], radius: p.radius * 0.8 },
      ],
    );
  },
  view: { azimuth: 0.3, elevation: 0.32 },
});
