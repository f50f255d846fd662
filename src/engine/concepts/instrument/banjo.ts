import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { insetOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { symmetricOutline } from "./body-outline.ts";
import { makeFrettedNeck } from "./fretted-neck.ts";

const R = 0.15;

function banjoBody(): Part[] {
  const front = (geometry: Part["geometry"], z: number) => move(turnX(geometry, PI / 2), [0, R, z]);
  const hooks = Array.from({ length: 24 }, (_, i) => {
    const [c, s] = [cos((i / 24) * TAU), sin((i / 24) * TAU)];
    const at = (r: number) => [r * c, R + r * s] as const;
    const [x, y] = at(R + 0.006);
    return merge([
      tube(
        0.0026,
        [
          [x, y, -0.026],
          [x, y, 0.041],
        ],
        6,
      ),
      move(stretch(sphere(0.0058, 10), [1, 1, 1]), [x, y, 0.041]),
      move(sphere(0.0062, 10), [x, y, -0.026]),
    ]);
  });
  return [
    makePart("rim", "body", front(cylinder({ radius: R, height: 0.07, bevel: 0.004, segments: 56 }), -0.035), {
      weight: 1,
    }),
    makePart("skin", "skin", front(cylinder({ radius: R * 0.95, height: 0.01, bevel: 0.003, segments: 56 }), 0.03), {
      weight: 1,
    }),
    makePart("hoop", "metal", move(turnX(torus(R * 0.985, 0.0075, 64, 12), PI / 2), [0, R, 0.036]), { weight: 0.9 }),
    makePart(
      "flange",
      "metal",
      move(turnX(stretch(torus(R * 1.03, 0.008, 64, 8), [1, 0.5, 1]), PI / 2), [0, R, -0.02]),
      { weight: 0.7 },
    ),
    makePart("hooks", "metal", merge(hooks), { weight: 0.7 }),
    makePart("bridge", "fretboard", block([0.07, 0.008, 0.016], [0, R * 0.66, 0.046], 0.002), { weight: 0.6 }),
    makePart("tailpiece", "metal", block([0.04, 0.05, 0.008], [0, 0.022, 0.048], 0.003), { weight: 0.5 }),
  ];
}

function mandolinBody(): Part[] {
  const u = 0.33;
  const outline = symmetricOutline(
    [
      [
        [0, 0],
        [0.2, 0.02],
        [0.35, 0.12],
        [0.4, 0.3],
        [0.35, 0.5],
        [0.24, 0.7],
        [0.13, 0.88],
        [0.07, 0.98],
        [0, 1],
      ],
    ],
    u,
  );
  const face: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.4) return;
    const d = Math.sqrt(((x / 0.036) * x) / 0.036 + (((y - 0.17) / 0.028) * (y - 0.17)) / 0.028);
    if (d < 1) layColour(surface, [0.012, 0.008, 0.006], 0.9, 0);
    else if (d < 1.28) layColour(surface, d > 1.07 && d < 1.2 ? [0.7, 0.6, 0.4] : [0.03, 0.02, 0.012], 0.3);
  };
  return [
    makePart("body", "body", settle(extrude(outline, { depth: 0.06, bevel: 0.014, bevelSteps: 4 })), {
      weight: 1,
      grain: "y",
    }),
    makePart("top", "skin", settle(move(extrude(insetOutline(outline, 0.006), { depth: 0.004 }), [0, 0, 0.031])), {
      weight: 1,
      grain: "y",
      paint: face,
    }),
    makePart("bridge", "fretboard", block([0.09, 0.012, 0.016], [0, 0.1, 0.037], 0.003), { weight: 0.6 }),
  ];
}

/** A banjo. What makes it itself: a round drum with a white skin, a bright hoop and a ring of hooks, on a long fretted neck; a mandolin or lute has a drop-shaped wooden body with an oval hole. */
export const banjo = defineFromPlan({
  id: "banjo",
  family: "instrument",
  words: ["banjo", "mandolin", "lute", "bluegrass banjo", "balalaika", "bouzouki", "oud"],
  senses: ["banjo", "mandolin", "lute#2"],
  height: 0.95,
  view: { azimuth: 0.4, elevation: 0.1 },
  styles: {
    banjo: { words: ["banjo", "bluegrass banjo"] },
    mandolin: {
      weight: 0,
      words: ["mandolin", "lute", "balalaika", "bouzouki", "oud"],
      dress: { skin: "#d9a55c #c98a3f", body: "#6a2f16 #8a4a20" },
      materials: { skin: "oak" },
    },
  },
  slots: {
    body: mainSlot("oak", "#8a4f26 #6b3a1c #b07a42", "rim|wood|back"),
    skin: slot("paper", "#f2ede0", "head|top|face"),
    metal: slot("silver gold", "", "hoop|hook|bracket"),
    neck: slot("oak", "#7a4522 #5f3418"),
    head: slot("oak", "#7a4522 #2a1a12", "headstock"),
    fretboard: slot("oak", "#2a1a12"),
    tuner: slot("silver", "", "peg"),
    string: slot("brushed-steel", "", "strings"),
  },
  build: ({ style }: Planned) => {
    const isBanjo = style === "banjo";
    const neck = isBanjo
      ? {
          bridge: R * 0.66,
          boardFrom: 2 * R - 0.035,
          bodyTop: 2 * R,
          nut: 0.78,
          face: 0.036,
          width: 0.034,
          headLength: 0.13,
        }
      : { bridge: 0.1, boardFrom: 0.215, bodyTop: 0.32, nut: 0.56, face: 0.03, width: 0.032, headLength: 0.14 };
    const parts = [
      ...(isBanjo ? banjoBody() : mandolinBody()),
      ...makeFrettedNeck({ ...neck, strings: isBanjo ? 4 : 8, frets: 18, inLine: false }),
    ];
    return parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.12) }));
  },
});
