import { curveThrough, graph } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { circleOutline, type Point2 } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag } from "../parameter-specs.ts";
import { STEAM_SLOT, steam } from "./drink.ts";
import { earPoints, handleThrough, hoopPoints } from "./handle.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type TeapotParameters = Proportions & {
  readonly style: "globe" | "squat" | "pear" | "japanese";
  readonly decor: "none" | "bands" | "flowers" | "dots";
  readonly open: boolean;
  readonly steaming: boolean;
};

const parameters: Concept<TeapotParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(
    ["globe", "squat", "pear", "japanese"],
    "Line of the body; a Japanese one is of iron with a hoop over its lid.",
  ),
  decor: choice(["none", "bands", "flowers", "dots"], "What is painted on it."),
  open: flag("Has no lid."),
  steaming: flag("Steam rises from its spout."),
};

/** Outside as parts of the girth and of the height; girth and height in metres. */
const LINES: Readonly<Record<TeapotParameters["style"], readonly [readonly Point2[], number, number]>> = {
  globe: [
    [
      [0.52, 0],
      [0.55, 0.03],
      [0.53, 0.06],
      [0.82, 0.22],
      [1, 0.5],
      [0.9, 0.76],
      [0.66, 0.92],
      [0.52, 0.97],
      [0.5, 1],
    ],
    0.082,
    0.125,
  ],
  squat: [
    [
      [0.6, 0],
      [0.62, 0.04],
      [0.86, 0.2],
      [1, 0.45],
      [0.93, 0.7],
      [0.68, 0.9],
      [0.5, 0.96],
      [0.48, 1],
    ],
    0.095,
    0.105,
  ],
  pear: [
    [
      [0.6, 0],
      [0.62, 0.03],
      [0.9, 0.14],
      [1, 0.32],
      [0.9, 0.58],
      [0.66, 0.82],
      [0.54, 0.95],
      [0.55, 1],
    ],
    0.08,
    0.155,
  ],
  japanese: [
    [
      [0.66, 0],
      [0.7, 0.03],
      [0.93, 0.24],
      [1, 0.46],
      [0.95, 0.66],
      [0.76, 0.88],
      [0.5, 0.97],
      [0.48, 1],
    ],
    0.09,
    0.105,
  ],
};

function sampleTeapot(draw: Draw, ask: Ask): TeapotParameters {
  const plain = (ask.materials?.length ?? 0) > 0 || (ask.colours?.length ?? 0) > 0;
  const style = ask.traits.has("japanese")
    ? "japanese"
    : draw.pick("style", ["globe", "squat", "pear", "japanese"] as const, [4, 2, 2, 1]);
  return {
    ...sampleProportions(draw, ask),
    style,
    decor:
      style === "japanese"
        ? "dots"
        : plain
          ? "none"
          : draw.pick("decor", ["flowers", "bands", "dots", "none"] as const, [3, 3, 1, 2]),
    open: ask.without.has("lid") || ask.traits.has("open"),
    steaming: ask.traits.has("steaming") || ask.parts.has("steam"),
  };
}

function buildTeapot(p: TeapotParameters): Model {
  const [line, girth, height] = LINES[p.style];
  const [r, h] = [girth * p.wide, height * p.tall];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    5,
  );
  const iron = p.style === "japanese";
  const slot = (name: string) => (iron ? "iron" : name);
  const paint = p.decor === "none" ? {} : { paint: decorate(p.decor, h) };
  const at = (t: number) => radiusAt(outside, t * h);
  const parts: Part[] = [
    makePart("body", slot("body"), lathe(hollow(outside, 0.0045, h * 0.06), 64), { weight: 1, ...paint }),
  ];
  const mouth = at(1);
  const tip: Vec3 = [-r * 1.78, h * 0.95, 0];
  const spoutLine: Vec3[] = iron
    ? [
        [-at(0.55) + 0.012, h * 0.5, 0],
        [-r * 1.14, h * 0.62, 0],
        [-r * 1.42, h * 0.86, 0],
      ]
    : [
        [-at(0.34) + 0.014, h * 0.3, 0],
        [-r * 1.16, h * 0.37, 0],
        [-r * 1.42, h * 0.62, 0],
        [-r * 1.6, h * 0.86, 0],
        tip,
      ];
  const girthAt = graph([
    [0, 1.5],
    [0.25, 1.05],
    [0.7, 0.66],
    [1, 0.56],
  ]);
  const spout = sweep(circleOutline(r * 0.21, 20), curveThrough(spoutLine, 7), {
    scale: (t) => [girthAt(t), girthAt(t) * 1.12],
    up: [0, 1, 0],
    endRounding: r * 0.02,
  });
  parts.push(makePart("spout", slot("spout"), spout, { weight: 0.95 }));
  const end = spoutLine.at(-1) as Vec3;
  const hole = sweep(
    circleOutline(r * 0.075, 16),
    [
      [end[0] + r * 0.03, end[1] - r * 0.03, 0],
      [end[0] - r * 0.026, end[1] + r * 0.036, 0],
    ],
    { up: [0, 0, 1] },
  );
  parts.push(makePart("spout-hole", "inside", hole, { weight: 0.5 }));
  const lidTop = h + r * 0.2;
  if (iron) {
    const hoop = handleThrough(hoopPoints(r * 0.86, h * 0.82, h * 1.95, 1.04), r * 0.13, r * 0.13, 1.2);
    parts.push(makePart("handle", "iron", hoop, { weight: 0.9 }));
  } else {
    const bow = earPoints([at(0.26) - 0.003, h * 0.26], [at(0.84) - 0.003, h * 0.84], r * 0.72, 0.12);
    parts.push(makePart("handle", "handle", handleThrough(bow, r * 0.24, r * 0.17), { weight: 0.95 }));
  }
  if (!p.open) {
    const lid = smoothProfile(
      [
        [mouth * 1.1, h * 0.985],
        [mouth * 1.12, h * 1.005],
        [mouth * 0.9, h + r * 0.09],
        [mouth * 0.5, h + r * 0.17],
        [mouth * 0.2, lidTop],
      ],
      4,
    );
    const knob = smoothProfile(
      [
        [mouth * 0.2, lidTop],
        [mouth * 0.15, lidTop + r * 0.05],
        [mouth * 0.34, lidTop + r * 0.13],
        [mouth * 0.36, lidTop + r * 0.2],
        [mouth * 0.2, lidTop + r * 0.28],
      ],
      4,
    );
    parts.push(
      makePart("lid", slot("lid"), lathe([[0, h * 0.985], ...lid, [0, lidTop]], 56), { weight: 0.9, ...paint }),
    );
    parts.push(
      makePart("knob", slot("knob"), lathe([[0, lidTop - 0.002], ...knob, [0, lidTop + r * 0.29]], 28), {
        weight: 0.7,
      }),
    );
  }
  if (p.steaming)
    parts.push(
      makePart("steam", "steam", move3(steam(end[1], h * 0.7, r * 0.3)[1] as ReturnType<typeof lathe>, end), {
        weight: 0.4,
      }),
    );
  return standModel(parts, [
    { name: "top", position: [0, p.open ? h : lidTop + r * 0.28, 0], normal: [0, 1, 0], radius: mouth },
    { name: "inside", position: [0, h * 0.06, 0], normal: [0, 1, 0], radius: mouth * 0.8 },
    { name: "handle", position: [r * 1.5, h * 0.55, 0], normal: [1, 0, 0], radius: r * 0.3 },
  ]);
}

