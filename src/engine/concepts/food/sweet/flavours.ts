import { slot } from "../../define-from-plan.ts";

export const FLAVOURS = ["first", "second", "third"] as const;

export const FLAVOUR_KINDS = {
  strawberry: { weight: 2, dress: { first: "#f08fa8", second: "#f7ecd2", third: "#5a2e18" } },
  vanilla: { weight: 2, dress: { first: "#f7e8bd", second: "#f08fa8", third: "#a8dcb4" } },
  chocolate: {
    weight: 2,
    words: ["chocolate ice cream"],
    dress: { first: "#5f3219", second: "#f7e8bd", third: "#f08fa8" },
  },
  mint: { weight: 1, dress: { first: "#a5e0bd", second: "#5f3219", third: "#f7e8bd" } },
} as const;

export const TOPPING_SLOTS = {
  sauce: { ...slot("plastic", "#3a170b", "syrup|drip|chocolate"), hides: true as const },
  cherry: slot("plastic", "#c40d1e", "berry"),
  "red-sprinkle": slot("plastic", "#e0303c", "sprinkle|sprinkles"),
  "yellow-sprinkle": slot("plastic", "#f7d32a"),
  "blue-sprinkle": slot("plastic", "#3a8fd8"),
  "white-sprinkle": slot("plastic", "#f9f5ee"),
};
