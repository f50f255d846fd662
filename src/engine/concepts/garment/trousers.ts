import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { disc } from "../../geometry/slab.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import type { Rgb } from "../../math/color.ts";
import { cos, exp, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const TOP = 1;
const SPREAD = 0.062;
const DEEP = 0.098;
const THREAD: Rgb = [0.62, 0.3, 0.06];
const INSIDE: Rgb = [0.02, 0.022, 0.03];

/** Radius at the knee and at the hem, by cut. */
const CUTS: Readonly<Record<string, readonly [number, number]>> = {
  straight: [0.08, 0.078],
  slim: [0.07, 0.056],
  wide: [0.095, 0.115],
  flared: [0.07, 0.118],
  shorts: [0.108, 0.11],
};

/** Distance from a point to a piece of a line. */
function apart(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
  return Math.sqrt(ex * ex + ey * ey);
}

/** How far a point lies from the nearest seam, metres: pockets, fly, sides, hems. */
function seamAt(x: number, y: number, z: number, low: number): number {
  const side = Math.abs(x);
  let d = Math.min(Math.abs(y - low - 0.024), Math.abs(y - low - 0.03));
  if (side > 0.09) d = Math.min(d, Math.abs(z - 0.012), Math.abs(z - 0.019));
  if (z > 0.03 && y > 0.76) {
    const [u, v] = [side - 0.175, y - 0.975];
    const round = Math.sqrt(u * u + v * v * 0.8);
    d = Math.min(d, Math.abs(round - 0.083), Math.abs(round - 0.09));
    const fly = y > 0.83 ? Math.abs(x - 0.03) : apart(x, y, 0, 0.795, 0.03, 0.83);
    d = Math.min(d, x > -0.004 && y < 0.97 ? fly : 1, Math.abs(x) + 0.0004);
  }
  if (z < -0.03 && y > 0.74) {
    const [u, v] = [side - 0.083, y - 0.85];
    const edge = Math.max(Math.abs(u) - 0.055, v - 0.06, -v - 0.055 - 0.02 * (1 - Math.abs(u) / 0.055));
    d = Math.min(d, Math.abs(edge), Math.abs(edge + 0.007), Math.abs(x));
  }
  return d;
}

const clothPaint =
  (kind: string, low: number): Paint =>
  (surface, x, y, z) => {
    const out = Math.max(0, Math.abs(x) - SPREAD);
    const inside = y > TOP - 0.1 && out * out + z * z < 0.0074;
    const inLeg = y < low + 0.05 && (Math.abs(x) - 0.1) * (Math.abs(x) - 0.1) + z * z < 0.0019;
    if ((inside && y < TOP - 0.002) || inLeg) {
      layColour(surface, INSIDE, 0.9);
      return;
    }
    if (kind === "jeans") {
      const [u, v] = [(Math.abs(x) - 0.1) / 0.05, (y - 0.62) / 0.2];
      const worn = z > 0 ? 0.75 * exp(-(u * u + v * v)) : 0.25 * exp(-(u * u + v * v));
      const lift = 1 + worn;
      surface.r = surface.r * lift + 0.05 * worn;
      surface.g = surface.g * lift + 0.06 * worn;
      surface.b = surface.b * lift + 0.07 * worn;
    }
    const d = seamAt(x, y, z, low);
    if (d < 0.0028) {
      const dash = (x + y * 1.3 + z) / 0.009;
      if (kind === "jeans" && dash - Math.floor(dash) < 0.72) layColour(surface, THREAD, 0.8);
      else if (kind !== "jeans") layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5]);
      surface.height -= 0.001;
    } else if (d < 0.007 && kind === "jeans") {
      surface.r *= 0.72;
      surface.g *= 0.74;
      surface.b *= 0.78;
    }
    if (kind !== "jeans" && z > 0 && y < 0.8 && Math.abs(Math.abs(x) - 0.1) < 0.003) {
      surface.r = surface.r * 1.3 + 0.015;
      surface.g = surface.g * 1.3 + 0.015;
      surface.b = surface.b * 1.3 + 0.015;
    }
  };

/** A round of the waist, `grow` metres outside the cloth. */
const round = (y: number, grow: number): Ring =>
  Array.from({ length: 56 }, (_, i): Vec3 => {
    const a = (i / 56) * TAU;
    const c = cos(a);
    return [(DEEP + grow) * c + SPREAD * (c > 1e-6 ? 1 : c < -1e-6 ? -1 : 0), y, -(DEEP + grow) * sin(a)];
  });

function waistband(): Part["geometry"] {
  const rows = [TOP - 0.042, TOP - 0.04, TOP - 0.002, TOP + 0.002];
  const outer = rows.map((y, i) => round(y, i === 0 || i === 3 ? 0.004 : 0.006));
  return loft([...outer, round(TOP + 0.002, -0.006), round(TOP - 0.042, -0.006)], true);
}