const move3 = (geometry: ReturnType<typeof lathe>, [x]: Vec3) => ({
  ...geometry,
  positions: geometry.positions.map((value, i) => (i % 3 === 0 ? value + x : value)),
});

const ROSE = fromHex("#c2504f");
const LEAF = fromHex("#56834b");
const GOLD = fromHex("#cf9f3c");
const INK = fromHex("#274a7d");

function decorate(decor: TeapotParameters["decor"], h: number): Paint {
  return (surface, x, y, z, nx, _ny, nz) => {
    if (x * nx + z * nz < 0) return;
    const t = y / h;
    if (decor === "dots") {
      if (t < 0.3 || t > 0.8) return;
      const [u, v] = [atan2(z, x) * 7, t * 22];
      const shift = Math.floor(v) % 2 === 0 ? 0.5 : 0;
      const [a, b] = [u + shift - Math.floor(u + shift) - 0.5, v - Math.floor(v) - 0.5];
      const bump = Math.max(0, 0.16 - a * a - b * b);
      surface.height += bump * 0.008;
      return;
    }
    if (Math.abs(t - 0.93) < 0.012 || Math.abs(t - 0.05) < 0.014) layColour(surface, decor === "bands" ? INK : GOLD);
    if (decor === "bands") {
      if (Math.abs(t - 0.5) < 0.13 && Math.abs(Math.abs(t - 0.5) - 0.1) < 0.025) layColour(surface, INK);
      else if (Math.abs(t - 0.5) < 0.035) layColour(surface, INK);
      return;
    }
    const part = (atan2(z, x) / 6.283185307179586) * 6 + 0.5;
    const u = (part - Math.floor(part) - 0.5) * 0.95;
    const v = (t - 0.5) * 1.5;
    const q = Math.sqrt(u * u + v * v);
    if (q < 0.05) layColour(surface, GOLD);
    else if (q < 0.16 + 0.05 * cos(5 * atan2(v, u))) layColour(surface, ROSE);
    else if (
      Math.abs(u) > 0.17 &&
      Math.abs(v + u * u * 0.6 - 0.05) < 0.075 - (Math.abs(u) - 0.3) * (Math.abs(u) - 0.3) * 4
    )
      layColour(surface, LEAF);
  };
}

const GLAZES = ["#f0e9da", "#3f7a8c", "#b8483a", "#e0d3b8", "#5e8062", "#f3efe6", "#7b4a3a"].map(fromHex);
const glazed = (words: readonly string[]) => ({ words, materials: ["ceramic-glaze"], colours: GLAZES, group: "body" });

/**
 * A teapot. What makes it itself: a round belly with a curved, tapering spout on the one side and an ear-shaped handle on the other,
 * and a domed lid with a knob.
 */
export const teapot = defineConcept<TeapotParameters>({
  id: "teapot",
  family: "vessel",
  words: ["teapot", "tea pot", "tea set", "tea service"],
  senses: ["teapot", "tea maker"],
  height: 0.17,
  parameters,
  slots: {
    body: glazed(["belly"]),
    spout: glazed(["beak", "nozzle"]),
    handle: glazed(["ear", "grip"]),
    lid: glazed(["cover", "top"]),
    knob: glazed(["finial"]),
    inside: { words: ["hole"], materials: ["ceramic-glaze"], colours: [fromHex("#2a1c14")], takesWhole: false },
    iron: { words: ["cast iron"], materials: ["iron"] },
    steam: STEAM_SLOT,
  },
  sample: sampleTeapot,
  build: buildTeapot,
  view: { azimuth: 0.18, elevation: 0.26 },
});
