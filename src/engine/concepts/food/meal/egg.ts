import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { type Point2, roundCorners } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { roundBody } from "../shapes.ts";
import { glossy, shade, tint } from "../tint.ts";
import { hatchedEgg, hatchedSockets } from "./hatched-egg.ts";

/** An egg, blunt end down, middle at y = 0; `r` is its greatest radius. */
export function eggShell(r: number): Geometry {
  return lathe(
    Array.from({ length: 37 }, (_, i): Point2 => {
      const a = (i / 36 - 0.5) * PI;
      const up = sin(a);
      return [i === 0 || i === 36 ? 0 : r * cos(a) * (1 - 0.13 * up), r * up * (up > 0 ? 1.42 : 1.16)];
    }),
    56,
  );
}

/** Greatest radius, metres. */
const R = 0.022;

const PASTELS: readonly Rgb[] = ["#f06a8a", "#f7d24a", "#5ab8d8", "#8fd06a", "#f7f2e6"].map(fromHex);

/** Bands of zigzags, dots and stripes around the egg. */
const festive =
  (r: number, seed: number): Paint =>
  (surface, x, y, z) => {
    surface.roughness = 0.3;
    const v = (y / r + 1.16) / 2.58;
    const a = (atan2(z, x) / TAU + 0.5) * 12;
    const saw = Math.abs(a - Math.floor(a) - 0.5) * 2;
    const pick = (i: number): Rgb => PASTELS[(i + seed) % PASTELS.length] as Rgb;
    const w = v + 0.045 * (saw - 0.5);
    if (v > 0.42 && v < 0.58) {
      const du = (a - Math.floor(a) - 0.5) / 1.6;
      const dv = (v - 0.5) * 4.2;
      tint(surface, pick(4), 1);
      if (du * du + dv * dv < 0.04) tint(surface, pick(0), 1);
      if (Math.abs(Math.abs(v - 0.5) - 0.075) < 0.008) tint(surface, pick(1), 1);
    } else if (w > 0.27 && w < 0.36) tint(surface, pick(1), 1);
    else if (w > 0.64 && w < 0.73) tint(surface, pick(2), 1);
    else if (v > 0.83 || v < 0.14) tint(surface, pick(3), 1);
  };

const plainShell =
  (r: number, freckled: boolean): Paint =>
  (surface, x, y, z) => {
    const n = noise((x / r) * 30, (y / r) * 30, (z / r) * 30, 2);
    shade(surface, 1 + 0.03 * n);
    surface.height += r * 0.002 * n;
    surface.roughness = 0.4;
    if (freckled)
      tint(surface, fromHex("#6a4326"), 0.75 * smoothstep(0.48, 0.6, noise((x / r) * 9, (y / r) * 9, (z / r) * 9, 6)));
  };

const scaly =
  (r: number): Paint =>
  (surface, x, y, z) => {
    const v = (y / r + 1.16) / 2.58;
    const n = 18;
    const row = Math.floor(v * 17);
    const a = (atan2(z, x) / TAU + 0.5) * n + (row % 2) * 0.5;
    const [u, t] = [a - Math.floor(a) - 0.5, v * 17 - row];
    const edge = t - 1.7 * u * u;
    shade(surface, 0.45 + 0.85 * smoothstep(-0.1, 0.55, edge));
    surface.height += r * 0.05 * smoothstep(-0.2, 0.6, edge);
    surface.roughness = 0.25;
  };

