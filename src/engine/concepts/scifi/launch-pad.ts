import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const YELLOW = fromHex("#f2c21c");
const DARK = fromHex("#17181a");
const WHITE = fromHex("#f2efe6");
/** Half the slab's side, its height, and where the tower stands behind what is launched. */
const R = 5.6;
const DECK = 0.6;
const TOWER_Z = -4.5;
const HIGH = 11;
const HALF = 0.75;
const BAYS = 8;

/** Black and yellow slants along the rim, and a ring or a letter about the middle. */
const markings =
  (sign: "ring" | "h"): Paint =>
  (surface, x, y, z) => {
    const far = Math.sqrt(x * x + z * z);
    if (y > DECK - 0.02) {
      if (sign === "ring" ? far > 2.35 && far < 2.6 : far > 3.1 && far < 3.4) layColour(surface, YELLOW, 0.6);
      const [u, v] = [Math.abs(x), Math.abs(z)];
      if (sign === "h" && v < 1.7 && ((u > 0.95 && u < 1.5) || (u < 1 && v < 0.28))) layColour(surface, WHITE, 0.6);
      if (sign === "ring" && far < 1.7) {
        const soot = 0.35 + (0.5 * far) / 1.7;
        layColour(surface, [surface.r * soot, surface.g * soot, surface.b * soot]);
      }
    } else if (y > DECK - 0.26) {
      const along = (x + z) * 1.1 + y * 1.5;
      layColour(surface, along - Math.floor(along) < 0.5 ? YELLOW : DARK, 0.6);
    }
  };

/** A tower of lattice with floors, a lift shaft and arms that reach for what is launched. */
function tower(): Part[] {
  const corners: readonly (readonly [number, number])[] = [
    [-HALF, -HALF],
    [HALF, -HALF],
    [HALF, HALF],
    [-HALF, HALF],
  ];
  const at = ([x, z]: readonly [number, number], y: number): Vec3 => [x, y, TOWER_Z + z];
  const step = (HIGH - DECK) / BAYS;
  const struts = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % 4] as readonly [number, number];
    return [
      bar(at(corner, DECK - 0.02), at(corner, HIGH), 0.085, 8),
      ...Array.from({ length: BAYS }, (_, k) => {
        const [low, high] = [DECK + k * step, DECK + (k + 1) * step];
        return [
          bar(at(corner, high), at(next, high), 0.055, 8),
          k % 2 === 0 ? bar(at(corner, low), at(next, high), 0.045, 8) : bar(at(next, low), at(corner, high), 0.045, 8),
        ];
      }).flat(),
    ];
  });
  const floors = [2, 4, 6, 8].map((k) =>
    move(box([2 * HALF + 0.3, 0.07, 2 * HALF + 0.3]), [0, DECK + k * step, TOWER_Z]),
  );
  const arms = [3.4, 5.6, 7.6].flatMap((y) => {
    const [from, to] = [TOWER_Z + HALF, -3.3];
    return [
      move(box([0.42, 0.07, to - from]), [0, y, (from + to) / 2]),
      ...[-1, 1].map((side) => bar([side * 0.2, y + 0.36, from], [side * 0.2, y + 0.2, to], 0.03, 8)),
      bar([0, y - 0.4, from], [0, y, to], 0.04, 8),
    ];
  });
  const mast = bar([0, HIGH - 0.05, TOWER_Z], [0, HIGH + 1.5, TOWER_Z], 0.045, 8);
  return [
    makePart("tower", "tower", merge([...struts, settle(mast)]), { weight: 0.9 }),
    makePart("floors", "floor", merge(floors.map(settle)), { weight: 0.5 }),
    makePart("arms", "arm", merge(arms.map(settle)), { weight: 0.6 }),
    makePart("lift", "floor", settle(move(box([0.7, HIGH - DECK - 0.4, 0.7]), [0, (HIGH + DECK) / 2 - 0.2, TOWER_Z])), {
      weight: 0.6,
    }),
    makePart("beacon", "lamp", settle(move(sphere(0.14, 16, 10), [0, HIGH + 1.55, TOWER_Z])), { weight: 0.4 }),
  ];
}

function build({ style }: Planned): Part[] {
  const isLaunch = style === "launch";
  const deck = turnedUp(
    [
      [0, 0],
      [R, 0, 0.02],
      [R, DECK, 0.03],
      [0, DECK],
    ],
    isLaunch ? 8 : 64,
  );
  const lamps = Array.from({ length: isLaunch ? 8 : 16 }, (_, i) => {
    const a = ((i + 0.5) / (isLaunch ? 8 : 16)) * TAU;
    const far = isLaunch ? R * 0.86 : R - 0.25;
    return settle(move(sphere(0.11, 12, 8), [far * sin(a), DECK + 0.04, far * cos(a)]));
  });
  return [
    makePart("deck", "body", deck, { weight: 1, paint: markings(isLaunch ? "ring" : "h") }),
    makePart("lamps", "lamp", merge(lamps), { weight: 0.4 }),
    ...(isLaunch ? tower() : []),
  ];
}

/** A pad that something is launched from or lands on. What makes it itself: a slab of concrete rimmed in black and yellow with lamps around; a scorched ring and a red lattice tower with arms for a rocket, a ring and an H for a helicopter. */
export const launchPad = defineFromPlan({
  id: "launch-pad",
  family: "building",
  words: [
    "launch pad",
    "launchpad",
    "rocket launch pad",
    "launching pad",
    "launch site",
    "launch tower",
    "gantry",
    "launch gantry",
    "landing pad",
    "helipad",
    "helicopter pad",
    "heliport",
    "landing platform",
  ],
  senses: [],
  height: HIGH,
  vary: 0.02,
  view: { azimuth: 0.6, elevation: 0.22 },
  slots: {
    body: mainSlot("concrete", "#9a978f", "slab|deck|pad"),
    tower: slot("painted-metal", "#b8341c #c8492a", "gantry|lattice|mast"),
    floor: slot("painted-metal", "#5b6068", "lift|platform"),
    arm: slot("painted-metal", "#c9ccd0", "bridge|walkway"),
    lamp: slot("plastic", "#ff5a3c", "light|beacon"),
  },
  styles: {
    launch: { weight: 1 },
    landing: {
      weight: 0,
      words: ["landing pad", "helipad", "helicopter pad", "heliport", "landing platform"],
    },
  },
  sockets: () => [{ name: "top", position: [0, DECK, 0], normal: [0, 1, 0], radius: 1.7 }],
  build,
});
