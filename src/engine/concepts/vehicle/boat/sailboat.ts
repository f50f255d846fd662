import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { mix, type Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { flag, metres, ratio } from "../../parameter-specs.ts";
import { block, pair, rod, sidePlate } from "../bodywork.ts";
import { ownSlot, PANE, slot } from "../usual-slots.ts";
import { makeHull, strakes } from "./boat-hull.ts";
import { makeSail } from "./sail.ts";

export type SailboatParameters = {
  readonly length: number;
  readonly beam: number;
  readonly mast: number;
  readonly swing: number;
  readonly cabin: boolean;
  readonly flag: boolean;
};

const parameters = {
  length: metres(2.5, 20, "Stern to bow."),
  beam: metres(0.8, 6, "Side to side."),
  mast: metres(2.5, 26, "Deck to masthead."),
  swing: ratio(-0.5, 0.5, "How far the boom swings out, as a slope."),
  cabin: flag("A cabin with portholes before the mast's foot."),
  flag: flag("A pennant on the mast."),
};

/**
 * A sailing boat. What makes it itself: a slim pointed hull with one tall mast; a large triangular mainsail full of wind between mast and boom, a smaller jib
 * before it on a stay to the bow, a small cabin with portholes, a rudder with its tiller, and a pennant.
 */
export const sailboat = defineConcept<SailboatParameters>({
  id: "sailboat",
  family: "vehicle",
  words: ["sailboat", "sailing boat", "sail boat", "sloop", "sailing yacht", "yacht", "catamaran", "toy boat"],
  senses: ["sailboat", "sailing vessel", "yacht"],
  height: 9,
  parameters,
  slots: {
    hull: slot("body", "painted-wood", "#b3302a #1f4f8f #e8e4d8 #2f6f58 #1c2a3a"),
    sail: slot("canvas|mainsail|jib|sails", "woven-cotton", "#efe8d6 #f2efe6", { takesWhole: false }),
    deck: ownSlot("floor", "oak-planks", "#b98a52"),
    mast: ownSlot("boom|spar|tiller|rudder", "oak", "#7a4f29"),
    cabin: ownSlot("house", "painted-wood", "#ece7da"),
    window: PANE,
    rope: ownSlot("stay|line|rigging", "iron", "#3a3632"),
    flag: ownSlot("pennant", "woven-cotton", "#c3241c #e0a11c"),
  },
  sample: (draw, ask) => {
    const length = 6.4 * draw.number("length", 0.93, 1.08) * traitFactor(ask, { long: 1.25, short: 0.8 });
    return fitParameters(parameters, {
      length,
      beam: length * draw.number("beam", 0.3, 0.34) * traitFactor(ask, { wide: 1.2, narrow: 0.8, cute: 1.25 }),
      mast:
        length *
        draw.number("mast", 1.12, 1.28) *
        traitFactor(ask, { tall: 1.2, short: 0.8 }) *
        traitFactor(ask, { large: 1.2, small: 0.8 }, "sail"),
      swing: draw.pick("side", [1, -1]) * draw.number("swing", 0.14, 0.3),
      cabin: wants(ask, "cabin", draw.chance("cabin", 0.7)),
      flag: wants(ask, "flag", draw.chance("flag", 0.75)),
    });
  },
  build: buildSailboat,
  view: { azimuth: 1.05, elevation: 0.14 },
});

function buildSailboat(p: SailboatParameters): Model {
  const l = p.length;
  const b = p.beam / 2;
  const d = l * 0.16;
  const hull = makeHull({
    length: l,
    beam: [
      [0, b * 0.7],
      [0.2, b * 0.92],
      [0.45, b],
      [0.7, b * 0.76],
      [0.9, b * 0.3],
      [1, 0.03],
    ],
    sheer: [
      [0, d * 1.05],
      [0.4, d],
      [0.75, d * 1.12],
      [1, d * 1.32],
    ],
    keel: [
      [0, d * 0.35],
      [0.2, d * 0.06],
      [0.35, 0],
      [0.7, 0],
      [0.88, d * 0.15],
      [1, d * 0.62],
    ],
    floor: [
      [0, d * 0.86],
      [0.4, d * 0.84],
      [0.75, d * 0.95],
      [1, d * 1.2],
    ],
    wall: l * 0.012,
    square: 2.3,
    rake: [
      [0, -l * 0.03],
      [0.3, 0],
      [0.75, 0],
      [1, l * 0.09],
    ],
  });
  const foot = hull.z(0.6);
  const deck = hull.floorAt(0.55);
  const head = deck + p.mast;
  const boomY = deck + p.mast * 0.14;
  const reach = l * 0.56;
  const boomEnd: Vec3 = [reach * p.swing, boomY + 0.02, foot - reach];
  const mastHead: Vec3 = [0, head, foot];
  const wind: Vec3 = [Math.sign(p.swing), 0, 0];
  const luff = l * 0.012;
  const main = makeSail(
    (t) => [0, boomY + 0.06 + (head - boomY - 0.12) * t * 0.985, foot - luff],
    (t) => {
      // a little roach: the leech bows outwards
      const straight = mix([boomEnd[0], boomEnd[1] + 0.06, boomEnd[2]], [0, head - 0.06, foot - luff - 0.1], t * 0.985);
      return [straight[0], straight[1], straight[2] - l * 0.035 * 4 * t * (1 - t)];
    },
    wind,
    l * 0.055,
    0.012,
  );
  const bow: Vec3 = [0, hull.sheerAt(0.985) + 0.03, hull.z(0.985) + l * 0.09];
  const stayTop: Vec3 = [0, deck + p.mast * 0.86, foot];
  const clew: Vec3 = [l * 0.1 * wind[0], deck + p.mast * 0.13, foot + l * 0.02];
  const stay = (t: number): Vec3 => mix(mix(bow, stayTop, 0.05), stayTop, t * 0.95);
  const jib = makeSail(stay, (t) => mix(clew, mix(bow, stayTop, 0.965), t), wind, l * 0.045, 0.012);
  const mast = merge([
    rod(l * 0.011, [0, deck - 0.05, foot], [0, head + l * 0.03, foot], 12),
    rod(l * 0.009, [0, boomY, foot], boomEnd, 10),
  ]);
  const ropes = merge([
    rod(0.012, bow, stayTop, 6),
    rod(0.012, [0, hull.sheerAt(0.02), hull.z(0.02)], mastHead, 6),
    ...pair(rod(0.012, hull.at(0.55, 1, 1), stayTop, 6)),
  ]);
  const rudder = merge([
    sidePlate(
      [
        [hull.z(0) - l * 0.1, 0.02, 0.05],
        [hull.z(0) + l * 0.02, 0.02, 0.05],
        [hull.z(0) + 0.02, d * 1.02],
        [hull.z(0) - l * 0.045, d * 1.02],
      ],
      l * 0.012,
      0.01,
    ),
    rod(l * 0.006, [0, d * 1.1, hull.z(0) - l * 0.03], [0, d * 1.25, hull.z(0.15)], 8),
  ]);
  const floor = sheetOf(hull);
  const parts: Part[] = [
    makePart("hull", "hull", hull.skin, {
      weight: 1,
      paint: (surface, _x, y, z) => {
        const t = z / l + 0.5;
        if (y < d * 0.3) layColour(surface, [0.09, 0.02, 0.015]);
        else if (y > d * 0.32 && y < d * 0.38 && t > 0) layColour(surface, [0.82, 0.79, 0.72]);
      },
    }),
    makePart("deck", "deck", floor, { weight: 0.6, grain: "z" }),
    makePart("rail", "mast", merge(strakes(hull, 1, l * 0.008)), { weight: 0.5 }),
    makePart("mast", "mast", mast, { weight: 0.9, grain: "y" }),
    makePart("mainsail", "sail", main, { weight: 1, paint: seams(deck, p.mast) }),
    makePart("jib", "sail", jib, { weight: 0.9, paint: seams(deck, p.mast) }),
    makePart("ropes", "rope", ropes, { weight: 0.3 }),
    makePart("rudder", "mast", rudder, { weight: 0.5 }),
  ];
  if (p.cabin) {
    const long = l * 0.26;
    const z = foot - long * 0.35;
    const high = d * 0.5;
    parts.push(
      makePart(
        "cabin",
        "cabin",
        sidePlate(
          [
            [z - long / 2, deck - 0.05],
            [z + long / 2, deck - 0.05],
            [z + long * 0.42, deck + high * 0.75, 0.1],
            [z - long / 2, deck + high, 0.05],
          ],
          b * 1.05,
          0.06,
        ),
        { weight: 0.7 },
      ),
    );
    const ports = [-0.25, 0.05, 0.3].flatMap((t) =>
      pair(block([0.04, high * 0.32, long * 0.16], [b * 0.525, deck + high * 0.45, z + long * t], 0.015, 2)),
    );
    parts.push(makePart("portholes", "window", merge(ports), { weight: 0.5 }));
  }
  if (p.flag) {
    const flutter = makeSail(
      (t) => [0, head - 0.02 + l * 0.05 * t * 0.98, foot],
      (t) => [l * 0.02, head + l * 0.025 + l * 0.004 * (t - 0.5), foot - l * 0.13],
      wind,
      l * 0.01,
      0.01,
    );
    parts.push(makePart("pennant", "flag", flutter, { weight: 0.5 }));
  }
  return standModel(parts, [
    { name: "seat", position: [0, hull.floorAt(0.2) + 0.02, hull.z(0.2)], normal: [0, 1, 0], radius: b * 0.6 },
    { name: "top", position: [0, hull.floorAt(0.25) + 0.02, hull.z(0.22)], normal: [0, 1, 0], radius: b * 0.6 },
    { name: "inside", position: [0, hull.floorAt(0.25) + 0.02, hull.z(0.22)], normal: [0, 1, 0], radius: b * 0.6 },
  ]);
}

/** Faint cross seams in the cloth. */
const seams =
  (from: number, tall: number) =>
  (surface: { r: number; g: number; b: number }, _x: number, y: number): void => {
    const row = ((y - from) / tall) * 9;
    if (row - Math.floor(row) > 0.05) return;
    surface.r *= 0.78;
    surface.g *= 0.78;
    surface.b *= 0.78;
  };

/** A thin deck that lies on the hull's own floor. */
const sheetOf = (hull: ReturnType<typeof makeHull>): Geometry =>
  merge(
    Array.from({ length: 16 }, (_, i): Geometry => {
      const t = 0.05 + (0.86 * (i + 0.5)) / 16;
      return block(
        [hull.beamAt(t) * 1.86, 0.03, Math.abs(hull.z(0.86 / 16) - hull.z(0)) * 1.02],
        [0, hull.floorAt(t) + 0.012, hull.z(t)],
        0.004,
        1,
      );
    }),
  );
