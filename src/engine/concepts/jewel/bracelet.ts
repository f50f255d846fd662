import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { facetPaint } from "./facet-paint.ts";
import { brilliant } from "./gem-cuts.ts";
import { serpent } from "./serpent.ts";

const [WIDE, DEEP] = [0.034, 0.029];

const around = (a: number, y = 0): Vec3 => [WIDE * sin(a), y, DEEP * cos(a)];
/** Which way the round faces outwards there. */
const facing = (a: number): number => atan2(sin(a) / WIDE, cos(a) / DEEP);

/** Puts a piece whose front is +Z on the round. */
const onRound = (piece: Geometry, a: number, y: number, out = 0): Geometry => {
  const [x, , z] = around(a);
  return move(turnY(piece, facing(a)), [x + out * sin(a), y, z + out * cos(a)]);
};

function chain(level: number): Geometry {
  const count = 40;
  const link = stretch(torus(1, 0.27, 16, 8), [0.0033, 0.0026, 0.0021]);
  const flat = stretch(torus(1, 0.27, 16, 8), [0.0033, 0.0026, 0.0021]);
  return merge(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TAU;
      return onRound(i % 2 ? flat : turnX(link, PI / 2), a, level);
    }),
  );
}

function heart(size: number): Geometry {
  const points = Array.from({ length: 36 }, (_, i) => {
    const t = (i / 36) * TAU;
    const s = sin(t);
    const x = 16 * s * s * s;
    const y = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t);
    return [(x / 16) * size, (y / 16) * size] as const;
  });
  return extrude([...points].reverse(), { depth: size * 0.45, bevel: size * 0.16, bevelSteps: 3 });
}

function star(size: number): Geometry {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const a = PI / 2 + (i / 10) * TAU;
    const r = i % 2 ? size * 0.46 : size * 1.08;
    return [r * cos(a), r * sin(a), size * 0.08] as const;
  });
  return extrude(closeCorners(corners, 2), { depth: size * 0.4, bevel: size * 0.1 });
}

/** Small things that hang from a chain. */
function charms(level: number): Part[] {
  const angles = [-1.05, -0.52, 0, 0.52, 1.05, 2.0, 3.14, 4.2];
  const metal: Geometry[] = [];
  const gem: Geometry[] = [];
  for (const [i, a] of angles.entries()) {
    const down = level - 0.0095;
    metal.push(onRound(turnX(torus(0.0019, 0.0005, 14, 6), PI / 2), a, level - 0.0026, 0.0006));
    if (i % 3 === 0) metal.push(onRound(heart(0.0052), a, down, 0.0012));
    else if (i % 3 === 1) metal.push(onRound(star(0.0055), a, down, 0.0012));
    else {
      gem.push(onRound(stretch(turnX(brilliant(0.0042, 8), PI / 2), [1, 1.15, 0.8]), a, down, 0.0012));
      metal.push(onRound(stretch(turnX(torus(0.0043, 0.0007, 24, 8), PI / 2), [1, 1.15, 1]), a, down, 0.0012));
    }
  }
  return [
    makePart("charms", "metal", merge(metal), { weight: 0.9 }),
    makePart("gems", "gem", merge(gem), { weight: 0.7, crease: 0.05, paint: facetPaint(0.8) }),
  ];
}

const BEADS = ["#1f8a8a", "#c8502a", "#e8c24a", "#3a4ab0", "#b02a5a", "#f0eadc", "#4a2a1a"].map(fromHex);

function beaded(seed: number): Part[] {
  const count = 23;
  const r = 0.0044;
  const beads = Array.from({ length: count }, (_, i) =>
    move(stretch(sphere(r, 20, 14), [1, 0.97, 1]), around((i / count) * TAU, r)),
  );
  const first = seed % BEADS.length;
  const spacers = Array.from({ length: 4 }, (_, i) => {
    const a = ((i * 6 + 0.5) / count) * TAU;
    return onRound(
      turnZ(
        lathe(
          roundCorners(
            [
              [0, -0.0008],
              [0.0034, -0.0008, 0.0005],
              [0.0034, 0.0008, 0.0005],
              [0, 0.0008],
            ],
            2,
          ),
          20,
        ),
        PI / 2,
      ),
      a,
      r,
    );
  });
  return [
    makePart("beads", "bead", merge(beads), {
      weight: 1,
      paint: (surface, x, _y, z, nx, ny, nz) => {
        // which bead it is follows from the bead's middle, one radius under the surface
        const [mx, mz] = [(x - nx * r) / WIDE, (z - nz * r) / DEEP];
        const n =
          mz > Math.abs(mx)
            ? mx > 0
              ? 0
              : 1
            : mz < -Math.abs(mx)
              ? mx > 0
                ? 2
                : 3
              : mx > 0
                ? mz > 0
                  ? 4
                  : 5
                : mz > 0
                  ? 6
                  : 7;
        if (n % 3 === 1) layColour(surface, BEADS[first] ?? [1, 1, 1]);
        surface.height += 0.0001 * ny;
      },
    }),
    makePart("spacers", "metal", merge(spacers), { weight: 0.5 }),
    makePart(
      "cord",
      "metal",
      tube(
        0.0009,
        Array.from({ length: 60 }, (_, i) => around((i / 60) * TAU, r)),
        6,
        { closed: true },
      ),
      { weight: 0.2 },
    ),
  ];
}

