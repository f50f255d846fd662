import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot, type Variant } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { block, stairs } from "./masonry.ts";
import { plot, Works } from "./site/site-parts.ts";

const [W, D] = [10.4, 7];
const FRONT = D / 2;
const STOREY = 2.5;

/** What a house of the public has above its door, over how many storeys, and how it is built. */
interface Trade {
  readonly sign: string;
  readonly storeys: number;
  readonly build: "plain" | "columns" | "garage" | "gable" | "marquee";
}

const TRADES: Readonly<Record<string, Trade>> = {
  police: { sign: "POLICE", storeys: 2, build: "plain" },
  fire: { sign: "FIRE STATION", storeys: 2, build: "garage" },
  hospital: { sign: "HOSPITAL", storeys: 4, build: "plain" },
  school: { sign: "SCHOOL", storeys: 2, build: "gable" },
  bank: { sign: "BANK", storeys: 2, build: "columns" },
  museum: { sign: "MUSEUM", storeys: 2, build: "columns" },
  court: { sign: "COURT", storeys: 2, build: "columns" },
  post: { sign: "POST OFFICE", storeys: 2, build: "plain" },
  hotel: { sign: "HOTEL", storeys: 5, build: "plain" },
  cinema: { sign: "CINEMA", storeys: 3, build: "marquee" },
  casino: { sign: "CASINO", storeys: 3, build: "marquee" },
  mall: { sign: "SUPERMARKET", storeys: 1.7, build: "plain" },
};

const written =
  (text: string, y: number, z: number, height: number): Paint =>
  (surface, px, py, pz, _nx, _ny, nz) => {
    if (nz > 0.7 && pz > z && isWritten(text, px, py - y, height, 0.11)) layColour(surface, [0.95, 0.95, 0.9], 0.4);
  };

function windows(works: Works, top: number, from: number, isBusy: (x: number, y: number) => boolean): void {
  for (let y = from; y < top - 0.6; y += STOREY) {
    for (let i = 0; i < 6; i += 1) {
      const x = (i - 2.5) * 1.62;
      if (isBusy(x, y)) continue;
      works.box("trim", [1.16, 1.5, 0.1], x, y, FRONT - 0.01, 0.02);
      works.box("glass", [0.96, 1.3, 0.1], x, y + 0.1, FRONT + 0.02, 0.02);
    }
    for (let i = 0; i < 3; i += 1) {
      const z = (i - 1) * 2;
      works.box("trim", [0.1, 1.5, 1.16], W / 2 - 0.01, y, z, 0.02);
      works.box("glass", [0.1, 1.3, 0.96], W / 2 + 0.02, y + 0.1, z, 0.02);
    }
  }
}

const prism = (wide: number, rise: number, deep: number) =>
  extrude(
    [
      [-wide / 2, 0],
      [wide / 2, 0],
      [0, rise],
    ],
    { depth: deep, bevel: 0.06, bevelSteps: 1 },
  );

function flagPole(works: Works, x: number, z: number): void {
  works.post("metal", 0.07, 6, [x, -0.03, z]);
  works.add("metal", move(sphere(0.13, 10), [x, 6, z]));
  works.box("flag", [1.5, 0.9, 0.06], x + 0.78, 4.95, z, 0.02);
}

function entrance(works: Works, kind: string): void {
  works.box("stone", [3.2, 0.3, 1.6], 0, -0.02, FRONT + 0.75, 0.04);
  works.box("trim", [2.5, 2.5, 0.16], 0, 0.1, FRONT, 0.03);
  for (const x of [-0.54, 0.54]) works.box("door", [1, 2.1, 0.12], x, 0.24, FRONT + 0.06, 0.02);
  for (const x of [-0.54, 0.54]) works.box("glass", [0.66, 1.2, 0.1], x, 0.95, FRONT + 0.09, 0.02);
  if (kind !== "police") return;
  for (const x of [-1.6, 1.6]) {
    works.post("metal", 0.07, 0.3, [x, 2.2, FRONT + 0.2]);
    works.box("metal", [0.1, 0.1, 0.3], x, 2.2, FRONT + 0.1, 0.01);
    works.add("lamp", move(sphere(0.26, 14), [x, 2.65, FRONT + 0.2]));
  }
}

