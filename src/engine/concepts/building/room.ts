import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bathroom, bedroom, kitchen, livingRoom, office } from "./room/furnish.ts";
import { Furniture, shell } from "./room/room-parts.ts";

const FURNISHED = { living: livingRoom, bedroom, kitchen, bathroom, office } as const;

function build({ style }: Planned) {
  const room = new Furniture();
  FURNISHED[style as keyof typeof FURNISHED](room);
  return [...shell(), ...room.parts({ cloth: 0.9, white: 0.9, wood: 0.9, cupboard: 0.9, dark: 0.6 })];
}

const BEDROOM = ["bedroom", "bed room", "hotel room", "dorm room", "guest room", "nursery"];
const KITCHEN = ["kitchen", "kitchenette", "dining room"];
const BATHROOM = ["bathroom", "washroom", "restroom"];
const OFFICE = ["office room", "home office", "study", "study room", "workspace"];

/** A room, cut open at the front and the right. What makes it itself: a floor and two walls with a window, and what it is for: a sofa and a television; a bed, a stand with a lamp and a wardrobe; a row of cupboards with sink, stove and fridge and a round table; a tub, a basin and a toilet; or a desk with a screen and shelves of books. */
export const room = defineFromPlan({
  id: "room",
  family: "building",
  words: ["room", "living room", "interior", "lounge", "sitting room", ...BEDROOM, ...KITCHEN, ...BATHROOM, ...OFFICE],
  height: 2.62,
  view: { azimuth: 0.72, elevation: 0.5 },
  vary: 0.03,
  slots: {
    wall: mainSlot("plaster", "#d9d2c4 #c9d3d0 #d6c8b8 #c8cbd6", "wall"),
    floor: slot("oak-planks", "", "floor"),
    trim: slot("painted-wood", "#efece4", "frame|skirting|door"),
    pane: slot("painted-metal", "#a9c8d8", "window|mirror"),
    wood: slot("oak", "#8a5f3a #a9774a #6a4630", "table|desk|wardrobe|headboard|shelf|furniture"),
    cloth: slot("woven-cotton", "#48667f #7a3f3c #4f6b4c #8b6d3f", "sofa|blanket|couch|bedspread|towel"),
    cushion: slot("woven-cotton", "#d8a23c #c8583c", "cushion"),
    white: slot("ceramic-glaze", "#efeeea", "pillow|fridge|tub|bathtub|toilet|sink|sheet"),
    cupboard: slot("painted-wood", "#5d7b76 #42566a #8f9a86", "cupboard|cabinet|counter"),
    dark: slot("plastic", "#1d1f22", "television|screen|stove"),
    screen: slot("plastic", "#3d78a8", "monitor"),
    metal: slot("brushed-steel", "", "tap|lamp stand"),
    shade: slot("paper", "#f0dfae", "lamp|lampshade"),
    rug: slot("carpet", "#a2553f #5a6b86 #8c8a5a", "rug|carpet"),
    picture: slot("paper", "#c9705a #5f93a0", "picture|painting"),
    book: slot("paper", "#7c2f2c #2f4a6a", "book"),
    leaf: slot("leaves", "#3f7a38", "plant"),
    pot: slot("terracotta", "", "pot|bowl"),
    fruit: slot("plastic", "#d4562e", "fruit"),
    water: slot("plastic", "#9fd0dc", "water"),
  },
  styles: {
    living: { weight: 1 },
    bedroom: { weight: 0, words: BEDROOM },
    kitchen: { weight: 0, words: KITCHEN },
    bathroom: { weight: 0, words: BATHROOM },
    office: { weight: 0, words: OFFICE },
  },
  build,
});
