import { graph } from "../../../geometry/curve.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { type Corner, closeCorners, roundCorners } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { TAU } from "../../../math/elementary.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { choice, flag, integer, metres, ratio } from "../../parameter-specs.ts";
import { turnedAlong } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";

const STYLES = ["retro", "launcher"] as const;
export type RocketParameters = {
  readonly style: (typeof STYLES)[number];
  readonly height: number;
  readonly radius: number;
  readonly belly: number;
  readonly fins: number;
  readonly windows: number;
  readonly flame: boolean;
};

const parameters = {
  style: choice(STYLES, "Bellied with curved fins, or a straight launcher with boosters."),
  height: metres(2, 60, "Fins to nose."),
  radius: metres(0.3, 6, "Thickest radius."),
  belly: ratio(0.25, 0.6, "Where it is thickest, from below."),
  fins: integer(3, 6, "Fins around the foot."),
  windows: integer(0, 4, "Portholes one above the other."),
  flame: flag("Fire comes out of it."),
};

/**
 * A space rocket, standing on its fins. What makes it itself: an upright body of revolution that comes to a coloured pointed nose, a round
 * porthole with a thick ring, three or four swept fins around the foot and an engine bell below. A launcher is a straight white
 * tower with black checks and slim boosters.
 */
export const rocket = defineConcept<RocketParameters>({
  id: "rocket",
  family: "vehicle",
  likened: ["food"],
  words: ["rocket", "rocket ship", "rocketship", "space rocket", "toy rocket", "missile", "launch vehicle"],
  senses: ["rocket", "missile"],
  height: 8,
  parameters,
  slots: {
    body: slot("hull|fuselage", "painted-metal", "#e9e7e0 #e9e7e0 #c9ced3 #d8d2c2"),
    nose: ownSlot("nose cone|cone|tip", "painted-metal", "#b8201c #d8551f #1f5ca8", { group: "accent" }),
    fin: ownSlot("wing|booster", "painted-metal", "#b8201c #d8551f #1f5ca8", { group: "accent" }),
    ring: ownSlot("band|frame", "brushed-steel bronze"),
    window: ownSlot("porthole|glass", "glass", "#2f6f9c #1e3f52"),
    engine: ownSlot("nozzle|bell|thruster", "iron", "#3a3c3f"),
    flame: ownSlot("fire|exhaust", "glass", "#ff8a1c"),
  },
  sample: (draw, ask) => {
    const style = ask.word === "launch vehicle" ? "launcher" : draw.pick("style", STYLES, [5, 1]);
    const height =
      (style === "retro" ? 8 : 16) *
      draw.number("height", 0.92, 1.08) *
      traitFactor(ask, { tall: 1.2, long: 1.2, short: 0.8 });
    return fitParameters(parameters, {
      style,
      height,
      radius:
        height *
        (style === "retro" ? draw.number("radius", 0.15, 0.19) : 0.075) *
        traitFactor(ask, { thick: 1.2, fat: 1.3, round: 1.15, thin: 0.75, narrow: 0.8, cute: 1.25 }),
      belly: draw.number("belly", 0.4, 0.5),
      fins: Math.max(3, ask.counts.get("fin") ?? draw.pick("fins", [3, 4], [2, 3])),
      windows: ask.without.has("window") ? 0 : (ask.counts.get("window") ?? draw.pick("windows", [1, 2, 3], [2, 4, 1])),
      flame: wants(ask, "flame", false),
    });
  },
  build: buildRocket,
  view: { azimuth: 0.32, elevation: 0.12 },
});