/** Egg: the smooth oval, blunter below; painted in bands for Easter; scaled like armour for a dragon's; fried, a white puddle with a yellow dome; hatched, a jagged shell. */
export const egg = defineFood({
  id: "egg",
  words: [
    "egg",
    "chicken egg",
    "hen's egg",
    "boiled egg",
    "hard boiled egg",
    "easter egg",
    "dragon egg",
    "painted egg",
    "fried egg",
    "brown egg",
    "egg shell",
    "eggshell",
    "sunny side up egg",
    "ostrich egg",
    "dinosaur egg",
  ],
  senses: ["egg#2", "egg#1"],
  height: 0.057,
  slots: {
    shell: { ...slot("plastic", "#e9c9a0", "body|surface|white"), takesWhole: true },
    yolk: slot("plastic", "#f5a80f", "centre"),
    cup: slot("ceramic-glaze", "#5f9fb8 #efe7d6 #d8a048", "egg cup|stand|holder"),
  },
  styles: {
    plain: {
      weight: 1,
      words: ["egg", "chicken egg", "hen's egg", "brown egg", "egg shell", "eggshell", "ostrich egg"],
    },
    easter: { weight: 0, words: ["easter egg", "painted egg"] },
    dragon: { weight: 0, words: ["dragon egg", "dinosaur egg"] },
    fried: { weight: 0, words: ["fried egg", "sunny side up egg"] },
    hatched: { weight: 0, traits: ["containing", "hatching"] },
    boiled: { weight: 0, words: ["boiled egg", "hard boiled egg"], traits: ["halved", "sliced"], slots: ["yolk"] },
  },
  kinds: {
    brown: {
      weight: 2,
      words: ["egg", "brown egg", "chicken egg"],
      dress: { shell: "#e2b98a|#d9a878|#eed3b0|#f4ece0" },
    },
    white: {
      weight: 0,
      words: ["fried egg", "sunny side up egg", "boiled egg", "hard boiled egg", "ostrich egg"],
      dress: { shell: "#fbf7ee" },
    },
    pastel: { weight: 0, words: ["easter egg", "painted egg"], dress: { shell: "#c9a0e0 #8fd0e8 #f7b0c4 #f7e08a" } },
    dragon: { weight: 0, words: ["dragon egg", "dinosaur egg"], dress: { shell: "#7a1f24|#2f5a4a|#3a3f7a|#5f4a1c" } },
  },
  extras: { freckled: { chance: 0.2, slot: "freckles", traits: ["spotted"] }, cup: { chance: 0, slot: "cup" } },
  vary: 0.03,
  sockets: ({ style }) => (style === "hatched" ? hatchedSockets(R) : []),
  build: (food) => {
    const r = R;
    if (food.style === "fried") {
      const edge = (a: number) =>
        1 + 0.14 * sin(3 * a + food.seed) + 0.08 * sin(5 * a + food.seed * 2) + 0.04 * sin(9 * a);
      const puddle = deform(
        lathe(
          roundCorners(
            [
              [0, 0],
              [0.05, 0, 0.002],
              [0.0515, 0.0035, 0.002],
              [0.035, 0.0065, 0.01],
              [0, 0.0085],
            ],
            4,
          ),
          96,
        ),
        ([x, y, z]) => {
          const f = edge(atan2(z, x));
          return [x * f, y * (1 + 0.15 * noise(x * 60, 1, z * 60, 3)), z * f];
        },
      );
      const white: Paint = (surface, x, y, z) => {
        const d = Math.sqrt(x * x + z * z) / 0.0515;
        tint(surface, fromHex("#b8722a"), 0.85 * smoothstep(0.93, 1.0, d + 0.06 * noise(x * 130, y * 130, z * 130, 4)));
        surface.height += 0.0008 * noise(x * 160, 1, z * 160, 5);
        surface.roughness = 0.22;
      };
      const dome = roundBody(
        [
          [0, -0.004],
          [0.017, -0.003],
          [0.0195, 0.001],
          [0.0165, 0.007],
          [0.009, 0.0112],
          [0, 0.0125],
        ],
        44,
      );
      return [
        makePart("white", "shell", puddle, { weight: 1, paint: white, crease: 1.2 }),
        makePart("yolk", "yolk", move(dome, [0.004, 0.0085, 0.002]), { weight: 1, paint: glossy(0.08), crease: 1.2 }),
      ];
    }
    if (food.style === "boiled") {
      const half = deform(eggShell(r), ([x, y, z]) => [x, y, Math.min(z, 0)]);
      const face: Paint = (surface, x, y, z) => {
        surface.roughness = 0.25;
        if (z < 0) return;
        const d = Math.sqrt(x * x + (y + 0.003) * (y + 0.003));
        tint(surface, fromHex("#f4b01e"), smoothstep(0.0128, 0.0122, d));
        tint(surface, fromHex("#e08a12"), 0.4 * smoothstep(0.007, 0.0, d));
      };
      const lean = (tilt: number, around: number, at: readonly [number, number, number]) =>
        chain(rotation(X_AXIS, tilt), rotation(Y_AXIS, around), translation(at));
      return [
        makePart("half", "shell", place(half, lean(-1.1, 0.3, [0.016, 0.02, 0.014])), {
          weight: 1,
          paint: face,
          crease: 0.8,
        }),
        makePart("whole", "shell", place(eggShell(r), lean(1.35, -0.5, [-0.018, r, -0.016])), {
          weight: 0.9,
          paint: glossy(0.25),
          crease: 1.2,
        }),
        makePart(
          "yolk",
          "yolk",
          place(
            move(
              deform(eggShell(0.0118), ([x, y, z]) => [x, y * 0.8, z * 0.12]),
              [0, -0.003, 0],
            ),
            lean(-1.1, 0.3, [0.016, 0.02, 0.014]),
          ),
          { weight: 0.8, crease: 1.2 },
        ),
      ];
    }
    const paint =
      food.style === "easter"
        ? festive(r, food.seed)
        : food.style === "dragon"
          ? scaly(r)
          : plainShell(r, food.has("freckled"));
    if (food.style === "hatched") return hatchedEgg(r, food.seed, paint);
    const body = eggShell(r);
    if (food.has("cup")) {
      const cup = lathe(
        roundCorners(
          [
            [0, 0],
            [0.018, 0, 0.001],
            [0.0175, 0.003, 0.001],
            [0.006, 0.009, 0.004],
            [0.006, 0.014, 0.004],
            [0.0195, 0.022, 0.006],
            [0.0235, 0.04, 0.001],
            [0.0218, 0.04, 0.001],
            [0.016, 0.022, 0.004],
            [0, 0.018],
          ],
          4,
        ),
        56,
      );
      return [
        makePart("egg", "shell", move(body, [0, 0.043, 0]), { weight: 1, paint, crease: 1.2 }),
        makePart("cup", "cup", cup, { weight: 0.9 }),
      ];
    }
    return [makePart("egg", "shell", body, { weight: 1, paint, crease: 1.2 })];
  },
  view: { azimuth: 0.35, elevation: 0.3 },
});
