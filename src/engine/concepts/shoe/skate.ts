import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { buildShoe } from "./build-shoe.ts";

const TRIM: readonly Rgb[] = ["#f4f2ec", "#f2c21f", "#1d1e24", "#e8508a"].map(fromHex);

/** The boot, its sole `rise` metres over the floor. */
function boot(rise: number, stripes: boolean, seed: number): Part[] {
  const trim = TRIM[seed % TRIM.length] as Rgb;
  const { parts } = buildShoe({
    kind: "boot",
    width: 1,
    sole: 0.012,
    heel: 0.016,
    shaft: 0.19,
    pointed: 0,
    laces: true,
    toeCap: false,
    stripes: 0,
    accent: "#f2f0ea",
    western: false,
    rubber: false,
    ribbons: false,
    straps: 0,
    spurs: false,
    cuff: false,
  });
  const striped: Paint = (surface, _x, y, z) => {
    // three slanting stripes on each side, and a band about the top
    const k = (z + 0.02 + (y - 0.05) * 0.5) / 0.026;
    const f = k - Math.floor(k);
    if (y > 0.045 && y < 0.1 && k > -1.6 && k < 1.4 && f < 0.5) layColour(surface, trim);
    if (y > 0.19) layColour(surface, trim);
  };
  return parts.map((part) => {
    const raised = { ...part, geometry: move(part.geometry, [0, rise, 0]) };
    return part.name === "upper" && stripes ? { ...raised, paint: striped } : raised;
  });
}

/** Turned about the axle, which lies along X. */
const across = (corners: readonly Corner[], at: Vec3): Geometry =>
  settle(move(turnZ(lathe(roundCorners(corners, 3), 36), -PI / 2), at));

const wheel = (r: number, half: number, at: Vec3): Geometry =>
  across(
    [
      [0, -half * 0.7],
      [r * 0.55, -half * 0.7, 0.001],
      [r * 0.62, -half, 0.002],
      [r * 0.86, -half, r * 0.2],
      [r, -half * 0.55, r * 0.2],
      [r, half * 0.55, r * 0.2],
      [r * 0.86, half, r * 0.2],
      [r * 0.62, half, 0.002],
      [r * 0.55, half * 0.7, 0.001],
      [0, half * 0.7],
    ],
    at,
  );

const cap = (r: number, half: number, at: Vec3): Geometry =>
  across(
    [
      [0, -half],
      [r, -half, r * 0.3],
      [r, half, r * 0.3],
      [0, half],
    ],
    at,
  );

const block = (size: Vec3, at: Vec3, bevel = 0.003): Geometry => move(box(size, { bevel, bevelSteps: 2 }), at);

function quad(seed: number): Part[] {
  const r = 0.031;
  const rise = 0.068;
  const axles = [0.075, -0.075];
  const wheels = axles.flatMap((z) => [0.043, -0.043].map((x) => wheel(r, 0.0165, [x, r, z])));
  const caps = axles.flatMap((z) => [0.043, -0.043].map((x) => cap(0.0105, 0.0178, [x, r, z])));
  const bars = axles.map((z) => cap(0.006, 0.05, [0, r, z]));
  const trucks = axles.flatMap((z) => [
    block([0.036, 0.03, 0.034], [0, r + 0.012, z], 0.008),
    block([0.05, 0.016, 0.06], [0, rise - 0.012, z]),
  ]);
  const plate = block([0.054, 0.01, 0.25], [0, rise - 0.003, 0], 0.004);
  const stopper = turnX(
    lathe(
      roundCorners(
        [
          [0, 0],
          [0.017, 0, 0.004],
          [0.021, 0.022, 0.006],
          [0.008, 0.03],
          [0.007, 0.045],
          [0, 0.045],
        ],
        3,
      ),
      28,
    ),
    -0.5,
  );
  return [
    makePart("wheels", "wheel", merge(wheels), { weight: 1 }),
    makePart("hubs", "metal", merge([...caps, ...bars, ...trucks, plate]), { weight: 0.7 }),
    makePart("toe-stop", "stopper", move(settle(turnX(stopper, 0.95)), [0, 0.03, 0.128]), { weight: 0.7 }),
    ...boot(rise, true, 1 + (seed % 3)),
  ];
}

function inline(seed: number): Part[] {
  const r = 0.036;
  const rise = 0.088;
  const places = [0.114, 0.038, -0.038, -0.114];
  const wheels = places.map((z) => wheel(r, 0.0115, [0, r, z]));
  const hubs = places.map((z) => cap(0.013, 0.0155, [0, r, z]));
  const cheek = extrude(
    closeCorners(
      [
        [-0.132, r - 0.012, 0.01],
        [0.132, r - 0.012, 0.01],
        [0.13, r + 0.014, 0.012],
        [0.1, rise - 0.002, 0.012],
        [0.03, rise - 0.002, 0.01],
        [0, rise - 0.02, 0.014],
        [-0.03, rise - 0.002, 0.01],
        [-0.11, rise - 0.002, 0.012],
        [-0.13, r + 0.014, 0.012],
      ],
      4,
    ),
    { depth: 0.004, bevel: 0.0014 },
  );
  const cheeks = [0.0145, -0.0145].map((x) => move(turnY(cheek, PI / 2), [x, 0, 0]));
  const bridge = [0.065, -0.07].map((z) => block([0.034, 0.012, 0.075], [0, rise - 0.006, z]));
  const brake = block([0.024, 0.034, 0.03], [0, 0.026, -0.168], 0.006);
  const arm = block([0.016, 0.018, 0.07], [0, 0.044, -0.145], 0.004);
  return [
    makePart("wheels", "wheel", merge(wheels), { weight: 1 }),
    makePart("frame", "metal", merge([...cheeks, ...bridge, ...hubs, arm]), { weight: 0.8 }),
    makePart("brake", "stopper", brake, { weight: 0.6 }),
    ...boot(rise - 0.002, true, seed),
  ];
}

