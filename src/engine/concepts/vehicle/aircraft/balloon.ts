import { graph } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { deform, move } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { choice, integer, metres, ratio } from "../../parameter-specs.ts";
import { stripColours, TWO_COLOURS, type TwoColours, twoColours } from "../../two-colours.ts";
import { rod } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";

const PATTERNS = ["gores", "bands", "zigzag", "plain"] as const;
export type BalloonParameters = {
  readonly radius: number;
  readonly tall: number;
  readonly gores: number;
  readonly basket: number;
  readonly pattern: (typeof PATTERNS)[number];
  readonly palette: number;
} & TwoColours;

const parameters = {
  radius: metres(2, 9, "Of the envelope."),
  tall: metres(4, 22, "Mouth to crown."),
  gores: integer(8, 24, "Strips of cloth around."),
  basket: ratio(0.15, 0.5, "Half the basket's width, of the envelope's radius."),
  pattern: choice(PATTERNS, "How the cloth's colours are laid."),
  palette: integer(0, 5, "Which colours: 5 is the slot's own alone."),
  ...TWO_COLOURS,
};

/** Linear colours laid around the envelope in turn. */
const PALETTES: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [0.62, 0.02, 0.02],
    [0.85, 0.42, 0.02],
    [0.9, 0.72, 0.06],
    [0.05, 0.3, 0.08],
    [0.02, 0.12, 0.48],
  ],
  [
    [0.62, 0.02, 0.02],
    [0.86, 0.83, 0.75],
  ],
  [
    [0.02, 0.14, 0.5],
    [0.9, 0.65, 0.05],
  ],
  [
    [0.02, 0.3, 0.36],
    [0.86, 0.83, 0.75],
    [0.85, 0.2, 0.03],
  ],
  [
    [0.3, 0.03, 0.36],
    [0.85, 0.25, 0.3],
    [0.9, 0.62, 0.08],
  ],
];

/**
 * A hot air balloon. What makes it itself: a huge upside-down pear of cloth in bright strips, gathered to an open mouth below; ropes run
 * from it to a small wicker basket with a padded rim, and a burner hangs between.
 */
export const balloon = defineConcept<BalloonParameters>({
  id: "hot-air-balloon",
  family: "vehicle",
  words: ["hot air balloon", "hot-air balloon", "air balloon", "montgolfier", "aerostat"],
  senses: ["hot-air balloon"],
  height: 18,
  parameters,
  slots: {
    envelope: slot("balloon|canopy|cloth|body", "woven-cotton", "#b3201c #1f4f9a #d99a1a #c9552a #2f6b3f"),
    basket: ownSlot("gondola", "oak", "#9c6b36"),
    rim: ownSlot("padding|edge", "leather", "#4a2a17"),
    rope: ownSlot("cable|line", "woven-cotton", "#3b3128"),
    burner: ownSlot("flame|fire", "brushed-steel"),
  },
  sample: (draw, ask) => {
    const radius =
      draw.number("radius", 4.3, 4.9) * traitFactor(ask, { wide: 1.15, fat: 1.2, thin: 0.85, narrow: 0.85 });
    const said = twoColours(ask);
    const coloured = !stripColours(said) && ((ask.colours?.length ?? 0) > 0 || (ask.materials?.length ?? 0) > 0);
    // of who rides in it one sees the face
    const carries = ask.doing?.has("containing") === true;
    const striped = says(ask, "striped") || says(ask, "striped", "envelope");
    return fitParameters(parameters, {
      radius,
      tall:
        (carries ? 0.8 : 1) *
        radius *
        draw.number("tall", 2.3, 2.5) *
        traitFactor(ask, { tall: 1.2, long: 1.15, short: 0.85 }),
      gores: draw.pick("gores", [12, 16, 20]),
      basket: carries ? 0.36 : 0.2,
      pattern: coloured ? "plain" : striped ? "gores" : draw.pick("pattern", PATTERNS, [5, 3, 2, 0]),
      palette: coloured ? 5 : draw.integer("palette", 0, 4),
      ...said,
    });
  },
  build: buildBalloon,
  view: { azimuth: 0.4, elevation: 0.02 },
});

/** Share of the envelope's radius from which a basket is one that somebody is in. */
const LADEN = 0.3;

