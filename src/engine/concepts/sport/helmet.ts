import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnX } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, roundBox } from "../../geometry/sdf-primitives.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";

const darken =
  (f: number): ((surface: Parameters<Paint>[0]) => void) =>
  (s) =>
    layColour(s, [s.r * f, s.g * f, s.b * f]);
const black: Rgb = [0.006, 0.006, 0.007];

/** A closed helm: sight slits, breathing holes, a cross of brass down the front, a plume. */
function knight(look: number): Part[] {
  const shell = lathe(
    [
      [0, 0],
      [0.115, 0],
      [0.12, 0.004],
      [0.122, 0.05],
      [0.118, 0.16],
      [0.112, 0.2],
      [0.095, 0.25],
      [0.06, 0.285],
      [0.02, 0.3],
      [0, 0.302],
    ],
    56,
  );
  const face: Paint = (surface, x, y, z) => {
    if (z < 0) return;
    if (Math.abs(y - 0.178) < 0.0085 && Math.abs(x) > 0.016 && Math.abs(x) < 0.085) layColour(surface, black, 0.9, 0);
    const [u, v] = [(Math.abs(x) - 0.04) / 0.018, (y - 0.09) / 0.02];
    const [a, b] = [u - Math.round(u), v - Math.round(v)];
    if (Math.abs(u) < 1.4 && Math.abs(v) < 2.4 && a * a + b * b < 0.07) layColour(surface, black, 0.9, 0);
  };
  const at = (x: number, y: number): Vec3 => [x, y, 1.1 * Math.sqrt(Math.max(0, 0.0146 - x * x)) + 0.001];
  const across = tube(
    0.009,
    curveThrough(
      [-0.11, -0.08, -0.04, 0, 0.04, 0.08, 0.11].map((x) => at(x, 0.2)),
      4,
    ),
    8,
    { scale: () => [1, 0.6], endRounding: 0.003 },
  );
  const down = tube(
    0.009,
    curveThrough(
      [
        [0, 0.004, 0.136],
        [0, 0.1, 0.136],
        [0, 0.2, 0.125],
        [0, 0.255, 0.098],
        [0, 0.295, 0.04],
      ],
      5,
    ),
    8,
    { endRounding: 0.003 },
  );
  const plume = sculpt([
    add(ellipsoid([0, 0.34, 0.02], [0.022, 0.055, 0.05]), 0),
    add(ellipsoid([0, 0.35, -0.05], [0.026, 0.06, 0.075]), 0.03),
    add(ellipsoid([0, 0.28, -0.13], [0.022, 0.08, 0.042]), 0.04),
  ]);
  return [
    makePart("shell", "body", stretch(shell, [1, 1, 1.12]), { weight: 1, paint: face }),
    ...makeParts("band", "trim", [across, down], { weight: 0.8 }),
    makePart("hem", "trim", move(stretch(torus(0.121, 0.006, 56, 10), [1, 1.4, 1.12]), [0, 0.01, 0]), { weight: 0.6 }),
    ...(look % 2 ? [makePart("plume", "plume", meshSdf(plume, 0.007), { weight: 0.9, paint: tufts })] : []),
  ];
}

const tufts: Paint = (surface, x, y, z) => {
  const angle = atan2(y - 0.22, z + 0.02);
  const dim = 0.75 + 0.3 * sin(angle * 46 + x * 60);
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim], 0.9);
  surface.height += dim * 0.002;
};

function viking(): Part[] {
  const dome = lathe(
    [
      [0, 0.03],
      [0.112, 0.0],
      [0.124, 0.0],
      [0.126, 0.02],
      [0.118, 0.08],
      [0.095, 0.14],
      [0.055, 0.18],
      [0.012, 0.198],
      [0, 0.199],
    ],
    48,
  );
  const horn = tube(
    0.033,
    curveThrough(
      [
        [0.1, 0.06, 0],
        [0.15, 0.075, 0],
        [0.195, 0.125, 0.004],
        [0.205, 0.2, 0.01],
        [0.18, 0.27, 0.012],
      ],
      6,
    ),
    20,
    { scale: (t) => 1.05 - t * 0.98 },
  );
  const ribs = [0, PI / 2].map((a) => {
    const path = Array.from({ length: 19 }, (_, i): Vec3 => {
      const t = PI * (i / 18);
      const r = 0.119 * cos(t);
      return [r * cos(a), 0.018 + 0.184 * sin(t), r * 1.08 * sin(a)];
    });
    return tube(0.0095, path, 8);
  });
  const nose = move(box([0.024, 0.085, 0.012], { bevel: 0.004 }), [0, -0.015, 0.136]);
  const studs = Array.from({ length: 14 }, (_, i) =>
    move(sphere(0.0075, 10), [0.128 * cos((i / 14) * TAU), 0.022, 0.137 * sin((i / 14) * TAU)]),
  );
  return [
    makePart("dome", "body", stretch(dome, [1, 1, 1.08]), { weight: 1 }),
    makePart("brow", "trim", move(stretch(torus(0.124, 0.01, 56, 10), [1, 1.9, 1.08]), [0, 0.022, 0]), { weight: 0.8 }),
    ...makeParts("rib", "trim", ribs, { weight: 0.7 }),
    makePart("nasal", "trim", nose, { weight: 0.8 }),
    ...makeParts("stud", "body", studs, { weight: 0.3 }),
    ...makeParts("horn", "horn", [horn, mirror(horn)], { weight: 1, paint: (s, _x, y) => y > 0.2 && darken(0.35)(s) }),
    ...makeParts(
      "ferrule",
      "trim",
      [1, -1].map((s) => move(sphere(0.038, 20, 12), [s * 0.112, 0.062, 0])),
      { weight: 0.5 },
    ),
  ];
}

