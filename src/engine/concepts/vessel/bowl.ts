import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag } from "../parameter-specs.ts";
import { DRINK_SLOTS, DRINKS, type Drink, drinkOf, pool, STEAM_SLOT, steam } from "./drink.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type BowlParameters = Proportions & {
  readonly style: "soup" | "rice" | "mixing" | "footed" | "salad";
  readonly decor: "none" | "bands" | "petals" | "lined";
  readonly drink: Drink | "soup" | "rice";
  readonly steaming: boolean;
};

const parameters: Concept<BowlParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["soup", "rice", "mixing", "footed", "salad"], "Line of the body."),
  decor: choice(["none", "bands", "petals", "lined"], "What is painted on it."),
  drink: choice([...DRINKS, "soup", "rice"], "What is in it."),
  steaming: flag("Steam rises from it."),
};

/** Outside as parts of the radius (x) and of the height (y); then radius and height in metres. */
const LINES: Readonly<Record<BowlParameters["style"], readonly [readonly Point2[], number, number]>> = {
  soup: [
    [
      [0.4, 0],
      [0.42, 0.06],
      [0.4, 0.1],
      [0.66, 0.26],
      [0.86, 0.52],
      [0.96, 0.8],
      [1, 1],
    ],
    0.08,
    0.072,
  ],
  rice: [
    [
      [0.44, 0],
      [0.46, 0.1],
      [0.43, 0.16],
      [0.7, 0.32],
      [0.88, 0.6],
      [0.95, 0.84],
      [1, 1],
    ],
    0.06,
    0.064,
  ],
  mixing: [
    [
      [0.5, 0],
      [0.54, 0.04],
      [0.72, 0.24],
      [0.88, 0.55],
      [0.96, 0.86],
      [1.02, 0.9],
      [1.03, 1],
    ],
    0.12,
    0.12,
  ],
  footed: [
    [
      [0.44, 0],
      [0.46, 0.05],
      [0.3, 0.12],
      [0.2, 0.22],
      [0.24, 0.34],
      [0.62, 0.5],
      [0.9, 0.74],
      [1, 1],
    ],
    0.1,
    0.12,
  ],
  salad: [
    [
      [0.42, 0],
      [0.44, 0.05],
      [0.62, 0.16],
      [0.84, 0.46],
      [0.95, 0.76],
      [1, 1],
    ],
    0.13,
    0.1,
  ],
};

function sampleBowl(draw: Draw, ask: Ask): BowlParameters {
  const style =
    ask.word === "mixing bowl"
      ? "mixing"
      : ask.word === "salad bowl" || ask.word === "fruit bowl"
        ? "salad"
        : draw.pick("style", ["soup", "rice", "mixing", "footed", "salad"] as const, [4, 2, 2, 1, 2]);
  const plain = (ask.materials?.length ?? 0) > 0 || says(ask, "simple") || (ask.colours?.length ?? 0) > 0;
  const food = (["soup", "rice"] as const).find((each) => ask.parts.has(each));
  return {
    ...sampleProportions(draw, ask),
    style,
    decor: plain ? "none" : draw.pick("decor", ["bands", "petals", "lined", "none"] as const, [3, 2, 3, 2]),
    drink: food ?? drinkOf(ask, "soup" as Drink),
    steaming: ask.traits.has("steaming") || ask.parts.has("steam"),
  };
}

