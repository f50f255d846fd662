import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { BALL_PAINTS } from "./ball-paint.ts";

/** Strings across an oval, woven: each lies alternately before and behind. */
function strings(rx: number, ry: number, cy: number, gap: number, thick: number) {
  const lines = [];
  for (let x = -Math.floor(rx / gap) * gap; x <= rx; x += gap) {
    const h = ry * Math.sqrt(Math.max(0, 1 - (x / rx) * (x / rx)));
    if (h > gap * 0.4)
      lines.push(
        tube(
          thick,
          [
            [x, cy - h, 0.001],
            [x, cy + h, 0.001],
          ],
          4,
        ),
      );
  }
  for (let y = -Math.floor(ry / gap) * gap; y <= ry; y += gap) {
    const w = rx * Math.sqrt(Math.max(0, 1 - (y / ry) * (y / ry)));
    if (w > gap * 0.4)
      lines.push(
        tube(
          thick,
          [
            [-w, cy + y, -0.001],
            [w, cy + y, -0.001],
          ],
          4,
        ),
      );
  }
  return merge(lines);
}

const wrap = (length: number, r: number) =>
  turnedPiece(
    [
      [r * 1.12, 0, 0.004],
      [r * 1.16, 0.014, 0.003],
      ...Array.from(
        { length: Math.round(length / 0.011) },
        (_, i) => [r * (i % 2 ? 0.94 : 1.03), 0.022 + i * 0.011, 0.002] as const,
      ),
    ],
    10,
  );

function strung(isBadminton: boolean): Part[] {
  const [rx, ry] = isBadminton ? [0.105, 0.135] : [0.128, 0.168];
  const neck = isBadminton ? 0.4 : 0.28;
  const cy = neck + ry + (isBadminton ? 0.02 : 0.075);
  const ring = Array.from({ length: 56 }, (_, i): Vec3 => [rx * cos((i / 56) * TAU), cy + ry * sin((i / 56) * TAU), 0]);
  const side = tube(
    0.0105,
    [
      [0.007, neck - 0.09, 0],
      [0.014, neck, 0],
      [rx * 0.52, cy - ry * 0.8, 0],
      [rx * 0.78, cy - ry * 0.58, 0],
    ],
    10,
    { endRounding: 0.004 },
  );
  const r = isBadminton ? 0.0145 : 0.0185;
  return [
    makePart("frame", "body", sweep(rectangleOutline(0.017, 0.023, 0.006, 3), ring, { closed: true, up: [0, 0, 1] }), {
      weight: 1,
    }),
    makePart("strings", "string", strings(rx - 0.004, ry - 0.004, cy, isBadminton ? 0.0145 : 0.0175, 0.0017), {
      weight: 0.9,
    }),
    ...(isBadminton
      ? [makePart("shaft", "body", bar([0, 0.15, 0], [0, cy - ry + 0.004, 0], 0.0075), { weight: 0.9 })]
      : [
          makePart("throat-right", "body", side, { weight: 0.9 }),
          makePart("throat-left", "body", mirror(side), { weight: 0.9 }),
          makePart("stem", "body", bar([0, 0.14, 0], [0, neck - 0.04, 0], 0.015), { weight: 0.8 }),
        ]),
    makePart("grip", "grip", wrap(0.18, r), { weight: 0.9 }),
  ];
}

/** A cork with a skirt of feathers. */
function shuttlecock(): Part[] {
  const skirt = lathe(
    [
      [0.012, 0.018],
      [0.034, 0.085],
      [0.032, 0.085],
      [0.01, 0.02],
    ],
    16,
    true,
  );
  return [
    makePart("cork", "ball", move(sphere(0.0145, 20), [0.17, 0.0123, 0.03]), { weight: 0.7 }),
    makePart("skirt", "string", move(skirt, [0.17, -0.0022, 0.03]), { weight: 0.7 }),
  ];
}

