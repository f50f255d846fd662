import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { defineFood, slot } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { lumpy, oval, spread, strew } from "../shapes.ts";
import { glossy, shade, tint } from "../tint.ts";
import { BOWL_LEVEL, BOWL_REACH, BOWL_SLOT, bowlShape, PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";

/** Long strands that wind over and around each other in a low heap: loops of differing size and tilt. */
function strands(radius: number, height: number, count: number, thick: number, next: () => number): Geometry {
  const loops = Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const reach = radius * (0.3 + 0.7 * (1 - t * 0.75)) * (0.55 + 0.45 * next());
    const [cx, cz] = [(next() - 0.5) * (radius - reach) * 1.5, (next() - 0.5) * (radius - reach) * 1.5];
    const turn = next() * TAU;
    const level = height * (0.08 + 0.86 * t);
    const squash = 0.6 + 0.4 * next();
    const points = Array.from({ length: 11 }, (_u, k): Vec3 => {
      const a = (k / 10) * TAU * 0.92;
      const wave = 1 + 0.12 * sin(a * 3 + turn * 5);
      const [u, v] = [reach * cos(a) * wave, reach * squash * sin(a) * wave];
      const far = Math.sqrt(u * u + v * v) / radius;
      return [
        cx + u * cos(turn) - v * sin(turn),
        Math.max(thick, level * (1 - 0.45 * far * far) + thick * 1.3 * sin(a * 4 + i)),
        cz + u * sin(turn) + v * cos(turn),
      ];
    });
    return tube(thick, curveThrough(points, 3), 7, { endRounding: thick * 0.6, endSteps: 1 });
  });
  return merge(loops);
}

/** The flat top of a soup, filling a bowl of radius `r`. */
const broth = (r: number): Geometry =>
  move(cylinder({ radius: r * BOWL_REACH * 1.01, height: 0.004, segments: 64 }), [0, r * BOWL_LEVEL - 0.004, 0]);

const brothPaint: Paint = (surface, x, y, z) => {
  const ring = Math.abs(noise(x * 60, y, z * 60, 3));
  tint(surface, fromHex("#f0c060"), 0.4 * smoothstep(0.12, 0.02, ring));
  surface.roughness = 0.08;
};

/** Half a boiled egg, face up, its middle at y = 0. */
function halfEgg(r: number): readonly [Geometry, Geometry] {
  const white = deform(oval([r, r, r * 1.28], 28), ([x, y, z]) => [x, Math.min(y, 0), z]);
  return [white, move(oval([r * 0.56, r * 0.13, r * 0.58], 20), [0, 0.0002, r * 0.1])];
}

const chopsticks = (length: number, at: Vec3, tilt: number, around: number): Geometry =>
  merge(
    [-1, 1].map((side) =>
      place(
        cylinder({ radius: 0.0022, radiusTop: 0.0036, height: length, bevel: 0.001, segments: 10 }),
        chain(
          rotation(X_AXIS, Math.PI / 2),
          rotation(Y_AXIS, side * 0.035),
          translation([side * 0.005, 0, -length * 0.42]),
          rotation(X_AXIS, tilt),
          rotation(Y_AXIS, around),
          translation(at),
        ),
      ),
    ),
  );

