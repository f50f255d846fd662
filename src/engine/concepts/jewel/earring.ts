import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { facetPaint } from "./facet-paint.ts";
import { brilliant } from "./gem-cuts.ts";

const BAR = 0.074;
const APART = 0.021;

/** The wire that goes through the ear, its eye at the origin. */
const wire = (): Geometry =>
  tube(
    0.0007,
    curveThrough(
      [
        [0, 0, 0],
        [0, 0.006, 0.0012],
        [0, 0.0115, 0.0002],
        [0, 0.0128, -0.003],
        [0, 0.0105, -0.0055],
        [0, 0.004, -0.0068],
        [0, -0.002, -0.0074],
      ],
      6,
    ),
    8,
    { endRounding: 0.0005, endSteps: 1 },
  );

const upright = (radius: number, thickness: number): Geometry => turnX(torus(radius, thickness, 40, 10), PI / 2);

/** A stone to the front, held in a rim of beads. */
function setStone(r: number, tall: number, y: number): { readonly stone: Geometry; readonly rim: Geometry } {
  const at = (geometry: Geometry): Geometry => move(geometry, [0, y, 0]);
  const beads = Array.from({ length: 20 }, (_, i): Geometry => {
    const a = (i / 20) * TAU;
    return move(sphere(r * 0.17, 8, 6), [r * 1.1 * cos(a), r * 1.1 * tall * sin(a), 0]);
  });
  return {
    stone: at(stretch(turnX(brilliant(r, 8), PI / 2), [1, tall, 0.7])),
    rim: at(merge([stretch(upright(r * 1.03, r * 0.12), [1, tall, 1]), ...beads])),
  };
}

/** One earring: metal, stones and pearls hanging from the eye of its wire. */
function hung(style: string): { readonly metal: Geometry[]; readonly gem: Geometry[]; readonly pearl: Geometry[] } {
  const metal: Geometry[] = [wire(), move(upright(0.0014, 0.0005), [0, -0.001, 0])];
  if (style === "hoop") {
    metal.push(move(upright(0.0155, 0.0017), [0, -0.0175, 0]));
    return { metal, gem: [], pearl: [] };
  }
  if (style === "pearl") {
    const small = setStone(0.0034, 1, -0.0062);
    const cap = move(
      lathe(
        roundCorners(
          [
            [0, 0.0098],
            [0.0032, 0.0085, 0.001],
            [0.0012, 0.0128],
            [0, 0.013],
          ],
          2,
        ),
        20,
      ),
      [0, -0.0268, 0],
    );
    metal.push(small.rim, cap, move(upright(0.0013, 0.0005), [0, -0.0122, 0]));
    return { metal, gem: [small.stone], pearl: [move(sphere(0.0092, 32), [0, -0.0262, 0])] };
  }
  if (style === "chandelier") {
    const top = setStone(0.0048, 1, -0.0072);
    const drops = [-2, -1, 0, 1, 2].map((k) => ({ x: k * 0.0052, y: -0.023 - 0.0045 * (2 - Math.abs(k)) }));
    const arch = tube(
      0.0009,
      curveThrough(
        [
          [-0.0112, -0.0188, 0],
          [-0.008, -0.0145, 0],
          [0, -0.0124, 0],
          [0.008, -0.0145, 0],
          [0.0112, -0.0188, 0],
          [0, -0.0178, 0],
          [-0.0112, -0.0188, 0],
        ],
        5,
      ),
      8,
    );
    const links = drops.map(({ x, y }) =>
      tube(
        0.0005,
        [
          [x, -0.0165, 0],
          [x, y + 0.003, 0],
        ],
        6,
      ),
    );
    metal.push(top.rim, arch, ...links);
    const gem = drops.map(({ x, y }) =>
      move(stretch(turnX(brilliant(0.0025, 6), PI / 2), [0.85, 1.6, 0.8]), [x, y, 0]),
    );
    return { metal, gem: [top.stone, ...gem], pearl: [] };
  }
  const top = setStone(0.0038, 1, -0.0062);
  const drop = setStone(0.0078, 1.45, -0.0245);
  metal.push(top.rim, drop.rim, move(upright(0.0013, 0.0005), [0, -0.0118, 0]));
  return { metal, gem: [top.stone, drop.stone], pearl: [] };
}

function build({ style, has }: Planned): Part[] {
  const one = hung(style);
  const both = (pieces: readonly Geometry[]): Geometry =>
    merge([1, -1].flatMap((s) => pieces.map((piece) => move(piece, [s * APART, BAR - 0.0105, 0.002] as Vec3))));
  const parts: Part[] = [makePart("metal", "metal", both(one.metal), { weight: 1 })];
  if (one.gem.length > 0)
    parts.push(makePart("gems", "gem", both(one.gem), { weight: 1, crease: 0.05, paint: facetPaint(0.8) }));
  if (one.pearl.length > 0) parts.push(makePart("pearls", "pearl", both(one.pearl), { weight: 1 }));
  if (!has("stand")) return parts;
  const foot = lathe(
    roundCorners(
      [
        [0, 0],
        [0.0205, 0, 0.001],
        [0.0205, 0.0035, 0.0015],
        [0.008, 0.007, 0.004],
        [0.0024, 0.014, 0.004],
        [0.0021, BAR - 0.001],
        [0, BAR],
      ],
      4,
    ),
    40,
  );
  const bar = move(
    turnZ(
      lathe(
        roundCorners(
          [
            [0, -0.033],
            [0.0034, -0.0325, 0.0015],
            [0.0022, -0.028, 0.001],
            [0.0019, 0],
            [0.0022, 0.028, 0.001],
            [0.0034, 0.0325, 0.0015],
            [0, 0.033],
          ],
          3,
        ),
        20,
      ),
      PI / 2,
    ),
    [0, BAR - 0.001, 0],
  );
  parts.push(
    makePart("stand", "stand", merge([foot, bar, move(sphere(0.0035, 16), [0, BAR + 0.001, 0])]), { weight: 0.5 }),
  );
  return parts.map((part) => ({
    ...part,
    geometry: part.name === "stand" ? part.geometry : move(part.geometry, [0, 0.0005, 0]),
  }));
}

/** A pair of earrings on a small display. What makes them themselves: two alike, each hanging from a bent ear wire: set drops of stone, hoops, pearls, or chandeliers of small stones. */
export const earring = defineFromPlan({
  id: "earring",
  family: "jewel",
  words: [
    "earring",
    "earrings",
    "drop earring",
    "hoop earring",
    "pearl earring",
    "diamond earring",
    "pair of earrings",
    "ear ring",
  ],
  senses: ["earring"],
  height: 0.077,
  view: { azimuth: 0.22, elevation: 0.14 },
  slots: {
    metal: mainSlot("gold gold silver", "", "hook|wire|hoop|setting"),
    gem: slot(
      "glass",
      "#b3122c #1546b8 #0f8a4c #dff0f8 #7a2fb8 #1fa0a8",
      "stone|jewel|ruby|emerald|sapphire|diamond|crystal",
    ),
    pearl: slot("ceramic-glaze", "#f1ebdf #f3e6e0", "bead"),
    stand: slot("felt oak", "#2a2b31 #4a2a30 #5a3a22", "display|holder"),
  },
  styles: {
    drop: { weight: 3, words: ["drop earring", "diamond earring"] },
    hoop: { weight: 1.2, words: ["hoop earring"], traits: ["round"] },
    pearl: { weight: 1.2, words: ["pearl earring"], slots: ["pearl"] },
    chandelier: { weight: 1, traits: ["long"] },
  },
  extras: { stand: { chance: 1 } },
  build,
});
