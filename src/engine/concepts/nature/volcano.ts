import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { bodySlot, defineStructure, fixedSlot, vary } from "../building/structure.ts";
import type { Ask } from "../concept.ts";
import { flame, flamePaint } from "../light/flame.ts";
import { boulder } from "./stone-shape.ts";
import { land, ridges } from "./terrain.ts";

const HOT = fromHex("#ffc431");
const LAVA = fromHex("#f2500f");
const CRUST = fromHex("#7a1a08");

/** A volcano. What makes it itself: a dark cone with a crater, glowing lava in it and running down in rivers; when it erupts, a fountain of fire, thrown rocks and a cloud of smoke. */
export const volcano = defineStructure({
  id: "volcano",
  family: "nature",
  words: ["volcano", "erupting volcano", "lava mountain", "crater"],
  senses: ["volcano#2", "volcano#1"],
  height: 3,
  scale: 2,
  styles: { erupting: 3, quiet: 1 },
  choose: (ask: Ask) =>
    ask.traits.has("erupting") || ask.traits.has("burning") || ask.word === "erupting volcano" ? "erupting" : undefined,
  slots: {
    mountain: bodySlot(["cone", "rock", "slope", "stone"], ["granite"], "#4a3f3a", "#51453f", "#453d3d"),
    lava: fixedSlot(["magma", "fire", "river"], ["plaster"], "#f2500f"),
    flame: fixedSlot(["eruption", "fountain"], ["plaster"], "#ffb02e"),
    smoke: fixedSlot(["ash", "cloud", "plume"], ["plaster"], "#8b8583", "#77716f"),
    bomb: fixedSlot(["boulder"], ["granite"], "#3a302c"),
  },
  build: (p) => {
    const [r, h] = [1.05 * p.wide, 1.15 * p.tall];
    const crater = 0.25;
    const rise = (x: number, z: number): number => {
      const d = Math.sqrt(x * x + z * z) / r;
      const angle = atan2(z, x);
      const gullies = 0.035 * sin(angle * 9 + p.seed + 2.5 * noise(x * 2, 0, z * 2, p.seed));
      const slope = (1 - d) * (1 - d) * 0.75 + (1 - d) * 0.42;
      const lip = h * ((1 - crater) * (1 - crater) * 0.75 + (1 - crater) * 0.42);
      if (d < crater) return lip * (0.74 + 0.26 * smoothstep(0.1, crater, d)) + 0.02 * sin(angle * 5 + p.seed);
      return (
        h * slope +
        (gullies + 0.05 * ridges(x * 2.4, z * 2.4, p.seed)) * Math.min(1, (1 - d) * 3) -
        (d > 0.94 ? (d - 0.94) * 0.6 : 0)
      );
    };
    const lip = h * ((1 - crater) * (1 - crater) * 0.75 + (1 - crater) * 0.42);
    const rivers = [0.9, 1.9, -0.5, 3.6, 4.6].map((angle, i) => angle + 0.6 * vary(p, `river ${i}`));
    const paint: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + z * z) / r;
      let near = 9;
      if (d < crater) near = 0;
      else {
        const turn = atan2(z, x) + 0.34 * noise(x * 3, y * 3, z * 3, p.seed + 5) * (0.4 + d);
        for (const [i, angle] of rivers.entries()) {
          let off = turn - angle;
          off -= Math.round(off / 6.2831853) * 6.2831853;
          const reach = 0.62 + 0.07 * (i % 3) * 2;
          if (d < reach) near = Math.min(near, (Math.abs(off) * d * 4) / (0.5 + 0.35 * (1 - d / reach)));
        }
      }
      if (near < 0.34) {
        const c = near < 0.12 ? HOT : near < 0.26 ? LAVA : CRUST;
        surface.r = c[0];
        surface.g = c[1];
        surface.b = c[2];
        surface.roughness = 0.7;
        surface.height -= 0.01;
      } else {
        const scorch = 0.55 + 0.5 * smoothstep(0.2, 0.9, d);
        surface.r *= scorch * 1.05;
        surface.g *= scorch;
        surface.b *= scorch;
      }
    };
    const parts: Part[] = [
      makePart(
        "mountain",
        "mountain",
        land(r, rise, { segments: 88, rows: 34, rim: (a) => 1 + 0.05 * sin(a * 3 + p.seed) + 0.03 * sin(a * 7) }),
        { weight: 1, paint },
      ),
      makePart(
        "lake",
        "lava",
        turnedUp(
          [
            [0, lip * 0.7],
            [r * crater * 0.9, lip * 0.7],
            [r * crater * 0.9, lip * 0.86],
            [0, lip * 0.87],
          ],
          32,
        ),
        {
          weight: 0.7,
          paint: (surface, x, _y, z) => {
            const hot = noise(x * 14, 0, z * 14, p.seed) > 0;
            if (hot) Object.assign(surface, { r: HOT[0], g: HOT[1], b: HOT[2] });
          },
        },
      ),
    ];
    if (p.style === "erupting") {
      const jets = [
        [0, 0, 0.72, 0.17],
        [0.1, 0.03, 0.5, 0.11],
        [-0.1, 0.02, 0.54, 0.11],
        [0.02, 0.1, 0.44, 0.11],
        [0, -0.1, 0.46, 0.1],
      ] as const;
      for (const [i, [x, z, tall, wide]] of jets.entries())
        parts.push(
          makePart(
            `jet-${i + 1}`,
            "flame",
            move(turnY(flame(tall * p.tall, wide, 0.12, i * 1.7 + p.seed, 16), i), [x, lip * 0.8, z]),
            { weight: 0.8, paint: flamePaint(tall * p.tall) },
          ),
        );
      const puffs: (readonly [Vec3, number])[] = Array.from({ length: 13 }, (_, i) => {
        const t = i / 12;
        const angle = i * 2.4 + p.seed;
        const out = 0.08 + 0.3 * t;
        return [[out * sin(angle), lip + 0.42 + t * 0.72, out * sin(angle + 1.57)] as Vec3, 0.14 + 0.17 * t] as const;
      });
      parts.push(
        makePart(
          "smoke",
          "smoke",
          meshSdf(
            sculpt(
              addAll(
                puffs.map(([at, size]) => ball(at, size)),
                0.05,
              ),
            ),
            0.045,
          ),
          {
            weight: 0.8,
            paint: (surface, _x, y) => {
              const lit = Math.max(0, 1 - (y - lip - 0.3) / 0.45);
              surface.r = Math.min(0.9, surface.r * (1 + lit * 1.2));
              surface.g *= 1 + lit * 0.15;
            },
          },
        ),
      );
      const bombs = Array.from({ length: 5 }, (_, i) =>
        move(boulder([0.05, 0.045, 0.05], p.seed + i, 8, 12), [
          0.24 * sin(i * 2.2),
          lip + 0.28 + 0.12 * (i % 3),
          0.24 * sin(i * 2.2 + 1.57),
        ]),
      );
      parts.push(...makeParts("bomb", "bomb", bombs, { weight: 0.3 }));
    }
    return standModel(parts, [{ name: "top", position: [0, lip, 0], normal: [0, 1, 0], radius: 0.2 }]);
  },
  view: { azimuth: 0.4, elevation: 0.26 },
});
