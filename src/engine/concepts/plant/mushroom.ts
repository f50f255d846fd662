import { graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";

type MushroomParameters = {
  readonly height: number;
  readonly capWidth: number;
  readonly capHeight: number;
  readonly stemWidth: number;
  readonly bulb: number;
  readonly lean: number;
  readonly gills: number;
  readonly ring: boolean;
  readonly spots: boolean;
  readonly kind: string;
  readonly seed: number;
};

const KINDS = {
  "fly agaric": {
    cap: "#b01810",
    stem: "#e6dcc4",
    gill: "#ece2cc",
    spots: true,
    ring: true,
    capWidth: 1.02,
    capHeight: 0.36,
    stemWidth: 0.17,
    bulb: 1.5,
  },
  boletus: {
    cap: "#7a4a24",
    stem: "#d8bf94",
    gill: "#c9b070",
    spots: false,
    ring: false,
    capWidth: 1.0,
    capHeight: 0.42,
    stemWidth: 0.3,
    bulb: 1.45,
  },
  champignon: {
    cap: "#e2d6c2",
    stem: "#e8dfd0",
    gill: "#8a6450",
    spots: false,
    ring: true,
    capWidth: 1.1,
    capHeight: 0.46,
    stemWidth: 0.26,
    bulb: 1.1,
  },
  toadstool: {
    cap: "#8c5a9a",
    stem: "#d8cfc8",
    gill: "#cbb8c8",
    spots: true,
    ring: true,
    capWidth: 0.9,
    capHeight: 0.5,
    stemWidth: 0.15,
    bulb: 1.3,
  },
} as const;
type MushroomKind = keyof typeof KINDS;

const ratio = (min: number, max: number, about: string) =>
  ({ kind: "number", min, max, unit: "ratio", about }) as const;

const PARAMETERS = {
  height: { kind: "number", min: 0.02, max: 1.5, unit: "m", about: "Floor to the top of the cap." },
  capWidth: ratio(0.3, 2, "Width of the cap over the height."),
  capHeight: ratio(0.12, 0.8, "Height of the cap over the height."),
  stemWidth: ratio(0.05, 0.6, "Width of the stem over the height."),
  bulb: ratio(0.8, 2, "Width of the stem's foot over the stem."),
  lean: { kind: "number", min: -0.25, max: 0.25, unit: "rad", about: "How far it leans." },
  gills: { kind: "integer", min: 12, max: 80, about: "Gills under the cap." },
  ring: { kind: "flag", about: "A skirt around the stem." },
  spots: { kind: "flag", about: "Warts on the cap." },
  kind: { kind: "choice", options: Object.keys(KINDS), about: "Whose colours it wears." },
  seed: { kind: "integer", min: 0, max: 9999, about: "Where the warts sit." },
} as const;

function buildMushroom(p: MushroomParameters): Model {
  const h = p.height;
  const radius = (p.capWidth * h) / 2;
  const top = h;
  const rim = h * (1 - p.capHeight);
  const stemRadius = (p.stemWidth * h) / 2;
  // the axis bends a little: everything above follows it
  const bendAt = (y: number) => p.lean * y * (y / h) * 0.9;
  const lean = (geometry: Geometry) => deform(geometry, ([x, y, z]) => [x + bendAt(y), y, z + bendAt(y) * 0.35]);
  const dome = (t: number) => rim + (top - rim) * domeHeight(t);
  const cap: (readonly [number, number])[] = [
    [0, rim + (top - rim) * 0.3],
    [radius * 0.35, rim + (top - rim) * 0.3],
    [radius * 0.8, rim + (top - rim) * 0.16],
    [radius * 0.95, rim + h * 0.004],
    [radius * 0.985, rim - h * 0.006],
    [radius, rim + h * 0.006],
    ...Array.from({ length: 22 }, (_, i) => {
      const angle = ((i + 1) / 22) * (PI / 2);
      return [i === 21 ? 0 : radius * cos(angle), dome(cos(angle))] as const;
    }),
  ];
  const wavy = (geometry: Geometry) =>
    deform(geometry, ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z) / radius;
      const wave = 0.025 * h * r * r * noise((x / radius) * 1.6, 0, (z / radius) * 1.6, p.seed);
      return [x * (1 + wave / h), y + wave, z * (1 + wave / h)];
    });
  const shape = (geometry: Geometry) => settle(lean(wavy(geometry)));
  const stemProfile = graph([
    [0, p.bulb * 0.86],
    [0.06, p.bulb],
    [0.16, p.bulb * 0.94],
    [0.36, 1.02],
    [0.75, 0.86],
    [1, 0.98],
  ]);
  const stemTop = rim + (top - rim) * 0.34;
  const stem = lathe(
    [
      [0, 0],
      ...Array.from(
        { length: 30 },
        (_, i) => [stemRadius * stemProfile(i / 29) * (i === 0 ? 0.8 : 1), (stemTop * i) / 29] as const,
      ),
      [0, stemTop],
    ],
    40,
  );
  const parts: Part[] = [
    makePart("cap", "cap", shape(lathe(cap, 72)), { crease: 1, weight: 1, paint: capPaint(p) }),
    makePart("stem", "stem", settle(lean(stem)), { crease: 1, weight: 0.9, paint: stemPaint(h) }),
    makePart("gills", "gill", shape(gills(p.gills, stemRadius * 0.7, radius * 0.94, rim, top - rim, h)), {
      crease: 0.5,
      weight: 0.4,
    }),
  ];
  if (p.ring)
    parts.push(
      makePart("ring", "ring", settle(lean(skirt(stemRadius, rim - h * 0.09, h))), { crease: 1, weight: 0.5 }),
    );
  if (p.spots) {
    parts.push(makePart("spots", "spot", shape(warts(p, radius, dome)), { crease: 0.9, weight: 0.7 }));
  }
  const tip: Vec3 = [bendAt(h), h, bendAt(h) * 0.35];
  return standModel(parts, [
    { name: "top", position: tip, normal: [0, 1, 0], radius: radius * 0.5 },
    { name: "head", position: tip, normal: [0, 1, 0], radius: radius * 0.7 },
  ]);
}

