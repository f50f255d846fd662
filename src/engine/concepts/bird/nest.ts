import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, place } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { createDraw } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";

type NestParameters = {
  readonly radius: number;
  readonly depth: number;
  readonly eggs: number;
  readonly odd: number;
  readonly speckled: boolean;
  readonly seed: number;
};

const PARAMETERS = {
  radius: { kind: "number", min: 0.04, max: 0.5, unit: "m", about: "Middle to rim." },
  depth: { kind: "number", min: 0.35, max: 0.8, unit: "ratio", about: "Height over the radius." },
  eggs: { kind: "integer", min: 0, max: 7, about: "Eggs in it." },
  odd: { kind: "integer", min: 0, max: 7, about: "Eggs that look otherwise than these." },
  speckled: { kind: "flag", about: "Brown specks on the eggs." },
  seed: { kind: "integer", min: 0, max: 9999, about: "Tells two weaves apart." },
} as const;

const EGGS = ["#7cc4c8", "#e8ddc4", "#cfe0e8", "#d8b890"].map(fromHex);

/** A bowl of woven twigs that stick out at the rim, with a few eggs in its hollow. */
export const nest = defineConcept<NestParameters>({
  id: "nest",
  family: "nature",
  words: ["nest", "bird nest", "bird's nest", "birds nest"],
  senses: ["nest"],
  height: 0.09,
  parameters: PARAMETERS,
  slots: {
    twig: {
      words: ["branch", "straw", "stick"],
      materials: ["bark"],
      colours: [fromHex("#7a5a3a"), fromHex("#8c6e46"), fromHex("#5f4630")],
    },
    egg: { words: [], materials: ["ceramic-glaze"], colours: EGGS, takesWhole: false },
    "odd-egg": { words: [], materials: ["ceramic-glaze"], colours: EGGS, takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<NestParameters>(PARAMETERS, {
      radius: draw.number("radius", 0.09, 0.12) * traitFactor(ask, { wide: 1.15, narrow: 0.85 }),
      depth: draw.number("depth", 0.5, 0.66) * traitFactor(ask, { deep: 1.2, shallow: 0.75, tall: 1.15 }),
      eggs:
        // eggs and birds that were asked for lie in their place
        ask.without.has("egg") || ask.traits.has("empty") || ask.traits.has("open")
          ? 0
          : (ask.counts.get("egg") ?? draw.integer("eggs", 3, 4)),
      odd: ask.counts.get("odd-egg") ?? (ask.parts.has("odd-egg") ? 1 : 0),
      // eggs of which a colour was said have that one all over
      speckled: draw.chance("speckled", 0.5) && !ask.counts.has("odd-egg"),
      seed: draw.integer("seed", 0, 9999),
    }),
  build: ({ radius: r, depth, eggs: usual, odd, speckled, seed }) => {
    const h = r * depth;
    const bowl = deform(
      lathe(
        [
          [0, 0],
          [r * 0.5, 0.02 * h],
          [r * 0.82, h * 0.3],
          [r * 0.94, h * 0.7],
          [r * 0.86, h * 0.9],
          [r * 0.68, h * 0.82],
          [r * 0.56, h * 0.5],
          [r * 0.3, h * 0.32],
          [0, h * 0.28],
        ],
        40,
      ),
      ([x, y, z]) => [
        x * (1 + 0.05 * noise((x / r) * 5, (y / r) * 5, (z / r) * 5, seed)),
        y,
        z * (1 + 0.05 * noise((z / r) * 5, (x / r) * 5, (y / r) * 5, seed + 1)),
      ],
    );
    const next = createDraw(seed).stream("twigs");
    const twigs: Geometry[] = [bowl];
    for (let i = 0; i < 110; i += 1) {
      const t = next();
      const high = h * (0.1 + 0.85 * t);
      const wide = r * (0.74 + 0.24 * Math.sqrt(t) + 0.06 * next()) * (i % 4 === 0 && t > 0.7 ? 0.8 : 1);
      const from = next() * TAU;
      const sweepAngle = 0.5 + 0.7 * next();
      const rise = (next() - 0.45) * 0.3 * h;
      const path = [0, 0.33, 0.67, 1].map((u): Vec3 => {
        const angle = from + sweepAngle * (u - 0.5);
        const out = wide * (1 + 0.13 * (u - 0.5) * (u - 0.5) * 4);
        return [out * cos(angle), Math.max(0.012 * r + 0.01 * r, high + rise * (u - 0.5)), out * sin(angle)];
      });
      twigs.push(tube(r * (0.02 + 0.018 * next()), path, 5, { scale: (u) => 1.1 - 0.6 * u }));
    }
    const eggs = Math.min(7, usual + odd);
    const clutch = Array.from({ length: eggs }, (_, i) => {
      const angle = (i / Math.max(1, eggs)) * TAU + seed;
      const ring = eggs === 1 ? 0 : r * (eggs > 4 ? 0.36 : 0.3);
      // as large as lets neighbours touch and no more
      const size = Math.min(r * 0.21, (ring || r) * sin(PI / Math.max(2, eggs)) * 0.92);
      const egg = deform(sphere(size, 20), ([x, y, z]) => [
        x * (1 - 0.16 * (y / size)),
        y * 1.3,
        z * (1 - 0.16 * (y / size)),
      ]);
      return place(
        egg,
        chain(
          rotation(Z_AXIS, 1.1 - 0.2 * i),
          rotation(Y_AXIS, angle * 1.7),
          translation([ring * cos(angle), h * 0.36 + size * 0.9, ring * sin(angle)]),
        ),
      );
    });
    const parts = [makePart("nest", "twig", merge(twigs), { weight: 1, crease: 1 })];
    if (odd > 0)
      parts.push(makePart("odd-eggs", "odd-egg", merge(clutch.slice(eggs - odd)), { weight: 0.5, crease: 1.4 }));
    if (eggs > odd)
      parts.push(
        makePart("eggs", "egg", merge(clutch.slice(0, eggs - odd)), {
          weight: 0.9,
          crease: 1.4,
          ...(speckled && { paint: specks(r, seed) }),
        }),
      );
    const up = Y_AXIS;
    return standModel(parts, [
      { name: "inside", position: [0, h * 0.36, 0], normal: up, radius: r * 0.55 },
      { name: "top", position: [0, h * 0.8, 0], normal: up, radius: r * 0.6 },
    ]);
  },
  view: { azimuth: 0.5, elevation: 0.55 },
});

const specks =
  (r: number, seed: number): Paint =>
  (surface, x, y, z) => {
    const f = 26 / r;
    dye(surface, [0.1, 0.05, 0.025], 0.85 * smoothstep(0.42, 0.55, noise(x * f, y * f, z * f, seed)));
  };
