import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { coiledDragon } from "./coiled-dragon.ts";
import { DRINK_SLOTS, DRINKS, type Drink, drinkOf, pool } from "./drink.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type GobletParameters = Proportions & {
  readonly style: "bell" | "tulip" | "straight";
  readonly gems: number;
  readonly engraved: boolean;
  readonly dragons: number;
  readonly drink: Drink;
};

const parameters: Concept<GobletParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["bell", "tulip", "straight"], "Line of the cup."),
  gems: integer(0, 12, "Stones set around the cup."),
  engraved: flag("Bands and leaves are engraved in it."),
  dragons: integer(0, 3, "Dragons that wind up it."),
  drink: choice(DRINKS, "What is in it."),
};

const CUPS: Readonly<Record<GobletParameters["style"], readonly Point2[]>> = {
  bell: [
    [0.55, 0.52],
    [0.86, 0.58],
    [0.95, 0.7],
    [0.94, 0.86],
    [1.05, 1],
  ],
  tulip: [
    [0.6, 0.5],
    [0.95, 0.57],
    [1.05, 0.7],
    [0.96, 0.86],
    [0.98, 1],
  ],
  straight: [
    [0.7, 0.5],
    [0.88, 0.54],
    [0.93, 0.68],
    [0.97, 0.86],
    [1, 1],
  ],
};

/** Where a head is seen from the side, radians from +X towards +Z. */
const PROFILE = -0.2;

function sampleGoblet(draw: Draw, ask: Ask): GobletParameters {
  return {
    ...sampleProportions(draw, ask),
    style: draw.pick("style", ["bell", "tulip", "straight"] as const),
    gems: wants(ask, "gem", draw.chance("gems", 0.7))
      ? Math.min(12, ask.counts.get("gem") ?? draw.pick("gem count", [6, 8]))
      : 0,
    engraved: draw.chance("engraved", 0.7) || ask.parts.has("dragon"),
    dragons: wants(ask, "dragon", false) ? Math.min(ask.counts.get("dragon") ?? 1, 3) : 0,
    drink: drinkOf(ask, "wine", draw.chance("filled", 0.4) ? "wine" : "none"),
  };
}

function buildGoblet(p: GobletParameters): Model {
  const [r, h] = [0.045 * p.wide, 0.19 * p.tall];
  const stem: readonly Point2[] = [
    [1.02, 0],
    [1.04, 0.012],
    [0.98, 0.03],
    [0.6, 0.065],
    [0.24, 0.13],
    [0.17, 0.2],
    [0.18, 0.25],
    [0.4, 0.285],
    [0.46, 0.315],
    [0.4, 0.345],
    [0.18, 0.38],
    [0.17, 0.43],
    [0.26, 0.475],
  ];
  const outside = smoothProfile(
    [...stem, ...CUPS[p.style]].map(([x, y]) => [x * r, y * h] as const),
    4,
  );
  const floor = h * 0.55;
  const wall = 0.003;
  const marks = p.engraved ? { paint: engrave(h) } : {};
  // one line turned in three pieces, which can be told apart
  const between = (low: number, high: number) => outside.filter(([, y]) => y >= low * h && y <= high * h);
  const solid = (line: readonly Point2[]): Point2[] => [
    [0, (line[0] as Point2)[1]],
    ...line,
    [0, (line.at(-1) as Point2)[1]],
  ];
  const parts: Part[] = [
    makePart("cup", "body", lathe(hollow(between(0.46, 1), wall, floor), 72), { weight: 1, ...marks }),
    makePart("stem", "body", lathe(solid(between(0.12, 0.48)), 72), { weight: 0.9, ...marks }),
    makePart("foot", "body", lathe(solid(between(0, 0.15)), 72), { weight: 0.9, ...marks }),
  ];
  if (p.gems > 0) {
    const y = h * 0.74;
    const at = radiusAt(outside, y);
    const gem = move(stretch(sphere(0.0072, 14, 9), [0.55, 1.15, 0.9]), [at + 0.0004, y, 0]);
    const setting = move(stretch(sphere(0.0092, 14, 9), [0.36, 1.15, 0.95]), [at, y, 0]);
    const around = Array.from({ length: p.gems }, (_, i) => (i / p.gems) * TAU + 0.2);
    parts.push(
      ...makeParts(
        "setting",
        "body",
        around.map((a) => turnY(setting, a)),
        { weight: 0.4 },
      ),
    );
    parts.push(
      ...makeParts(
        "gem",
        "gem",
        around.map((a) => turnY(gem, a)),
        { weight: 0.6 },
      ),
    );
  }
  for (let i = 0; i < p.dragons; i += 1) {
    const dragon = coiledDragon(outside, h, PROFILE + (i / p.dragons) * TAU, p.dragons === 1 ? 2.4 : 1.6);
    parts.push(makePart(`dragon-${i + 1}`, "dragon", dragon, { weight: 1, crease: 0.9 }));
  }
  if (p.drink !== "none") parts.push(makePart("drink", p.drink, pool(outside, wall, h * 0.9), { weight: 0.5 }));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: radiusAt(outside, h) },
    { name: "inside", position: [0, floor, 0], normal: [0, 1, 0], radius: r * 0.8 },
  ]);
}

/** Grooved bands on foot, knop and rim, and leaves that climb from the cup's bottom. */
const engrave =
  (h: number): Paint =>
  (surface, x, y, z) => {
    const t = y / h;
    let cut = 0;
    for (const at of [0.05, 0.565, 0.655, 0.835, 0.93, 0.95]) if (Math.abs(t - at) < 0.005) cut = 1;
    if (t > 0.57 && t < 0.65) {
      const leaf = Math.abs(cos(atan2(z, x) * 10));
      if (Math.abs((t - 0.57) / 0.08 - leaf) < 0.14) cut = 1;
    }
    if (t > 0.84 && t < 0.925 && cos(atan2(z, x) * 24 + (t - 0.88) * 60) > 0.72) cut = 1;
    if (cut === 0) return;
    surface.height -= 0.0006;
    surface.r *= 0.45;
    surface.g *= 0.45;
    surface.b *= 0.45;
  };

/** A goblet. What makes it itself: a deep metal cup on a stem with a knop and a wide stepped foot, engraved and set with stones; one with dragons has them wound up around it, their heads raised beside the cup. */
export const goblet = defineConcept<GobletParameters>({
  id: "goblet",
  family: "vessel",
  words: ["goblet", "wine goblet", "chalice", "grail", "holy grail"],
  senses: ["goblet", "chalice"],
  height: 0.19,
  parameters,
  slots: {
    body: { words: ["stem", "foot", "cup", "knop", "base"], materials: ["gold", "silver", "bronze"] },
    gem: {
      words: ["jewel", "stone", "ruby", "emerald", "sapphire"],
      materials: ["glass"],
      colours: ["#b1122a", "#0e7a4a", "#1d3fae"].map(fromHex),
      takesWhole: false,
    },
    dragon: {
      words: ["serpent", "wyrm", "wyvern"],
      materials: ["bronze"],
      // darker than the cup, so that it stands out from it
      colours: ["#5a3a20", "#3f5a4a", "#4a4d52"].map(fromHex),
      takesWhole: false,
    },
    ...DRINK_SLOTS,
  },
  sample: sampleGoblet,
  build: buildGoblet,
  view: { azimuth: 0.3, elevation: 0.25 },
});
