import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { PI, sin } from "../../math/elementary.ts";
import { block, blockOn, square, turnedUp } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";

const LIT = fromHex("#f4dc94");
const four = (g: Geometry): Geometry[] => [0, 1, 2, 3].map((i) => turnY(g, (i * PI) / 2));

/** Panes between mullions and floors; here and there a light is on. */
const panes =
  (pitchX: number, pitchY: number, gap: number, p: StructureParameters): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(ny) > 0.5) return;
    const along = Math.abs(nz) > Math.abs(nx) ? x : z;
    const [u, v] = [along / pitchX + 100.5, y / pitchY];
    const [i, k] = [Math.floor(u), Math.floor(v)];
    if (Math.abs(u - i - 0.5) > 0.5 - gap || Math.abs(v - k - 0.5) > 0.5 - gap * 1.3) {
      surface.r = 0.5;
      surface.g = 0.52;
      surface.b = 0.54;
      surface.roughness = 0.5;
      return;
    }
    const chance = sin(i * 12.98 + k * 78.23 + p.seed) * 43758.5;
    const lot = chance - Math.floor(chance);
    if (lot > 0.9) {
      surface.r = LIT[0];
      surface.g = LIT[1];
      surface.b = LIT[2];
    } else {
      const k2 = 0.75 + 0.6 * lot;
      surface.r *= k2;
      surface.g *= k2;
      surface.b *= k2;
    }
    surface.roughness = 0.1;
  };

/** Brick storeys with rows of framed windows, balconies, a door with a canopy, a parapet and a tank on the roof. */
function apartments(p: StructureParameters) {
  const [a, d] = [0.62 * p.wide, 0.5 * p.wide];
  const storeys = Math.min(7, p.count);
  const s = 0.34 * p.tall;
  const h = storeys * s + 0.1;
  const cols = 4;
  const frames: Geometry[] = [];
  const glass: Geometry[] = [];
  const rails: Geometry[] = [];
  for (let k = 0; k < storeys; k += 1)
    for (const side of [0, 1, 2, 3]) {
      const [half, out] = side % 2 === 0 ? [a, d] : [d, a];
      const n = side % 2 === 0 ? cols : 3;
      for (let i = 0; i < n; i += 1) {
        if (k === 0 && side === 0 && (i === 1 || i === 2)) continue;
        const x = ((i + 0.5) / n - 0.5) * 2 * half * 0.94;
        const y = 0.1 + (k + 0.55) * s;
        const put = (g: Geometry) => turnY(g, (side * PI) / 2);
        frames.push(
          put(block([0.2, s * 0.58, 0.05], [x, y, out], 0.006)),
          put(block([0.25, 0.03, 0.09], [x, y - s * 0.31, out + 0.01], 0.005)),
        );
        glass.push(
          put(block([0.075, s * 0.5, 0.04], [x - 0.042, y, out + 0.012])),
          put(block([0.075, s * 0.5, 0.04], [x + 0.042, y, out + 0.012])),
        );
        if (side === 0 && k > 0 && i % 3 === 0) {
          rails.push(
            block([0.3, 0.03, 0.16], [x, y - s * 0.36, out + 0.08], 0.005),
            block([0.3, 0.014, 0.014], [x, y - s * 0.06, out + 0.15]),
            ...Array.from({ length: 7 }, (_, n2) =>
              blockOn([0.011, s * 0.3, 0.011], x + (n2 / 6 - 0.5) * 0.28, y - s * 0.36, out + 0.15),
            ),
          );
          rails.push(...[-1, 1].map((e) => block([0.014, 0.014, 0.15], [x + e * 0.14, y - s * 0.06, out + 0.08])));
        }
      }
    }
  const parts: Part[] = [
    makePart("walls", "wall", blockOn([2 * a, h, 2 * d], 0, 0, 0, 0.006), { weight: 1 }),
    makePart("plinth", "trim", blockOn([2 * a + 0.06, 0.1, 2 * d + 0.06], 0, 0, 0, 0.01), { weight: 0.4 }),
    makePart(
      "bands",
      "trim",
      merge([
        blockOn([2 * a + 0.04, 0.03, 2 * d + 0.04], 0, 0.1 + s, 0, 0.005),
        blockOn([2 * a + 0.14, 0.07, 2 * d + 0.14], 0, h - 0.02, 0, 0.015),
      ]),
      { weight: 0.6 },
    ),
    makePart("parapet", "wall", blockOn([2 * a + 0.04, 0.1, 2 * d + 0.04], 0, h + 0.04, 0, 0.008), { weight: 0.5 }),
    makePart("frames", "trim", merge(frames), { weight: 0.6 }),
    makePart("panes", "glass", merge(glass), { weight: 0.7 }),
    makePart("balconies", "metal", merge(rails), { weight: 0.6 }),
    makePart(
      "door",
      "door",
      merge([-1, 1].map((e) => block([0.13, s * 0.78, 0.05], [e * 0.068, 0.04 + s * 0.4, d + 0.005], 0.008))),
      { weight: 0.7 },
    ),
    makePart(
      "door-frame",
      "trim",
      merge([
        block([0.04, s * 0.86, 0.08], [-0.16, s * 0.43, d], 0.008),
        block([0.04, s * 0.86, 0.08], [0.16, s * 0.43, d], 0.008),
        block([0.5, 0.04, 0.26], [0, s * 0.9, d + 0.1], 0.01),
      ]),
      { weight: 0.6 },
    ),
    makePart("hut", "wall", blockOn([0.3, 0.22, 0.26], a * 0.45, h + 0.08, -d * 0.3, 0.008), { weight: 0.4 }),
    makePart(
      "tank",
      "metal",
      turnedUp(
        [
          [0, h + 0.1],
          [0.13, h + 0.1],
          [0.13, h + 0.38],
          [0, h + 0.47],
        ],
        20,
      ),
      { weight: 0.5 },
    ),
  ];
  return standModel(parts, [{ name: "top", position: [0, h + 0.14, 0], normal: [0, 1, 0], radius: 0.2 }]);
}

