import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { PI } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, traitFactor } from "../from-ask.ts";
import { choice, integer, metres } from "../parameter-specs.ts";

type StreetLampParameters = {
  readonly style: "lantern" | "globes" | "arm" | "hook";
  readonly height: number;
  readonly heads: number;
};

const parameters: Concept<StreetLampParameters>["parameters"] = {
  style: choice(
    ["lantern", "globes", "arm", "hook"],
    "An old post with a lantern or with globes, a modern arm, or a lantern that hangs from a hook.",
  ),
  height: metres(1.6, 9, "Floor to the top."),
  heads: integer(1, 5, "Lights it carries."),
};

function sampleStreetLamp(draw: Draw, ask: Ask): StreetLampParameters {
  const old = says(ask, "victorian") || says(ask, "vintage") || ask.word === "lamppost" || ask.word === "lamp post";
  const style = says(ask, "modern")
    ? "arm"
    : old
      ? "lantern"
      : draw.pick("style", ["lantern", "globes", "arm", "hook"] as const, [5, 2, 2, 2]);
  return {
    style,
    height:
      (style === "arm" ? 4.2 : 2.8) * draw.number("height", 0.92, 1.08) * traitFactor(ask, { tall: 1.25, short: 0.75 }),
    heads: Math.max(
      1,
      Math.min(
        5,
        ask.counts.get("lantern") ??
          (style === "globes"
            ? draw.pick("globes", [1, 3, 3])
            : style === "lantern"
              ? draw.pick("lanterns", [1, 1, 2])
              : style === "arm"
                ? draw.pick("arms", [1, 2])
                : 1),
      ),
    ),
  };
}

