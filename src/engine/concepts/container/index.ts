import type { Concept } from "../concept.ts";
import { aquarium } from "./aquarium.ts";
import { backpack } from "./backpack.ts";
import { bag } from "./bag.ts";
import { basket } from "./basket/basket.ts";
import { birdcage } from "./birdcage.ts";
import { cardboardBox } from "./cardboard-box.ts";
import { chest } from "./chest.ts";
import { cloche } from "./cloche.ts";
import { cooler } from "./cooler.ts";
import { crate } from "./crate.ts";
import { crystalBall } from "./crystal-ball.ts";
import { drawer } from "./drawer.ts";
import { dumpster } from "./dumpster.ts";
import { fishBag } from "./fish-bag.ts";
import { fishBowl } from "./fish-bowl.ts";
import { giftBox } from "./gift-box.ts";
import { gymBag } from "./gym-bag.ts";
import { handbag } from "./handbag.ts";
import { honeyJar } from "./honey-jar.ts";
import { jerrycan } from "./jerrycan.ts";
import { jewelryBox } from "./jewelry-box.ts";
import { lunchbox } from "./lunchbox.ts";
import { milkCarton } from "./milk-carton.ts";
import { mimic } from "./mimic.ts";
import { pallet } from "./pallet.ts";
import { pizzaBox } from "./pizza-box.ts";
import { sack } from "./sack.ts";
import { shippingContainer } from "./shipping-container.ts";
import { shoppingCart } from "./shopping-cart.ts";
import { snowGlobe } from "./snow-globe.ts";
import { suitcase } from "./suitcase/suitcase.ts";
import { takeoutBox } from "./takeout-box.ts";
import { terrarium } from "./terrarium.ts";
import { toolbox } from "./toolbox.ts";
import { trashBag } from "./trash-bag.ts";
import { trashCan } from "./trash-can.ts";

export const CONTAINERS: readonly Concept[] = [
  lunchbox,
  pizzaBox,
  takeoutBox,
  fishBag,
  backpack,
  bag,
  basket,
  birdcage,
  cardboardBox,
  chest,
  crate,
  crystalBall,
  fishBowl,
  giftBox,
  handbag,
  sack,
  snowGlobe,
  suitcase,
  trashCan,
  shoppingCart,
  aquarium,
  toolbox,
  cloche,
  terrarium,
  milkCarton,
  cooler,
  dumpster,
  gymBag,
  honeyJar,
  jerrycan,
  jewelryBox,
  mimic,
  shippingContainer,
  pallet,
  drawer,
  trashBag,
];
