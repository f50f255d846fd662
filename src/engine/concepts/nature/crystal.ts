import type { Geometry } from "../../geometry/geometry.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { bodySlot, defineStructure, fixedSlot, vary } from "../building/structure.ts";
import { boulder, restOn } from "./stone-shape.ts";

/** A six-sided prism with an uneven point, from y = 0 up. */
function prism(r: number, h: number, tilt: number): Geometry {
  const ring = (k: number, y: (i: number) => number): Vec3[] =>
    Array.from({ length: 6 }, (_, i) => [k * cos((-i / 6) * TAU), y(i), k * sin((-i / 6) * TAU)]);
  return settle(
    loft([
      ring(r * 0.82, () => 0),
      ring(r, (i) => h * (0.74 + 0.05 * sin(i * 2.1 + tilt))),
      [[r * 0.2 * sin(tilt), h, r * 0.2 * cos(tilt)]],
    ]),
  );
}

/** Clear at the root, deep in colour below, paler towards the points; faces differ. */
const glow =
  (h: number): Paint =>
  (surface, _x, y, _z, nx, ny, nz) => {
    const t = Math.max(0, Math.min(1, y / h));
    const face = 0.5 + 0.5 * sin(nx * 5.1 + ny * 7.3 + nz * 9.7);
    const k = 0.5 + 0.75 * t + 0.4 * face * t;
    const white = 0.3 * t * t * face;
    surface.r = Math.min(0.9, surface.r * k + white);
    surface.g = Math.min(0.9, surface.g * k + white);
    surface.b = Math.min(0.9, surface.b * k + white);
    surface.roughness = 0.12;
  };

/** A crystal. What makes it itself: six-sided columns with points that grow out of dark rock in a cluster, the middle one the tallest, clear and coloured. */
export const crystal = defineStructure({
  id: "crystal",
  family: "nature",
  words: ["crystal", "crystal cluster", "quartz", "geode", "amethyst cluster", "crystal shard", "stalagmite"],
  senses: ["crystal#1", "quartz", "mineral"],
  height: 0.4,
  counts: [7, 13],
  slots: {
    crystal: bodySlot(
      ["prism", "point", "shard", "gem"],
      ["glass"],
      "#8a4fd0",
      "#3f9fd6",
      "#d14f96",
      "#36b58a",
      "#e0e8f2",
      "#5a63dd",
    ),
    rock: fixedSlot(["stone", "base", "matrix"], ["granite"], "#5b5652", "#6b625a"),
  },
  build: (p) => {
    const base = boulder([0.2 * p.wide, 0.09, 0.18 * p.wide], p.seed, 12);
    const parts: Part[] = [makePart("rock", "rock", move(restOn(base, -0.05), [0, 0.05, 0]), { weight: 0.7 })];
    const pieces: { geometry: Geometry; h: number }[] = [];
    for (let i = 0; i < p.count; i += 1) {
      const ringAt = i === 0 ? 0 : i < 6 ? 1 : 2;
      const angle = i * 2.4 + vary(p, `angle ${i}`) * 0.7;
      const lean = ringAt * (0.26 + 0.2 * vary(p, `lean ${i}`));
      const h = ([0.42, 0.31, 0.19][ringAt] as number) * p.tall * (0.85 + 0.35 * vary(p, `height ${i}`));
      const r = ([0.055, 0.042, 0.03][ringAt] as number) * (0.85 + 0.35 * vary(p, `girth ${i}`));
      const out = ([0, 0.055, 0.115][ringAt] as number) * p.wide;
      pieces.push({ geometry: turnY(move(turnX(prism(r, h, i), lean), [0, 0.06 - ringAt * 0.012, out]), angle), h });
    }
    parts.push(
      ...pieces.map(({ geometry, h }, i) =>
        makePart(`crystal-${i + 1}`, "crystal", geometry, { weight: i === 0 ? 1 : 0.85, crease: 0.1, paint: glow(h) }),
      ),
    );
    return standModel(parts, [{ name: "top", position: [0, 0.45 * p.tall, 0], normal: [0, 1, 0], radius: 0.03 }]);
  },
  view: { azimuth: 0.4, elevation: 0.24 },
});
