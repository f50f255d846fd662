import { boundsOf } from "#measure/bounds.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, vary } from "../building/structure.ts";
import { says } from "../from-ask.ts";
import { boulder, restOn } from "./stone-shape.ts";

const STYLE_OF = byWord({
  pile: ["stone pile", "pile of rocks", "rock pile"],
  cairn: ["cairn", "rock cairn", "stone cairn", "stacked rocks", "balanced stones", "stacked stones", "zen stones"],
  single: ["boulder"],
  pebble: ["pebble"],
});

/** A rock. What makes it itself: grey stone with broken faces and rough edges that sits heavily on the ground; a pile of many, smooth stones one on another, or a pebble that fits in a hand. */
export const rock = defineStructure({
  id: "rock",
  family: "nature",
  words: [
    "rock",
    "boulder",
    "stone",
    "pebble",
    "rock formation",
    "stone pile",
    "pile of rocks",
    "rock pile",
    "cairn",
    "rock cairn",
    "stone cairn",
    "stacked rocks",
    "balanced stones",
    "stacked stones",
    "zen stones",
  ],
  senses: ["rock#1", "boulder", "stone#2"],
  height: 0.8,
  styles: { single: 3, group: 3, pile: 0.0001, cairn: 0.0001, teetering: 0.0001, pebble: 0.0001 },
  choose: (ask) => {
    const style = STYLE_OF(ask);
    return style === "cairn" && (says(ask, "unstable") || says(ask, "crooked")) ? "teetering" : style;
  },
  slots: {
    stone: bodySlot(["rock", "boulder", "pebble"], ["granite"], "#7f7a73", "#8c8377", "#6b6a6b", "#94877a"),
    tuft: fixedSlot(["grass"], ["leaves"], "#4f6a2f"),
  },
  build: (p) => {
    const parts: Part[] = [];
    const put = (size: readonly [number, number, number], x: number, y: number, z: number, n: number, cuts = 13) => {
      const g = boulder(size, p.seed + n * 17, cuts);
      const low = boundsOf([g.positions]).min[1] * 0.72;
      return move(turnY(restOn(g, low), n * 1.3), [x, y - low, z]);
    };
    let top = 0;
    if (p.style === "pebble") {
      const g = boulder([0.042 * p.wide, 0.024 * p.tall, 0.036 * p.wide], p.seed, 0, 28);
      const { min, max } = boundsOf([g.positions]);
      parts.push(makePart("pebble", "stone", move(g, [0, -min[1], 0]), { weight: 1 }));
      top = max[1] - min[1];
    } else if (p.style === "cairn" || p.style === "teetering") {
      let y = 0;
      const isTeetering = p.style === "teetering";
      // what is about to fall stands on its small end, each stone further out than the last
      const shares = isTeetering ? [0.62, 0.9, 0.58, 1, 0.5, 0.32] : [1, 0.84, 0.68, 0.52, 0.36];
      const steps = isTeetering ? [0, 0.07, -0.03, 0.1, 0.2, 0.15] : [0.02, -0.02, 0.02, -0.02, 0.02];
      for (const [i, share] of shares.entries()) {
        const k = 0.34 * share * p.wide;
        const half = k * 0.42;
        const g = boulder([k, half, k * 0.86], p.seed + i, 3, 28);
        const { min, max } = boundsOf([g.positions]);
        parts.push(
          makePart(
            `stone-${i + 1}`,
            "stone",
            move(turnZ(turnY(g, i), isTeetering ? 0.16 * (i % 2 === 0 ? 1 : -1) : 0), [
              steps[i] as number,
              y - min[1] * 0.94,
              0,
            ]),
            { weight: 0.9 },
          ),
        );
        y += (max[1] - min[1]) * 0.86;
      }
      top = y;
    } else if (p.style === "pile") {
      const spots = [
        [0, 0],
        [0.5, 0.1],
        [-0.48, 0.16],
        [0.2, 0.5],
        [-0.24, 0.48],
        [0.1, -0.5],
        [-0.42, -0.34],
        [0.5, -0.4],
      ] as const;
      parts.push(
        ...makeParts(
          "stone",
          "stone",
          spots.map(([x, z], i) => put([0.34, 0.26, 0.3], x, 0, z, i)),
          { weight: 0.7 },
        ),
      );
      parts.push(
        ...makeParts(
          "upper",
          "stone",
          spots.slice(0, 4).map(([x, z], i) => put([0.29, 0.24, 0.27], x * 0.55 - 0.05, 0.32, z * 0.6 - 0.05, i + 20)),
          { weight: 0.8 },
        ),
      );
      parts.push(makePart("crown", "stone", put([0.26, 0.23, 0.25], 0, 0.6, 0.02, 40), { weight: 0.9 }));
      top = 0.95;
    } else {
      const h = 0.46 * p.tall;
      const w = 0.58 * p.wide;
      parts.push(
        makePart("rock", "stone", put([w, h, w * (0.72 + 0.2 * vary(p, "deep"))], 0, 0, 0, 0, 16), { weight: 1 }),
      );
      top = h * 1.5;
      if (p.style === "group")
        parts.push(
          makePart("rock-right", "stone", put([w * 0.5, h * 0.55, w * 0.46], w * 0.82, 0, w * 0.42, 1), {
            weight: 0.8,
          }),
          makePart("rock-left", "stone", put([w * 0.34, h * 0.34, w * 0.36], -w * 0.72, 0, w * 0.6, 2), {
            weight: 0.7,
          }),
        );
      if (vary(p, "moss") < 0.4)
        parts.push(
          makePart("tuft", "tuft", put([w * 0.2, h * 0.16, w * 0.14], w * 0.2, 0, w * 0.74, 5, 2), { weight: 0.3 }),
        );
    }
    return standModel(parts, [{ name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: 0.2 }]);
  },
  view: { azimuth: 0.5, elevation: 0.26 },
});