/** Set back in steps, ribs all the way up, a spire. */
function deco(p: StructureParameters) {
  const h = 3 * p.tall;
  const steps = [
    [0.52, 0, 0.34],
    [0.42, 0.34, 0.68],
    [0.32, 0.68, 0.84],
    [0.22, 0.84, 0.93],
    [0.12, 0.93, 0.985],
  ] as const;
  const parts: Part[] = [
    makePart("foot", "trim", blockOn([1.24 * p.wide, 0.1, 1.24 * p.wide], 0, 0, 0, 0.015), { weight: 0.4 }),
  ];
  for (const [i, [a0, from, to]] of steps.entries()) {
    const a = a0 * p.wide;
    const [y0, y1] = [from * h, to * h];
    const n = Math.max(2, Math.round(a / 0.075));
    parts.push(
      makePart(
        `block-${i + 1}`,
        "glass",
        square([
          [0, y0],
          [a, y0],
          [a, y1],
          [0, y1],
        ]),
        { weight: 1, paint: panes((2 * a) / n, 0.075, 0.14, p) },
      ),
      makePart(
        `ribs-${i + 1}`,
        "wall",
        merge(
          Array.from({ length: n + 1 }, (_, k) =>
            four(blockOn([0.03, y1 - y0 + 0.05, 0.035], (k / n - 0.5) * 2 * a, y0, a, 0.004)),
          ).flat(),
        ),
        { weight: 0.8 },
      ),
      makePart(
        `crown-${i + 1}`,
        "wall",
        square([
          [0, y1 - 0.03],
          [a + 0.012, y1 - 0.03],
          [a + 0.012, y1 + 0.02],
          [0, y1 + 0.02],
        ]),
        { weight: 0.5 },
      ),
    );
  }
  parts.push(
    makePart(
      "spire",
      "metal",
      turnedUp(
        [
          [0, h * 0.98],
          [0.05, h * 0.98],
          [0.035, h * 1.06],
          [0.012, h * 1.09],
          [0.008, h * 1.22],
          [0, h * 1.23],
        ],
        12,
        1,
      ),
      { weight: 0.7 },
    ),
    makePart("entrance", "door", block([0.3, 0.24, 0.06], [0, 0.15, 0.53 * p.wide], 0.01), { weight: 0.4 }),
  );
  return standModel(parts, [{ name: "top", position: [0, h * 1.2, 0], normal: [0, 1, 0], radius: 0.03 }]);
}

