/** What runs out of things, and its colour where none is said. */
export const LIQUIDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ink: "#15161f",
    paint: "#c8202c",
    blood: "#8c0f14",
    milk: "#f3eee2",
    water: "#7fc0da",
    oil: "#2a2016",
    slime: "#58b83a",
    goo: "#58b83a",
    tar: "#15120f",
    juice: "#f08c1e",
    syrup: "#8a4a16",
    honey: "#e0a020",
    coffee: "#3a1c0c",
    tea: "#9a4f16",
    wine: "#6a0c22",
    liquid: "#7fc0da",
    yolk: "#f5b01a",
    sauce: "#b82a1a",
    "soy sauce": "#1c0f08",
    gravy: "#6b3f1e",
    mud: "#4a3524",
    potion: "#3fa044",
    ketchup: "#c01a14",
    chocolate: "#3a1c10",
    caramel: "#b06a1e",
    wax: "#efe6cf",
    acid: "#7fd83a",
    lava: "#ff5a10",
  }),
);

/** What is loose enough to be spilt, and its colour. */
export const LOOSE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    soil: "#3e2a1c",
    dirt: "#5a3f28",
    earth: "#4a3222",
    sand: "#d9bd86",
    flour: "#f2ede2",
    sugar: "#f6f4ee",
    salt: "#f6f4ee",
    grain: "#cfa24c",
    sawdust: "#d8b27a",
  }),
);
