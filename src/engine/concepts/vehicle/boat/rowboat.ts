import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { ellipseOutline } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { choice, flag, metres } from "../../parameter-specs.ts";
import { block } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";
import { makeHull, strakes } from "./boat-hull.ts";
import { rowboatRig } from "./rowboat-rig.ts";

const STYLES = ["rowboat", "canoe"] as const;
export type RowboatParameters = {
  readonly style: (typeof STYLES)[number];
  readonly length: number;
  readonly beam: number;
  readonly depth: number;
  readonly oars: boolean;
  readonly sail: boolean;
};

const BY_WORD: Readonly<Record<string, RowboatParameters["style"]>> = {
  rowboat: "rowboat",
  "row boat": "rowboat",
  "rowing boat": "rowboat",
  dinghy: "rowboat",
  "wooden boat": "rowboat",
  skiff: "rowboat",
  canoe: "canoe",
  pirogue: "canoe",
};

const parameters = {
  style: choice(STYLES, "A boat with a flat stern, or a canoe pointed at both ends."),
  length: metres(1.8, 8, "Stern to bow."),
  beam: metres(0.5, 2.6, "Side to side."),
  depth: metres(0.25, 1.2, "Keel to gunwale amidships."),
  oars: flag("Oars (or a paddle) lie in it."),
  sail: flag("A mast with sails stands in it."),
};

/**
 * A rowing boat. What makes it itself: an open wooden hull of overlapping planks, hollow, wide amidships, with a pointed rising bow and a flat stern,
 * a thick gunwale, benches across and two oars in their rowlocks. A canoe is slender and pointed at both upturned ends.
 */
export const rowboat = defineConcept<RowboatParameters>({
  id: "boat",
  family: "vehicle",
  words: ["boat", ...Object.keys(BY_WORD)],
  senses: ["small boat", "boat"],
  height: 0.9,
  likened: ["beast"],
  parameters,
  slots: {
    hull: slot("body|plank|planks", "oak-planks painted-wood", "#8a5a2e #b3402a #2f6a8f #3f7a52 #e2dccb"),
    gunwale: ownSlot("rim|edge", "oak", "#6b4423"),
    bench: ownSlot("seat|thwart", "oak", "#a97a45"),
    oar: ownSlot("paddle", "oak", "#b98a50"),
    rowlock: ownSlot("oarlock", "iron", "#3a3a3c"),
    sail: ownSlot("sails|mainsail|jib|canvas", "woven-cotton", "#efe8d6 #f2efe6 #c8584a"),
    mast: ownSlot("spar|yard|boom|stay", "oak", "#7a4f29"),
  },
  sample: (draw, ask) => {
    const style = BY_WORD[ask.word] ?? "rowboat";
    const canoe = style === "canoe";
    return fitParameters(parameters, {
      style,
      length: (canoe ? 4.4 : 3.6) * draw.number("length", 0.93, 1.08) * traitFactor(ask, { long: 1.3, short: 0.78 }),
      beam:
        (canoe ? 0.9 : 1.45) *
        draw.number("beam", 0.95, 1.08) *
        traitFactor(ask, { wide: 1.25, narrow: 0.8, thin: 0.8, fat: 1.25 }),
      depth:
        (canoe ? 0.38 : 0.56) *
        draw.number("depth", 0.95, 1.1) *
        traitFactor(ask, { deep: 1.3, tall: 1.25, shallow: 0.75, flat: 0.75 }),
      oars: wants(ask, "oar", !ask.parts.has("sail")),
      sail: wants(ask, "sail", wants(ask, "mast", false)),
    });
  },
  build: buildRowboat,
  view: { azimuth: 0.85, elevation: 0.42 },
});