function build({ style, kind, seed }: Planned): Part[] {
  const [knee, hem] = CUTS[style] ?? [0.08, 0.078];
  const low = style === "shorts" ? 0.54 : 0;
  const jeans = kind === "jeans";
  const legs = [1, -1].flatMap((s) =>
    addAll(
      limb([
        [[s * 0.085, 0.8, 0], 0.104],
        [[s * 0.098, 0.5, 0.006], knee],
        [[s * 0.104, 0, -0.004], hem],
      ]),
      0.012,
    ),
  );
  const hollow = [1, -1].map((s) =>
    carve(roundCone([s * 0.102, low - 0.05, 0], [s * 0.102, low + 0.02, 0], hem - 0.016, hem - 0.018)),
  );
  const solid = sculpt([
    ...legs,
    add(roundCone([-0.068, 0.83, 0], [0.068, 0.83, 0], 0.108, 0.108), 0.03),
    add(roundCone([-SPREAD, 0.9, 0], [SPREAD, 0.9, 0], 0.1, 0.1), 0.05),
    add(roundCone([-SPREAD, 1.02, 0], [SPREAD, 1.02, 0], DEEP, DEEP), 0.04),
    carve(halfSpace([0, TOP - 0.004, 0], [0, -1, 0])),
    carve(halfSpace([0, low, 0], [0, 1, 0])),
    carve(roundCone([-0.056, 1, 0], [0.056, 1, 0], 0.08, 0.08)),
    ...hollow,
  ]);
  const cloth = deform(settle(meshSdf(solid, 0.0105)), ([x, y, z]): Vec3 => {
    if (y > 0.9) return [x, y, z];
    const near = (at: number, over: number) => Math.max(0, 1 - Math.abs(y - at) / over);
    const crumple = near(0.5, 0.16) + near(0.06, 0.2) + 0.9 * near(0.79, 0.1) + 0.3;
    const s = x > 0 ? 1 : -1;
    const n =
      noise(x * 7, y * 26 + z * 9 * s + x * s * 7, z * 7, seed) * 0.7 + noise(x * 16, y * 15, z * 16, seed + 3) * 0.3;
    const push = 0.0125 * crumple * n;
    const [u, d] = [x - s * 0.1, Math.sqrt((x - s * 0.1) * (x - s * 0.1) + z * z) || 1];
    return [x + (push * u) / d, y, z + (push * z) / d];
  });
  const loops = [0.09, -0.09].flatMap((x) => [
    move(box([0.012, 0.052, 0.008], { bevel: 0.002 }), [x, TOP - 0.021, DEEP - 0.004]),
    move(box([0.012, 0.052, 0.008], { bevel: 0.002 }), [x, TOP - 0.021, -DEEP + 0.004]),
  ]);
  const sides = [1, -1].map((s) =>
    move(turnY(box([0.012, 0.052, 0.008], { bevel: 0.002 }), PI / 2), [s * (DEEP + SPREAD + 0.006), TOP - 0.021, 0]),
  );
  const front = [0.088, -0.088].map((x) =>
    move(box([0.012, 0.052, 0.008], { bevel: 0.002 }), [x, TOP - 0.021, DEEP + 0.001]),
  );
  const rivets = [0.093, -0.093, 0.158, -0.158].map((x) =>
    move(disc(0.0042, 0.005, 0.0015, 12), [x, Math.abs(x) > 0.1 ? 0.885 : 0.945, Math.abs(x) > 0.1 ? 0.062 : DEEP]),
  );
  const bandPaint: Paint = (surface, x, y, z) => {
    const d = Math.min(Math.abs(y - TOP + 0.006), Math.abs(y - TOP + 0.036));
    const dash = (x + z) / 0.009;
    if (jeans && d < 0.0016 && dash - Math.floor(dash) < 0.7) layColour(surface, THREAD, 0.8);
    if (z > 0 && Math.abs(x - 0.018) < 0.0016) layColour(surface, INSIDE);
  };
  return [
    makePart("legs", "cloth", cloth, { weight: 1, crease: 1, paint: clothPaint(kind, low) }),
    makePart("waistband", "cloth", waistband(), { weight: 0.7, paint: bandPaint }),
    makePart("belt-loops", "cloth", merge([...loops, ...sides, ...front]), { weight: 0.4 }),
    makePart(
      "button",
      "button",
      merge([move(disc(0.0105, 0.007, 0.003, 24), [0.002, TOP - 0.02, DEEP + 0.003]), ...(jeans ? rivets : [])]),
      {
        weight: 0.5,
      },
    ),
  ];
}

/**
 * Trousers, standing as if they were worn. What makes them themselves: two legs from one waistband with belt loops, a button and a fly, pocket seams; jeans are of
 * blue denim, worn pale on the thighs, sewn with orange thread and riveted; dress trousers have a pressed crease.
 */
export const trousers = defineFromPlan({
  id: "trousers",
  family: "garment",
  words: [
    "trousers",
    "jeans",
    "pants",
    "blue jeans",
    "denim jeans",
    "pair of jeans",
    "pair of trousers",
    "pair of pants",
    "slacks",
    "shorts",
    "leggings",
    "bell-bottoms",
  ],
  senses: ["trouser", "short pants", "jean"],
  height: 1,
  view: { azimuth: 0.32, elevation: 0.12 },
  slots: {
    cloth: mainSlot("denim", "#2a4a7c #34588f #1f355c #4a6f9f #23262e", "leg|fabric|denim|pocket|waistband"),
    button: slot("copper brushed-steel", "", "rivet|stud"),
  },
  styles: {
    straight: { weight: 3 },
    slim: { weight: 1.5, words: ["leggings"], traits: ["narrow", "thin"] },
    wide: { weight: 0.7, traits: ["wide"] },
    flared: { weight: 0.4, words: ["bell-bottoms"] },
    shorts: { weight: 0, words: ["shorts"], traits: ["short"] },
  },
  kinds: {
    jeans: { weight: 2, words: ["jeans", "blue jeans", "denim jeans", "pair of jeans", "bell-bottoms"] },
    cloth: {
      weight: 1,
      words: ["slacks", "leggings"],
      materials: { cloth: "woven-cotton" },
      dress: { cloth: "#3a3d46|#8a7450|#26344f|#4c4a42|#15161a" },
    },
  },
  build,
});