function buildStreetLamp(p: StreetLampParameters): Model {
  const h = p.height;
  const parts: Part[] = [];
  const head = 0.62;
  if (p.style === "arm") return modern(p);
  const branched = p.style === "lantern" && p.heads > 1;
  const postTop =
    p.style === "globes"
      ? h - (p.heads > 1 ? 0.42 : 0.36)
      : p.style === "hook"
        ? h - 0.34
        : h - head - (branched ? 0.1 : 0);
  const post: readonly Point2[] = [
    [0, 0],
    [0.2, 0],
    [0.2, 0.05],
    [0.165, 0.07],
    [0.165, 0.3],
    [0.135, 0.34],
    [0.12, 0.42],
    [0.085, 0.62],
    [0.085, 0.66],
    [0.11, 0.68],
    [0.11, 0.72],
    [0.07, 0.75],
    [0.055, 0.82],
  ];
  const upper: readonly Point2[] = [
    [0.04, postTop * 0.93],
    [0.062, postTop * 0.94],
    [0.062, postTop * 0.955],
    [0.04, postTop * 0.965],
    [0.036, postTop],
    [0, postTop],
  ];
  const shaft = lathe(
    roundCorners(
      [...post.map(([x, y]) => [x, y, 0.012] as const), ...upper.map(([x, y]) => [x, y, 0.008] as const)],
      3,
    ),
    32,
  );
  parts.push(makePart("post", "post", shaft, { weight: 1 }));
  if (p.style !== "hook") {
    const bar = turnZ(cylinder({ radius: 0.014, height: 0.62, bevel: 0.004, segments: 12 }), PI / 2);
    if (!branched)
      parts.push(
        makePart(
          "ladder-bar",
          "post",
          merge([
            move(bar, [0.31, postTop * 0.9, 0]),
            move(sphere(0.026, 14, 8), [0.31, postTop * 0.9, 0]),
            move(sphere(0.026, 14, 8), [-0.31, postTop * 0.9, 0]),
          ]),
          { weight: 0.6 },
        ),
      );
  }
  if (p.style === "lantern") {
    const xs = p.heads > 1 ? [-0.42, 0.42] : [0];
    for (const [i, x] of xs.entries()) {
      const base = p.heads > 1 ? postTop - 0.12 : postTop;
      parts.push(...lantern(i + 1).map((part) => ({ ...part, geometry: move(part.geometry, [x, base - 0.006, 0]) })));
      if (p.heads > 1) {
        const s = Math.sign(x);
        parts.push(
          makePart(
            `arm-${i + 1}`,
            "post",
            tube(
              0.022,
              curveThrough(
                [
                  [0, postTop - 0.34, 0],
                  [s * 0.16, postTop - 0.44, 0],
                  [s * 0.36, postTop - 0.36, 0],
                  [s * 0.42, postTop - 0.1, 0],
                ],
                8,
              ),
              10,
            ),
            { weight: 0.8 },
          ),
        );
      }
    }
    if (p.heads > 1)
      parts.push(
        makePart(
          "finial",
          "post",
          move(
            lathe(
              roundCorners(
                [
                  [0, 0],
                  [0.04, 0],
                  [0.05, 0.05, 0.02],
                  [0.02, 0.12, 0.02],
                  [0, 0.22],
                ],
                3,
              ),
              20,
            ),
            [0, postTop - 0.004, 0],
          ),
          { weight: 0.5 },
        ),
      );
  } else if (p.style === "globes") {
    const globe = (i: number, x: number, y: number, size: number): Part[] => [
      makePart(`globe-${i}`, "light", move(sphere(size, 28, 18), [x, y + size * 1.04, 0]), { weight: 0.95 }),
      makePart(
        `collar-${i}`,
        "post",
        move(
          lathe(
            roundCorners(
              [
                [0, -0.02],
                [0.035, -0.02],
                [size * 0.55, size * 0.1, 0.02],
                [size * 0.6, size * 0.24, 0.005],
                [0, size * 0.24],
              ],
              3,
            ),
            28,
          ),
          [x, y, 0],
        ),
        { weight: 0.6 },
      ),
    ];
    if (p.heads === 1) parts.push(...globe(1, 0, postTop, 0.19));
    else {
      parts.push(
        ...globe(1, 0, postTop + 0.06, 0.17),
        makePart("neck", "post", move(cylinder({ radius: 0.034, height: 0.1, segments: 20 }), [0, postTop - 0.02, 0]), {
          weight: 0.4,
        }),
      );
      for (const [i, s] of [-1, 1].entries()) {
        parts.push(...globe(i + 2, s * 0.4, postTop - 0.18, 0.15));
        parts.push(
          makePart(
            `arm-${i + 1}`,
            "post",
            tube(
              0.02,
              curveThrough(
                [
                  [0, postTop - 0.3, 0],
                  [s * 0.18, postTop - 0.4, 0],
                  [s * 0.37, postTop - 0.34, 0],
                  [s * 0.4, postTop - 0.19, 0],
                ],
                8,
              ),
              10,
            ),
            { weight: 0.8 },
          ),
        );
      }
    }
  } else {
    const bow = tube(
      0.024,
      curveThrough(
        [
          [0, postTop - 0.02, 0],
          [0, h - 0.16, 0],
          [0.12, h - 0.02, 0],
          [0.3, h - 0.06, 0],
          [0.36, h - 0.2, 0],
        ],
        9,
      ),
      12,
    );
    parts.push(makePart("hook", "post", bow, { weight: 0.9 }));
    parts.push(
      makePart("scroll", "post", move(turnX(torus(0.075, 0.013, 28, 8), PI / 2), [0.105, h - 0.2, 0]), { weight: 0.5 }),
    );
    parts.push(
      ...lantern(1).map((part) => ({ ...part, geometry: move(part.geometry, [0.36, h - 0.2 - 0.68, 0]) })),
      makePart("link", "post", move(cylinder({ radius: 0.01, height: 0.1, segments: 10 }), [0.36, h - 0.28, 0]), {
        weight: 0.4,
      }),
    );
  }
  return standModel(parts, [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: 0.15 }]);
}