/** Height of the dome, 0 at the rim to 1 on top, for the distance from the axis, 0 to 1. */
const domeHeight = (t: number): number => Math.sqrt(Math.max(0, 1 - t * t * (0.86 + 0.14 * t * t)));

function gills(count: number, inner: number, outer: number, rim: number, room: number, h: number): Geometry {
  const blades = Array.from({ length: count }, (_, i) => {
    // every second one is shorter, as in life
    const from = i % 2 === 0 ? inner : inner + (outer - inner) * 0.4;
    const thick = h * 0.0035;
    const rings = Array.from({ length: 6 }, (_ring, k): Vec3[] => {
      const t = k / 5;
      const r = from + (outer - from) * t;
      const deep =
        rim + room * (0.03 + 0.02 * (1 - t)) - h * 0.035 * sin(PI * (0.15 + 0.85 * t)) * (i % 2 === 0 ? 1 : 0.7);
      const high = rim + room * (0.34 - 0.17 * t * t);
      return [
        [thick * 0.5, deep, r],
        [thick, high, r],
        [-thick, high, r],
        [-thick * 0.5, deep, r],
      ];
    });
    return turnY(loft(rings), (i / count) * TAU);
  });
  return merge(blades);
}

function skirt(stemRadius: number, y: number, h: number): Geometry {
  const r = stemRadius;
  const body = lathe(
    [
      [r * 0.7, y + h * 0.03],
      [r * 0.7, y + h * 0.012],
      [r * 1.1, y - h * 0.01],
      [r * 1.55, y - h * 0.055],
      [r * 1.62, y - h * 0.05],
      [r * 1.25, y + h * 0.005],
      [r * 0.98, y + h * 0.03],
    ],
    48,
    true,
  );
  return deform(body, ([x, yy, z]) => {
    const out = Math.sqrt(x * x + z * z) / r - 1;
    const ruffle = 1 + 0.07 * Math.max(0, out) * cos(atan2(z, x) * 11);
    return [x * ruffle, yy, z * ruffle];
  });
}

/** Flat lumps of the torn veil, denser towards the top, largest there too. */
function warts(p: MushroomParameters, radius: number, dome: (t: number) => number): Geometry {
  const lumps: Geometry[] = [];
  const golden = 2.399963;
  const count = 44;
  for (let i = 0; i < count; i += 1) {
    const t = Math.sqrt((i + 0.35) / count) * 0.93;
    const angle = i * golden + 0.6 * noise(i * 3.7, 1.5, 2.5, p.seed);
    const size = radius * (0.062 + 0.035 * noise(i * 5.3, 7.5, 0.5, p.seed)) * (1.25 - 0.55 * t);
    const [x, z] = [radius * t * cos(angle), radius * t * sin(angle)];
    const slope = (dome(t + 0.01) - dome(t - 0.01)) / (0.02 * radius);
    const lump = lathe(
      [
        [0, -size * 0.5],
        [size * 0.92, -size * 0.3],
        [size, size * 0.12],
        [size * 0.78, size * 0.34],
        [size * 0.4, size * 0.42],
        [0, size * 0.44],
      ],
      12,
    );
    const rough = deform(lump, ([u, v, w]) => {
      const n = 1 + 0.22 * noise((u / size) * 1.7 + i, v / size, (w / size) * 1.7, p.seed + i);
      return [u * n, v, w * n];
    });
    // stands square on the dome: sheared along its slope
    const [c, s] = [cos(angle), sin(angle)];
    const set = deform(rough, ([u, v, w]) => {
      const out = u * c + w * s;
      const shrink = 1 / Math.sqrt(1 + slope * slope);
      const across = out * (shrink - 1);
      return [
        u + c * (across - v * slope * shrink),
        v * shrink + out * shrink * slope,
        w + s * (across - v * slope * shrink),
      ];
    });
    lumps.push(move(set, [x, dome(t), z]));
  }
  return merge(lumps);
}

