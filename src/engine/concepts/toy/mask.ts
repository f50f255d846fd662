import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnZ } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";
import { eyes } from "./mask-eyes.ts";
import { tribalMask } from "./tribal-mask.ts";
import { warMask } from "./war-mask.ts";

const HUES = ["#7a1f6b", "#c9a227", "#a3151b", "#173f8c", "#16695a", "#1b1b20"].map(fromHex);
const GOLD: Rgb = [0.78, 0.52, 0.14];

/** A half mask with almond eyes, golden scrolls, jewels and a fan of feathers. */
function carnival(look: number): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.12, -0.01], [0.1, 0.052, 0.052]), 0),
    add(both(ellipsoid([0.07, 0.142, -0.012], [0.058, 0.04, 0.04])), 0.02),
    add(roundCone([0, 0.125, 0.036], [0, 0.082, 0.052], 0.014, 0.016), 0.016),
    carve(ellipsoid([0, 0.115, -0.026], [0.098, 0.06, 0.05]), 0.004),
    carve(halfSpace([0, 0, -0.024], [0, 0, 1]), 0),
    eyes(0.044, 0.122, 0.023, 0.0125),
  ]);
  const paint: Paint = (surface, x, y) => {
    const u = Math.abs(x);
    const [ex, ey] = [(u - 0.044) / 0.03, (y - 0.122) / 0.018];
    const ring = ex * ex + ey * ey;
    const scroll = Math.abs(sin(u * 95 + cos(y * 120) * 2)) < 0.13 && (y > 0.145 || u > 0.085);
    const half = look % 3 === 1 && x > 0;
    if (ring < 1.22 || scroll || Math.abs(x) < 0.003) layColour(surface, GOLD, 0.25, 1);
    else if (half) layColour(surface, HUES[(look + 2) % 6] as Rgb, 0.35);
  };
  const feather = (a: number, length: number) => {
    const blade = stretch(
      lathe(
        [
          [0, 0],
          [0.006, 0.012],
          [0.017, length * 0.5],
          [0.016, length * 0.78],
          [0, length],
        ],
        14,
      ),
      [1, 1, 0.22],
    );
    return move(turnZ(blade, a), [-0.02 * sin(a) * 2, 0.155, -0.004]);
  };
  const fan = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((a) => feather(a, 0.15 - Math.abs(a) * 0.035));
  return [
    makePart("face", "body", meshSdf(clay, 0.0042), { weight: 1, paint }),
    ...makeParts("feather", "feather", fan, { weight: 0.9, paint: barbs }),
    makePart("jewel", "jewel", move(stretch(sphere(0.0125, 20), [0.9, 1.2, 0.7]), [0, 0.162, 0.03]), { weight: 0.8 }),
    makePart(
      "stick",
      "stick",
      tube(
        0.0045,
        [
          [0.1, 0.12, -0.012],
          [0.112, 0.05, -0.014],
          [0.122, -0.03, -0.016],
        ],
        10,
        { endRounding: 0.003 },
      ),
      { weight: 0.6 },
    ),
  ];
}

const barbs: Paint = (surface, x, y) => {
  const dim = 0.75 + 0.3 * Math.abs(sin(y * 420 + Math.abs(x) * 500));
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim]);
};

/** One face laughing or weeping, of the theatre. */
function theatre(isSad: boolean): Part[] {
  const corner = isSad ? -0.03 : 0.03;
  const mouth = curveThrough(
    [
      [-0.055, 0.075 + corner, 0],
      [-0.03, 0.075 - corner * 0.1, 0],
      [0, 0.075 - corner * 0.6, 0],
      [0.03, 0.075 - corner * 0.1, 0],
      [0.055, 0.075 + corner, 0],
    ],
    3,
  );
  const clay = sculpt([
    add(ellipsoid([0, 0.14, -0.02], [0.105, 0.135, 0.075]), 0),
    add(
      both(
        roundCone(
          [0.024, 0.2 + (isSad ? 0.014 : 0.006), 0.04],
          [0.078, 0.2 - (isSad ? 0.012 : -0.004), 0.016],
          0.011,
          0.008,
        ),
      ),
      0.012,
    ),
    add(roundCone([0, 0.185, 0.046], [0, 0.125, 0.064], 0.011, 0.017), 0.014),
    add(both(ellipsoid([0.056, 0.115, 0.03], [0.03, 0.026, 0.02])), 0.02),
    carve(ellipsoid([0, 0.14, -0.05], [0.092, 0.12, 0.075]), 0.004),
    carve(halfSpace([0, 0, -0.05], [0, 0, 1]), 0),
    eyes(0.045, 0.163, 0.024, 0.0135),
    ...mouth
      .slice(0, -1)
      .map((p, i) =>
        carve(
          roundCone(
            [p[0], p[1], -0.02],
            [p[0], p[1], 0.12],
            0.012 - Math.abs(i - 6) * 0.0012,
            0.012 - Math.abs(i - 6) * 0.0012,
          ),
          0.002,
        ),
      ),
  ]);
  return [makePart("face", "body", meshSdf(clay, 0.0055), { weight: 1 })];
}

