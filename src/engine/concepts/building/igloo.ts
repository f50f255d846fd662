import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { asin, atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { archPath, archPlate, archRing, domeProfile, turnedUp } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot } from "./structure.ts";

/** Darkens and sinks the joint between two blocks. */
function joint(surface: Parameters<Paint>[0], gap: number): void {
  if (gap > 0.022) return;
  const deep = 1 - gap / 0.022;
  surface.r *= 1 - 0.42 * deep;
  surface.g *= 1 - 0.32 * deep;
  surface.b *= 1 - 0.2 * deep;
  surface.height -= 0.02 * deep;
}

/** An igloo. What makes it itself: a white dome of snow blocks in courses, the joints staggered, and a low vaulted tunnel with a dark mouth. */
export const igloo = defineStructure({
  id: "igloo",
  family: "building",
  words: ["igloo", "snow house", "ice house", "snow hut", "ice hut"],
  senses: ["igloo"],
  height: 2.4,
  slots: {
    wall: bodySlot(["dome", "block", "snow", "tunnel", "entrance"], ["plaster"], "#eef3f7", "#e6eff6"),
    opening: fixedSlot(["door", "mouth"], ["iron"], "#1b2a3a"),
    ground: fixedSlot(["floor", "ice"], ["plaster"], "#f4f8fb"),
  },
  build: (p) => {
    const [r, h] = [1.55 * p.wide, 1.5 * p.tall];
    const dome = lathe(domeProfile(r, h), 48);
    const courses = 6;
    const paint: Paint = (surface, x, y, z) => {
      const row = (asin(Math.min(0.999, Math.max(0, y / h))) / (PI / 2)) * (courses + 0.45);
      const k = Math.floor(row);
      if (k >= courses) return;
      const ringRadius = Math.sqrt(x * x + z * z);
      const count = Math.max(5, Math.round((TAU * r * cos(((k + 0.5) / (courses + 0.45)) * (PI / 2))) / 0.62));
      const u = (atan2(z, x) / TAU + 1) * count + (k % 2) * 0.5;
      const [f, g] = [u - Math.floor(u), row - k];
      joint(surface, Math.min(Math.min(f, 1 - f) * ((TAU * ringRadius) / count), Math.min(g, 1 - g) * 0.26));
      const shade = 0.96 + 0.04 * sin(k * 12.9 + Math.floor(u) * 7.7);
      surface.r *= shade;
      surface.g *= shade;
    };
    const [w, up, long] = [1.05 * p.wide, 0.86 * p.tall, 1];
    const outer = archPath(w, up, 16);
    const inner = archPath(w * 0.66, up * 0.78, 16);
    const mid = r * 0.72 + long / 2;
    const blocks: Paint = (surface, x, y, z, _nx, _ny, nz) => {
      const angle = atan2(Math.max(0, y - up * 0.3), x) / PI;
      const u = angle * 6;
      const f = u - Math.floor(u);
      const across = Math.min(f, 1 - f) * 0.26;
      if (Math.abs(nz) > 0.6) return joint(surface, across);
      const v = (z + long) / 0.42 + (Math.floor(u) % 2) * 0.5;
      const g = v - Math.floor(v);
      joint(surface, Math.min(across, Math.min(g, 1 - g) * 0.42));
    };
    return standModel(
      [
        makePart("dome", "wall", dome, { weight: 1, projection: "cylinder", paint }),
        makePart("tunnel", "wall", move(archRing(outer, inner, long, 0.03), [0, 0, mid]), {
          weight: 0.95,
          paint: blocks,
        }),
        makePart(
          "mouth",
          "opening",
          move(archPlate(archPath(w * 0.68, up * 0.79, 12), 0.1), [0, 0, mid + long * 0.18]),
          { weight: 0.8 },
        ),
        makePart(
          "ground",
          "ground",
          turnedUp(
            [
              [0, -0.09],
              [r * 1.5, -0.09, 0.04],
              [r * 1.42, 0.02, 0.08],
              [0, 0.02],
            ],
            40,
          ),
          { weight: 0.5 },
        ),
      ],
      [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r * 0.3 }],
    );
  },
  view: { azimuth: 0.5, elevation: 0.3 },
});
