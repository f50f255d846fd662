import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, turnX, turnY, turnZ } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { cos, GOLDEN_ANGLE, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { tint } from "../tint.ts";
import { veined, wrapLeaf } from "../vegetable/wrap-leaf.ts";

/** Radius and height of the bowl, metres. */
const [R, H] = [0.16, 0.09];

const bowl = () =>
  lathe(
    roundCorners(
      [
        [0, 0],
        [0.055, 0, 0.004],
        [0.06, 0.008, 0.004],
        [0.11, 0.035, 0.03],
        [R, H, 0.003],
        [R - 0.006, H, 0.003],
        [0.1, 0.038, 0.03],
        [0.05, 0.014, 0.01],
        [0, 0.014],
      ],
      4,
    ),
    64,
  );

/** Pale within a green rind, seeds in a ring. */
const sliced: Paint = (surface, x, _y, z) => {
  const r = Math.sqrt(x * x + z * z);
  if (r > 0.0265) return;
  tint(surface, r < 0.017 ? [0.62, 0.74, 0.36] : [0.74, 0.83, 0.5], 0.95);
};

/** What is left of a leaf's reach beyond the bowl. */
const SQUEEZED = 0.08;

/** Nothing goes through the bowl: what would, lies along its inside, and hangs over the rim a little at most. */
function withinBowl([x, y, z]: Vec3): Vec3 {
  const r = Math.sqrt(x * x + z * z);
  const most = y > H ? R + 0.012 : R - 0.014;
  // drawn together rather than cut off, so that a leaf keeps its two sides
  const inner = r > most ? most + SQUEEZED * (r - most) : r;
  const pull = r > most ? inner / r : 1;
  const floor = inner < 0.05 ? 0.016 : inner < 0.11 ? 0.016 + 0.45 * (inner - 0.05) : 0.043 + 1.1 * (inner - 0.11);
  const least = floor + 0.008;
  return [x * pull, y < least ? least + SQUEEZED * (y - least) : y, z * pull];
}

function build({ seed }: Food): Part[] {
  const leaves = Array.from({ length: 20 }, (_, i) => {
    const t = i / 19;
    const leaf = wrapLeaf(0.056 - 0.014 * t, 0.028, 1.1, 1.8, 0.03, seed + i);
    const out = (R - 0.105) * Math.sqrt(1 - t);
    const a = i * GOLDEN_ANGLE;
    const laid = place(
      leaf,
      chain(
        rotation(X_AXIS, 0.1 - 0.35 * t),
        rotation(Y_AXIS, a),
        translation([out * sin(a), H * 0.36 + 0.03 * t, out * cos(a)]),
      ),
    );
    return deform(laid, withinBowl);
  });
  const at = (k: number, n: number, r: number) => {
    const a = (k / n) * 6.283 + 0.4 * seed;
    return [r * sin(a), r * cos(a)] as const;
  };
  const tomatoes = Array.from({ length: 7 }, (_, k) => {
    const [x, z] = at(k, 7, k % 2 === 0 ? 0.088 : 0.05);
    return move(sphere(0.0225, 20, 12), [x, H + 0.028 - 0.008 * (k % 3), z]);
  });
  const slice = lathe(
    roundCorners(
      [
        [0, -0.004],
        [0.03, -0.004, 0.002],
        [0.03, 0.004, 0.002],
        [0, 0.004],
      ],
      2,
    ),
    28,
  );
  const cucumbers = Array.from({ length: 7 }, (_, k) => {
    const [x, z] = at(k + 0.5, 7, k % 2 === 0 ? 0.082 : 0.048);
    return move(turnY(turnX(turnZ(slice, 0.3 * ((k % 3) - 1)), 0.55), k * 0.9), [x, H + 0.034, z]);
  });
  const onions = [0.25, 0.6, 0.9].map((t, k) => {
    const [x, z] = at(t * 7, 7, 0.03 + 0.02 * k);
    return move(turnX(torus(0.022, 0.0026, 28, 8), 0.5 - 0.3 * k), [x, H + 0.048, z]);
  });
  return [
    makePart("bowl", "bowl", bowl(), { weight: 1 }),
    ...leaves.map((leaf, i) =>
      makePart(`leaf-${i + 1}`, "leaf", leaf, { weight: 0.7, paint: veined(0.056, "#e6f2b8"), crease: 1.1 }),
    ),
    ...makeParts("tomato", "tomato", tomatoes, { weight: 0.7 }),
    ...makeParts("cucumber", "cucumber", cucumbers, { weight: 0.7, paint: sliced }),
    ...makeParts("onion", "onion", onions, { weight: 0.5 }),
  ];
}

/** A salad. What makes it itself: a bowl heaped with frilled green leaves, among them small tomatoes, slices of cucumber with a green rind, and rings of red onion. */
export const salad = defineFood({
  id: "salad",
  words: ["salad", "bowl of salad", "green salad", "garden salad", "mixed salad", "caesar salad", "greek salad"],
  senses: ["salad"],
  height: 0.15,
  slots: {
    leaf: { ...slot("plastic", "#7fbf3a #8ac444 #6fb034", "lettuce|leaves|greens"), takesWhole: true },
    bowl: slot("oak ceramic-glaze", "#a8713f #f1ede4", "dish"),
    tomato: slot("plastic", "#d8271c"),
    cucumber: slot("plastic", "#2f7a2c"),
    onion: slot("plastic", "#8e3a72"),
  },
  build,
  view: { azimuth: 0.4, elevation: 0.5 },
});
