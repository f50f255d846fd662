import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { flag, metres } from "../parameter-specs.ts";

type RingParameters = {
  readonly radius: number;
  readonly width: number;
  readonly thickness: number;
  readonly gem: boolean;
  readonly gemSize: number;
  readonly halo: boolean;
};

const parameters = {
  radius: metres(0.007, 0.013, "Of the finger."),
  width: metres(0.001, 0.009, "Of the band."),
  thickness: metres(0.0008, 0.003, "Of the band."),
  gem: flag("Carries a stone."),
  gemSize: metres(0.003, 0.012, "Radius of the stone."),
  halo: flag("Small stones surround it."),
};

/** A stone in brilliant cut: a table, a crown of facets, a girdle and a point below; its girdle at y = 0. */
export function brilliant(radius: number, sides = 8): Part["geometry"] {
  const ring = (r: number, y: number, shift: number): Vec3[] =>
    Array.from({ length: sides * 2 }, (_, i) => {
      const angle = -((i + shift) / (sides * 2)) * TAU;
      return [r * cos(angle), y, r * sin(angle)];
    });
  return settle(
    loft([
      [[0, -radius * 0.85, 0]],
      ring(radius * 0.55, -radius * 0.36, 0),
      ring(radius, -radius * 0.03, 0.5),
      ring(radius, radius * 0.05, 0.5),
      ring(radius * 0.8, radius * 0.24, 0),
      ring(radius * 0.56, radius * 0.36, 0.5),
    ]),
  );
}

/** How many small stones surround the large one, and their radius over its. */
const HALO_STONES = 12;
const HALO_SIZE = 0.27;

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

/** A finger ring standing on its edge: a polished band and, on most, a cut stone held up in claws. */
export const ring = defineConcept<RingParameters>({
  id: "ring",
  family: "jewel",
  words: ["ring", "finger ring", "engagement ring", "wedding ring", "diamond ring", "wedding band", "signet ring"],
  senses: ["ring#8"],
  height: 0.026,
  parameters,
  slots: {
    band: { words: ["hoop", "circle", "setting"], materials: ["gold", "gold", "silver"] },
    gem: {
      words: ["stone", "jewel", "diamond", "ruby", "emerald", "sapphire", "crystal"],
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
  sample: (draw, ask) =>
    fitParameters<RingParameters>(parameters, {
      radius: draw.number("radius", 0.0088, 0.0098),
      width: draw.number("width", 0.0022, 0.0034) * traitFactor(ask, { wide: 1.8, thick: 1.5, thin: 0.6, narrow: 0.6 }),
      thickness: draw.number("thickness", 0.0013, 0.0019),
      gem: wants(ask, "gem", !/wedding|signet/.test(ask.word)),
      gemSize: draw.number("gem size", 0.0042, 0.0058) * traitFactor(ask, { large: 1.2 }, "gem"),
      halo: wants(ask, "halo", false),
    }),
  build: (p) => {
    const { radius: r, thickness: t, width: w } = p;
    const profile = roundCorners(
      [
        [r, 0],
        [r, -w / 2, t * 0.3],
        [r + t * 0.7, -w / 2, t * 0.4],
        [r + t, 0, w * 0.5],
        [r + t * 0.7, w / 2, t * 0.4],
        [r, w / 2, t * 0.3],
      ],
      4,
    );
    const band = settle(turnX(lathe(profile, 96, true), PI / 2));
    const seat = r + t + p.gemSize * 0.62;
    const claws = merge(
      Array.from({ length: 6 }, (_, i) => {
        const angle = (i / 6) * TAU;
        const at = (k: number, y: number): Vec3 => [p.gemSize * k * cos(angle), y, p.gemSize * k * sin(angle)];
        return tube(
          p.gemSize * 0.085,
          [at(0.2, r + t * 0.4), at(0.66, seat - p.gemSize * 0.3), at(1.03, seat), at(0.86, seat + p.gemSize * 0.24)],
          8,
          { endRounding: p.gemSize * 0.08, endSteps: 2 },
        );
      }),
    );
    const small = p.gemSize * HALO_SIZE;
    const halo = Array.from({ length: HALO_STONES }, (_, i) => {
      const angle = (i / HALO_STONES) * TAU;
      const away = p.gemSize * 1.06 + small;
      return move(brilliant(small, 6), [away * cos(angle), seat - p.gemSize * 0.12, away * sin(angle)]);
    });
    return standModel(
      [
        makePart("band", "band", band, { weight: 1, crease: 0.6 }),
        ...(p.gem
          ? [
              makePart("claws", "band", claws, { weight: 0.5 }),
              makePart("gem", "gem", move(brilliant(p.gemSize), [0, seat, 0]), { weight: 0.9, crease: 0.1 }),
            ]
          : []),
        ...(p.gem && p.halo
          ? [
              makePart("halo-setting", "band", plate(p.gemSize, small, seat), { weight: 0.4 }),
              ...makeParts("halo", "halo", halo, { weight: 0.5, crease: 0.1 }),
            ]
          : []),
      ],
      [
        {
          name: "top",
          position: [0, p.gem ? seat + p.gemSize * 0.36 : r + t, 0],
          normal: [0, 1, 0],
          radius: p.gemSize,
        },
        { name: "attach", position: [0, 0, 0], normal: [0, 1, 0], radius: r },
      ],
    );
  },
  view: { azimuth: 0.62, elevation: 0.3 },
});
