import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, integer, metres, flag as yesNo } from "../parameter-specs.ts";
import { bar, sheet } from "../pieces.ts";
import { packColour, packHex } from "../two-colours.ts";
import { type FlagPattern, flagPaint } from "./flag-fields.ts";

const EMBLEMS = [
  "crown",
  "fleur",
  "plainCross",
  "star",
  "quarters",
  "halves",
  "plain",
  "striped",
] as const satisfies FlagPattern[];
const ENDS = ["swallow", "point", "straight", "tongues"] as const;

type BannerParameters = {
  readonly emblem: (typeof EMBLEMS)[number];
  readonly end: (typeof ENDS)[number];
  readonly first: number;
  readonly second: number;
  readonly dyed: boolean;
  readonly width: number;
  readonly length: number;
  readonly fringe: boolean;
};

const parameters = {
  emblem: choice(EMBLEMS, "What is sewn on."),
  end: choice(ENDS, "How its lower edge is cut."),
  first: integer(0, 0xffffff, "Colour of the cloth, sRGB."),
  second: integer(0, 0xffffff, "Colour of what is sewn on, sRGB."),
  dyed: yesNo("The cloth keeps its own dye."),
  width: metres(0.3, 1.6, "Of the cloth."),
  length: metres(0.5, 3, "Of the cloth, from the bar down."),
  fringe: yesNo("Gold trimming along the edges."),
};

const CLOTHS = ["#a8181f", "#1f3f8f", "#20623a", "#5a2470", "#1c1c20", "#c98a1c"];
const SIGNS = ["#e8b92c", "#f0ece0", "#e8b92c", "#e8d8a0", "#d8d8dc", "#7a1418"];

/**
 * A banner. What makes it itself: a long cloth that hangs from a crossbar near the top of a pole, taller than wide, with an emblem, gold
 * edges and a lower edge cut into points.
 */
export const banner = defineConcept<BannerParameters>({
  id: "banner",
  family: "object",
  words: [
    "banner",
    "war banner",
    "hanging banner",
    "medieval banner",
    "heraldic banner",
    "gonfalon",
    "standard flag",
    "vertical banner",
    "banderole",
  ],
  senses: ["banner#1"],
  height: 2.1,
  parameters,
  slots: {
    cloth: { words: ["fabric", "field"], materials: ["woven-cotton"] },
    pole: {
      words: ["staff", "bar", "crossbar", "shaft"],
      materials: ["oak"],
      colours: [fromHex("#6a4424"), fromHex("#3a2618")],
      takesWhole: "material",
    },
    finial: { words: ["tip", "spear", "knob"], materials: ["gold"], takesWhole: false },
    fringe: {
      words: ["trim", "tassel", "cord", "edge"],
      materials: ["woven-cotton"],
      colours: [fromHex("#d9a62c")],
      takesWhole: false,
    },
  },
  sample: (draw, ask) => {
    const [one, two] = (ask.colours ?? []).map(packColour);
    const look = draw.integer("look", 0, CLOTHS.length - 1);
    const plain = says(ask, "plain") || (ask.materials?.length ?? 0) > 0;
    return fitParameters(parameters, {
      emblem: plain
        ? "plain"
        : says(ask, "striped")
          ? "striped"
          : draw.pick("emblem", EMBLEMS, [2, 2, 1.5, 1, 0.8, 0.5, 0, 0]),
      end: draw.pick("end", ENDS, [2, 2, 0.7, 1]),
      first: one ?? packHex(CLOTHS[look] as string),
      second: two ?? packHex(one === undefined ? (SIGNS[look] as string) : "#e8b92c"),
      dyed: one !== undefined || plain,
      width: 0.8 * draw.number("width", 0.92, 1.12) * traitFactor(ask, { wide: 1.3, narrow: 0.75 }),
      length: 1.25 * draw.number("length", 0.9, 1.12) * traitFactor(ask, { long: 1.2, tall: 1.15, short: 0.75 }),
      fringe: wants(ask, "fringe", draw.chance("fringe", 0.75)),
    });
  },
  dress: (p): Record<string, SlotDress> =>
    p.dyed ? {} : { cloth: { colours: [fromHex(`#${p.first.toString(16).padStart(6, "0")}`)] } },
  build: buildBanner,
  view: { azimuth: 0.3, elevation: 0.06 },
});