function buildBowl(p: BowlParameters): Model {
  const [line, r, h] = LINES[p.style];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r * p.wide, y * h * p.tall] as const),
    5,
  );
  const rim = radiusAt(outside, 1);
  const top = h * p.tall;
  const wall = Math.max(0.0032, r * 0.045);
  const floor = top * (p.style === "footed" ? 0.42 : 0.17);
  const options = p.decor === "none" ? {} : { paint: decorate(p.decor, rim, top) };
  const body = makePart("body", "body", lathe(hollow(outside, wall, floor), 72), { weight: 1, ...options });
  const parts: Part[] = [body];
  if (p.drink === "rice") {
    const at = top * 0.86;
    const reach = radiusAt(outside, at) - wall * 0.6;
    const heap: Point2[] = [
      [0, at - 0.004],
      [reach, at - 0.004],
      [reach * 0.98, at],
      [reach * 0.75, at + reach * 0.3],
      [reach * 0.4, at + reach * 0.46],
      [0, at + reach * 0.5],
    ];
    parts.push(makePart("rice", "rice", lathe(heap, 40), { paint: grains, weight: 0.6 }));
  } else if (p.drink !== "none") {
    const level = top * 0.84;
    parts.push(makePart("filling", p.drink, pool(outside, wall, level), { weight: 0.6 }));
  }
  if (p.steaming)
    for (const [i, curl] of steam(top * 0.83, r * 1.3, r * 0.5).entries())
      parts.push(makePart(`steam-${i + 1}`, "steam", curl, { weight: 0.4 }));
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: rim },
    {
      name: "inside",
      position: [0, floor, 0],
      normal: [0, 1, 0],
      radius: radiusAt(outside, floor + (top - floor) * 0.5) - wall,
    },
  ]);
}

const BLUE = fromHex("#27476f");
const CREAM = fromHex("#efe8da");

/** Bands under the rim and over the foot, petals around the outside, or a pale inside. */
function decorate(decor: BowlParameters["decor"], rim: number, top: number): Paint {
  return (surface, x, y, z, nx, _ny, nz) => {
    const inner = x * nx + z * nz < 0;
    if (decor === "lined") {
      if (inner && y < top * 0.985) layColour(surface, CREAM);
      return;
    }
    const t = y / top;
    if (t > 0.965) layColour(surface, BLUE);
    if (inner) return;
    if (decor === "bands" && ((t > 0.82 && t < 0.9) || (t > 0.76 && t < 0.785) || (t > 0.12 && t < 0.16)))
      layColour(surface, BLUE);
    if (decor !== "petals" || t > 0.93) return;
    const wave = Math.abs(cos(atan2(z, x) * 6));
    const petal = 0.3 + 0.55 * Math.sqrt(wave);
    if (t < petal && t > petal - 0.045 && rim > 0) layColour(surface, BLUE);
  };
}

const grains: Paint = (surface, x, y, z) => {
  const lump = cos(x * 1900 + z * 700) * cos(z * 1700 - x * 900 + y * 1300);
  surface.height += 0.0006 * lump;
  const shade = 0.93 + 0.07 * lump;
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
};

/** A bowl. What makes it itself: an open hollow half-round, wider than high, on a small foot ring, with a clear inside. */
export const bowl = defineConcept<BowlParameters>({
  id: "bowl",
  family: "vessel",
  words: [
    "bowl",
    "soup bowl",
    "rice bowl",
    "cereal bowl",
    "mixing bowl",
    "salad bowl",
    "fruit bowl",
    "finger bowl",
    "serving bowl",
  ],
  senses: ["bowl#3", "bowl#1", "porringer"],
  height: 0.075,
  parameters,
  slots: {
    body: {
      words: ["foot", "wall"],
      materials: ["ceramic-glaze"],
      colours: ["#ece5d6", "#4d7f94", "#b9503c", "#d6a648", "#6d8a62", "#c7b59a", "#344458"].map(fromHex),
    },
    ...DRINK_SLOTS,
    soup: {
      words: ["broth", "stew", "porridge", "tomato soup"],
      materials: ["glass"],
      colours: [fromHex("#c4541f")],
      takesWhole: false,
    },
    rice: { words: ["grain"], materials: ["plaster"], colours: [fromHex("#f2eee2")], takesWhole: false },
    steam: STEAM_SLOT,
  },
  sample: sampleBowl,
  build: buildBowl,
  view: { azimuth: 0.4, elevation: 0.5 },
});
