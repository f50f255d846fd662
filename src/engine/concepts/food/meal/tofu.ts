import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnY } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { block } from "../../building/masonry.ts";
import { slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

const TOP = 0.016;

/** Fine pores, and the weave of the cloth it was pressed in on its upper face. */
const curd: Paint = (surface, x, y, z, _nx, ny) => {
  shade(surface, 1 + 0.03 * noise(x * 260, y * 260, z * 260, 2));
  const pore = noise(x * 620, y * 620, z * 620, 3) + 0.5 * noise(x * 240, y * 240, z * 240, 4);
  if (pore > 0.85) {
    shade(surface, 0.95);
    surface.height -= 0.0002;
  }
  if (ny > 0.8) {
    const weave = Math.abs(((((x * 260) % 1) + 1) % 1) - 0.5) + Math.abs(((((z * 260) % 1) + 1) % 1) - 0.5);
    surface.height += 0.00012 * weave;
    shade(surface, 0.97 + 0.03 * weave);
  }
  surface.roughness = 0.42;
};

/** Fried: golden skin, darker at the edges. */
const fried: Paint = (surface, x, y, z) => {
  curd(surface, x, y, z, 0, 0, 0);
  const heat = 0.55 + 0.5 * noise(x * 120, y * 120, z * 120, 7);
  tint(surface, fromHex("#c88a34"), 0.95 * smoothstep(0.1, 0.7, heat));
  tint(surface, fromHex("#8a4f18"), 0.7 * smoothstep(0.75, 1.1, heat));
};

function build({ kind, has, stream }: Food): Part[] {
  const next = stream("cubes");
  const paint = kind === "fried" ? fried : curd;
  const cube = (x: number, y: number, z: number, spin: number) =>
    settle(move(turnY(block([0.026, 0.026, 0.026], [0, 0, 0], 0.0018, 2), spin), [x, TOP + 0.013 + y, z]));
  const slice = (x: number) => block([0.012, 0.05, 0.072], [x, TOP + 0.025, -0.012], 0.0018, 2);
  const cubes = [
    cube(0.03, 0, 0.044, 0.3 + 0.3 * next()),
    cube(0.064, 0, 0.036, -0.4 + 0.3 * next()),
    cube(0.058, 0, -0.002, 0.8 + 0.3 * next()),
    cube(0.052, 0.026, 0.03, 0.2 + 0.4 * next()),
  ];
  return [
    makePart("board", "board", block([0.22, TOP, 0.14], [0, TOP / 2, 0], 0.005, 2), { weight: 0.8, grain: "x" }),
    makePart("block", "tofu", block([0.07, 0.05, 0.072], [-0.05, TOP + 0.025, -0.012], 0.002, 2), { weight: 1, paint }),
    makePart("slices", "tofu", merge([slice(-0.0055), slice(0.0095), slice(0.0245)]), { weight: 0.9, paint }),
    makePart("cubes", "tofu", merge(cubes), { weight: 0.9, paint }),
    ...(has("onion")
      ? [
          makePart(
            "spring-onions",
            "onion",
            merge(
              Array.from({ length: 14 }, () =>
                block(
                  [0.005, 0.0022, 0.0024],
                  [-0.05 + (next() - 0.5) * 0.05, TOP + 0.0507, -0.012 + (next() - 0.5) * 0.05],
                  0.0006,
                ),
              ),
            ),
            {
              weight: 0.3,
              paint: (surface, x) => {
                if ((x * 900) % 2 > 1) layColour(surface, fromHex("#b6d68a"), 0.5, 0);
              },
            },
          ),
        ]
      : []),
  ];
}

/** Tofu. What makes it itself: a smooth, wet, cream-white block on a board, slices cut off its end, and plain cubes of it beside; spring onion on top. Fried, it has a golden skin. */
export const tofu = defineFood({
  id: "tofu",
  words: ["tofu", "block of tofu", "tofu block", "bean curd", "tofu cube", "silken tofu", "fried tofu", "tofu cubes"],
  senses: ["bean curd"],
  height: 0.066,
  slots: {
    tofu: { ...slot("wax", "#fbf4e4", "bean curd|block|cube|slice"), takesWhole: true },
    board: { ...slot("walnut bamboo slate", "", "plate|tray"), takesWhole: false },
    onion: { ...slot("plastic", "#4f9a34", "spring onion|scallion|chive"), takesWhole: false },
  },
  kinds: { fresh: {}, fried: { weight: 0, words: ["fried tofu"], traits: ["fried", "burnt"] } },
  extras: { onion: { chance: 0.6 } },
  build,
  view: { azimuth: 0.45, elevation: 0.42 },
});