/** A slab of glass on a lobby, fins at its corners, machinery on the roof. */
function tower(p: StructureParameters) {
  const [a, h] = [0.46 * p.wide, 2.9 * p.tall];
  const taper = p.seed % 2 === 0 ? 0.78 : 1;
  return standModel(
    [
      makePart(
        "lobby",
        "trim",
        square([
          [0, 0],
          [a * 1.2, 0],
          [a * 1.2, 0.2],
          [0, 0.2],
        ]),
        { weight: 0.5 },
      ),
      makePart("lobby-glass", "door", merge(four(block([a * 1.9, 0.13, 0.03], [0, 0.09, a * 1.2]))), { weight: 0.4 }),
      makePart(
        "shaft",
        "glass",
        square([
          [0, 0.18],
          [a, 0.18],
          [a * taper, h],
          [0, h],
        ]),
        { weight: 1, paint: panes(a / 4, 0.082, 0.07, p) },
      ),
      makePart(
        "crown",
        "wall",
        square([
          [0, h - 0.02],
          [a * taper * 1.03, h - 0.02],
          [a * taper * 1.03, h + 0.08],
          [0, h + 0.08],
        ]),
        { weight: 0.6 },
      ),
      makePart("plant", "trim", blockOn([a, 0.13, a * 0.8], 0, h + 0.07, 0, 0.015), { weight: 0.4 }),
      makePart(
        "mast",
        "metal",
        turnedUp(
          [
            [0, h + 0.1],
            [0.02, h + 0.1],
            [0.008, h + 0.62],
            [0, h + 0.64],
          ],
          8,
          1,
        ),
        { weight: 0.5 },
      ),
    ],
    [{ name: "top", position: [0, h + 0.2, 0], normal: [0, 1, 0], radius: 0.1 }],
  );
}

/** A skyscraper. What makes it itself: very tall, row upon row of windows, set back in steps with ribs and a spire, or one slab of glass with a mast. A block of flats is of brick with framed windows, balconies, a door and a tank on its roof. */
export const skyscraper = defineStructure({
  id: "skyscraper",
  family: "building",
  words: [
    "skyscraper",
    "high rise",
    "office building",
    "office tower",
    "empire state building",
    "apartment building",
    "apartment",
    "apartment block",
    "building",
    "hotel",
    "city building",
    "block of flats",
    "tower block",
    "flat",
    "hospital",
    "school",
  ],
  senses: ["skyscraper", "apartment building", "office building", "hotel", "hospital#1", "school#2"],
  height: 30,
  scale: 8,
  counts: [4, 7],
  counted: "storey",
  styles: { deco: 1, glass: 1, apartments: 0.0001 },
  choose: byWord({
    apartments: [
      "apartment building",
      "apartment",
      "apartment block",
      "building",
      "hotel",
      "block of flats",
      "flat",
      "hospital",
      "school",
      "city building",
    ],
    deco: ["empire state building"],
  }),
  slots: {
    wall: bodySlot(["facade", "rib", "brick"], ["concrete"], "#c9c0ae", "#b9b4aa"),
    glass: fixedSlot(["window", "pane"], ["glass"], "#4d738c", "#3f6070", "#5a7f95"),
    trim: fixedSlot(["frame", "cornice", "band"], ["concrete"], "#ddd6c8"),
    metal: fixedSlot(["spire", "antenna", "balcony", "railing"], ["painted-metal"], "#3a4046"),
    door: fixedSlot(["entrance", "lobby"], ["painted-metal"], "#26323a"),
  },
  dress: ({ style, seed }) =>
    style === "apartments"
      ? {
          wall: { material: "brick", colours: hues(["#a2543f", "#b58a64", "#8a4a3c"][seed % 3] as string) },
          glass: { material: "glass", colours: hues("#2c3f4d") },
        }
      : {},
  build: (p) => (p.style === "apartments" ? apartments(p) : p.style === "deco" ? deco(p) : tower(p)),
  view: { azimuth: 0.5, elevation: 0.16 },
});