/** Ramen: a deep bowl of broth and pale noodles, half an egg, slices of pork, green onion, a sheet of seaweed, a pink-swirled fish cake, chopsticks. */
const ramen = defineFood({
  id: "ramen",
  words: [
    "ramen",
    "noodle",
    "noodle bowl",
    "ramen bowl",
    "bowl of ramen",
    "bowl of noodles",
    "noodle soup",
    "udon",
    "pho",
    "noodles",
    "ramen noodle",
  ],
  senses: ["noodle#1"],
  height: 0.1,
  slots: {
    bowl: { ...BOWL_SLOT, takesWhole: true },
    broth: slot("glass", "#b86a24", "soup"),
    noodles: slot("plastic", "#f3dc92", "noodle|pasta"),
    egg: slot("plastic", "#faf3e2", "egg white"),
    yolk: slot("plastic", "#f09a12"),
    meat: slot("plastic", "#b87a52", "pork|beef|chashu"),
    onion: slot("plastic", "#5fae34", "scallion|herb|green"),
    nori: slot("paper", "#16241c", "seaweed"),
    fishcake: slot("plastic", "#f8f2ee", "fish cake|naruto"),
    chopsticks: slot("oak", "#7a3a22 #9a6a3a #2a1c16", "chopstick"),
  },
  extras: { chopsticks: { chance: 0.9 }, egg: { chance: 1 } },
  build: (food) => {
    const r = 0.1;
    const level = r * BOWL_LEVEL;
    const next = food.stream("noodles");
    const [white, yolk] = halfEgg(0.0205);
    const spots = [
      chain(rotation(X_AXIS, 0.25), translation([0.03, level + 0.012, 0.045])),
      chain(rotation(X_AXIS, 0.2), rotation(Y_AXIS, 0.9), translation([0.064, level + 0.012, 0.012])),
    ];
    const slice = cylinder({ radius: 0.027, height: 0.006, bevel: 0.002, segments: 32 });
    const pork: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + z * z) / 0.027;
      const spiral = (d * 2.2 + atan2(z, x) / TAU + 2) % 1;
      tint(surface, fromHex("#f0d2b0"), 0.8 * smoothstep(0.16, 0.06, Math.abs(spiral - 0.5)));
      tint(surface, fromHex("#6a3418"), 0.7 * smoothstep(0.88, 0.97, d));
      surface.roughness = 0.35 + 0 * y;
    };
    const cake = lathe(
      [
        [0, 0],
        [0.0165, 0],
        [0.0165, 0.006],
        [0, 0.006],
      ],
      36,
    );
    const ruffled = deform(cake, ([x, y, z]) => {
      const f = 1 + 0.06 * cos(12 * atan2(z, x));
      return [x * f, y, z * f];
    });
    const pink: Paint = (surface, x, _y, z) => {
      const d = Math.sqrt(x * x + z * z) / 0.0165;
      const spiral = d * 1.9 - atan2(z, x) / TAU + 2;
      if (d < 0.8 && Math.abs(spiral - Math.floor(spiral) - 0.5) < 0.17) tint(surface, fromHex("#e8507a"), 1);
    };
    const ring = lathe(
      [
        [0.0026, 0],
        [0.0046, 0],
        [0.0046, 0.004],
        [0.0026, 0.004],
      ],
      14,
      true,
    );
    const rings = Array.from({ length: 20 }, (_, i) =>
      place(
        ring,
        chain(
          rotation(X_AXIS, next() * 0.7),
          rotation(Y_AXIS, i),
          translation([-0.005 + (next() - 0.5) * 0.07, level + 0.0125 + next() * 0.006, 0.0 + (next() - 0.5) * 0.06]),
        ),
      ),
    );
    const parts: Part[] = [
      makePart("bowl", "bowl", bowlShape(r), { weight: 1 }),
      makePart("broth", "broth", broth(r), { weight: 0.8, paint: brothPaint }),
      makePart("noodles", "noodles", move(strands(r * 0.83, 0.017, 34, 0.0024, next), [0, level - 0.003, 0]), {
        weight: 0.9,
        paint: glossy(0.25),
      }),
      makePart(
        "pork-1",
        "meat",
        place(slice, chain(rotation(X_AXIS, 0.24), rotation(Y_AXIS, -1.0), translation([-0.052, level + 0.009, 0.03]))),
        { weight: 0.8, paint: pork },
      ),
      makePart(
        "pork-2",
        "meat",
        place(slice, chain(rotation(X_AXIS, 0.3), rotation(Y_AXIS, -0.3), translation([-0.028, level + 0.011, 0.053]))),
        { weight: 0.7, paint: pork },
      ),
      makePart(
        "fish-cake",
        "fishcake",
        place(ruffled, chain(rotation(X_AXIS, 0.25), translation([0.002, level + 0.0145, 0.012]))),
        { weight: 0.8, paint: pink },
      ),
      makePart("onion", "onion", merge(rings), { weight: 0.6 }),
      makePart(
        "nori",
        "nori",
        merge(
          [0, 1].map((i) =>
            place(
              box([0.05, 0.062, 0.0012], { bevel: 0.0004 }),
              chain(
                rotation(X_AXIS, -0.25),
                rotation(Y_AXIS, -0.2 + 0.3 * i),
                translation([-0.026 + 0.03 * i, level + 0.025, -0.068]),
              ),
            ),
          ),
        ),
        { weight: 0.8 },
      ),
    ];
    if (food.has("egg")) {
      parts.push(
        makePart("egg", "egg", merge(spots.map((at) => place(white, at))), {
          weight: 0.9,
          paint: glossy(0.25),
          crease: 0.8,
        }),
      );
      parts.push(
        makePart("yolk", "yolk", merge(spots.map((at) => place(yolk, at))), {
          weight: 0.9,
          paint: glossy(0.2),
          crease: 1.2,
        }),
      );
    }
    if (food.has("chopsticks"))
      parts.push(
        makePart("chopsticks", "chopsticks", chopsticks(0.23, [0.05, r * 0.645, -0.03], 0.04, 1.05), { weight: 0.6 }),
      );
    return parts;
  },
  view: { azimuth: 0.25, elevation: 0.62 },
});

