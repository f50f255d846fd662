import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Outline, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { createDraw } from "../../math/draw.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { DELFT_FIGURES, drawDelft } from "../../texture/figures/delft-figures.ts";
import { createTileOrnament, readTileOrnament } from "../../texture/figures/tile-ornament.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Side, thickness of the glaze with what carries it, and of the biscuit behind it; metres. */
const [SIDE, FACE, BISCUIT] = [0.14, 0.005, 0.006];
/** A roof tile's length, radius at its wide end and thickness; metres. */
const [LONG, WIDE, THICK] = [0.4, 0.1, 0.014];

const [COBALT, THINNED, PALE] = ["#1c3576", "#7d90b8", "#a9bbd8"].map(fromHex) as [Rgb, Rgb, Rgb];
const OCHRE = fromHex("#c08a25");

/** Paints only the front, given its place from the left and from the top, 0..1 each. */
const onFront =
  (paint: (surface: Parameters<Paint>[0], u: number, v: number) => void): Paint =>
  (surface, x, y, z) => {
    if (z > FACE * 0.2) paint(surface, clamp01(0.5 + x / SIDE), clamp01(0.5 - y / SIDE));
  };

/** A ship, a mill, a tulip, a house or a bird, and a bud in each corner. */
function delft(seed: number): Paint {
  const { side, line, wash } = drawDelft(seed % DELFT_FIGURES);
  const at = (share: number) => Math.min(side - 1, Math.floor(share * side));
  return onFront((surface, u, v) => {
    const i = at(v) * side + at(u);
    blendColour(surface, THINNED, 0.8 * (wash[i] as number));
    blendColour(surface, COBALT, 0.92 * (line[i] as number));
  });
}

/** A rosette, and quarters of another figure at the corners, in blue and, now and then, in ochre. */
function azulejo(seed: number): Paint {
  const ornament = createTileOrnament(createDraw(seed).fork("ornament"), false);
  const inks = [COBALT, seed % 3 === 0 ? OCHRE : THINNED, PALE];
  const covers = new Float32Array(inks.length);
  return onFront((surface, u, v) => {
    readTileOrnament(ornament, u, v, covers);
    for (const [k, ink] of inks.entries()) blendColour(surface, ink, 0.92 * (covers[k] as number));
  });
}

/** Half a pipe that narrows to its far end, seen along it. */
function arch(): Outline {
  const steps = 24;
  const arc = (radius: number, way: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, k): readonly [number, number] => {
      const angle = (way === 1 ? k : steps - k) * (PI / steps);
      return [radius * cos(angle), radius * sin(angle)];
    });
  return [...arc(WIDE, 1), ...arc(WIDE - THICK, -1)];
}

function build({ kind, seed }: Planned): Part[] {
  if (kind === "roof")
    return [makePart("tile", "tile", extrude(arch(), { depth: LONG, bevel: 0.003, bevelSteps: 2 }), { weight: 1 })];
  const slab = (side: number, depth: number, z: number) =>
    move(extrude(rectangleOutline(side, side, 0.003, 2), { depth, bevel: 0.0016, bevelSteps: 3 }), [0, SIDE / 2, z]);
  const paint = kind === "delft" ? delft(seed) : kind === "azulejo" ? azulejo(seed) : undefined;
  return [
    makePart("tile", "tile", slab(SIDE, FACE, 0), { weight: 1, ...(paint ? { paint } : {}) }),
    makePart("biscuit", "biscuit", slab(SIDE * 0.985, BISCUIT, -(FACE + BISCUIT) / 2 + 0.001), { weight: 0.4 }),
  ];
}

/** What its kinds are called. */
const DELFT = ["delft tile", "delft blue tile", "delftware tile", "dutch tile"];
const PAINTED = [
  "azulejo",
  "portuguese tile",
  "patterned tile",
  "painted tile",
  "decorative tile",
  "talavera tile",
  "moroccan tile",
  "spanish tile",
  "encaustic tile",
];
const CLAY = ["terracotta tile", "clay tile", "quarry tile"];
const ROOF = ["roof tile", "roofing tile", "barrel tile", "mission tile", "clay roof tile", "terracotta roof tile"];

/** A tile. What makes it itself: one thin square with softened rims, glazed in front and of bare clay behind: plain, painted with a blue picture and a bud in each corner, or with a rosette whose corners join over four; or half a pipe of clay for a roof. */
export const tile = defineFromPlan({
  id: "tile",
  family: "object",
  words: [
    "tile",
    "ceramic tile",
    "glazed tile",
    "wall tile",
    "floor tile",
    "bathroom tile",
    "kitchen tile",
    "square tile",
    "porcelain tile",
    ...DELFT,
    ...PAINTED,
    ...CLAY,
    ...ROOF,
  ],
  height: SIDE,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.28 },
  slots: {
    tile: mainSlot("ceramic-glaze", "#e9e6dc #2f7f8c #3d6a4f #2a4a8c #c9a24a", "glaze|face|front|surface"),
    biscuit: slot("terracotta", "", "back|body"),
  },
  kinds: {
    plain: { weight: 3 },
    roof: {
      weight: 0,
      words: ROOF,
      materials: { tile: "terracotta" },
      dress: { tile: "#b5613c" },
    },
    delft: {
      weight: 0,
      words: DELFT,
      dress: { tile: "#e6e8e4" },
    },
    azulejo: {
      weight: 0.6,
      words: PAINTED,
      dress: { tile: "#e6e6df" },
    },
    clay: {
      weight: 0,
      words: CLAY,
      materials: { tile: "terracotta" },
      dress: { tile: "#b06a45" },
    },
  },
  build,
});