function buildBalloon(p: BalloonParameters): Model {
  const { radius: r, tall, gores } = p;
  const w = r * p.basket;
  const deep = r * 0.3;
  // heads in a basket that carries somebody are below the flame
  const headroom = p.basket > LADEN ? r * 0.36 : 0;
  const mouth = deep + r * 0.62 + headroom;
  const girth = graph([
    [0, 0.2],
    [0.06, 0.25],
    [0.2, 0.5],
    [0.4, 0.84],
    [0.6, 1],
    [0.72, 0.985],
    [0.84, 0.84],
    [0.93, 0.58],
    [0.98, 0.3],
    [1, 0],
  ]);
  const rows = 34;
  const outer = Array.from({ length: rows + 1 }, (_, i) => {
    const t = 1 - (1 - i / rows) * (1 - i / rows) * 0.35 - (1 - i / rows) * 0.65;
    return [i === rows ? 0 : r * girth(t), mouth + tall * t] as const;
  });
  // the mouth is open: the skin turns in and goes up a little way inside
  const skin = lathe(
    [[0, mouth + tall * 0.12], [r * 0.3, mouth + tall * 0.1], [r * 0.17, mouth + 0.01], ...outer],
    gores * 4,
  );
  const envelope = deform(skin, ([x, y, z]) => {
    const angle = atan2(z, x);
    const puff = 1 + 0.018 * (Math.abs(cos((angle * gores) / 2)) - 0.6);
    return [x * puff, y, z * puff];
  });
  const colours = stripColours(p) ?? PALETTES[p.palette];
  const basket = loft([
    ...[0, 0.25, 0.5, 0.75, 1].map((t) => square(w * (0.86 + 0.14 * t), deep * t)),
    square(w * 0.9, deep),
    square(w * 0.82, deep * 0.2),
  ]);
  const rim = (y: number, half: number, thick: number): Geometry =>
    tube(thick, square(half, y), 10, { closed: true, up: [0, 1, 0] });
  const ropes = Array.from({ length: 8 }, (_, i): Geometry => {
    const angle = TAU * ((i + 0.5) / 8);
    const corner: Vec3 = [w * 0.9 * Math.sign(cos(angle)), deep, w * 0.9 * Math.sign(sin(angle))];
    return rod(r * 0.008, corner, [r * 0.225 * cos(angle), mouth + tall * 0.03, r * 0.225 * sin(angle)], 6);
  });
  const level = deep + r * 0.32 + headroom;
  const posts = [1, -1].flatMap((a) =>
    [1, -1].map((b) =>
      rod(r * 0.012, [a * w * 0.86, deep - 0.02, b * w * 0.86], [a * w * 0.45, level, b * w * 0.45], 8),
    ),
  );
  const burner = merge([
    ...posts,
    rim(level, w * 0.45, r * 0.013),
    rod(r * 0.012, [-w * 0.46, level, 0], [w * 0.46, level, 0], 8),
    ...[-1, 1].map((s) =>
      move(
        lathe(
          roundCorners(
            [
              [0, 0],
              [w * 0.14, 0, 0.02],
              [w * 0.17, r * 0.1, 0.02],
              [0, r * 0.1],
            ],
            2,
          ),
          16,
        ),
        [s * w * 0.2, level - r * 0.02, 0],
      ),
    ),
  ]);
  return standModel(
    [
      makePart("envelope", "envelope", envelope, {
        weight: 1,
        projection: "cylinder",
        paint: (surface, x, y, z) => {
          const turn = atan2(z, x) / TAU + 0.5;
          const t = (y - mouth) / tall;
          const strip = turn * gores;
          if (colours) {
            const n = colours.length;
            const index =
              p.pattern === "gores"
                ? Math.floor(strip)
                : p.pattern === "bands"
                  ? Math.floor(t * 7)
                  : Math.floor(t * 7 + 0.5 * Math.abs((strip - Math.floor(strip)) * 2 - 1));
            layColour(surface, colours[((index % n) + n) % n] as readonly [number, number, number]);
          } else if (Math.floor(strip) % 2 === 0) {
            surface.r *= 0.72;
            surface.g *= 0.72;
            surface.b *= 0.72;
          }
          const seam = Math.abs(strip - Math.round(strip));
          if (seam < 0.025) {
            surface.r *= 0.7;
            surface.g *= 0.7;
            surface.b *= 0.7;
          }
        },
      }),
      makePart("basket", "basket", basket, {
        weight: 0.9,
        paint: (surface, x, y, z) => {
          // woven: rods over and under in turn
          const along = Math.floor((Math.abs(x) > Math.abs(z) ? z : x) / (w * 0.13));
          const up = y / (w * 0.075) + (along % 2 === 0 ? 0 : 0.5);
          const shade = 0.5 + 0.6 * Math.abs(sin(up * PI));
          surface.r *= shade;
          surface.g *= shade;
          surface.b *= shade;
        },
      }),
      makePart("rim", "rim", merge([rim(deep, w * 0.97, w * 0.085), rim(deep * 0.06, w * 0.87, w * 0.06)]), {
        weight: 0.6,
      }),
      makePart("ropes", "rope", merge(ropes), { weight: 0.5 }),
      makePart("burner", "burner", burner, { weight: 0.4 }),
    ],
    [{ name: "inside", position: [0, deep * 0.22, 0], normal: [0, 1, 0], radius: w * 0.7 }],
  );
}

/** A level square with round corners, counter-clockwise seen from above. */
const square = (half: number, y: number): Vec3[] =>
  rectangleOutline(half * 2, half * 2, half * 0.3, 3).map(([x, z]): Vec3 => [x, y, -z]);