const capPaint =
  (p: MushroomParameters): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const h = p.height;
    const under = smoothstep(-0.15, -0.4, ny);
    const r = Math.sqrt(x * x + z * z) / ((p.capWidth * h) / 2);
    const tone =
      1 -
      0.28 * smoothstep(0.55, 0, r) +
      0.14 * smoothstep(0.75, 1, r) +
      0.08 * noise((x / h) * 12, (y / h) * 12, (z / h) * 12, p.seed);
    surface.r *= tone;
    surface.g *= tone * (1 + 0.5 * smoothstep(0.7, 1, r) * (1 - under));
    surface.b *= tone;
    if (surface.metalness < 0.5) surface.roughness = 0.28 + 0.4 * under;
    surface.r += (0.72 - surface.r) * under * (surface.metalness < 0.5 ? 1 : 0);
    surface.g += (0.62 - surface.g) * under * (surface.metalness < 0.5 ? 1 : 0);
    surface.b += (0.44 - surface.b) * under * (surface.metalness < 0.5 ? 1 : 0);
  };

const stemPaint =
  (h: number): Paint =>
  (surface, x, y, z) => {
    const fibre = noise((x / h) * 60, (y / h) * 7, (z / h) * 60, 4);
    const scales =
      smoothstep(0.2, 0.5, noise((x / h) * 30, (y / h) * 34, (z / h) * 30, 9)) * smoothstep(0.3 * h, 0.1 * h, y);
    const tone = (1 + 0.09 * fibre) * (1 - 0.3 * scales) * (0.72 + 0.28 * smoothstep(0, 0.14 * h, y));
    surface.r *= tone;
    surface.g *= tone * 0.985;
    surface.b *= tone * 0.95;
  };

export const mushroom = defineConcept<MushroomParameters>({
  id: "mushroom",
  family: "plant",
  words: [
    "mushroom",
    "toadstool",
    "fly agaric",
    "champignon",
    "button mushroom",
    "boletus",
    "porcini",
    "fungus",
    "shroom",
  ],
  senses: ["mushroom", "fungus"],
  height: 0.14,
  parameters: PARAMETERS,
  slots: {
    cap: { words: ["top", "hat", "head"], materials: ["ceramic-glaze"], colours: [fromHex("#b01810")] },
    stem: { words: ["stalk", "foot", "leg"], materials: ["felt"], colours: [fromHex("#e6dcc4")], takesWhole: false },
    gill: { words: ["lamella"], materials: ["felt"], colours: [fromHex("#ece2cc")], takesWhole: false },
    ring: { words: ["skirt"], materials: ["felt"], colours: [fromHex("#ece2cc")], takesWhole: false },
    spot: { words: ["dot", "wart"], materials: ["felt"], colours: [fromHex("#f0eadc")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const named: MushroomKind | undefined = ["champignon", "button mushroom"].includes(ask.word)
      ? "champignon"
      : ["boletus", "porcini"].includes(ask.word)
        ? "boletus"
        : ask.word === "fly agaric"
          ? "fly agaric"
          : undefined;
    const kind =
      named ?? draw.pick("kind", ["fly agaric", "boletus", "champignon", "toadstool"] as const, [6, 1.5, 1, 1]);
    const usual = KINDS[kind];
    return fitParameters<MushroomParameters>(PARAMETERS, {
      height: draw.normal("height", 0.13, 0.01) * traitFactor(ask, { tall: 1.25, short: 0.75 }),
      capWidth:
        usual.capWidth *
        draw.number("cap", 0.88, 1.1) *
        traitFactor(ask, { wide: 1.25, fat: 1.2, thin: 0.8, tall: 0.8 }) *
        traitFactor(ask, { large: 1.3, wide: 1.3, small: 0.7 }, "cap"),
      capHeight:
        usual.capHeight *
        draw.number("dome", 0.88, 1.15) *
        traitFactor(ask, { flat: 0.6, round: 1.2 }, "cap") *
        traitFactor(ask, { flat: 0.6 }),
      stemWidth:
        usual.stemWidth *
        draw.number("stem", 0.9, 1.15) *
        traitFactor(ask, { fat: 1.5, thin: 0.65 }) *
        traitFactor(ask, { fat: 1.5, thick: 1.5, thin: 0.65 }, "stem"),
      bulb: usual.bulb * draw.number("bulb", 0.92, 1.08),
      lean: draw.number("lean", -0.13, 0.13),
      gills: Math.round(draw.number("gills", 26, 36)) * 2,
      ring: wants(ask, "ring", usual.ring),
      spots: wants(ask, "spot", usual.spots || says(ask, "spotted")),
      kind,
      seed: draw.integer("seed", 0, 9999),
    });
  },
  dress: (p) => {
    const { cap, stem, gill } = KINDS[p.kind as MushroomKind];
    return {
      cap: { colours: [fromHex(cap)] },
      stem: { colours: [fromHex(stem)] },
      gill: { colours: [fromHex(gill)] },
      ring: { colours: [fromHex(gill)] },
    };
  },
  build: buildMushroom,
  view: { azimuth: 0.5, elevation: 0.06 },
});
