import { loft } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { facetPaint } from "./facet-paint.ts";
import { brilliant } from "./ring.ts";

const R = 0.05;

/** A stone in step cut: an oblong with cut corners, terraces above and below its girdle. */
function stepCut(w: number, d: number): Part["geometry"] {
  const ring = (k: number, y: number): Vec3[] => {
    const [a, b, c] = [w * k, d * k, Math.min(w, d) * 0.34 * k];
    const corners: [number, number][] = [
      [a, b - c],
      [a - c, b],
      [-a + c, b],
      [-a, b - c],
      [-a, -b + c],
      [-a + c, -b],
      [a - c, -b],
      [a, -b + c],
    ];
    return corners.map(([x, z]) => [x, y, -z]);
  };
  const h = Math.min(w, d);
  return settle(
    loft([
      ring(0.16, -h * 0.8),
      ring(0.55, -h * 0.5),
      ring(0.85, -h * 0.2),
      ring(1, 0),
      ring(1, h * 0.06),
      ring(0.9, h * 0.22),
      ring(0.76, h * 0.34),
      ring(0.6, h * 0.4),
    ]),
  );
}

/** A heart seen from above, cut with a table and a point below. */
function heartCut(r: number): Part["geometry"] {
  const count = 24;
  const outline = Array.from({ length: count }, (_, i): [number, number] => {
    const a = (i / count) * TAU;
    const s = sin(a);
    return [s * s * s, (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)) / 15];
  });
  const ring = (k: number, z: number): Vec3[] => outline.map(([x, y]) => [-x * r * k, y * r * k, z]);
  return settle(
    loft([
      [[0, 0, -r * 0.5]],
      ring(0.6, -r * 0.28),
      ring(1, -r * 0.02),
      ring(1, r * 0.06),
      ring(0.8, r * 0.24),
      ring(0.55, r * 0.32),
    ]),
  );
}

function build({ style }: Planned): Part[] {
  const stone =
    style === "step"
      ? stepCut(R * 0.78, R)
      : style === "heart"
        ? heartCut(R)
        : style === "oval"
          ? stretch(brilliant(R, 9), [0.78, 1, 1.05])
          : brilliant(R, 8);
  return [makePart("stone", "stone", move(stone, [0, R, 0]), { weight: 1, crease: 0.05, paint: facetPaint() })];
}

/** A large cut stone. What makes it itself: flat facets around a table, a girdle, a point it stands on, every facet of another brightness. */
export const gem = defineFromPlan({
  id: "gem",
  family: "jewel",
  words: [
    "gem",
    "diamond",
    "gemstone",
    "jewel",
    "ruby",
    "emerald",
    "sapphire",
    "amethyst",
    "topaz",
    "precious stone",
    "opal",
    "garnet",
    "aquamarine",
    "cut diamond",
  ],
  senses: ["jewel", "gem#2"],
  height: 0.06,
  view: { azimuth: 0.35, elevation: 0.32 },
  slots: {
    stone: mainSlot("glass", "#dff0f8 #b3122c #0f8a4c #1546b8 #7a2fb8", "facet|crystal"),
  },
  styles: {
    brilliant: { weight: 5 },
    oval: { weight: 1, traits: ["oval"] },
    step: { weight: 1, words: ["emerald", "aquamarine"] },
    heart: { weight: 0, traits: ["heart-shaped"] },
  },
  kinds: {
    any: { words: ["gem", "gemstone", "jewel", "precious stone"] },
    diamond: { weight: 0, words: ["diamond", "cut diamond"], dress: { stone: "#dcedf6" } },
    ruby: { weight: 0, words: ["ruby", "garnet"], dress: { stone: "#b80f2c" } },
    emerald: { weight: 0, words: ["emerald"], dress: { stone: "#0c8a4a" } },
    sapphire: { weight: 0, words: ["sapphire"], dress: { stone: "#1340b8" } },
    amethyst: { weight: 0, words: ["amethyst"], dress: { stone: "#8a3ac8" } },
    topaz: { weight: 0, words: ["topaz"], dress: { stone: "#e89a1c" } },
    opal: { weight: 0, words: ["opal", "aquamarine"], dress: { stone: "#8fdce0" } },
  },
  vary: 0.04,
  build,
});