function ice(style: string, seed: number): Part[] {
  const rise = 0.06;
  const hockey = style === "hockey";
  const blade = extrude(
    closeCorners(
      [
        [-0.15, 0.004, 0.004],
        [-0.13, 0, 0.02],
        [0.12, 0, 0.03],
        [0.148, 0.012, 0.012],
        [hockey ? 0.158 : 0.156, 0.03, 0.006],
        [0.146, 0.034, 0.006],
        [0.13, 0.024, 0.02],
        [0.04, 0.022],
        [-0.06, 0.022],
        [-0.15, 0.022, 0.003],
      ],
      5,
    ),
    { depth: 0.0042, bevel: 0.001 },
  );
  const teeth = hockey
    ? []
    : [0, 1, 2, 3].map((i) => block([0.0042, 0.008, 0.008], [0, 0.008 + i * 0.006, 0.14 + i * 0.0058], 0.001));
  const posts = hockey
    ? [
        extrude(
          closeCorners(
            [
              [-0.13, 0.018, 0.004],
              [0.13, 0.018, 0.004],
              [0.115, rise, 0.006],
              [0.035, rise, 0.006],
              [0.015, 0.034, 0.012],
              [-0.03, 0.034, 0.012],
              [-0.045, rise, 0.006],
              [-0.125, rise, 0.006],
            ],
            4,
          ),
          { depth: 0.018, bevel: 0.004 },
        ),
      ]
    : [
        extrude(
          closeCorners(
            [
              [0.045, 0.018],
              [0.085, 0.018],
              [0.1, rise, 0.006],
              [0.03, rise, 0.006],
            ],
            3,
          ),
          { depth: 0.01, bevel: 0.003 },
        ),
        extrude(
          closeCorners(
            [
              [-0.115, 0.018],
              [-0.085, 0.018],
              [-0.06, rise, 0.006],
              [-0.125, rise, 0.006],
            ],
            3,
          ),
          { depth: 0.01, bevel: 0.003 },
        ),
      ];
  const side = (geometry: Geometry): Geometry => turnY(geometry, -PI / 2);
  const plates = [
    block([0.058, 0.006, 0.1], [0, rise - 0.001, 0.065]),
    block([0.048, 0.006, 0.075], [0, rise - 0.001, -0.095]),
  ];
  const holder = makePart(
    "holder",
    hockey ? "holder" : "metal",
    merge([...posts.map(side), ...(hockey ? [] : plates)]),
    { weight: 0.7 },
  );
  return [
    makePart("blade", "metal", merge([side(blade), ...teeth]), { weight: 1 }),
    holder,
    ...boot(rise - 0.001, hockey, seed),
  ];
}

const LACED = {
  sole: slot("leather rubber", "#2b1c12 #d8c8a8", "heel"),
  heel: slot("leather rubber", "#2b1c12 #1c1512"),
  lace: slot("woven-cotton", "#f4f1e8", "shoelace"),
};

/** A roller skate. What makes it itself: a laced boot on a metal plate over four bright wheels in two pairs, a rubber stop before the toe; an inline skate has four wheels in one row and a brake behind. */
export const rollerSkate = defineFromPlan({
  id: "roller-skate",
  family: "garment",
  words: ["roller skate", "rollerskate", "quad skate", "inline skate", "rollerblade", "skate"],
  senses: ["roller skate", "skate"],
  height: 0.28,
  view: { azimuth: 0.95, elevation: 0.2 },
  slots: {
    upper: mainSlot("leather", "#f2efe6 #d8307a #2a8fb8 #c8201f #23252b #7a4fb0 #f2c21f", "boot|shaft"),
    wheel: slot("rubber", "#e8304a #f2a01f #2a9ad0 #3ab868 #f0508a", "roller"),
    metal: slot("brushed-steel", "", "plate|truck|axle|frame"),
    stopper: slot("rubber", "#e8304a #23252b #f2efe6", "brake|stop"),
    ...LACED,
  },
  styles: {
    quad: { weight: 3, words: ["quad skate"] },
    inline: { weight: 0.6, words: ["inline skate", "rollerblade"] },
  },
  build: ({ style, seed }: Planned) => (style === "inline" ? inline(seed) : quad(seed)),
});

/** An ice skate. What makes it itself: a laced ankle boot on a long thin steel blade, with teeth at the toe of a figure skate, in a plastic holder on a hockey skate. */
export const iceSkate = defineFromPlan({
  id: "ice-skate",
  family: "garment",
  words: ["ice skate", "figure skate", "hockey skate", "skating boot", "ice-skate"],
  senses: ["ice skate"],
  height: 0.27,
  view: { azimuth: 1.0, elevation: 0.16 },
  slots: {
    upper: mainSlot("leather", "#f4f1ea #f4f1ea #e8d8d0 #2a4a8a #c8465a", "boot|shaft"),
    metal: slot("steel", "", "blade|runner"),
    holder: slot("plastic", "#e8e6e0"),
    ...LACED,
  },
  styles: {
    figure: { weight: 3, words: ["figure skate"] },
    hockey: { weight: 0.6, words: ["hockey skate"], slots: ["holder"], dress: { upper: "#1d1e22" } },
  },
  build: ({ style, seed }: Planned) => ice(style, seed),
});
