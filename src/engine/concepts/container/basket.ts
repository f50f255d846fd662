import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { circleOutline, ellipseOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, ratio } from "../parameter-specs.ts";
import { hoopPoints } from "../vessel/handle.ts";
import { hollow, radiusAt, smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type BasketParameters = Proportions & {
  readonly style: "market" | "bushel" | "bread" | "laundry";
  readonly oval: number;
  readonly handle: "hoop" | "ears" | "none";
  readonly cloth: boolean;
};

const parameters: Concept<BasketParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["market", "bushel", "bread", "laundry"], "Rounded, straight, low, or tall."),
  oval: ratio(1, 1.6, "Width over depth."),
  handle: choice(["hoop", "ears", "none"], "One over the top, two at the rim, or none."),
  cloth: flag("A chequered cloth lines it."),
};

const LINES: Readonly<Record<BasketParameters["style"], readonly [readonly Point2[], number, number]>> = {
  market: [
    [
      [0.66, 0],
      [0.78, 0.14],
      [0.92, 0.45],
      [0.99, 0.8],
      [1, 1],
    ],
    0.17,
    0.17,
  ],
  bushel: [
    [
      [0.74, 0],
      [0.8, 0.25],
      [0.9, 0.62],
      [1, 1],
    ],
    0.19,
    0.22,
  ],
  bread: [
    [
      [0.72, 0],
      [0.82, 0.2],
      [0.94, 0.6],
      [1, 1],
    ],
    0.18,
    0.1,
  ],
  laundry: [
    [
      [0.8, 0],
      [0.85, 0.25],
      [0.93, 0.62],
      [1, 1],
    ],
    0.2,
    0.44,
  ],
};

function sampleBasket(draw: Draw, ask: Ask): BasketParameters {
  const style =
    ask.word === "laundry basket" || ask.word === "hamper"
      ? "laundry"
      : ask.word === "bread basket"
        ? "bread"
        : draw.pick("style", ["market", "bushel", "bread"] as const, [5, 3, 1]);
  const usual =
    style === "market"
      ? "hoop"
      : style === "bushel"
        ? draw.pick("ears", ["hoop", "ears"] as const)
        : style === "laundry"
          ? "ears"
          : "none";
  return {
    ...sampleProportions(draw, ask),
    style,
    oval: says(ask, "round") ? 1 : says(ask, "oval") ? 1.4 : draw.pick("oval", [1, 1.3, 1.45], [3, 2, 1]),
    handle: !wants(ask, "handle", usual !== "none") ? "none" : usual === "none" ? "ears" : usual,
    cloth: wants(ask, "cloth", ask.word === "picnic basket" || (style === "bread" && draw.chance("cloth", 0.6))),
  };
}

const STAKES = 26;
const STRAND = 0.0125;
/** The floor inside stands high, so that what lies in the basket shows over the rim. Part of the height. */
const FLOOR = 0.3;

