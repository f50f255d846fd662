import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { city } from "./town/city.ts";
import { village } from "./town/village.ts";

const build = (planned: Planned) => (planned.style === "city" ? city(planned) : village(planned));

const CITIES = [
  "city",
  "cityscape",
  "skyline",
  "city skyline",
  "metropolis",
  "downtown",
  "megacity",
  "city center",
  "city block",
  "futuristic city",
];

/** Where people live together. What makes it itself: a city is a square of streets with lit windows in towers that rise towards the middle, parks between them; a village is a ring of gabled houses with chimneys around a green, a church with a pointed spire, lanes and trees. */
export const town = defineFromPlan({
  id: "town",
  family: "building",
  words: [
    "town",
    "village",
    "small town",
    "hamlet",
    "settlement",
    "suburb",
    "neighborhood",
    "neighbourhood",
    ...CITIES,
  ],
  height: 24,
  view: { azimuth: 0.62, elevation: 0.5 },
  slots: {
    wall: mainSlot("concrete", "#c2b8a4 #a9a79f #cbb79a", "tower|skyscraper|building"),
    house: mainSlot("concrete", "#e8dcc4 #dfcfae #e9e2d4", "house|cottage|wall"),
    roof: slot("roof-tiles", "#9c4a34 #7c4436", "roof|spire"),
    brick: slot("concrete", "#9a5a48 #8a6a58", "block|chimney"),
    glass: slot("painted-metal", "#6f98b4 #5d89a0", "glass tower"),
    ground: slot("concrete", "#6d6b66", "ground"),
    kerb: slot("concrete", "#a5a29a", "kerb|sidewalk|pavement"),
    lawn: slot("grass", "#5f8a3c #6a9444", "green|lawn|park|grass"),
    tree: slot("leaves", "#3f7030 #4c7d38", "tree"),
    trunk: slot("bark", "", "trunk"),
    door: slot("painted-wood", "#5b3b28 #35506a", "door"),
    window: slot("painted-metal", "#2d4154", "window"),
    metal: slot("painted-metal", "#3f454b", "mast|antenna"),
  },
  styles: {
    village: { weight: 1 },
    city: { weight: 0, words: CITIES },
  },
  build,
});