function buildRocket(p: RocketParameters): Model {
  const { height: h, radius: r } = p;
  const retro = p.style === "retro";
  const foot = h * 0.14;
  const top = h;
  const girth = retro
    ? graph([
        [foot, r * 0.6],
        [foot + (top - foot) * 0.12, r * 0.78],
        [foot + (top - foot) * p.belly, r],
        [foot + (top - foot) * 0.75, r * 0.74],
        [foot + (top - foot) * 0.9, r * 0.4],
        [top, 0],
      ])
    : graph([
        [foot, r],
        [h * 0.62, r],
        [h * 0.66, r * 0.72],
        [h * 0.84, r * 0.72],
        [h * 0.93, r * 0.48],
        [top, 0],
      ]);
  const noseFrom = retro ? foot + (top - foot) * 0.74 : h * 0.84;
  const rows = (from: number, to: number, pieces: number) =>
    Array.from({ length: pieces + 1 }, (_, i) => from + ((to - from) * i) / pieces);
  const body = lathe([[0, foot], ...rows(foot, noseFrom, 18).map((y) => [girth(y), y] as const), [0, noseFrom]], 48);
  const noseRows = rows(noseFrom, top, 12).map((y) => [Math.max(girth(y), 0) * (y < top - 1e-6 ? 1 : 0), y] as const);
  const nose = lathe(
    [[0, noseFrom - 0.01], ...noseRows.map(([x, y], i) => [i === 0 ? x * 1.012 : x * 1.006, y] as const)],
    48,
  );
  const band = (y: number, tall: number): Geometry => {
    const g = girth(y) * 1.0;
    return lathe(
      roundCorners(
        [
          [g * 0.94, y - tall / 2],
          [g * 1.035, y - tall / 2, tall * 0.3],
          [g * 1.035, y + tall / 2, tall * 0.3],
          [g * 0.94, y + tall / 2],
        ],
        2,
      ),
      48,
      true,
    );
  };
  const bands = [band(noseFrom, h * 0.014), band(foot + (top - foot) * 0.06, h * 0.018)];
  const size = retro ? r * 0.3 : r * 0.34;
  const rims: Geometry[] = [];
  const panes: Geometry[] = [];
  for (let i = 0; i < p.windows; i += 1) {
    const y = retro ? noseFrom - h * 0.1 - i * size * 3 : h * 0.76 - i * size * 3;
    const z = girth(y);
    const s = size * (i === 0 ? 1 : 0.8);
    rims.push(
      turnedAlong(
        [
          [s * 0.72, -s * 0.5],
          [s * 1.15, -s * 0.5],
          [s * 1.15, s * 0.12, s * 0.1],
          [s * 0.95, s * 0.24, s * 0.1],
          [s * 0.72, s * 0.16, s * 0.05],
        ],
        [0, y, z],
        32,
      ),
    );
    panes.push(
      turnedAlong(
        [
          [0, -s * 0.4],
          [s * 0.8, -s * 0.4],
          [s * 0.8, s * 0.08],
          [s * 0.4, s * 0.17],
          [0, s * 0.2],
        ],
        [0, y, z],
        28,
      ),
    );
  }
  const fins = Array.from({ length: p.fins }, (_, i) => turnY(fin(p, girth, foot), TAU * ((i + 0.5) / p.fins)));
  const boosters = retro
    ? []
    : [0, 1].map((i) => {
        const b = r * 0.42;
        return turnY(
          move(
            lathe(
              roundCorners(
                [
                  [0, h * 0.03],
                  [b * 0.9, h * 0.03, b * 0.1],
                  [b * 0.7, h * 0.07],
                  [b, h * 0.08, b * 0.1],
                  [b, h * 0.5, b],
                  [0, h * 0.58],
                ],
                4,
              ),
              28,
            ),
            [r + b * 0.9, 0, 0],
          ),
          TAU * (i / 2),
        );
      });
  const bell = retro ? r * 0.5 : r * 0.8;
  const engine = lathe(
    roundCorners(
      [
        [bell * 0.7, h * 0.03],
        [bell, h * 0.03, bell * 0.05],
        [bell * 0.55, foot + 0.02],
        [0, foot + 0.02],
        [0, foot * 0.8],
        [bell * 0.45, foot * 0.8],
      ],
      3,
    ),
    36,
    false,
  );
  const fire = lathe(
    [
      [0, h * 0.001],
      [bell * 0.25, h * 0.02],
      [bell * 0.5, h * 0.06],
      [bell * 0.55, foot * 0.75],
      [0, foot * 0.82],
    ],
    28,
  );
  return standModel(
    [
      makePart("body", "body", body, {
        weight: 1,
        projection: "cylinder",
        paint: (surface, x, y, z) => {
          if (retro || Math.abs(y - h * 0.24) > h * 0.06) return;
          if ((x > 0 === z > 0) === y > h * 0.24) layColour(surface, [0.015, 0.015, 0.017]);
        },
      }),
      makePart("nose", "nose", nose, { weight: 0.9 }),
      makePart("bands", "ring", merge([...bands, ...rims]), { weight: 0.6 }),
      ...(panes.length > 0 ? [makePart("windows", "window", merge(panes), { weight: 0.8 })] : []),
      makePart("fins", "fin", merge([...fins, ...boosters]), { weight: 0.9 }),
      makePart("engine", "engine", engine, { weight: 0.5 }),
      ...(p.flame ? [makePart("flame", "flame", fire, { weight: 0.6 })] : []),
    ],
    [
      { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: r * 0.2 },
      { name: "inside", position: [0, foot + h * 0.2, 0], normal: [0, 1, 0], radius: r * 0.6 },
      { name: "attach", position: [0, h * 0.4, -girth(h * 0.4)], normal: [0, 0, -1], radius: r * 0.5 },
    ],
  );
}

/** A swept fin in the XY plane that reaches the floor. */
function fin(p: RocketParameters, girth: (y: number) => number, foot: number): Geometry {
  const { height: h, radius: r } = p;
  const retro = p.style === "retro";
  const out = retro ? r * 1.75 : r * 1.7;
  const high = retro ? h * 0.4 : h * 0.2;
  const corners: Corner[] = [
    [girth(foot) * 0.75, foot],
    [girth(foot) * 1.1, foot + h * 0.02, r * 0.4],
    [out * 0.86, 0, r * 0.05],
    [out, 0, r * 0.05],
    [out * 1.02, h * (retro ? 0.15 : 0.06), r * 0.9],
    [girth(high) * 0.96, high],
    [girth(high * 0.7) * 0.75, high * 0.75],
  ];
  return extrude(closeCorners(corners, 6), { depth: r * 0.14, bevel: r * 0.05, bevelSteps: 2 });
}