function bangle(style: string): Part[] {
  const high = style === "cuff" ? 0.026 : 0.009;
  const band = stretch(
    lathe(
      roundCorners(
        [
          [0.0295, 0, 0.0006],
          [0.0312, 0, 0.0012],
          [0.0326, high / 2, high * 0.6],
          [0.0312, high, 0.0012],
          [0.0295, high, 0.0006],
          [0.0295, high / 2],
        ],
        3,
      ),
      96,
      true,
    ),
    [WIDE / 0.031, 1, DEEP / 0.031],
  );
  const angles = Array.from({ length: 9 }, (_, i) => (i - 4) * 0.27);
  const size = style === "cuff" ? 0.0052 : 0.0036;
  const stones = angles.map((a) => onRound(turnX(brilliant(size, 8), PI / 2), a, high / 2, 0.0014 + size * 0.2));
  const seats = angles.map((a) =>
    onRound(turnX(torus(size * 1.02, size * 0.17, 24, 8), PI / 2), a, high / 2, 0.0014 + size * 0.2),
  );
  const rims = [0.0012, high - 0.0012].map((y) =>
    move(stretch(torus(1, 0.0011 / WIDE, 96, 8), [WIDE + 0.0012, WIDE, DEEP + 0.0012]), [0, y, 0]),
  );
  return [
    makePart("band", "metal", settle(band), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (style !== "cuff" || x * x + z * z < 0.00075) return;
        surface.height += 0.0005 * sin(x * 900 + z * 500) * sin(y * 900);
      },
    }),
    makePart("rims", "metal", merge([...rims, ...seats]), { weight: 0.6 }),
    makePart("gems", "gem", merge(stones), { weight: 0.8, crease: 0.05, paint: facetPaint(0.8) }),
  ];
}

function build({ style, seed }: Planned): Part[] {
  if (style === "serpent") return serpent({ inner: 0.031, thick: 0.0042, turns: 2.3, metal: "metal", eye: "gem" });
  if (style === "beads") return beaded(seed);
  if (style === "bangle" || style === "cuff") return bangle(style);
  const level = 0.0165;
  const clasp = [
    onRound(turnX(torus(0.0042, 0.001, 24, 8), PI / 2), PI, level),
    onRound(
      tube(
        0.001,
        [
          [-0.006, 0, 0],
          [0.006, 0, 0],
        ],
        10,
      ),
      PI,
      level,
      0.001,
    ),
  ];
  return [makePart("chain", "metal", merge([chain(level), ...clasp]), { weight: 1 }), ...charms(level)];
}

const SERPENTS = ["snake", "serpent"].flatMap((beast) =>
  ["bracelet", "armlet", "arm ring", "bangle", "cuff"].map((thing) => `${beast} ${thing}`),
);

/** A bracelet as it lies about a wrist. What makes it itself: a wide open oval, far too large for a finger: a chain of links with hanging hearts, stars and stones; a bangle set with stones; an engraved cuff; a string of coloured beads; or a snake in coils. */
export const bracelet = defineFromPlan({
  id: "bracelet",
  family: "jewel",
  words: [
    "bracelet",
    "charm bracelet",
    "bangle",
    "bead bracelet",
    "beaded bracelet",
    "gold bracelet",
    "cuff bracelet",
    "wristband",
    "armlet",
    ...SERPENTS,
  ],
  senses: ["bracelet"],
  height: 0.02,
  view: { azimuth: 0.3, elevation: 0.5 },
  slots: {
    metal: mainSlot("gold gold silver", "", "chain|link|charm|band|clasp|coil"),
    gem: slot("glass", "#b3122c #1546b8 #0f8a4c #dff0f8 #7a2fb8", "stone|jewel|ruby|emerald|sapphire|diamond|eye"),
    bead: slot("ceramic-glaze oak", "#2a8a8f #c8502a #3a5ab0 #6a3a1c #f0eadc", "pearl", true),
  },
  styles: {
    charms: { weight: 3, words: ["charm bracelet"] },
    bangle: { weight: 1.5, words: ["bangle"] },
    cuff: { weight: 0.7, words: ["cuff bracelet", "armlet", "wristband"], traits: ["wide", "thick"] },
    serpent: { weight: 0, words: SERPENTS, traits: ["snake-shaped", "serpent-shaped"], dress: { gem: "#c0112a" } },
    beads: { weight: 1.5, words: ["bead bracelet", "beaded bracelet"], slots: ["bead"] },
  },
  build,
});