function plain(works: Works, kind: string, { storeys, sign }: Trade): void {
  const top = storeys * STOREY + 0.5;
  works.box("wall", [W, top, D], 0, -0.03, 0, 0.05);
  works.box("trim", [W + 0.3, 0.35, D + 0.3], 0, top - 0.1, 0, 0.05);
  works.box("band", [W + 0.06, 0.55, D + 0.06], 0, STOREY - 0.05 + 0.3, 0, 0.03);
  entrance(works, kind);
  windows(works, top, 0.75, (x, y) => y < 2 && Math.abs(x) < 1.8);
  const isTall = storeys > 3;
  const [y, high] = isTall ? [top + 0.95, 1.15] : [STOREY + 0.68, 0.66];
  const z = isTall ? FRONT - 0.3 : FRONT + 0.12;
  if (isTall) for (const x of [-2.6, 2.6]) works.box("metal", [0.16, 0.6, 0.16], x, top, z, 0.02);
  works.add("sign", block([Math.min(W, sign.length * high * 0.92 + 0.7), high * 1.45, 0.22], [0, y, z], 0.05));
  works.draw("sign", written(sign, y, z, high * 0.82));
  if (kind === "hospital") {
    works.box("white", [2.7, 2.7, 0.12], 3.4, top - 3.3, FRONT + 0.03, 0.05);
    works.box("red", [0.7, 2.1, 0.16], 3.4, top - 3, FRONT + 0.08, 0.02);
    works.box("red", [2.1, 0.7, 0.16], 3.4, top - 2.3, FRONT + 0.08, 0.02);
    works.box("white", [4, 0.25, 2.2], 0, 2.75, FRONT + 1, 0.04);
    for (const x of [-1.8, 1.8]) works.post("trim", 0.1, 2.8, [x, -0.02, FRONT + 1.9]);
  }
  if (kind === "police") flagPole(works, 4.4, FRONT + 1.1);
}

/** Broad steps to a porch of columns under a gable. */
function columns(works: Works, { sign }: Trade): void {
  const [low, top] = [0.9, 6];
  works.box("wall", [W, top, D], 0, -0.03, -0.6, 0.05);
  works.add("stone", move(stairs(W - 1.2, 0.15, 0.3, 6), [0, 0, FRONT + 0.85]));
  works.box("stone", [W, low, 2.1], 0, -0.03, FRONT - 0.15, 0.04);
  for (let i = 0; i < 6; i += 1) {
    const x = (i - 2.5) * 1.72;
    works.box("trim", [0.86, 0.2, 0.86], x, low - 0.02, FRONT + 0.3, 0.03);
    works.post("trim", 0.36, 3.7, [x, low + 0.15, FRONT + 0.3], 0.3, 18);
    works.box("trim", [0.82, 0.22, 0.82], x, low + 3.8, FRONT + 0.3, 0.03);
  }
  works.box("trim", [W + 0.3, 1, 2.4], 0, low + 4, FRONT - 0.2, 0.04);
  works.add("trim", move(prism(W + 0.7, 2, D + 1.4), [0, low + 4.95, -0.1]));
  works.box("door", [1.5, 2.9, 0.14], 0, low, FRONT - 0.55, 0.03);
  for (const x of [-3.4, -1.7, 1.7, 3.4]) works.box("glass", [0.8, 2, 0.12], x, low + 0.7, FRONT - 1.06, 0.02);
  const y = low + 4.5;
  works.add("sign", block([W - 2, 0.72, 0.14], [0, y, FRONT + 1], 0.02));
  works.draw("sign", written(sign, y, FRONT + 0.9, 0.5));
  for (const z of [-2.6, -0.6, 1.3]) works.box("glass", [0.1, 1.9, 0.8], W / 2 + 0.02, 2.2, z, 0.02);
}

/** Three great doors for the engines, a tower to dry the hoses. */
function garage(works: Works, { sign }: Trade): void {
  const top = 5.6;
  works.box("wall", [W, top, D], 0, -0.03, 0, 0.05);
  works.box("trim", [W + 0.3, 0.35, D + 0.3], 0, top - 0.1, 0, 0.05);
  for (const x of [-3.3, 0, 3.3]) {
    works.box("trim", [2.9, 3.05, 0.12], x, -0.02, FRONT, 0.03);
    works.box("red", [2.55, 2.8, 0.12], x, -0.01, FRONT + 0.05, 0.02);
    for (const y of [0.55, 1.2]) works.box("trim", [2.5, 0.07, 0.1], x, y, FRONT + 0.08, 0.01);
    for (const dx of [-0.8, 0, 0.8]) works.box("glass", [0.6, 0.6, 0.1], x + dx, 1.75, FRONT + 0.08, 0.02);
  }
  const y = 4.1;
  works.add("sign", block([7.6, 0.9, 0.16], [0, y, FRONT + 0.06], 0.04));
  works.draw("sign", written(sign, y, FRONT, 0.56));
  const [tx, tz] = [-3.7, -1.9];
  works.box("wall", [2.4, 9, 2.4], tx, -0.03, tz, 0.05);
  works.box("trim", [2.8, 0.35, 2.8], tx, 8.8, tz, 0.05);
  works.add("red", move(turnY(cylinder({ radius: 2, radiusTop: 0, height: 1.5, segments: 4 }), PI / 4), [tx, 9.1, tz]));
  for (const dy of [6.4, 7.6]) works.box("glass", [1, 0.8, 0.1], tx, dy, tz + 1.2, 0.02);
  works.add("red", move(turnX(cylinder({ radius: 0.42, height: 0.3, segments: 20 }), PI / 2), [4.3, 4.1, FRONT]));
  flagPole(works, 4.6, FRONT + 1.6);
}

