import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { randomCourses } from "../../texture/tilings/random-courses.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const OCHRE = ["#8a6437", "#ab8350", "#c59f6c", "#d8b98b"].map(fromHex);
const CREAM = ["#9d8258", "#bba077", "#d0b892", "#e0cdae"].map(fromHex);
const ROSE = ["#8c5f42", "#ab7c5c", "#c3997a", "#d6b499"].map(fromHex);
const JOINT = ["#7a6443", "#98805b", "#b09975"].map(fromHex);

/** Blocks of banded sandstone in uneven courses, corners crumbled by the weather. Takes colours in the blocks, one after another. */
export const sandstoneBlocks: Material = {
  id: "sandstone-blocks",
  class: "stone",
  words: [
    "sandstone block",
    "sandstone wall",
    "sandstone brick",
    "sandstone masonry",
    "large sandstone block",
    "sandstone block wall",
    "crumbling sandstone brick",
    "egyptian wall",
    "temple wall",
    "pyramid block",
  ],
  tileSize: 3,
  bond: "mixed",
  shade: (context) => {
    const { draw, scale, size } = context;
    const rows = featureCount(36, scale);
    const bands = fbm(size, {
      cells: 3,
      cellsY: featureCount(66, scale),
      octaves: 3,
      gain: 0.7,
      seed: draw.seed32("bands"),
    });
    return layMasonry(context, {
      tileSize: 3,
      tiling: randomCourses(featureCount(72, scale), rows, [3, 5], [8, 17], draw.stream("blocks")),
      unit: 4 / rows,
      joint: 0.028,
      rounding: 0.09,
      bevel: 0.1,
      wander: 0.028,
      chips: 0.1,
      depth: 0.1,
      dome: 0.03,
      level: 0.09,
      tilt: 0.06,
      relief: 0.016,
      pits: 0.03,
      faces: [OCHRE, CREAM, OCHRE, ROSE, CREAM],
      joints: JOINT,
      tone: 0.5,
      flash: 0.15,
      mottle: 0.13,
      grit: 0.11,
      roughness: 0.9,
      finish: (texel, { face, edge, rough }, i) => {
        if (face <= 0.3) return;
        // soft beds weather back, hard ones stand out
        const band = bands[i] as number;
        texel.height += band * 0.003 * face;
        shade(texel, (1 + band * 0.16) * (0.84 + 0.16 * smoothstep(0, 0.12, edge + rough * 0.02)));
      },
    });
  },
};