function buildBasket(p: BasketParameters): Model {
  const [line, girth, height] = LINES[p.style];
  const [r, h] = [girth * p.wide, height * p.tall];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    6,
  );
  const oval = (geometry: Geometry) =>
    deform(geometry, ([x, y, z]) => [x * Math.sqrt(p.oval), y, z / Math.sqrt(p.oval)]);
  const rows = Math.max(5, Math.min(16, Math.round(h / STRAND / 1.15)));
  const pitch = h / rows;
  const swing = 0.0042;
  const section = ellipseOutline(0.0028, pitch * 0.56, 6);
  const strands = Array.from({ length: rows }, (_, row): Geometry => {
    const y = pitch * (row + 0.5);
    const at = radiusAt(outside, y);
    const path = Array.from({ length: STAKES * 2 }, (_unused, i): Vec3 => {
      const angle = (i / (STAKES * 2)) * TAU;
      const out = at + swing * cos((STAKES / 2) * angle + row * PI);
      return [out * cos(angle), y, -out * sin(angle)];
    });
    return oval(sweep(section, path, { closed: true, up: [0, 1, 0] }));
  });
  const stakes = Array.from({ length: STAKES }, (_, i): Geometry => {
    const angle = (i / STAKES) * TAU;
    const path = Array.from({ length: 6 }, (_unused, k): Vec3 => {
      const y = 0.003 + (h - 0.003) * (k / 5);
      const at = radiusAt(outside, y);
      return [at * cos(angle), y, -at * sin(angle)];
    });
    return oval(sweep(circleOutline(0.0034, 5), path, { up: [cos(angle), 0, -sin(angle)] }));
  });
  const lining = oval(
    lathe(
      hollow(
        outside.map(([x, y]) => [x - swing * 0.7, y] as const),
        0.003,
        h * FLOOR,
      ),
      52,
    ),
  );
  const rim = radiusAt(outside, h);
  const parts: Part[] = [
    makePart("lining", "body", lining, { weight: 0.9, paint: shadowed(r) }),
    ...makeParts("strand", "body", strands, { weight: 0.85, paint: tinted }),
    makePart("stakes", "body", merge(stakes), { weight: 0.5 }),
    makePart("rim", "body", oval(braid(ring(rim, h), 0.0085, 22, true)), { weight: 0.9, paint: tinted }),
    makePart("foot", "body", oval(braid(ring(radiusAt(outside, 0.004), 0.0085), 0.006, 18, true)), {
      weight: 0.6,
      paint: tinted,
    }),
  ];
  const reach = rim * Math.sqrt(p.oval);
  if (p.handle === "hoop") {
    const hoop = braid(
      curveThrough(hoopLine(reach, h, radiusAt(outside, h * 0.45) * Math.sqrt(p.oval), h + r * 1.35), 8),
      0.0095,
      14,
      false,
    );
    parts.push(makePart("handle", "handle", hoop, { weight: 0.95 }));
  } else if (p.handle === "ears") {
    const ears = [1, -1].map((side) => {
      const bow = Array.from({ length: 17 }, (_, i): Vec3 => {
        const angle = PI * (i / 16);
        return [side * (reach + 0.004 + 0.012 * sin(angle)), h - 0.012 + 0.068 * sin(angle), 0.055 * cos(angle)];
      });
      return braid(bow, 0.0075, 5, false);
    });
    parts.push(...makeParts("handle", "handle", ears, { weight: 0.85 }));
  }
  if (p.cloth) parts.push(makePart("cloth", "cloth", oval(cloth(outside, h)), { weight: 0.9, paint: gingham }));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: rim },
    {
      name: "inside",
      position: [0, h * FLOOR, 0],
      normal: [0, 1, 0],
      radius: radiusAt(outside, h * 0.3) / Math.sqrt(p.oval) - 0.015,
    },
    { name: "handle", position: [0, p.handle === "hoop" ? h + r * 1.3 : h, 0], normal: [0, 1, 0], radius: 0.03 },
  ]);
}

/** From inside the weave up past the rim, over, and down again. */
const hoopLine = (reach: number, rim: number, low: number, high: number): Vec3[] => {
  const up = hoopPoints(reach - 0.004, rim, high, 1);
  return [[-low + 0.003, rim * 0.45, 0], ...up, [low - 0.003, rim * 0.45, 0]];
};

const ring = (radius: number, y: number): Vec3[] =>
  Array.from({ length: 88 }, (_, i) => [radius * cos((i / 88) * TAU), y, -radius * sin((i / 88) * TAU)]);

/** Two strands twisted around a path: the section is an hourglass that turns as it goes. */
function braid(path: readonly Vec3[], radius: number, turns: number, closed: boolean): Geometry {
  const section = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * TAU;
    const d = radius * (0.62 + 0.38 * Math.abs(cos(angle)));
    return [d * cos(angle), d * sin(angle)] as const;
  });
  return sweep(section, path, { closed, twist: (t) => t * turns * PI, up: [0, 1, 0.01] });
}