/** A gable with a clock and a bell turret over the door, a flag in front. */
function gabled(works: Works, kind: string, { sign }: Trade): void {
  const top = 5.3;
  works.box("wall", [W, top, D], 0, -0.03, 0, 0.05);
  works.add("roof", move(turnY(prism(D + 0.8, 2.1, W + 0.7), PI / 2), [0, top - 0.1, 0]));
  works.box("wall", [3.6, top + 0.3, 1.6], 0, -0.03, FRONT - 0.2, 0.05);
  works.add("roof", move(prism(4.3, 1.9, 3.4), [0, top + 0.2, FRONT - 0.9]));
  works.box("wall", [1.5, 2.2, 1.5], 0, top + 1.6, 0.4, 0.05);
  works.add(
    "roof",
    move(turnY(cylinder({ radius: 1.35, radiusTop: 0, height: 1.6, segments: 4 }), PI / 4), [0, top + 3.75, 0.4]),
  );
  works.box("door", [0.8, 1, 0.1], 0, top + 2.3, 1.13, 0.02);
  works.add(
    "bell",
    move(cylinder({ radius: 0.28, radiusTop: 0.14, height: 0.42, segments: 18 }), [0, top + 2.5, 1.22]),
  );
  works.add(
    "white",
    move(turnX(cylinder({ radius: 0.55, height: 0.14, segments: 26 }), PI / 2), [0, top + 0.75, FRONT + 0.72]),
  );
  works.draw("white", (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.7) return;
    const v = y - top - 0.75;
    if ((Math.abs(x) < 0.04 && v > -0.05 && v < 0.4) || (Math.abs(v) < 0.04 && x > -0.05 && x < 0.28))
      layColour(surface, [0.03, 0.03, 0.03], 0.5);
  });
  const z = FRONT + 0.6;
  works.box("stone", [3.2, 0.3, 1.2], 0, -0.02, z + 0.4, 0.04);
  for (const x of [-0.54, 0.54]) works.box("door", [1, 2.2, 0.12], x, 0.24, z + 0.03, 0.02);
  windows(works, top, 0.75, (x) => Math.abs(x) < 2.2);
  works.add("sign", block([3.5, 0.8, 0.16], [0, 3.55, z + 0.03], 0.04));
  works.draw("sign", written(sign, 3.55, z - 0.1, kind === "school" ? 0.52 : 0.4));
  flagPole(works, 4, FRONT + 1.6);
}

/** A lit board over the pavement and a tall sign, bulbs along their rims. */
function marquee(works: Works, { sign, storeys }: Trade): void {
  const top = storeys * STOREY;
  works.box("wall", [W, top, D], 0, -0.03, 0, 0.05);
  works.box("trim", [W + 0.3, 0.4, D + 0.3], 0, top - 0.1, 0, 0.05);
  entrance(works, "cinema");
  for (const x of [-3.6, 3.6]) works.box("glass", [1.6, 1.9, 0.12], x, 0.5, FRONT + 0.02, 0.02);
  works.box("sign", [7.6, 1.3, 2], 0, 2.95, FRONT + 0.85, 0.06);
  works.draw("sign", written(sign, 3.6, FRONT + 1.5, 0.85));
  for (let i = 0; i < 15; i += 1)
    for (const y of [2.98, 4.22]) works.add("lamp", move(sphere(0.09, 6), [-3.6 + i * 0.515, y, FRONT + 1.87]));
  works.box("sign", [1.3, 4.6, 0.5], 0, 4.1, FRONT + 0.15, 0.08);
  for (let i = 0; i < 8; i += 1)
    for (const x of [-0.55, 0.55]) works.add("lamp", move(sphere(0.1, 6), [x, 4.6 + i * 0.55, FRONT + 0.42]));
  works.box("red", [0.5, 2.6, 0.1], 0, 5, FRONT + 0.4, 0.04);
}

