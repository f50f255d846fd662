import { slot } from "../../define-from-plan.ts";
import { FLAME_SLOT } from "../../light/flame.ts";
import { defineFood } from "../define-food.ts";
import { crumbUnderIcing, roundCake } from "./cake/round-cake.ts";
import { sliceOfCake } from "./cake/slice-of-cake.ts";
import { weddingCake } from "./cake/wedding-cake.ts";

/**
 * Cake. What makes it itself: a low round drum, icing that runs over the edge in drips, piped dabs of cream with berries
 * around the rim, candles on top; a wedding cake is three white tiers with pearls and roses; a slice shows its layers.
 */
export const cake = defineFood({
  id: "cake",
  words: [
    "cake",
    "birthday cake",
    // a greeting, no mood
    "layer cake",
    "wedding cake",
    "chocolate cake",
    "slice of cake",
    "cake slice",
    "piece of cake",
    "cream cake",
    "sponge cake",
    "gateau",
    "red velvet cake",
    "strawberry cake",
    "cheesecake",
    "dessert",
  ],
  senses: ["cake#3", "dessert#1", "torte"],
  height: 0.14,
  likened: ["beast"],
  slots: {
    icing: { ...slot("plastic", "#f6d9df", "frosting|side|fondant|buttercream"), takesWhole: true },
    sponge: { ...slot("plaster", "#e2b56a", "layer|crumb"), takesWhole: true },
    glaze: slot("plastic", "#3b1a0e", "drip|drips|sauce|ganache"),
    cream: slot("plastic", "#f8f1e4", "whipped cream|pearl|piping"),
    topping: slot("plastic", "#b80f1c", "cherry|strawberry|raspberry|rose|fruit|flower"),
    leaf: slot("plastic", "#4f8f2a"),
    berry: slot("plastic", "#2b3a72", "blueberry|blackberry"),
    plate: slot("ceramic-glaze", "#eee8da", "stand|board|cake stand|pedestal"),
    candle: slot("plastic", "#d8455a #3f8fc4 #e0a52a", "candles"),
    wick: slot("felt", "#1c1512"),
    flame: FLAME_SLOT,
  },
  styles: {
    iced: { weight: 3, words: ["birthday cake", "cream cake", "chocolate cake"] },
    naked: { weight: 1, words: ["layer cake", "sponge cake", "strawberry cake"], slots: ["sponge"] },
    wedding: { weight: 0, words: ["wedding cake"], traits: ["elegant", "tall", "2-tier", "3-tier", "4-tier"] },
    slice: { weight: 0, words: ["slice of cake", "cake slice", "piece of cake", "cheesecake"], traits: ["sliced"] },
  },
  kinds: {
    pink: { weight: 3, dress: { icing: "#f3b9c6 #f6cdd6", glaze: "#d8456a" } },
    chocolate: { weight: 2, words: ["chocolate cake"], dress: { icing: "#5a2f1a", glaze: "#2c130a" } },
    vanilla: { weight: 2, words: ["cheesecake", "sponge cake"], dress: { icing: "#f6ead0", glaze: "#3b1a0e" } },
    mint: { weight: 1, dress: { icing: "#a8dcc8", glaze: "#f7f0e4" } },
    white: { weight: 0, words: ["wedding cake"], dress: { icing: "#f7f3ea", topping: "#e58fa0 #f0b8b4" } },
    velvet: { weight: 0, words: ["red velvet cake"], dress: { icing: "#a8202a", glaze: "#f7f0e4" } },
  },
  extras: {
    candle: { chance: 0.45, words: ["birthday cake"], traits: ["burning", "lit"] },
    topping: { chance: 0.85 },
    strawberry: { chance: 0, slot: "leaf", words: ["strawberry cake"], named: ["strawberry"] },
    berry: { chance: 0 },
    // on tiers; what is round and low has them anyway
    drip: { chance: 0, slot: "glaze", named: ["drip", "drips", "glaze", "ganache", "sauce"] },
    stand: { chance: 0, named: ["stand", "pedestal"] },
    // under a slice; whole cakes are always on one
    plate: { chance: 0.5 },
  },
  cut: { whole: { slice: "iced" }, under: /plate/, inside: (food) => ({ icing: crumbUnderIcing(food) }) },
  count: { slot: "candle", min: 5, max: 7, most: 24 },
  build: (food) => {
    if (food.style === "wedding") return weddingCake({ ...food, has: (extra) => extra === "drip" && food.has("drip") });
    return food.style === "slice" ? sliceOfCake(food) : roundCake(food);
  },
  view: { azimuth: 0.35, elevation: 0.4 },
});