/** Spaghetti: a twirled heap of pale strands on a plate, red sauce running down it, meatballs and basil on top. */
const spaghetti = defineFood({
  id: "spaghetti",
  words: [
    "spaghetti",
    "pasta",
    "plate of spaghetti",
    "spaghetti and meatballs",
    "macaroni",
    "fettuccine",
    "linguine",
    "lasagna",
    "plate of pasta",
    "meal",
    "meatball",
  ],
  senses: ["spaghetti#1", "pasta#2", "pasta#1", "meatball"],
  height: 0.08,
  slots: {
    pasta: { ...slot("plastic", "#f2d583 #efce78", "noodle|noodles|spaghetti"), takesWhole: true },
    sauce: slot("plastic", "#b8240f", "tomato sauce|bolognese"),
    meatball: slot("plaster", "#5f321c", "meat|meatballs"),
    basil: slot("plastic", "#3f8a2c", "leaf|herb"),
    cheese: slot("plastic", "#f8ecc0", "parmesan"),
    plate: PLATE_SLOT,
  },
  extras: {
    meatball: { chance: 0.85, words: ["spaghetti and meatballs", "meatball"] },
    basil: { chance: 0.9 },
    cheese: { chance: 0.6 },
  },
  build: (food) => {
    const next = food.stream("pasta");
    const heap = move(strands(0.083, 0.052, 66, 0.0026, next), [0, PLATE_TOP - 0.001, 0]);
    const blob = deform(lumpy(oval([0.047, 0.017, 0.047], 64), 0.09, 0.02, food.seed), ([x, y, z]) => {
      const a = atan2(z, x);
      const d = Math.sqrt(x * x + z * z) / 0.047;
      const f = 1 + 0.2 * d * sin(a * 5 + food.seed);
      return [x * f, y - 0.013 * d * d * d, z * f];
    });
    const chunky: Paint = (surface, x, y, z) => {
      const n = noise(x * 190, y * 190, z * 190, 3);
      shade(surface, 1 + 0.35 * n);
      surface.height += 0.0015 * n;
      surface.roughness = 0.22;
    };
    const brown: Paint = (surface, x, y, z) => {
      const n = noise(x * 160, y * 160, z * 160, 5);
      shade(surface, 1 + 0.4 * n);
      surface.height += 0.0012 * n;
      surface.roughness = 0.4;
    };
    const parts: Part[] = [
      platePart(0.135),
      makePart("pasta", "pasta", heap, { weight: 1, paint: glossy(0.3) }),
      makePart("core", "pasta", move(oval([0.07, 0.038, 0.07], 28), [0, PLATE_TOP + 0.006, 0]), {
        weight: 0.5,
        paint: (s) => shade(s, 0.72),
      }),
      makePart("sauce", "sauce", move(blob, [0, 0.051, 0]), { weight: 0.9, paint: chunky, crease: 1.2 }),
    ];
    if (food.has("meatball")) {
      const balls: Vec3[] = [
        [-0.024, 0.068, 0.012],
        [0.022, 0.069, 0.016],
        [0.002, 0.07, -0.022],
        [0, 0.087, 0.004],
        [0.066, 0.04, 0.034],
      ];
      parts.push(
        makePart(
          "meatballs",
          "meatball",
          merge(balls.map((at, i) => move(lumpy(sphere(0.0165, 22), 0.05, 0.008, i), at))),
          { weight: 0.9, paint: brown, crease: 1.2 },
        ),
      );
    }
    if (food.has("basil"))
      parts.push(
        makePart(
          "basil",
          "basil",
          merge(
            [0, 1, 2].map((i) =>
              risingLeaf(
                { length: 0.03, width: 0.018, thickness: 0.0012, fold: 0.25, droop: 0.7 },
                [0.004, food.has("meatball") ? 0.1 : 0.066, 0.006],
                1.15,
                i * 2.1,
              ),
            ),
          ),
          { weight: 0.8, paint: greenPaint(0.03) },
        ),
      );
    if (food.has("cheese")) {
      const flakes = Array.from({ length: 40 }, (_, i) =>
        place(
          box([0.0045, 0.0012, 0.0014]),
          chain(
            rotation(Y_AXIS, i * 1.3),
            rotation(Z_AXIS, next() - 0.5),
            translation([
              (next() - 0.5) * 0.07,
              food.has("meatball") ? 0.062 + next() * 0.012 : 0.064 + next() * 0.002,
              (next() - 0.5) * 0.07,
            ]),
          ),
        ),
      );
      parts.push(makePart("cheese", "cheese", merge(flakes), { weight: 0.3 }));
    }
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.48 },
});

