import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { facetPaint } from "./facet-paint.ts";
import { brilliant, cutStone } from "./gem-cuts.ts";
import { RING_PARAMETERS, RING_WORDS, type RingParameters, SIDE_HUES, sampleRing } from "./ring-parameters.ts";
import { serpent } from "./serpent.ts";

/** How many small stones surround the large one, and their radius over its. */
const HALO_STONES = 12;
const HALO_SIZE = 0.27;
/** Radius of a stone at the side over the large one's. */
const SIDE_SIZE = 0.52;
/** How far stones at the sides lean with the band. */
const LEAN = 0.6;
/** How far a signet is tipped so that its seal is seen, radians. */
const TIPPED = 0.58;

/** The ring of metal that a halo of stones is set in, round a stone whose girdle is at `seat`. */
const plate = (gem: number, small: number, seat: number): Part["geometry"] => {
  const [inner, outer] = [gem * 1.0, gem * 1.06 + small * 2.08];
  const [low, high] = [seat - gem * 0.3, seat - gem * 0.12 + small * 0.02];
  return lathe(
    [
      [inner, low],
      [outer, low + small * 0.3],
      [outer, high],
      [inner, high],
    ],
    64,
    true,
  );
};

/** Claws from the band to the girdle of a stone whose middle is over the axis. @param wide Its half width in x and in z over the radius. */
const claws = (gem: number, foot: number, seat: number, wide: readonly [number, number]): Part["geometry"] =>
  merge(
    Array.from({ length: 6 }, (_, i) => {
      const angle = (i / 6) * TAU;
      const at = (k: number, y: number): Vec3 => [
        gem * (k > 0.5 ? k * wide[0] : k) * cos(angle),
        y,
        gem * (k > 0.5 ? k * wide[1] : k) * sin(angle),
      ];
      return tube(
        gem * 0.085,
        [at(0.2, foot), at(0.66, seat - gem * 0.3), at(1.03, seat), at(0.86, seat + gem * 0.24)],
        8,
        { endRounding: gem * 0.08, endSteps: 2 },
      );
    }),
  );

const hoop = ({ radius: r, thickness: t, width: w }: RingParameters): Part["geometry"] =>
  settle(
    turnX(
      lathe(
        roundCorners(
          [
            [r, 0],
            [r, -w / 2, t * 0.3],
            [r + t * 0.7, -w / 2, t * 0.4],
            [r + t, 0, w * 0.5],
            [r + t * 0.7, w / 2, t * 0.4],
            [r, w / 2, t * 0.3],
          ],
          4,
        ),
        96,
        true,
      ),
      PI / 2,
    ),
  );

/** The stone with its claws, and what stands about it. */
function setting(p: RingParameters): Part[] {
  const foot = p.radius + p.thickness;
  const seat = foot + p.gemSize * 0.62;
  const small = p.gemSize * HALO_SIZE;
  const wide: readonly [number, number] = p.cut === "oval" || p.cut === "step" ? [0.8, 1.03] : [1, 1];
  const halo = Array.from({ length: HALO_STONES }, (_, i) => {
    const angle = (i / HALO_STONES) * TAU;
    const away = p.gemSize * 1.06 + small;
    return move(brilliant(small, 6), [away * cos(angle), seat - p.gemSize * 0.12, away * sin(angle)]);
  });
  const side = p.gemSize * SIDE_SIZE;
  // each further one leans farther down the shoulder of the band
  const shoulders = Array.from({ length: p.sides }, (_, i) => {
    const step = (wide[0] * p.gemSize + side * (1.05 + 2.1 * Math.floor(i / 2))) / (foot + side * 0.4);
    const turn = (i % 2 === 0 ? 1 : -1) * step;
    const [x, y] = [sin(turn) * (foot + side * 0.5), cos(turn) * (foot + side * 0.5)];
    return (piece: Part["geometry"]) => move(turnZ(piece, -turn * LEAN), [x, y, 0]);
  });
  const cup = merge([
    lathe(
      [
        [0, -side * 0.9],
        [side * 0.5, -side * 0.9],
        [side * 1.08, -side * 0.05],
        [side * 1.08, side * 0.1],
        [side * 0.98, side * 0.1],
        [side * 0.4, -side * 0.7],
        [0, -side * 0.7],
      ],
      28,
    ),
  ]);
  return [
    makePart("claws", "band", claws(p.gemSize, p.radius + p.thickness * 0.4, seat, wide), { weight: 0.5 }),
    makePart("gem", "gem", move(cutStone(p.cut, p.gemSize), [0, seat, 0]), { weight: 0.9, crease: 0.1 }),
    ...(p.halo
      ? [
          makePart("halo-setting", "band", plate(p.gemSize, small, seat), { weight: 0.4 }),
          ...makeParts("halo", "halo", halo, { weight: 0.5, crease: 0.1 }),
        ]
      : []),
    ...(p.sides > 0
      ? [
          makePart("side-settings", "band", merge(shoulders.map((at) => at(cup))), { weight: 0.5 }),
          ...makeParts(
            "side-stone",
            "halo",
            shoulders.map((at) => at(brilliant(side, 8))),
            { weight: 0.8, crease: 0.1, paint: facetPaint(0.8) },
          ),
        ]
      : []),
  ];
}

