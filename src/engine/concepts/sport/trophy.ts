import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { type Corner, closeCorners, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const starShape = (radius: number, depth: number) =>
  extrude(
    closeCorners(
      Array.from({ length: 10 }, (_, i): Corner => {
        const r = radius * (i % 2 === 0 ? 1 : 0.44);
        const a = PI / 2 + (i / 10) * 2 * PI;
        return [r * cos(a), r * sin(a), radius * 0.05];
      }),
      3,
    ),
    { depth, bevel: depth * 0.25, bevelSteps: 2 },
  );

const first: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz > 0.8 && isWritten("1", x, y, 0.034, 0.1)) layColour(surface, [0.05, 0.03, 0.01], 0.5, 0);
};

function base(top: number): Part[] {
  return [
    makePart("base", "base", move(box([0.13, 0.055, 0.13], { bevel: 0.006, bevelSteps: 2 }), [0, 0.0275, 0]), {
      weight: 0.8,
    }),
    makePart("plinth", "base", move(box([0.1, 0.05, 0.1], { bevel: 0.004, bevelSteps: 2 }), [0, top - 0.024, 0]), {
      weight: 0.7,
    }),
    makePart("plate", "body", move(box([0.075, 0.03, 0.006], { bevel: 0.002 }), [0, 0.029, 0.064]), { weight: 0.4 }),
  ];
}

function cup(look: number): Part[] {
  const profile = roundCorners(
    [
      [0, 0.1],
      [0.04, 0.1, 0.004],
      [0.044, 0.112, 0.006],
      [0.014, 0.13, 0.02],
      [0.012, 0.155, 0.006],
      [0.022, 0.163, 0.008],
      [0.012, 0.172, 0.006],
      [0.026, 0.185, 0.015],
      [0.068, 0.225, 0.04],
      [0.074, 0.3, 0.06],
      [0.082, 0.335, 0.002],
      [0.078, 0.336, 0.002],
      [0.068, 0.3, 0.05],
      [0.062, 0.23, 0.04],
      [0, 0.2],
    ],
    6,
  );
  const handle = tube(
    0.0068,
    curveThrough(
      [
        [0.066, 0.225, 0],
        [0.1, 0.235, 0],
        [0.122, 0.275, 0],
        [0.112, 0.318, 0],
        [0.084, 0.322, 0],
        [0.079, 0.305, 0],
      ],
      6,
    ),
    12,
    { endRounding: 0.004 },
  );
  return [
    ...base(0.1),
    makePart("cup", "body", lathe(profile, 56), { weight: 1 }),
    ...makeParts("handle", "body", [handle, mirror(handle)], { weight: 0.9 }),
    look % 2
      ? makePart("emblem", "body", move(starShape(0.036, 0.012), [0, 0.272, 0.074]), { weight: 0.8 })
      : makePart("emblem", "body", move(disc(0.032, 0.012, 0.003, 36), [0, 0.272, 0.066]), {
          weight: 0.8,
          paint: first,
        }),
  ];
}

function starred(): Part[] {
  return [
    ...base(0.1),
    makePart(
      "column",
      "base",
      turnedPiece(
        [
          [0.026, 0.09, 0.003],
          [0.02, 0.1, 0.004],
          [0.02, 0.2, 0.004],
          [0.028, 0.21, 0.004],
        ],
        28,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "cap",
      "body",
      turnedPiece(
        [
          [0.032, 0.208, 0.004],
          [0.03, 0.222, 0.004],
          [0.008, 0.24, 0.006],
        ],
        28,
      ),
      { weight: 0.6 },
    ),
    makePart("star", "body", move(starShape(0.085, 0.03), [0, 0.302, 0]), { weight: 1 }),
  ];
}

/** A medal on its ribbon, upright. */
function medal(look: number): Part[] {
  const band = (s: number) =>
    sweep(
      rectangleOutline(0.034, 0.0024, 0.0008, 1),
      [
        [s * 0.001, 0.085, s * 0.0015],
        [s * 0.03, 0.15, s * 0.003],
        [s * 0.052, 0.2, s * 0.003],
      ],
      { up: [0, 0, 1] },
    );
  const count = look % 2 ? 0 : 1;
  return [
    makePart("disc", "body", move(disc(0.042, 0.008, 0.002, 56), [0, 0.042, -0.004]), {
      weight: 1,
      ...(count ? { paint: medalOne } : {}),
    }),
    makePart("rim", "body", move(turned360(), [0, 0.042, 0]), { weight: 0.7 }),
    ...(count ? [] : [makePart("star", "body", move(starShape(0.027, 0.012), [0, 0.042, 0.0]), { weight: 0.8 })]),
    makePart("loop", "body", move(box([0.03, 0.008, 0.009], { bevel: 0.003 }), [0, 0.086, 0]), { weight: 0.5 }),
    ...makeParts("ribbon", "ribbon", [band(1), band(-1)], { weight: 0.9, paint: striped }),
  ];
}

const turned360 = () =>
  tube(
    0.0042,
    Array.from(
      { length: 49 },
      (_, i) => [0.042 * cos((i / 48) * 2 * PI), 0.042 * sin((i / 48) * 2 * PI), 0] as const,
    ).slice(0, 48),
    8,
    { closed: true },
  );

const medalOne: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.8) return;
  if (isWritten("1", x, y, 0.036, 0.1)) {
    surface.height -= 0.0008;
    layColour(surface, [surface.r * 0.25, surface.g * 0.25, surface.b * 0.25]);
  }
};

const striped: Paint = (surface, x, y) => {
  const lane = Math.abs(Math.abs(x) - (y - 0.085) * 0.45);
  if (lane < 0.006) layColour(surface, [0.88, 0.87, 0.84]);
};

/** A trophy. What makes it itself: a shining cup with two ear-shaped handles, or a star on a column, on a dark stepped base with a plate; a medal is a gold disc on a coloured ribbon. */
export const trophy = defineThing({
  id: "trophy",
  family: "sport",
  forms: { cup: 4, star: 1, medal: 0 },
  words: {
    trophy: "",
    "trophy cup": "cup",
    "award cup": "cup",
    "golden trophy": "cup",
    "golden cup": "cup",
    "champion cup": "cup",
    award: "",
    "star trophy": "star",
    medal: "medal",
    "gold medal": "medal",
    medallion: "medal",
    "olympic medal": "medal",
  },
  choose: (ask) => (says(ask, "star-shaped") ? "star" : undefined),
  senses: ["trophy"],
  height: 0.34,
  slots: {
    body: { words: ["cup", "handle", "star", "disc", "top", "topper", "figure"], materials: ["gold", "silver"] },
    base: {
      words: ["foot", "plinth", "stand"],
      materials: ["painted-wood", "marble"],
      colours: ["#1d1a1a", "#3a2014", "#2a2b30"].map(fromHex),
      takesWhole: false,
    },
    ribbon: {
      words: ["band", "lanyard"],
      materials: ["woven-cotton"],
      colours: ["#b8161d", "#173f96", "#1a6b3c"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: ({ look }) => ({ body: { material: look === 4 ? "silver" : look === 5 ? "bronze" : "gold" } }),
  build: ({ form, look }) => (form === "cup" ? cup(look) : form === "star" ? starred() : medal(look)),
  view: { azimuth: 0.32, elevation: 0.14 },
});
