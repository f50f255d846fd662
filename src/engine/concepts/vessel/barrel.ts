import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, TAU } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { choice, flag } from "../parameter-specs.ts";
import { staves } from "./bucket.ts";
import { radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type BarrelParameters = Proportions & {
  readonly style: "wood" | "drum";
  readonly bung: boolean;
  readonly tap: boolean;
  readonly lying: boolean;
};

const parameters: Concept<BarrelParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["wood", "drum"], "Of staves with hoops, or an oil drum of ribbed steel."),
  bung: flag("Has a bung in its belly."),
  tap: flag("Has a tap near its foot."),
  lying: flag("Lies on its side."),
};

function sampleBarrel(draw: Draw, ask: Ask): BarrelParameters {
  const drum =
    ["oil drum", "oil barrel", "steel drum"].includes(ask.word) ||
    (ask.materials?.some((id) => /steel|metal|rusty|iron/.test(id)) ?? false);
  return {
    ...sampleProportions(draw, ask),
    style: drum ? "drum" : "wood",
    bung: draw.chance("bung", 0.4),
    tap: !drum && wants(ask, "tap", draw.chance("tap", 0.35)),
    lying: says(ask, "lying"),
  };
}

function buildBarrel(p: BarrelParameters): Model {
  const [r, h] = [(p.style === "wood" ? 0.3 : 0.29) * p.wide, 0.86 * p.tall];
  const parts: Part[] = [];
  if (p.style === "drum") {
    const rib = (t: number): [number, number, number][] => [
      [r, h * (t - 0.02), 0.01],
      [r * 1.05, h * t, 0.02],
      [r, h * (t + 0.02), 0.01],
    ];
    const line = roundCorners(
      [
        [0, 0.02],
        [r * 0.95, 0.02],
        [r * 0.96, 0],
        [r * 1.03, 0, 0.006],
        [r * 1.03, 0.016, 0.006],
        [r, 0.02, 0.004],
        ...rib(0.34),
        ...rib(0.66),
        [r, h - 0.02, 0.004],
        [r * 1.03, h - 0.016, 0.006],
        [r * 1.03, h, 0.006],
        [r * 0.96, h, 0.004],
        [r * 0.95, h - 0.018, 0.004],
        [0, h - 0.018],
      ],
      3,
    );
    parts.push(makePart("body", "drum", lathe(line, 64), { weight: 1 }));
    const caps = [
      [0.55, 0.036],
      [-0.5, 0.02],
    ].map(([x, size]) =>
      move(cylinder({ radius: size as number, height: 0.014, bevel: 0.003, segments: 20 }), [
        r * (x as number),
        h - 0.02,
        r * 0.25,
      ]),
    );
    parts.push(...makeParts("cap", "hoop", caps, { weight: 0.5 }));
  } else {
    const belly: Point2[] = smoothProfile(
      [
        [0.8, 0],
        [0.9, 0.18],
        [0.985, 0.38],
        [1, 0.5],
        [0.985, 0.62],
        [0.9, 0.82],
        [0.8, 1],
      ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
      4,
    );
    const chime = 0.03;
    const rim = r * 0.8;
    const profile: Point2[] = [
      [0, chime],
      [rim - 0.024, chime],
      [rim - 0.022, 0],
      ...belly,
      [rim - 0.022, h],
      [rim - 0.024, h - chime],
      [0, h - chime],
    ];
    parts.push(makePart("body", "body", lathe(profile, 72), { weight: 1, paint: planked(h), projection: "cylinder" }));
    const hoops = [0.045, 0.22, 0.36, 0.64, 0.78, 0.955].map((f) => {
      const half = 0.03;
      const [a, b] = [radiusAt(belly, h * (f - half)), radiusAt(belly, h * Math.min(1, f + half))];
      return lathe(
        [
          [a - 0.004, h * (f - half)],
          [a + 0.004, h * (f - half)],
          [b + 0.004, h * (f + half)],
          [b - 0.004, h * (f + half)],
        ],
        72,
        true,
      );
    });
    parts.push(...makeParts("hoop", "hoop", hoops, { weight: 0.9 }));
    const rivets = [0.22, 0.36, 0.64, 0.78].flatMap((f) =>
      [-0.35, 0.5].map((a) => turnY(move(sphere(0.009, 10, 6), [0, h * f, radiusAt(belly, h * f) + 0.003]), a)),
    );
    parts.push(makePart("rivets", "hoop", merge(rivets), { weight: 0.2 }));
    if (p.tap) {
      const y = h * 0.14;
      const z = radiusAt(belly, y) - 0.01;
      const spout = turnX(
        cylinder({ radius: 0.02, radiusTop: 0.015, height: 0.13, bevel: 0.004, segments: 18 }),
        PI / 2,
      );
      parts.push(
        makePart(
          "tap",
          "tap",
          merge([
            move(spout, [0, y, z]),
            move(cylinder({ radius: 0.012, height: 0.06, bevel: 0.003, segments: 14 }), [0, y - 0.055, z + 0.105]),
            move(cylinder({ radius: 0.008, height: 0.06, segments: 10 }), [0, y, z + 0.09]),
            move(sphere(0.016, 12, 8), [0, y + 0.062, z + 0.09]),
          ]),
          { weight: 0.6 },
        ),
      );
    }
    if (p.bung)
      parts.push(
        makePart(
          "bung",
          "tap",
          move(turnX(cylinder({ radius: 0.026, height: 0.03, bevel: 0.005, segments: 18 }), PI / 2), [
            0,
            h * 0.5,
            r - 0.012,
          ]),
          { weight: 0.4 },
        ),
      );
  }
  const stood = p.lying
    ? parts.map((part) => ({ ...part, geometry: move(turnX(part.geometry, PI / 2), [0, r, 0]) }))
    : parts;
  return standModel(stood, [
    { name: "top", position: [0, p.lying ? 2 * r : h, 0], normal: [0, 1, 0], radius: r * 0.7 },
    { name: "inside", position: [0, 0.04, 0], normal: [0, 1, 0], radius: r * 0.7 },
  ]);
}

/** Staves around, boards across the heads. */
function planked(h: number): Paint {
  const around = staves(22);
  return (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(ny) < 0.9 || y < h * 0.01 || y > h * 0.995) {
      around(surface, x, y, z, nx, ny, nz);
      return;
    }
    const u = x / 0.085;
    const edge = Math.abs(u - Math.floor(u) - 0.5) * 2;
    const f = edge > 0.95 ? 0.3 : 0.88 + 0.12 * cos(Math.floor(u) * TAU * 0.37);
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
  };
}

/** A barrel. What makes it itself: upright staves that bulge in the middle, iron hoops around them in pairs, a sunken head of boards. */
export const barrel = defineConcept<BarrelParameters>({
  id: "barrel",
  family: "vessel",
  words: [
    "barrel",
    "wooden barrel",
    "wine barrel",
    "cask",
    "keg",
    "beer barrel",
    "rum barrel",
    "oil drum",
    "oil barrel",
    "steel drum",
    "whiskey barrel",
  ],
  senses: ["barrel#2", "cask#2", "keg"],
  height: 0.86,
  parameters,
  slots: {
    body: { words: ["stave", "plank"], materials: ["oak"], colours: ["#8f6034", "#7d522c", "#a0713f"].map(fromHex) },
    drum: {
      words: [],
      materials: ["painted-metal"],
      colours: ["#24558f", "#a3332a", "#3f6b48", "#c98a22"].map(fromHex),
    },
    hoop: { words: ["band", "ring", "rivet"], materials: ["iron"], takesWhole: false },
    tap: { words: ["spigot", "bung", "faucet"], materials: ["bronze"], takesWhole: false },
  },
  sample: sampleBarrel,
  build: buildBarrel,
  view: { azimuth: 0.3, elevation: 0.3 },
});