/** How far the lower edge comes up at `u`, from -1 to 1 across the cloth, as part of its width. */
const CUT: Readonly<Record<BannerParameters["end"], (u: number) => number>> = {
  swallow: (u) => 0.42 * (1 - Math.abs(u)),
  point: (u) => 0.5 * Math.abs(u),
  straight: () => 0,
  tongues: (u) => 0.36 * Math.abs(2 * (((u + 1) * 1.5) % 1) - 1),
};

function buildBanner(p: BannerParameters): Model {
  const [w, l] = [p.width, p.length];
  const barY = l + 0.5;
  const top = barY + 0.2;
  const z = 0.035;
  const rows = 18;
  const columns = 24;
  const flat = sheet(
    Array.from({ length: rows + 1 }, (_, i) => [barY - l + (l * i) / rows, -w / 2, w / 2] as const),
    0.012,
    () => 0,
    columns,
  );
  const cut = CUT[p.end];
  const shape = deform(flat, ([x, y, d]) => {
    const t = (barY - y) / l;
    const u = x / (w / 2);
    const up = cut(Math.min(0.9999, Math.max(-0.9999, u))) * w * t;
    return [x, y + up, d];
  });
  const settled = { ...shape, rest: shape.positions.slice() };
  const folds = (x: number, y: number): number => {
    const t = Math.min(1, Math.max(0, (barY - y) / l));
    return 0.03 * t * sin((x / w) * 9 + 0.6) + 0.022 * sin(t * 5.2) * t;
  };
  const cloth = deform(settled, ([x, y, d]) => [x, y, d + z + folds(x, y)]);
  const paint = flagPaint(p.emblem, [p.first, p.second, p.second], [-w / 2, barY - l, w, l], p.dyed);
  const centre = barY - l * 0.42;
  const hemmed = (x: number, y: number): boolean => {
    const t = barY - y;
    const edge = w / 2 - Math.abs(x);
    const u = Math.min(0.9999, Math.max(-0.9999, x / (w / 2)));
    return edge < w * 0.055 || t < w * 0.06 || y < barY - l + cut(u) * w + w * 0.07;
  };
  const gold = fromHex("#d9a62c");
  const pole = turnedUp(
    [
      [0, 0],
      [0.021, 0, 0.006],
      [0.019, top, 0.004],
      [0, top],
    ],
    14,
  );
  const tip = turnedUp(
    [
      [0, top - 0.01],
      [0.034, top, 0.004],
      [0.03, top + 0.03, 0.004],
      [0.016, top + 0.04],
      [0.036, top + 0.09],
      [0, top + 0.23],
    ],
    14,
  );
  const reach = w / 2 + 0.07;
  const parts: Part[] = [
    makePart("cloth", "cloth", cloth, {
      weight: 1,
      crease: 1.2,
      paint: (surface, x, y, d, nx, ny, nz) => {
        const square = p.emblem === "quarters" || p.emblem === "halves" || p.emblem === "striped";
        if (square) paint(surface, x, y, d, nx, ny, nz);
        else signPaint(surface, x, y, d, nx, ny, nz);
        if (p.fringe && hemmed(x, y)) {
          surface.r = gold[0];
          surface.g = gold[1];
          surface.b = gold[2];
        }
      },
    }),
    makePart("pole", "pole", pole, { weight: 1 }),
    makePart("crossbar", "pole", bar([-reach, barY - 0.005, z], [reach, barY - 0.005, z], 0.02, 12), {
      weight: 0.9,
      grain: "x",
    }),
    makePart("tip", "finial", tip, { weight: 0.7 }),
    ...makeParts(
      "knob",
      "finial",
      [-1, 1].map((s) => move(sphere(0.032, 16, 10), [s * (reach + 0.01), barY - 0.005, z])),
      { weight: 0.5 },
    ),
    makePart(
      "cords",
      "fringe",
      merge([-1, 1].map((s) => bar([s * (reach - 0.03), barY, z], [0, top - 0.02, 0.012], 0.006, 6))),
      { weight: 0.3 },
    ),
  ];
  const side = p.emblem === "plainCross" ? w : w * 1.4;
  const signPaint = flagPaint(
    p.emblem,
    [p.first, p.second, p.second],
    [-side / 2, centre - side / 2, side, side],
    p.dyed,
  );
  return standModel(parts, [
    { name: "top", position: [0, top + 0.22, 0], normal: [0, 1, 0], radius: 0.03 },
    { name: "attach", position: [0, 0.3, 0], normal: [0, 1, 0], radius: 0.02 },
    { name: "hand", position: [0, 0.3, 0], normal: [0, 0, 1], radius: 0.02 },
  ]);
}