function motorcycle(look: number): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.165, 0], [0.126, 0.132, 0.148]), 0),
    add(ellipsoid([0, 0.085, 0.03], [0.108, 0.085, 0.132]), 0.04),
    carve(halfSpace([0, 0.02, 0], [0, 1, 0]), 0.01),
    carve(roundBox([0, 0.158, 0.16], [0.25, 0.075, 0.16], 0.03), 0.006),
  ]);
  const visor = sculpt([add(ellipsoid([0, 0.165, 0], [0.1215, 0.1275, 0.1435]), 0)]);
  const stripes: Paint = (surface, x, y, z) => {
    if (y > 0.19 && Math.abs(Math.abs(x) - 0.026) < 0.012) layColour(surface, [0.85, 0.85, 0.84]);
    if (z > 0.08 && y < 0.08 && Math.abs(y - 0.062) < 0.008 && Math.abs(x) < 0.045) layColour(surface, black, 0.8);
  };
  return [
    makePart("shell", "body", meshSdf(clay, 0.0068), { weight: 1, ...(look % 2 ? { paint: stripes } : {}) }),
    makePart("visor", "visor", meshSdf(visor, 0.01), { weight: 0.9 }),
    ...makeParts(
      "hinge",
      "visor",
      [1, -1].map((s) => move(stretch(sphere(0.026, 20, 12), [0.4, 1, 1]), [s * 0.121, 0.165, 0.03])),
      { weight: 0.5 },
    ),
    makePart("hem", "visor", move(stretch(torus(0.088, 0.009, 44, 10), [1, 1, 1.2]), [0, 0.018, 0.018]), {
      weight: 0.5,
    }),
  ];
}

function bicycle(): Part[] {
  const vents = [-0.072, -0.026, 0.026, 0.072].map((x) =>
    carve(ellipsoid([x, 0.145, 0.02], [0.0115, 0.05, 0.075]), 0.004),
  );
  const rear = [-0.045, 0, 0.045].map((x) => carve(ellipsoid([x, 0.11, -0.125], [0.012, 0.035, 0.05]), 0.004));
  const clay = sculpt([
    add(ellipsoid([0, 0.04, 0], [0.105, 0.105, 0.15]), 0),
    add(ellipsoid([0, 0.045, -0.06], [0.09, 0.09, 0.11]), 0.03),
    carve(ellipsoid([0, 0.0, 0], [0.088, 0.09, 0.132]), 0.004),
    carve(halfSpace([0, 0.03, 0], [0, 1, 0]), 0.004),
    ...vents,
    ...rear,
  ]);
  const strap = (s: number) =>
    tube(
      0.0055,
      curveThrough(
        [
          [s * 0.096, 0.04, 0.02],
          [s * 0.088, -0.02, 0.02],
          [s * 0.055, -0.075, 0.025],
          [0, -0.098, 0.028],
        ],
        6,
      ),
      8,
      { scale: () => [0.5, 1.5] },
    );
  return [
    makePart("shell", "body", meshSdf(clay, 0.0052), { weight: 1 }),
    ...makeParts("strap", "strap", [strap(1), strap(-1)], { weight: 0.6 }),
    makePart("buckle", "strap", move(box([0.026, 0.012, 0.018], { bevel: 0.004 }), [0, -0.098, 0.028]), {
      weight: 0.4,
    }),
  ];
}

