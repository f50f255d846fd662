import { cookware } from "./cookware.ts";

/** A cooking pot. What makes it itself: a straight-sided metal pot with two ear handles, or one long one, under a domed lid with a knob. */
export const cookingPot = cookware(
  "cooking-pot",
  ["pot", "cooking pot", "saucepan", "stockpot", "stew pot", "casserole", "soup pot", "dutch oven", "crock pot"],
  ["pot#1", "saucepan", "casserole#2"],
  0.18,
  (draw, ask) =>
    ask.word === "saucepan"
      ? "saucepan"
      : ask.word === "pot"
        ? draw.pick("style", ["pot", "saucepan"] as const, [3, 1])
        : "pot",
);
