import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import {
  closeCorners,
  ellipseOutline,
  insetOutline,
  type Outline,
  rectangleOutline,
  reverseOutline,
} from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { mirror, move, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { choice, flag, metres } from "../parameter-specs.ts";

const SHAPES = ["round", "square", "aviator", "cat-eye", "heart", "star", "monocle"] as const;

type GlassesParameters = {
  readonly shape: (typeof SHAPES)[number];
  readonly width: number;
  readonly rim: number;
  readonly dark: boolean;
};

const parameters = {
  shape: choice(SHAPES, "Of the lenses."),
  width: metres(0.1, 0.2, "Hinge to hinge."),
  rim: metres(0.0012, 0.009, "Thickness of the frame."),
  dark: flag("Has dark lenses."),
};

/** A lens about the origin, for the left eye (+X), `w` wide. */
function lensOutline(shape: GlassesParameters["shape"], w: number): Outline {
  const h = w / 2;
  switch (shape) {
    case "round":
    case "monocle":
      return ellipseOutline(h * 0.96, h * 0.96, 40);
    case "square":
      return rectangleOutline(w, w * 0.72, w * 0.16, 5);
    case "aviator":
      return closeCorners(
        [
          [-h * 0.62, -h * 0.72, h * 0.5],
          [h * 0.5, -h * 0.86, h * 0.62],
          [h, h * 0.62, h * 0.4],
          [-h * 0.92, h * 0.66, h * 0.3],
        ],
        8,
      );
    case "cat-eye":
      return closeCorners(
        [
          [-h * 0.7, -h * 0.62, h * 0.45],
          [h * 0.55, -h * 0.66, h * 0.5],
          [h * 1.2, h * 0.86, h * 0.12],
          [-h * 0.9, h * 0.5, h * 0.4],
        ],
        8,
      );
    case "heart":
      return closeCorners(
        [
          [0, -h * 0.95, h * 0.1],
          [h, h * 0.28, h * 0.4],
          [h * 0.62, h * 0.95, h * 0.42],
          [0, h * 0.5, h * 0.06],
          [-h * 0.62, h * 0.95, h * 0.42],
          [-h, h * 0.28, h * 0.4],
        ],
        8,
      );
    default:
      return Array.from({ length: 10 }, (_, i) => {
        const [x, y] = ellipseOutline(1, 1, 20)[(i * 2 + 5) % 20] as readonly [number, number];
        const r = i % 2 === 0 ? h * 1.08 : h * 0.52;
        return [x * r, y * r] as const;
      });
  }
}

/** One lens, before the left eye, and a fine chain that hangs from its rim in a bow. */
function monocle({ width: w, rim }: GlassesParameters, ring: Geometry, lens: Geometry, apart: number): Model {
  const r = w * 0.185;
  const [x, y] = [apart + r * 0.98, -r * 0.35];
  const hang = curveThrough(
    [
      [x, y, 0],
      [x + w * 0.035, y - w * 0.16, -w * 0.01],
      [x + w * 0.03, y - w * 0.36, -w * 0.02],
      [x + w * 0.1, y - w * 0.44, -w * 0.02],
      [x + w * 0.17, y - w * 0.36, -w * 0.02],
      [x + w * 0.19, y - w * 0.3, -w * 0.02],
    ],
    7,
  );
  const beads = hang.map((at) => move(sphere(rim * 0.44, 10, 6), at));
  const clasp = move(turnX(torus(rim * 1.1, rim * 0.34, 20, 8), PI / 2), hang.at(-1) as Vec3);
  return standModel(
    [
      makePart("frame", "frame", move(ring, [apart, 0, 0]), { weight: 1, crease: 0.7 }),
      makePart("lens", "lens", move(lens, [apart, 0, 0]), { weight: 0.8 }),
      makePart("chain", "temple", merge([tube(rim * 0.2, hang, 8), ...beads, clasp]), { weight: 0.7 }),
    ],
    [
      { name: "attach", position: [0, 0, -rim], normal: [0, 1, 0], radius: w * 0.5 },
      { name: "top", position: [apart, r, 0], normal: [0, 1, 0], radius: w * 0.05 },
    ],
  );
}

/**
 * Spectacles, folded open, looking at you. What makes them themselves: two rims with lenses, a bridge between them with nose
 * pads, and two temples that run back from the hinges and hook down behind the ears. Sunglasses have dark lenses; a monocle is one lens in a golden rim on a chain.
 */
export const glasses = defineConcept<GlassesParameters>({
  id: "glasses",
  family: "garment",
  words: ["glasses", "eyeglasses", "spectacles", "sunglasses", "shades", "reading glasses", "eyewear", "monocle"],
  senses: ["spectacles"],
  height: 0.05,
  parameters,
  slots: {
    frame: {
      words: ["rim", "bridge"],
      materials: ["plastic", "plastic", "gold", "silver"],
      colours: ["#17181b", "#5b2f17", "#8d1c24", "#1c3f74"].map(fromHex),
    },
    lens: { words: ["glass"], materials: ["glass"], colours: ["#cfe2ea"].map(fromHex), takesWhole: false, clear: true },
    temple: { words: ["arm", "earpiece"], materials: ["plastic"], colours: ["#17181b"].map(fromHex), group: "frame" },
  },
  dress: (p) => ({
    lens: { colours: [fromHex(p.dark ? "#101319" : "#cfe2ea")] },
    ...(p.shape === "monocle" && {
      frame: { material: "gold", colours: [] },
      temple: { material: "gold", colours: [] },
    }),
  }),
  sample: (draw, ask) => {
    const isDark = /sunglasses|shades/.test(ask.word);
    const isMonocle = ask.word === "monocle";
    const shape = isMonocle
      ? "monocle"
      : says(ask, "round")
        ? "round"
        : says(ask, "square") || says(ask, "rectangular")
          ? "square"
          : says(ask, "heart-shaped")
            ? "heart"
            : says(ask, "star-shaped")
              ? "star"
              : draw.pick(
                  "shape",
                  isDark ? (["aviator", "square", "cat-eye"] as const) : (["round", "square", "cat-eye"] as const),
                  [3, 3, 1],
                );
    return fitParameters<GlassesParameters>(parameters, {
      shape,
      width: 0.14 * draw.number("width", 0.95, 1.06),
      rim: draw.number("rim", 0.0022, 0.0052) * traitFactor(ask, { thick: 1.6, thin: 0.6 }),
      dark: isDark || (!isMonocle && draw.chance("dark", 0.12)),
    });
  },
  build: (p) => {
    const { width: w, rim } = p;
    const lensWidth = w * 0.37;
    const apart = w * 0.235;
    const outline = lensOutline(p.shape, lensWidth);
    const ring = extrude(
      outline.map(([x, y]) => [x, y] as const),
      {
        depth: rim * 1.5,
        bevel: rim * 0.3,
        holes: [reverseOutline(insetOutline(outline, rim))],
      },
    );
    const lens = extrude(insetOutline(outline, rim * 0.7), { depth: rim * 0.5, bevel: rim * 0.1 });
    if (p.shape === "monocle") return monocle(p, ring, lens, apart);
    const both = (geometry: Part["geometry"]) => {
      const left = move(geometry, [apart, 0, 0]);
      return [left, mirror(left)];
    };
    const bar = (path: Vec3[], r: number) =>
      sweep(rectangleOutline(r * 1.5, r * 2, r * 0.5, 3), path, { endRounding: r * 0.5, endSteps: 2 });
    const inner = apart - lensWidth * 0.46;
    const bridge = bar(
      [
        [-inner - rim * 0.4, lensWidth * 0.13, 0],
        [-inner * 0.4, lensWidth * 0.22, rim * 0.8],
        [inner * 0.4, lensWidth * 0.22, rim * 0.8],
        [inner + rim * 0.4, lensWidth * 0.13, 0],
      ],
      rim * 0.62,
    );
    const outer = apart + lensWidth * (p.shape === "cat-eye" ? 0.55 : 0.46);
    const high = lensWidth * (p.shape === "star" ? 0.12 : 0.18);
    const temple = bar(
      [
        [outer - rim, high, -rim * 0.2],
        [outer + rim * 1.2, high, -rim * 0.6],
        [outer + rim * 1.6, high, -w * 0.12],
        [outer + rim * 1.0, high * 0.95, -w * 0.6],
        [outer - w * 0.01, high * 0.4, -w * 0.8],
        [outer - w * 0.03, -high * 1.4, -w * 0.95],
      ],
      rim * 0.7,
    );
    return standModel(
      [
        makePart("frame", "frame", merge([...both(ring), bridge]), { weight: 1, crease: 0.7 }),
        makePart("lenses", "lens", merge(both(lens)), { weight: 0.8 }),
        makePart("temples", "temple", merge([temple, mirror(temple)]), { weight: 0.8 }),
      ],
      [
        { name: "attach", position: [0, 0, -rim], normal: [0, 1, 0], radius: w * 0.5 },
        { name: "top", position: [0, lensWidth * 0.3, 0], normal: [0, 1, 0], radius: w * 0.1 },
      ],
    );
  },
  view: { azimuth: 0.5, elevation: 0.3 },
});