/** A gas mask: rubber, two round panes and a filter. */
function hockey(): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.14, -0.02], [0.098, 0.135, 0.075]), 0),
    add(roundBox([0, 0.13, 0.046], [0.022, 0.07, 0.03], 0.01), 0.02),
    carve(ellipsoid([0, 0.14, -0.05], [0.086, 0.12, 0.075]), 0.004),
    carve(halfSpace([0, 0, -0.045], [0, 0, 1]), 0),
    eyes(0.042, 0.165, 0.022, 0.015),
  ]);
  const paint: Paint = (surface, x, y, z) => {
    if (z < 0) return;
    const [u, v] = [x / 0.03, (y - 0.03) / 0.024];
    const [a, b] = [u - Math.round(u), v - Math.round(v)];
    if (a * a + b * b < 0.045 && (y < 0.115 || y > 0.205)) layColour(surface, [0.01, 0.01, 0.01], 0.9);
    if (y > 0.2 && Math.abs(x) < (y - 0.2) * 0.35) layColour(surface, [0.5, 0.02, 0.02]);
    if (Math.abs(Math.abs(x) - 0.07) < 0.008 && y < 0.13 && y > 0.08) layColour(surface, [0.5, 0.02, 0.02]);
  };
  const strap = tube(
    0.006,
    curveThrough(
      [
        [0.09, 0.17, -0.03],
        [0.08, 0.175, -0.08],
        [0, 0.18, -0.11],
      ],
      5,
    ),
    8,
  );
  return [
    makePart("face", "body", meshSdf(clay, 0.0055), { weight: 1, paint }),
    ...makeParts("strap", "stick", [strap, mirror(strap)], { weight: 0.5 }),
  ];
}

/** A mask, upright. What makes it itself: a carnival half mask with almond eyes, golden scrolls and feathers; a long carved tribal face with bands of paint and raffia; a laughing or weeping face of the theatre; a goalkeeper's with holes; a scowling iron one under a samurai's crested helmet; a demon's with horns and fangs. */
export const mask = defineThing({
  id: "mask",
  family: "toy",
  forms: { carnival: 3, tribal: 1.5, comedy: 1, tragedy: 0, hockey: 0, samurai: 0, oni: 0 },
  words: {
    mask: "",
    "carnival mask": "carnival",
    "venetian mask": "carnival",
    "masquerade mask": "carnival",
    "party mask": "carnival",
    "ball mask": "carnival",
    "tribal mask": "tribal",
    "african mask": "tribal",
    "tiki mask": "tribal",
    "wooden mask": "tribal",
    "theater mask": "comedy",
    "theatre mask": "comedy",
    "drama mask": "comedy",
    "comedy mask": "comedy",
    "tragedy mask": "tragedy",
    "hockey mask": "hockey",
    "samurai mask": "samurai",
    "samurai face mask": "samurai",
    mempo: "samurai",
    "kabuto mask": "samurai",
    "oni mask": "oni",
    "demon mask": "oni",
    "devil mask": "oni",
    "hannya mask": "oni",
    "kabuki mask": "oni",
  },
  senses: ["mask"],
  height: 0.3,
  slots: {
    body: { words: ["face"], materials: ["painted-wood"], colours: HUES },
    feather: {
      words: ["plume", "raffia", "straw"],
      materials: ["feathers"],
      colours: ["#d8b024", "#7a1f6b", "#1f7fa8", "#c4201f"].map(fromHex),
      takesWhole: false,
    },
    jewel: {
      words: ["gem", "stone"],
      materials: ["glass"],
      colours: [fromHex("#c41230"), fromHex("#1463c4")],
      takesWhole: false,
    },
    stick: { words: ["handle", "strap", "crest"], materials: ["gold"], takesWhole: false },
    helmet: { words: ["kabuto"], materials: ["painted-metal"], colours: [fromHex("#1d1e24")], takesWhole: false },
    horn: { words: ["horns"], materials: ["bone"], takesWhole: false },
    tooth: { words: ["teeth", "fang"], materials: ["plastic"], colours: [fromHex("#f0e8cf")], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "tribal"
      ? {
          body: { material: "oak", colours: [fromHex(look % 2 ? "#5a3019" : "#7a4524")] },
          feather: { material: "painted-wood", colours: [fromHex("#c8a356")] },
        }
      : form === "samurai" || form === "oni"
        ? {
            body: { material: "painted-metal", colours: [fromHex(look % 3 === 1 ? "#1c1b1e" : "#9c1416")] },
            feather: { material: "felt", colours: [fromHex("#e9e4d8")] },
          }
        : form === "carnival"
          ? { body: { material: "ceramic-glaze", colours: [HUES[look] as Rgb] } }
          : {
              body:
                look % 2 || form === "hockey"
                  ? { material: "plastic", colours: [fromHex("#ece6d8")] }
                  : { material: "gold", colours: [] },
              stick: { material: "leather", colours: [fromHex("#1d1b1a")] },
            },
  build: ({ form, look }) =>
    form === "carnival"
      ? carnival(look)
      : form === "tribal"
        ? tribalMask(HUES[(look + 2) % 5] as Rgb)
        : form === "hockey"
          ? hockey()
          : form === "samurai" || form === "oni"
            ? warMask(form)
            : theatre(form === "tragedy"),
  view: { azimuth: 0.32, elevation: 0.08 },
});