function gridiron(): Part[] {
  const clay = sculpt([
    add(ellipsoid([0, 0.15, -0.01], [0.118, 0.125, 0.142]), 0),
    add(roundBox([0, 0.085, -0.005], [0.21, 0.13, 0.17], 0.06), 0.03),
    carve(ball([0, 0.09, 0.13], 0.112), 0.01),
    carve(ellipsoid([0, 0.12, 0.0], [0.1, 0.105, 0.124]), 0.004),
    carve(halfSpace([0, 0.025, 0], [0, 1, 0]), 0.004),
  ]);
  const stripe: Paint = (surface, x, y, _z, _nx, ny) => {
    if (y > 0.13 && Math.abs(x) < 0.016 && ny > -0.3)
      layColour(surface, Math.abs(x) < 0.006 ? [surface.r, surface.g, surface.b] : [0.88, 0.87, 0.84]);
  };
  const wire = (y: number, out: number) =>
    tube(
      0.0058,
      curveThrough(
        [
          [-0.104, y + 0.008, 0.05],
          [-0.085, y, 0.11],
          [0, y - 0.004, 0.15 + out],
          [0.085, y, 0.11],
          [0.104, y + 0.008, 0.05],
        ],
        6,
      ),
      8,
      { endRounding: 0.003 },
    );
  const post = (x: number) =>
    tube(
      0.0058,
      curveThrough(
        [
          [x * 1.05, 0.118, 0.132],
          [x, 0.08, 0.152],
          [x * 0.8, 0.03, 0.146],
        ],
        5,
      ),
      8,
      { endRounding: 0.003 },
    );
  return [
    makePart("shell", "body", meshSdf(clay, 0.0058), { weight: 1, paint: stripe }),
    ...makeParts("wire", "mask", [wire(0.108, 0.0), wire(0.072, 0.008), wire(0.034, 0.002)], { weight: 0.9 }),
    ...makeParts("post", "mask", [post(0.032), post(-0.032)], { weight: 0.7 }),
    ...makeParts(
      "ear",
      "mask",
      [1, -1].map((s) => move(turnX(torus(0.015, 0.004, 20, 8), 0), [s * 0.113, 0.1, -0.01])),
      { weight: 0.2 },
    ),
  ];
}

/** A helmet as a thing of its own. What makes it itself: a knight's helm has sight slits, breathing holes and a brass cross; a viking's horns and a nose guard; a motorcycle helmet a dark visor; a bicycle helmet long vents and straps; a football helmet a cage and a stripe. */
export const helmet = defineThing({
  id: "helmet",
  family: "sport",
  forms: { knight: 3, viking: 1.5, motorcycle: 2, bicycle: 0, gridiron: 0 },
  words: {
    helmet: "",
    "knight helmet": "knight",
    "knight's helmet": "knight",
    "medieval helmet": "knight",
    helm: "knight",
    "great helm": "knight",
    "viking helmet": "viking",
    "horned helmet": "viking",
    "motorcycle helmet": "motorcycle",
    "racing helmet": "motorcycle",
    "motorbike helmet": "motorcycle",
    "crash helmet": "motorcycle",
    "bike helmet": "bicycle",
    "bicycle helmet": "bicycle",
    "cycling helmet": "bicycle",
    "football helmet": "gridiron",
    "american football helmet": "gridiron",
  },
  choose: (ask) => (ask.traits.has("horned") ? "viking" : undefined),
  senses: ["helmet", "crash helmet"],
  height: 0.3,
  slots: {
    body: { words: ["shell", "dome"], materials: ["brushed-steel", "iron"] },
    trim: { words: ["band", "rib", "border", "cross"], materials: ["gold", "bronze"], takesWhole: false },
    plume: {
      words: ["feather", "crest"],
      materials: ["feathers"],
      colours: ["#b3161b", "#1f4f9e"].map(fromHex),
      takesWhole: false,
    },
    horn: { words: [], materials: ["plastic"], colours: [fromHex("#e6d8b4")], takesWhole: false },
    visor: { words: ["glass", "shield"], materials: ["glass"], colours: [fromHex("#0d0f12")], takesWhole: false },
    strap: { words: ["chin strap"], materials: ["woven-cotton"], colours: [fromHex("#1b1c1f")], takesWhole: false },
    mask: {
      words: ["cage", "face mask", "grille"],
      materials: ["painted-metal"],
      colours: [fromHex("#3a3c40")],
      takesWhole: false,
    },
  },
  dress: ({ form, look }) => {
    if (form === "knight" || form === "viking")
      return { body: { material: look % 3 === 2 ? "iron" : "brushed-steel", colours: [] } };
    return {
      body: {
        material: "painted-metal",
        colours: [fromHex(["#b81c20", "#1b1c20", "#1c4fa3", "#e9e7e1", "#d6a21a", "#1d7a48"][look] as string)],
      },
      visor: { material: "plastic", colours: [fromHex("#0b0c0f")] },
    };
  },
  build: ({ form, look }) => ({ knight, viking, motorcycle, bicycle, gridiron })[form](look),
  view: { azimuth: 0.5, elevation: 0.12 },
});