function buildRowboat({ style, length: l, beam, depth: d, oars, sail }: RowboatParameters): Model {
  const canoe = style === "canoe";
  const b = beam / 2;
  const hull = makeHull({
    length: l,
    beam: canoe
      ? [
          [0, 0.03],
          [0.08, b * 0.3],
          [0.25, b * 0.8],
          [0.5, b],
          [0.75, b * 0.8],
          [0.92, b * 0.3],
          [1, 0.03],
        ]
      : [
          [0, b * 0.62],
          [0.2, b * 0.88],
          [0.45, b],
          [0.7, b * 0.82],
          [0.88, b * 0.42],
          [1, 0.04],
        ],
    sheer: canoe
      ? [
          [0, d * 1.75],
          [0.1, d * 1.3],
          [0.3, d * 1.03],
          [0.5, d],
          [0.7, d * 1.03],
          [0.9, d * 1.3],
          [1, d * 1.75],
        ]
      : [
          [0, d * 1.12],
          [0.35, d],
          [0.6, d * 1.05],
          [0.85, d * 1.25],
          [1, d * 1.5],
        ],
    keel: canoe
      ? [
          [0, d * 0.5],
          [0.06, d * 0.16],
          [0.2, 0],
          [0.8, 0],
          [0.94, d * 0.16],
          [1, d * 0.5],
        ]
      : [
          [0, d * 0.1],
          [0.2, 0],
          [0.7, 0],
          [0.88, d * 0.1],
          [1, d * 0.5],
        ],
    floor: canoe
      ? [
          [0, d * 1.4],
          [0.06, d * 0.6],
          [0.2, 0.05],
          [0.8, 0.05],
          [0.94, d * 0.6],
          [1, d * 1.4],
        ]
      : [
          [0, d * 1.1],
          [0.025, d * 1.08],
          [0.045, 0.07],
          [0.75, 0.07],
          [0.9, d * 0.4],
          [1, d * 1.3],
        ],
    wall: 0.05,
    square: canoe ? 2.2 : 2.4,
    ...(canoe
      ? {}
      : {
          rake: [
            [0, 0],
            [0.8, 0],
            [1, l * 0.06],
          ],
        }),
  });
  const benches = (canoe ? [0.25, 0.7] : [0.1, 0.4, 0.68]).map((t) => {
    const y = d * (canoe ? 0.72 : 0.66);
    return block([hull.beamAt(t) * (canoe ? 1.84 : 1.86), 0.04, canoe ? 0.2 : 0.26], [0, y, hull.z(t)], 0.012, 1);
  });
  const ribs = canoe
    ? []
    : [0.25, 0.55].map((t) => block([hull.beamAt(t) * 1.3, 0.04, 0.06], [0, 0.085, hull.z(t)], 0.012, 1));
  const parts: Part[] = [
    makePart("hull", "hull", hull.skin, {
      weight: 1,
      grain: "z",
      paint: (surface, x, y, z) => {
        // lapped planks follow the sheer
        const t = z / l + 0.5;
        if (t < 0 || t > 1) return;
        const share = y / hull.sheerAt(t);
        const lap = share * 5 - Math.floor(share * 5);
        if (Math.abs(x) > hull.beamAt(t) * 0.2 && lap < 0.09) {
          surface.r *= 0.45;
          surface.g *= 0.45;
          surface.b *= 0.45;
          surface.height -= 0.006;
        }
      },
    }),
    makePart(
      "gunwale",
      "gunwale",
      merge([...strakes(hull, 1, 0.036), ...(canoe ? [] : [tube(0.036, [hull.at(0, -1, 1), hull.at(0, 1, 1)], 8)])]),
      { weight: 0.8 },
    ),
    makePart("benches", "bench", merge([...benches, ...ribs]), { weight: 0.8, grain: "x" }),
  ];
  if (oars) {
    const blades: Geometry[] = [];
    const locks: Geometry[] = [];
    for (const side of canoe ? [1] : [1, -1]) {
      const pivot = hull.at(0.5, side, 1);
      const inner: Vec3 = canoe ? [b * 0.3, d * 0.8, -l * 0.22] : [side * 0.16, pivot[1] + 0.14, pivot[2] + l * 0.12];
      const outer: Vec3 = canoe ? [-b * 0.9, d * 1.08, l * 0.16] : [side * (b + l * 0.28), 0.16, pivot[2] - l * 0.18];
      const way: Vec3 = [outer[0] - inner[0], outer[1] - inner[1], outer[2] - inner[2]];
      const on = (t: number): Vec3 => [inner[0] + way[0] * t, inner[1] + way[1] * t, inner[2] + way[2] * t];
      blades.push(
        tube(0.026, [on(0), on(0.12), on(0.78)], 10, { scale: (t) => (t < 0.15 ? 0.8 : 1), endRounding: 0.01 }),
      );
      blades.push(
        sweep(ellipseOutline(0.085, 0.014, 14), [on(0.74), on(0.8), on(0.9), on(1)], {
          up: canoe ? [0, 1, 0] : [0, 0.5, 0.87],
          scale: (t) => (t < 0.1 ? 0.35 : 0.8 + 0.25 * t),
          endRounding: 0.02,
        }),
      );
      if (!canoe) locks.push(block([0.07, 0.12, 0.07], [pivot[0], pivot[1] + 0.05, pivot[2]], 0.02));
    }
    parts.push(makePart("oars", "oar", merge(blades), { weight: 0.9 }));
    if (locks.length > 0) parts.push(makePart("rowlocks", "rowlock", merge(locks), { weight: 0.3 }));
  }
  if (sail) parts.push(...rowboatRig(l, 0.06, hull.z(0.6), [0, hull.sheerAt(0.99), hull.z(0.98)]));
  const seat = d * (canoe ? 0.74 : 0.68);
  return standModel(parts, [
    { name: "seat", position: [0, seat + 0.01, hull.z(canoe ? 0.25 : 0.4)], normal: [0, 1, 0], radius: b * 0.6 },
    { name: "seat", position: [0, seat + 0.01, hull.z(canoe ? 0.7 : 0.68)], normal: [0, 1, 0], radius: b * 0.5 },
    { name: "inside", position: [0, 0.1, hull.z(0.54)], normal: [0, 1, 0], radius: b * 0.6 },
    { name: "top", position: [0, seat + 0.01, hull.z(0.4)], normal: [0, 1, 0], radius: b * 0.5 },
  ]);
}