function build({ style }: Planned): Part[] {
  const trade = TRADES[style] as Trade;
  const works = new Works();
  const how = trade.build;
  if (how === "columns") columns(works, trade);
  else if (how === "garage") garage(works, trade);
  else if (how === "gable") gabled(works, style, trade);
  else if (how === "marquee") marquee(works, trade);
  else plain(works, style, trade);
  return [plot("ground", W + 2.4, D + 5), ...works.parts({ wall: 1, sign: 1, trim: 0.7, glass: 0.6 })];
}

const named = (
  words: string,
  dress: Readonly<Record<string, string>>,
  materials: Variant["materials"] = {},
): Variant => ({
  words: words.split("|"),
  dress,
  materials,
});

const BRICK = { wall: "brick" };
const STYLES: Readonly<Record<string, Variant>> = {
  hospital: named("hospital|hospital building|medical center|clinic", { wall: "#e9ebea", sign: "#b8241c #1f5f9a" }),
  police: named("police station|police department|sheriff's office|precinct", {
    wall: "#cfd2d4",
    band: "#1d3f86",
    sign: "#1d3f86",
    lamp: "#3f74e8",
  }),
  fire: named("fire station|fire house|firehouse|fire department", { sign: "#2a2422", wall: "#a4523c" }, BRICK),
  school: named(
    "school|schoolhouse|school house|elementary school|high school|school building|kindergarten|university|college",
    { sign: "#2a4a36", wall: "#a85f48" },
    BRICK,
  ),
  bank: named("bank|bank building|stock exchange|treasury", { wall: "#d8d0be", trim: "#e6dfd0", sign: "#3a342a" }),
  museum: named("museum|art museum|art gallery|museum building", { wall: "#d6cbb4", trim: "#eae2d0", sign: "#6a2420" }),
  court: named("courthouse|court house|city hall|town hall|parliament|capitol|government building|embassy", {
    wall: "#dcd9d0",
    trim: "#f0ede4",
    sign: "#4a4a48",
  }),
  post: named("post office", { wall: "#d8cdb8", band: "#8c1f24", sign: "#1f3f7a" }),
  hotel: named("hotel|motel|inn building|resort", { wall: "#d8c09a #b8a89a", sign: "#7a1f2c" }),
  cinema: named("cinema|movie theater|movie theatre|theater building|movie house", {
    wall: "#7a4a3c",
    sign: "#a81f24",
  }),
  casino: named("casino", { wall: "#4a2a4a", sign: "#b8862a" }),
  mall: named("supermarket|mall|shopping mall|shopping center|department store|superstore", {
    wall: "#e2ddd0",
    sign: "#1f7a3a #c8301f",
    band: "#1f7a3a",
  }),
};

/** A house that serves the public. What makes it itself: its name over the door, and what goes with that: the red cross of a hospital, the blue lamps of the police, the great red doors and the tower of the fire brigade, the clock and bell of a school, the columns of a bank, a museum or a court, the lit board of a cinema. */
export const civicBuilding = defineFromPlan({
  id: "civic-building",
  family: "building",
  words: Object.values(STYLES).flatMap(({ words = [] }) => words),
  senses: ["hospital", "museum", "courthouse", "hotel", "cinema#2"],
  height: 9,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.24 },
  slots: {
    wall: mainSlot("concrete", "#d8d2c6", "building|facade"),
    trim: slot("painted-plaster", "#efece4", "column|cornice|frame"),
    band: slot("painted-metal", "#7a8a94", "stripe"),
    roof: slot("roof-tiles", "#8a4a36 #5a5f66", "roof"),
    glass: slot("painted-metal", "#35556c", "window|pane"),
    door: slot("painted-wood", "#4a2f1e #2a3f5a", "door"),
    sign: slot("painted-metal", "#1f3f7a", "sign|board"),
    red: slot("painted-metal", "#c0241c", "cross|garage door"),
    white: slot("painted-metal", "#f2f0ea", "clock"),
    stone: slot("concrete", "#a8a49a", "step|stair"),
    metal: slot("brushed-steel", "", "pole"),
    flag: slot("woven-cotton", "#b8241c #1f4f9a", "flag"),
    lamp: slot("plastic", "#ffe08a", "light|bulb"),
    bell: slot("brass", "", "bell"),
    ground: slot("concrete", "#8d8b84", "pavement"),
  },
  styles: STYLES,
  build,
});
