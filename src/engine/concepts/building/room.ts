import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bathroom, bedroom, kitchen, livingRoom, office } from "./room/furnish.ts";
import { bar, cell, classroom, library, ward } from "./room/furnish-public.ts";
import { Furniture, shell } from "./room/room-parts.ts";

const FURNISHED = {
  living: livingRoom,
  bedroom,
  kitchen,
  bathroom,
  office,
  classroom,
  library,
  bar,
  ward,
  cell,
} as const;

/** Rooms whose walls are taken up by what stands before them. */
const WINDOWLESS: ReadonlySet<string> = new Set(["classroom", "library", "bar", "cell"]);

function build({ style }: Planned) {
  const room = new Furniture();
  FURNISHED[style as keyof typeof FURNISHED](room);
  return [
    ...shell(!WINDOWLESS.has(style)),
    ...room.parts({ cloth: 0.9, white: 0.9, wood: 0.9, cupboard: 0.9, dark: 0.6 }),
  ];
}

const BEDROOM = ["bedroom", "bed room", "hotel room", "dorm room", "guest room", "nursery"];
const KITCHEN = ["kitchen", "kitchenette", "dining room"];
const BATHROOM = ["bathroom", "washroom", "restroom"];
const OFFICE = ["office room", "home office", "study", "study room", "workspace"];
const CLASSROOM = ["classroom", "school room", "schoolroom", "class room", "lecture room"];
const LIBRARY = ["library", "library room", "reading room", "library interior", "book room"];
const BAR = ["bar room", "bar interior", "pub interior", "cocktail bar", "wine bar", "nightclub"];
const WARD = ["hospital room", "hospital ward", "patient room", "infirmary", "sickroom", "emergency room"];
const CELL = ["prison cell", "jail cell", "jail", "prison", "dungeon cell", "dungeon", "holding cell"];

/** A room, cut open at the front and the right. What makes it itself: a floor and two walls with a window, and what it is for: a sofa and a television; a bed, a stand with a lamp and a wardrobe; a row of cupboards with sink, stove and fridge and a round table; a tub, a basin and a toilet; a desk with a screen and shelves of books; a blackboard before rows of desks; bookcases up to the ceiling around a reading table; a counter with stools before shelves of bottles; a hospital bed with drip and monitor; or iron bars before a plank bed. */
export const room = defineFromPlan({
  id: "room",
  family: "building",
  words: [
    "room",
    "living room",
    "interior",
    "lounge",
    "sitting room",
    ...BEDROOM,
    ...KITCHEN,
    ...BATHROOM,
    ...OFFICE,
    ...CLASSROOM,
    ...LIBRARY,
    ...BAR,
    ...WARD,
    ...CELL,
  ],
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
    board: slot("plastic", "#24503c", "blackboard|chalkboard|sign"),
  },
  styles: {
    living: { weight: 1 },
    bedroom: { weight: 0, words: BEDROOM },
    kitchen: { weight: 0, words: KITCHEN },
    bathroom: { weight: 0, words: BATHROOM },
    office: { weight: 0, words: OFFICE },
    classroom: { weight: 0, words: CLASSROOM },
    library: {
      weight: 0,
      words: LIBRARY,
      dress: { wall: "#8c6f52", book: "#7c2f2c #2f4a6a #3f5a3c", cloth: "#2f4a6a #7c2f2c", picture: "#a8803c #5a2a3c" },
    },
    bar: {
      weight: 0,
      words: BAR,
      dress: { wall: "#4a3030 #2f3a4a", wood: "#4a2c1a", cupboard: "#6b3f22", board: "#15131a", cloth: "#7a1f24" },
    },
    ward: {
      weight: 0,
      words: WARD,
      dress: { wall: "#cfe0de", floor: "#b9c4c6", cloth: "#6fa8b8", board: "#0d1512" },
      materials: { floor: "plastic" },
    },
    cell: {
      weight: 0,
      words: CELL,
      dress: { wall: "#8b8880", floor: "#77746e", metal: "#3a3c40", cloth: "#77705e", dark: "#20242c" },
      materials: { wall: "stone-wall", floor: "concrete", metal: "cast-iron" },
    },
  },
  build,
});
