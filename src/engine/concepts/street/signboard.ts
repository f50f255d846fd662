import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { block } from "../building/masonry.ts";
import { bodySlot, byWord, defineStructure } from "../building/structure.ts";

/**
 * A board to be written on. What makes it itself: a broad flat board, wider than high, with a frame around it, on one post or
 * two; a placard has a handle instead, and a billboard stands high on its legs. Blank until somebody says what it reads.
 */
export const signboard = defineStructure({
  id: "signboard",
  family: "street",
  words: ["sign", "signboard", "wooden sign", "shop sign", "placard", "signpost", "billboard", "notice board"],
  senses: ["signboard", "billboard"],
  height: 1.5,
  styles: { post: 3, posts: 2, placard: 0, billboard: 0 },
  choose: byWord({ placard: ["placard"], billboard: ["billboard"], post: ["signpost"] }),
  slots: {
    board: bodySlot(["face", "plate", "panel", "front"], ["oak-planks", "painted-wood"], "#f1ead8", "#e9e2cf"),
    frame: bodySlot(["border", "edge", "rim", "trim"], ["oak"], "#5b3a20", "#4a3020"),
    post: bodySlot(["pole", "stake", "leg", "handle", "stick"], ["oak"], "#5b3a20"),
  },
  build: (p) => {
    const isBig = p.style === "billboard";
    const [w, h] = [0.92 * p.wide * (isBig ? 1.7 : 1), 0.56 * p.tall * (isBig ? 1.35 : 1)];
    const level = (p.style === "placard" ? 0.75 : isBig ? 1.3 : 0.72) * p.tall;
    const middle = level + h / 2;
    const rim = 0.05;
    const feet = p.style === "posts" || isBig ? [-0.36 * w, 0.36 * w] : [0];
    const thick = p.style === "placard" ? 0.04 : 0.08;
    const top = p.style === "post" ? level + h + 0.1 : level + h * 0.9;
    return standModel(
      [
        makePart("board", "board", block([w, h, 0.035], [0, middle, 0.04], 0.006), { weight: 1, grain: "x" }),
        makePart(
          "frame",
          "frame",
          merge([
            ...[-1, 1].map((s) => block([w + rim, rim, 0.06], [0, middle + (s * h) / 2, 0.045], 0.008)),
            ...[-1, 1].map((s) => block([rim, h + rim, 0.06], [(s * w) / 2, middle, 0.045], 0.008)),
          ]),
          { weight: 0.6 },
        ),
        makePart(
          "post",
          "post",
          merge(feet.map((x) => block([thick, top, thick], [x, top / 2, -0.015 - thick / 2 + 0.04], 0.01))),
          { weight: 0.6 },
        ),
      ],
      [
        { name: "top", position: [0, level + h + rim / 2, 0.04], normal: [0, 1, 0], radius: 0.06 },
        { name: "attach", position: [0, 0.3 * level, 0], normal: [0, 1, 0], radius: thick },
      ],
    );
  },
  view: { azimuth: 0.3, elevation: 0.08 },
});