/** Curry and rice: a bowl, a white heap of rice on one side, brown-orange sauce with pieces of carrot, potato and meat on the other. */
const curry = defineFood({
  id: "curry",
  words: [
    "curry",
    "curry rice",
    "stew",
    "chili con carne",
    "bowl of curry",
    "bowl of stew",
    "bowl of rice",
    "rice",
    "risotto",
    "paella",
    "porridge",
    "oatmeal",
  ],
  senses: ["curry#1", "stew#2", "rice#1"],
  height: 0.09,
  slots: {
    bowl: { ...BOWL_SLOT, takesWhole: true },
    sauce: slot("plastic", "#b8651a", "curry|stew|gravy"),
    rice: slot("plaster", "#f6f1e4", "grain"),
    carrot: slot("plastic", "#ee7a16"),
    potato: slot("plastic", "#f0d080"),
    meat: slot("plaster", "#6a3a1e", "beef|chicken"),
    herb: slot("plastic", "#4f9a34", "leaf|parsley"),
  },
  build: (food) => {
    const r = 0.1;
    const level = r * BOWL_LEVEL;
    const next = food.stream("pieces");
    const grain = deform(sphere(1, 7, 5), ([x, y, z]) => [x * 0.0021, y * 0.0021, z * 0.005]);
    const heap = spread(260, 0.05, 1).map(([x, y, z], i) =>
      chain(
        rotation(X_AXIS, next() * 3),
        rotation(Y_AXIS, i * 1.7),
        translation([-0.026 + x * 0.052, level - 0.004 + y * 0.032, -0.012 + z * 0.06]),
      ),
    );
    const piece = (size: number): Geometry =>
      lumpy(
        box([size, size * 0.8, size * 0.9], { bevel: size * 0.22, bevelSteps: 2, divisions: [2, 2, 2] }),
        0.06,
        size * 0.7,
        3,
      );
    const drop = (n: number, size: number): Geometry =>
      merge(
        Array.from({ length: n }, () => {
          const [u, v] = [0.022 + next() * 0.045, (next() - 0.5) * 0.1];
          return place(
            piece(size),
            chain(rotation(X_AXIS, next() * 2), rotation(Y_AXIS, next() * 3), translation([u, level + 0.002, v])),
          );
        }),
      );
    return [
      makePart("bowl", "bowl", bowlShape(r), { weight: 1 }),
      makePart("sauce", "sauce", broth(r), { weight: 0.9, paint: glossy(0.12) }),
      makePart("rice-heap", "rice", move(oval([0.05, 0.031, 0.058], 28), [-0.026, level - 0.006, -0.012]), {
        weight: 0.8,
        paint: (s) => shade(s, 0.85),
      }),
      makePart("rice", "rice", strew(grain, heap), { weight: 0.8 }),
      makePart("carrots", "carrot", drop(5, 0.016), { weight: 0.7 }),
      makePart("potatoes", "potato", drop(5, 0.018), { weight: 0.7 }),
      makePart("meat", "meat", drop(6, 0.019), { weight: 0.7 }),
      makePart(
        "herbs",
        "herb",
        merge(
          Array.from({ length: 12 }, (_, i) =>
            risingLeaf(
              { length: 0.008, width: 0.005, thickness: 0.0006, fold: 0.2, droop: 0.3, steps: 4 },
              [-0.02 + (next() - 0.5) * 0.03, level + 0.0275, (next() - 0.5) * 0.04],
              1.3,
              i * 2.4,
            ),
          ),
        ),
        { weight: 0.4 },
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.58 },
});

/** Sushi: on a wooden board, rolls of white rice in black seaweed with a coloured heart, and blocks of rice under slices of salmon, tuna and prawn; ginger, wasabi, chopsticks. */
const sushi = defineFood({
  id: "sushi",
  words: [
    "sushi",
    "sushi roll",
    "nigiri",
    "maki",
    "sashimi",
    "sushi platter",
    "plate of sushi",
    "salmon sushi",
    "california roll",
    "salmon nigiri",
  ],
  senses: ["sushi#1"],
  height: 0.06,
  slots: {
    rice: { ...slot("plaster", "#f5f1e6", "grain"), takesWhole: false },
    board: { ...slot("oak", "#a87040 #7a4a2a #2a2420", "plate|platter|tray"), takesWhole: true },
    salmon: slot("plastic", "#f58a4a", "fish|topping"),
    tuna: slot("plastic", "#b8202c"),
    nori: slot("paper", "#16241c", "seaweed"),
    wasabi: slot("plaster", "#8fb85a"),
    ginger: slot("plastic", "#f2b8a8"),
    chopsticks: slot("oak", "#5a2a1c #9a6a3a", "chopstick"),
  },
  styles: {
    platter: { weight: 1 },
    nigiri: { weight: 0, words: ["nigiri", "salmon nigiri", "salmon sushi"] },
    maki: { weight: 0, words: ["maki", "sushi roll", "california roll"] },
  },
  build: (food) => {
    const grains: Paint = (surface, x, y, z) => {
      const n = Math.abs(noise(x * 380, y * 380, z * 380, 3));
      shade(surface, 0.93 + 0.08 * smoothstep(0, 0.3, n));
      surface.height += 0.0005 * smoothstep(0, 0.35, n);
      surface.roughness = 0.5;
    };
    const fish: Paint = (surface, x, y, z) => {
      const s = (x * 0.75 + z * 0.6 + 0.002 * sin(z * 300)) / 0.0072 + 20;
      const stripe = smoothstep(0.2, 0.08, Math.abs(s - Math.floor(s) - 0.5));
      tint(surface, fromHex("#fbdcc4"), 0.75 * stripe);
      surface.roughness = 0.12 + 0 * y;
    };
    const flesh: Paint = (surface, x, y, z) => {
      shade(surface, 1 + 0.2 * noise(x * 60, y * 60, z * 220, 3));
      surface.roughness = 0.12;
    };
    const riceBlock = settle(
      lumpy(box([0.05, 0.022, 0.024], { bevel: 0.0095, bevelSteps: 3, divisions: [6, 1, 2] }), 0.03, 0.008, food.seed),
    );
    const slab = settle(
      deform(box([0.064, 0.006, 0.029], { bevel: 0.0026, bevelSteps: 2, divisions: [14, 1, 6] }), ([x, y, z]) => [
        x,
        y - 9 * x * x - 9 * z * z,
        z,
      ]),
    );
    const roll = settle(
      turnX(
        lathe(
          [
            [0, -0.0125],
            [0.0168, -0.0125],
            [0.018, -0.0115],
            [0.018, 0.0115],
            [0.0168, 0.0125],
            [0, 0.0125],
          ],
          44,
        ),
        0,
      ),
    );
    const rollPaint =
      (heart: readonly string[]): Paint =>
      (surface, x, y, z, nx, ny, nz) => {
        const d = Math.sqrt(x * x + z * z);
        if (d > 0.0166) {
          tint(surface, fromHex("#14201a"), 1);
          surface.roughness = 0.5;
          return;
        }
        grains(surface, x, y, z, nx, ny, nz);
        const a = atan2(z, x);
        if (d < 0.0072 + 0.0006 * sin(a * 5)) {
          const third = a < -1.05 ? 0 : a < 1.05 ? 1 : 2;
          tint(surface, fromHex(heart[third % heart.length] as string), 1);
          surface.roughness = 0.2;
          surface.height -= 0.0004;
        }
      };
    const y0 = 0.0165;
    const swing = (g: Geometry, at: Vec3, a: number): Geometry => place(g, chain(rotation(Y_AXIS, a), translation(at)));
    const parts: Part[] = [];
    const nigiri = (name: string, kind: "salmon" | "tuna", at: Vec3, a: number, banded: boolean) => {
      parts.push(
        makePart(`${name}-rice`, "rice", swing(riceBlock, [at[0], at[1] + 0.0105, at[2]], a), {
          weight: 0.8,
          paint: grains,
          crease: 1.1,
        }),
      );
      parts.push(
        makePart(`${name}-fish`, kind, swing(slab, [at[0], at[1] + 0.0255, at[2]], a), {
          weight: 1,
          paint: kind === "salmon" ? fish : flesh,
          crease: 1,
        }),
      );
      if (banded)
        parts.push(
          makePart(
            `${name}-band`,
            "nori",
            swing(box([0.008, 0.0315, 0.0305], { bevel: 0.002 }), [at[0], at[1] + 0.0153, at[2]], a),
            { weight: 0.6 },
          ),
        );
    };
    const hearts = [["#f58a4a"], ["#8fc43a", "#f58a4a", "#f5d048"], ["#b8202c"]] as const;
    const maki = (name: string, i: number, at: Vec3, lying: boolean) =>
      parts.push(
        makePart(
          name,
          "rice",
          place(
            roll,
            lying
              ? chain(rotation(X_AXIS, 1.35), rotation(Y_AXIS, 0.35), translation([at[0], at[1] + 0.0182, at[2]]))
              : translation([at[0], at[1] + 0.0125, at[2]]),
          ),
          { weight: 0.9, paint: rollPaint(hearts[i % 3] as readonly string[]), crease: 0.7 },
        ),
      );
    if (food.style !== "maki") {
      nigiri("salmon-1", "salmon", [-0.055, y0, -0.022], 1.25, false);
      nigiri("tuna-1", "tuna", [-0.012, y0, -0.022], 1.25, food.style === "platter");
      nigiri("salmon-2", "salmon", [0.031, y0, -0.022], 1.25, false);
    }
    if (food.style !== "nigiri") {
      const back = food.style === "maki";
      for (let i = 0; i < 4; i += 1) maki(`roll-${i + 1}`, i, [-0.062 + i * 0.041, y0, 0.036], i === 3);
      if (back) for (let i = 0; i < 3; i += 1) maki(`back-${i + 1}`, i + 1, [-0.045 + i * 0.041, y0, -0.01], false);
    }
    const board = box([0.21, 0.014, 0.13], { bevel: 0.003, bevelSteps: 2 });
    parts.push(makePart("board", "board", move(board, [0, 0.0097, 0.004]), { weight: 0.8 }));
    parts.push(
      makePart(
        "feet",
        "board",
        merge([-0.075, 0.075].map((x) => move(box([0.014, 0.012, 0.11], { bevel: 0.002 }), [x, 0, 0.004]))),
        { weight: 0.4 },
      ),
    );
    parts.push(
      makePart("wasabi", "wasabi", move(lumpy(sphere(0.0095, 18), 0.12, 0.006, 2), [0.085, y0 + 0.005, 0.03]), {
        weight: 0.5,
        crease: 1.2,
      }),
    );
    parts.push(
      makePart(
        "ginger",
        "ginger",
        move(lumpy(oval([0.014, 0.006, 0.011], 24), 0.22, 0.006, 5), [0.083, y0 + 0.003, 0.006]),
        { weight: 0.5, crease: 1 },
      ),
    );
    parts.push(
      makePart("chopsticks", "chopsticks", chopsticks(0.2, [0.078, y0 + 0.003, -0.04], 0, 1.57), { weight: 0.6 }),
    );
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.5 },
});

/** Dumplings: half-moons of thin dough pinched into pleats along the seam, on a plate. */
const dumpling = defineFood({
  id: "dumpling",
  words: [
    "dumpling",
    "gyoza",
    "dim sum",
    "wonton",
    "ravioli",
    "momo",
    "pierogi",
    "potsticker",
    "bao",
    "bao bun",
    "steamed bun",
  ],
  senses: ["dumpling#1"],
  height: 0.05,
  slots: { dough: { ...slot("plastic", "#f0dfb8 #ecd8ac", "skin|wrapper|body"), takesWhole: true }, plate: PLATE_SLOT },
  styles: { crescent: { weight: 1 }, bun: { weight: 0, words: ["bao", "bao bun", "steamed bun", "dim sum", "momo"] } },
  build: (food) => {
    const browned: Paint = (surface, x, y, z) => {
      tint(
        surface,
        fromHex("#a8641f"),
        0.7 * smoothstep(0.006, -0.01, y) * (0.6 + 0.4 * noise(x * 90, y * 90, z * 90, 3)),
      );
      surface.roughness = 0.28;
    };
    const one = (seed: number): Geometry => {
      if (food.style === "bun")
        return move(
          deform(sphere(0.031, 72, 34), ([x, y, z]) => {
            const a = atan2(z, x);
            const up = smoothstep(0.0, 0.029, y);
            const f = 1 + up * 0.16 * Math.abs(sin(a * 8 + up * 2.4)) - 0.06 * up;
            const nip = y > 0.0285 ? -0.006 : 0;
            return [x * f, (y < 0 ? y * 0.55 : y * 0.8) + nip, z * f];
          }),
          [0, 0.0165, 0],
        );
      return move(
        settle(
          deform(sphere(1, 48, 26), ([x, y, z]) => {
            const seam = smoothstep(0.35, 1, y);
            const pleat = seam * 0.11 * sin(x * 24 + seed);
            const wide = (0.0165 * (1 - 0.8 * seam) + pleat * 0.02) * (y < -0.5 ? 1.02 : 1);
            return [
              x * 0.034 * (1 + 0.18 * seam),
              Math.max(y * 0.017 + seam * 0.009 * Math.sqrt(Math.max(0, 1 - x * x)), -0.0125),
              z * wide + 0.01 * (x * x - 0.4) + (z === 0 ? 0 : 0) + seam * 0.002 * sin(x * 24),
            ];
          }),
        ),
        [0, 0.0125, 0],
      );
    };
    const spots: readonly (readonly [number, number, number])[] =
      food.style === "bun"
        ? [
            [-0.034, 0.022, 0.2],
            [0.034, 0.022, 1.2],
            [0, -0.037, 2],
          ]
        : [
            [-0.034, 0.03, 0.25],
            [0.036, 0.034, -0.15],
            [-0.026, -0.012, 0.3],
            [0.042, -0.01, -0.2],
            [0.006, -0.052, 0.1],
          ];
    return [
      platePart(0.1),
      ...spots.map(([x, z, a], i) =>
        makePart(
          `dumpling-${i + 1}`,
          "dough",
          place(one(i), chain(rotation(Y_AXIS, a), translation([x, PLATE_TOP - 0.0008, z]))),
          { weight: 1, paint: food.style === "bun" ? glossy(0.45) : browned, crease: 1.1 },
        ),
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.5 },
});

export const BOWLS: readonly Concept[] = [ramen, spaghetti, curry, sushi, dumpling];