const handleEdge: Paint = (surface, x) => {
  const dim = Math.abs(x) > 0.0105 ? 0.55 : 1;
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim]);
};

function paddle(): Part[] {
  const blade = (r: number, depth: number) =>
    move(extrude(ellipseOutline(r, r * 1.06, 44), { depth, bevel: 0.0015 }), [0, 0.185, 0]);
  return [
    makePart("wood", "grip", blade(0.0775, 0.008), { weight: 0.6 }),
    makePart("face", "body", blade(0.076, 0.014), { weight: 1 }),
    makePart(
      "handle",
      "grip",
      plate(
        [
          [-0.017, 0, 0.005],
          [0.017, 0, 0.005],
          [0.0145, 0.07],
          [0.02, 0.11, 0.01],
          [0.038, 0.128],
          [-0.038, 0.128],
          [-0.02, 0.11, 0.01],
          [-0.0145, 0.07],
        ],
        0.024,
        0.005,
      ),
      { weight: 1, paint: handleEdge },
    ),
  ];
}

const BALL = BALL_PAINTS.tennis?.(0) as Paint;

/** A racket, upright and leaning a little. What makes it itself: an oval frame with woven strings, a forked throat, a wrapped grip and a yellow ball; a badminton racket is slim, with a shuttlecock; a table tennis bat is a red disc on a short handle, with a white ball. */
export const racket = defineThing({
  id: "racket",
  family: "sport",
  forms: { tennis: 1, badminton: 0, paddle: 0 },
  words: {
    racket: "",
    racquet: "",
    "tennis racket": "tennis",
    "tennis racquet": "tennis",
    "squash racket": "tennis",
    "badminton racket": "badminton",
    badminton: "badminton",
    "ping pong paddle": "paddle",
    "ping-pong paddle": "paddle",
    "table tennis racket": "paddle",
    "table tennis paddle": "paddle",
    "table tennis bat": "paddle",
    "ping pong racket": "paddle",
  },
  senses: ["racket#4"],
  height: 0.68,
  slots: {
    body: {
      words: ["frame", "head", "face", "rubber"],
      materials: ["painted-metal"],
      colours: ["#c41f24", "#1f5fb0", "#1c1d21", "#e8e6e0", "#d99414"].map(fromHex),
    },
    string: {
      words: ["net", "mesh", "feather"],
      materials: ["plastic"],
      colours: [fromHex("#f2f0e6")],
      takesWhole: false,
    },
    grip: {
      words: ["handle"],
      materials: ["leather"],
      colours: ["#26262a", "#4a2c1a", "#e6e2d8"].map(fromHex),
      takesWhole: false,
    },
    ball: { words: ["tennis ball", "cork"], materials: ["felt"], colours: [fromHex("#cde035")], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "paddle"
      ? {
          body: { material: "rubber", colours: [fromHex(look % 3 ? "#b81d1f" : "#1b1c1f")] },
          grip: { material: "oak", colours: [fromHex("#c79a63")] },
          ball: { material: "plastic", colours: [fromHex("#f4f2ea")] },
        }
      : form === "badminton"
        ? { ball: { material: "plastic", colours: [fromHex("#e9d9b8")] } }
        : {},
  build: ({ form }) => {
    const tilt = (parts: Part[]) => parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.18) }));
    if (form === "paddle")
      return [
        ...tilt(paddle()),
        makePart("ball", "ball", move(sphere(0.0215, 28), [0.075, 0.0195, 0.02]), { weight: 0.8 }),
      ];
    if (form === "badminton") return [...tilt(strung(true)), ...shuttlecock()];
    return [
      ...tilt(strung(false)),
      makePart("ball", "ball", move(sphere(0.036, 32, 20), [0.12, 0.033, 0.05]), { weight: 0.9, paint: BALL }),
    ];
  },
  grip: () => [0.02, 0.1, 0],
  view: { azimuth: 0.3, elevation: 0.12 },
});