/** A cloth that lies inside and hangs over the rim. */
function cloth(outside: readonly Point2[], h: number): Geometry {
  const rim = radiusAt(outside, h);
  const hang = h * 0.45;
  const low = radiusAt(outside, h - hang);
  const profile: Point2[] = [
    [rim - 0.02, h - 0.05],
    [low + 0.016, h - hang],
    [rim + 0.017, h + 0.004],
    [rim + 0.006, h + 0.0135],
    [rim - 0.008, h + 0.01],
  ];
  const skirt: Point2[] = [
    [low + 0.013, h - hang],
    [low + 0.018, h - hang],
    [rim + 0.019, h],
    [rim + 0.011, h + 0.013],
    [rim - 0.009, h + 0.013],
    [rim - 0.02, h - 0.02],
    [rim - 0.017, h - 0.02],
    [rim - 0.007, h + 0.009],
    [rim + 0.01, h + 0.009],
    [rim + 0.014, h - 0.002],
  ];
  return deform(lathe(profile.length > 0 ? skirt : profile, 96, true), ([x, y, z]) => {
    const fall = Math.max(0, h - y) / hang;
    const out = Math.sqrt(x * x + z * z) > rim ? 1 : 0;
    const wave = cos(atan2(z, x) * 14);
    const f = 1 + out * fall * 0.03 * (1 + wave);
    return [x * f, y - out * fall * 0.012 * wave + (fall > 0.9 ? 0.02 * cos(atan2(z, x) * 4) : 0), z * f];
  });
}

const RED = fromHex("#b9242a");
const gingham: Paint = (surface, x, y, z) => {
  const u = Math.floor((atan2(z, x) * 0.17) / 0.022) & 1;
  const v = Math.floor(y / 0.022) & 1;
  if (u === 0 && v === 0) return;
  const f = u + v === 2 ? 1 : 0.5;
  surface.r += (RED[0] - surface.r) * f;
  surface.g += (RED[1] - surface.g) * f;
  surface.b += (RED[2] - surface.b) * f;
};

/** Dark between the strands, and inside the weave's shade. */
const shadowed =
  (r: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const inner = x * nx + z * nz < 0 || ny > 0.7;
    const row = Math.floor(y / 0.0145);
    const u = (atan2(z, x) / TAU) * STAKES + (row & 1) * 0.5;
    const across = Math.abs(u - Math.floor(u) - 0.5) * 2;
    const up = Math.abs(y / 0.0145 - row - 0.5) * 2;
    const f = !inner
      ? 0.4
      : ny > 0.7
        ? 0.55 + 0.2 * sin((Math.sqrt(x * x + z * z) / r) * 60)
        : 0.85 - 0.3 * across * across - 0.25 * up * up;
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
  };

/** No two pieces of a strand are quite the same brown. */
const tinted: Paint = (surface, x, y, z) => {
  const angle = atan2(z, x);
  const f = 0.86 + 0.16 * sin(Math.floor(y * 90) * 2.3 + Math.floor(angle * 4.14) * 1.7);
  layColour(surface, [surface.r * f, surface.g * f, surface.b * f]);
};

const WICKER = ["#b5823f", "#a06c34", "#c59a58", "#8a5a2c"].map(fromHex);

/** A basket. What makes it itself: strands woven over and under upright stakes, a twisted rim, a hoop over the top to carry it by, an empty hollow inside. */
export const basket = defineConcept<BasketParameters>({
  id: "basket",
  family: "container",
  words: [
    "basket",
    "wicker basket",
    "picnic basket",
    "easter basket",
    "fruit basket",
    "bread basket",
    "laundry basket",
    "hamper",
    "woven basket",
    "straw basket",
    "flower basket",
  ],
  senses: ["basket#1", "hamper"],
  height: 0.3,
  parameters,
  slots: {
    body: { words: ["weave", "wicker", "rim", "side"], materials: ["oak"], colours: WICKER, group: "wicker" },
    handle: { words: ["hoop"], materials: ["oak"], colours: WICKER, group: "wicker" },
    cloth: {
      words: ["napkin", "liner", "blanket"],
      materials: ["woven-cotton"],
      colours: [fromHex("#f1ece2")],
      takesWhole: false,
    },
  },
  sample: sampleBasket,
  build: buildBasket,
  view: { azimuth: 0.35, elevation: 0.44 },
});