/** Four panes that widen upwards between bars, under a roof with a finial; 0.68 m from its foot. */
function lantern(number: number): Part[] {
  const root = Math.sqrt(2);
  const square = (profile: readonly (readonly [number, number])[]) =>
    turnY(
      lathe(
        profile.map(([x, y]) => [x * root, y] as const),
        4,
      ),
      PI / 4,
    );
  const glass = square([
    [0, 0.05],
    [0.082, 0.05],
    [0.148, 0.4],
    [0, 0.4],
  ]);
  const foot = square([
    [0, 0],
    [0.05, 0],
    [0.06, 0.03],
    [0.095, 0.045],
    [0.095, 0.062],
    [0, 0.062],
  ]);
  const roof = square([
    [0, 0.392],
    [0.172, 0.392],
    [0.172, 0.412],
    [0.12, 0.47],
    [0.06, 0.5],
    [0.056, 0.53],
    [0, 0.53],
  ]);
  const cap = lathe(
    roundCorners(
      [
        [0, 0.52],
        [0.07, 0.52, 0.004],
        [0.07, 0.54, 0.004],
        [0.03, 0.565, 0.01],
        [0.016, 0.6, 0.01],
        [0.026, 0.63, 0.012],
        [0, 0.68],
      ],
      3,
    ),
    20,
  );
  const bars: Geometry[] = [1, -1].flatMap((x) =>
    [1, -1].map((z) =>
      sweep(
        circleOutline(0.0105, 6),
        [
          [x * 0.084, 0.05, z * 0.084],
          [x * 0.15, 0.4, z * 0.15],
        ],
        { up: [1, 0, 0] },
      ),
    ),
  );
  return [
    makePart(`pane-${number}`, "light", glass, { weight: 0.95 }),
    makePart(`lantern-foot-${number}`, "post", foot, { weight: 0.7 }),
    makePart(`lantern-roof-${number}`, "post", roof, { weight: 0.9 }),
    makePart(`lantern-cap-${number}`, "post", cap, { weight: 0.7 }),
    makePart(`lantern-bars-${number}`, "post", merge(bars), { weight: 0.7 }),
  ];
}

function modern(p: StreetLampParameters): Model {
  const h = p.height;
  const parts: Part[] = [
    makePart(
      "post",
      "post",
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.13, 0],
            [0.13, 0.03, 0.006],
            [0.085, 0.045, 0.02],
            [0.08, 0.75],
            [0.065, 0.78, 0.01],
            [0.045, h - 0.5],
            [0, h - 0.5],
          ],
          3,
        ),
        28,
      ),
      { weight: 1 },
    ),
  ];
  for (const s of p.heads > 1 ? [1, -1] : [1]) {
    const name = s > 0 ? 1 : 2;
    const arm = sweep(
      circleOutline(0.042, 14),
      curveThrough(
        [
          [0, h - 0.56, 0],
          [s * 0.02, h - 0.3, 0],
          [s * 0.28, h - 0.06, 0],
          [s * 0.95, h + 0.03, 0],
        ],
        10,
      ),
      { scale: (t) => 1 - 0.35 * t, up: [0, 0, 1] },
    );
    const tilt = (g: Geometry) => move(turnZ(g, s * 0.1), [s * 1.12, h + 0.045, 0]);
    parts.push(
      makePart(`arm-${name}`, "post", arm, { weight: 0.9 }),
      makePart(`head-${name}`, "head", tilt(box([0.62, 0.09, 0.24], { bevel: 0.04, bevelSteps: 3 })), { weight: 0.95 }),
      makePart(
        `lens-${name}`,
        "light",
        tilt(move(box([0.46, 0.035, 0.17], { bevel: 0.014, bevelSteps: 2 }), [s * 0.03, -0.04, 0])),
        { weight: 0.8 },
      ),
    );
  }
  return standModel(parts, [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: 0.1 }]);
}

/**
 * A street lamp. What makes it itself: a slender tall post on a stepped foot, and high on it the light: a four-sided lantern under a
 * pointed roof with a bar for the ladder below, white globes, or a flat head on a curved arm.
 */
export const streetLamp = defineConcept<StreetLampParameters>({
  id: "street-lamp",
  family: "light",
  words: [
    "street lamp",
    "streetlight",
    "street light",
    "lamppost",
    "lamp post",
    "streetlamp",
    "lantern post",
    "light pole",
    "gas lamp",
  ],
  senses: ["streetlight", "lamppost", "gas lamp"],
  height: 2.9,
  parameters,
  slots: {
    post: {
      words: ["pole", "foot", "arm", "base", "bar"],
      materials: ["painted-metal"],
      colours: ["#2c3a34", "#2a2d33", "#274537"].map(fromHex),
    },
    head: { words: ["housing"], materials: ["painted-metal"], colours: [fromHex("#3b4044")] },
    light: {
      words: ["lantern", "lamp", "globe", "bulb", "pane", "glass"],
      materials: ["plastic"],
      colours: ["#ffe7a8", "#fff0c8"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleStreetLamp,
  build: buildStreetLamp,
  view: { azimuth: 0.4, elevation: 0.12 },
});