/** A band that widens upwards into a flat face for a seal. */
function signet(p: RingParameters): Part[] {
  const { radius: r, thickness: t } = p;
  const [wide, long] = [r * 0.66, r * 0.78];
  const top = r + t * 1.9;
  const sections = Array.from({ length: 97 }, (_, i): Vec3[] => {
    const angle = (i / 96) * TAU;
    const up = 0.5 + 0.5 * cos(angle);
    const swell = up * up * up;
    const half = p.width * 0.55 + (wide * 0.98 - p.width * 0.55) * swell;
    const outer = Math.min(r + t * (1 + 1.6 * swell), top / Math.max(0.2, cos(angle)));
    return roundCorners(
      [
        [-half, r],
        [half, r],
        [half, outer - t * 0.2, t * 0.3],
        [-half, outer - t * 0.2, t * 0.3],
      ],
      2,
    ).map(([z, away]): Vec3 => [away * sin(angle), away * cos(angle), z]);
  });
  const outline =
    p.cut === "step" ? rectangleOutline(long * 1.8, wide * 2, r * 0.2, 4) : ellipseOutline(long, wide, 48);
  const rim = settle(turnX(extrude(outline, { depth: t * 1.3, bevel: t * 0.2 }), -PI / 2));
  const seal = settle(turnX(extrude(outline, { depth: t * 0.3, bevel: t * 0.08 }), -PI / 2));
  const parts = [
    makePart("band", "band", settle(loft(sections.slice(0, -1), true)), { weight: 1, crease: 0.6 }),
    makePart("seal-rim", "band", move(rim, [0, top - t * 0.65, 0]), { weight: 0.6 }),
    makePart("seal", "face", move(stretch(seal, [0.86, 1, 0.86]), [0, top + t * 0.02, 0]), { weight: 1 }),
  ];
  return parts.map((part) => ({ ...part, geometry: turnX(part.geometry, TIPPED) }));
}

function build(p: RingParameters) {
  const { radius: r, thickness: t } = p;
  const isPlain = p.style === "band";
  const parts =
    p.style === "serpent"
      ? serpent({ inner: r, thick: t * 0.95, turns: 2.15, metal: "band", eye: "gem" })
      : p.style === "signet"
        ? signet(p)
        : [makePart("band", "band", hoop(p), { weight: 1, crease: 0.6 }), ...(p.gem ? setting(p) : [])];
  return standModel(parts, [
    {
      name: "top",
      position: [0, isPlain && p.gem ? r + t + p.gemSize * 0.98 : r + t, 0],
      normal: [0, 1, 0],
      radius: p.gemSize,
    },
    { name: "attach", position: [0, 0, 0], normal: [0, 1, 0], radius: r },
  ]);
}

/**
 * A finger ring. What makes it itself: a polished band on its edge and, on most, a cut stone held up in claws, alone or with smaller ones
 * beside or around it; a signet widens into a flat face; a snake is wound in coils with its head lifted.
 */
export const ring = defineConcept<RingParameters>({
  id: "ring",
  family: "jewel",
  words: RING_WORDS,
  senses: ["ring#8"],
  height: 0.026,
  parameters: RING_PARAMETERS,
  slots: {
    band: { words: ["hoop", "circle", "setting", "coil"], materials: ["gold", "gold", "silver"], group: "metal" },
    face: { words: ["seal", "crest"], materials: ["gold", "gold", "silver"], group: "metal" },
    gem: {
      words: ["stone", "jewel", "diamond", "ruby", "emerald", "sapphire", "crystal", "eye"],
      materials: ["glass"],
      colours: ["#e3f1f7", "#e3f1f7", "#b01124", "#0f7a4c", "#1746b5", "#7a2fb0"].map(fromHex),
      takesWhole: false,
    },
    halo: {
      words: ["accent", "accent stone", "side stone", "surrounding stone"],
      materials: ["glass"],
      colours: [fromHex("#e9f4f8")],
      takesWhole: false,
    },
  },
  sample: sampleRing,
  dress: (p): Readonly<Record<string, { readonly colours: readonly (readonly [number, number, number])[] }>> => ({
    ...(p.style === "serpent" && { gem: { colours: [fromHex("#c0112a")] } }),
    ...(p.sideHue !== "" && { halo: { colours: [fromHex(SIDE_HUES[p.sideHue] as string)] } }),
  }),
  build,
  view: { azimuth: 0.62, elevation: 0.42 },
});
