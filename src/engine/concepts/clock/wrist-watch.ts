import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab, turned } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { inRoundedRectangle } from "../device/in-rounded-rectangle.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, metres, ratio } from "../parameter-specs.ts";
import { makeFace } from "./clock-face.ts";
import {
  FACE_PARAMETERS,
  FACE_SLOTS,
  type FaceParameters,
  faceOf,
  handColour,
  sampleFace,
} from "./clock-parameters.ts";

export type WristWatchParameters = FaceParameters & {
  readonly style: "leather" | "bracelet" | "smart";
  readonly radius: number;
  readonly strap: number;
};

const parameters = {
  ...FACE_PARAMETERS,
  style: choice(["leather", "bracelet", "smart"], "Strap of leather or of metal links; or a screen on rubber."),
  radius: metres(0.012, 0.04, "Of the case."),
  strap: ratio(0.6, 1.5, "Width of the strap over the radius."),
};

const WHITE = fromHex("#f4f6f8");
const RINGS = ["#f23a5c", "#8ff03a", "#3ad6e8"].map(fromHex);

/** Three activity rings and the time. */
function smartPaint(half: number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    layColour(surface, fromHexBlack, 0.06, 0);
    if (isWritten("10:09", x, y - half * 0.62, half * 0.42)) layColour(surface, WHITE);
    const r = Math.sqrt(x * x + (y + half * 0.25) * (y + half * 0.25)) / half;
    const ring = Math.floor((0.66 - r) / 0.17);
    if (ring >= 0 && ring < 3 && (0.66 - r) / 0.17 - ring < 0.78 && !(x < 0 && y > -half * 0.25 && ring !== 1))
      layColour(surface, RINGS[ring] as (typeof RINGS)[number]);
    if (inRoundedRectangle(x, y + half * 1.02, half * 0.5, half * 0.05, half * 0.05)) layColour(surface, WHITE);
  };
}
const fromHexBlack = fromHex("#060708");

/** The loop's line in the YZ plane, from behind the case round the wrist and back to it. */
function loopPath(r: number, from: number, to: number, count: number): Vec3[] {
  const [a, b] = [r * 1.32, r * 1.12];
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    return [0, a * sin(angle), -b + b * cos(angle) - r * 0.02];
  });
}

function makeStrap(p: WristWatchParameters): Part[] {
  const { radius: r } = p;
  const w = r * p.strap;
  const thick = r * 0.14;
  if (p.style === "bracelet") {
    const links = 22;
    const path = loopPath(r, 0.62, TAU - 0.62, links);
    const pieces = path.map((at, i) => {
      const angle = 0.62 + ((TAU - 1.24) * i) / links;
      const wide = w * (1.05 - 0.22 * sin(((i / links) * PI) as number));
      const long = r * 0.3;
      const link = merge([
        box([wide * 0.46, long, thick * 1.25], { bevel: thick * 0.3 }),
        ...[-1, 1].map((side) =>
          move(box([wide * 0.26, long * 0.94, thick], { bevel: thick * 0.25 }), [side * wide * 0.37, 0, 0]),
        ),
      ]);
      return move(turnX(link, -angle), at);
    });
    return [makePart("strap", "strap", settle(merge(pieces)), { weight: 1, crease: 0.6 })];
  }
  const path = loopPath(r, 0.5, TAU - 0.5, 44);
  const smart = p.style === "smart";
  const strap = sweep(rectangleOutline(thick * (smart ? 1.2 : 1), w, thick * 0.4, 3), path, {
    up: [1, 0, 0],
    scale: (t) => [1, 1.08 - 0.28 * sin(t * PI)],
  });
  const paint: Paint = (surface, x, y, z) => {
    if (smart || z > -r * 0.2) return;
    const edge = w * 0.4 - Math.abs(x);
    const stitch = y * (60 / r);
    if (Math.abs(edge - w * 0.02) < w * 0.014 && stitch % 6 < 3.4) layColour(surface, [0.72, 0.6, 0.42], 0.8);
  };
  const back = -r * 2.27;
  return [
    makePart("strap", "strap", strap, { weight: 1, paint }),
    makePart(
      "buckle",
      "case",
      move(slab([w * 0.98, w * 0.62, thick * 1.5], w * 0.1, thick * 0.3), [0, -r * 0.1, back]),
      { weight: 0.4 },
    ),
    makePart(
      "keeper",
      "strap",
      move(box([w * 0.94, w * 0.2, thick * 2.2], { bevel: thick * 0.3 }), [0, r * 0.42, back + thick * 0.5]),
      { weight: 0.3 },
    ),
  ];
}

function makeCase(p: WristWatchParameters): Part[] {
  const { radius: r } = p;
  if (p.style === "smart") {
    const half = r * 0.92;
    return [
      makePart("case", "case", slab([half * 2, half * 2.36, r * 0.36], half * 0.5, r * 0.16, 7), { weight: 1 }),
      makePart(
        "screen",
        "face",
        move(slab([half * 1.86, half * 2.22, r * 0.06], half * 0.44, r * 0.04, 7), [0, 0, r * 0.18]),
        {
          weight: 1,
          paint: smartPaint(half),
        },
      ),
      makePart(
        "crown",
        "case",
        move(turnZ(cylinder({ radius: r * 0.16, height: r * 0.16, bevel: r * 0.04, segments: 24 }), -PI / 2), [
          half * 0.98,
          r * 0.4,
          0,
        ]),
        { weight: 0.5 },
      ),
    ];
  }
  const ring = turned(
    closeCorners(
      [
        [r * 0.82, -r * 0.1],
        [r * 0.86, -r * 0.18, r * 0.1],
        [r * 1.02, -r * 0.06, r * 0.06],
        [r * 1.04, r * 0.1, r * 0.04],
        [r * 1.02, r * 0.17, r * 0.03],
        [r * 0.94, r * 0.24, r * 0.05],
        [r * 0.84, r * 0.17, r * 0.02],
        [r * 0.84, r * 0.04],
      ],
      3,
    ),
    64,
    true,
  );
  const lugs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      move(turnX(box([r * 0.17, r * 0.44, r * 0.24], { bevel: r * 0.06, bevelSteps: 2 }), -y * 0.6), [
        x * r * p.strap * 0.58,
        y * r * 0.94,
        -r * 0.12,
      ]),
    ),
  );
  const crown = move(turnZ(cylinder({ radius: r * 0.13, height: r * 0.17, bevel: r * 0.03, segments: 20 }), -PI / 2), [
    r * 1.02,
    0,
    0,
  ]);
  return [
    makePart("case", "case", ring, { weight: 1, crease: 0.5 }),
    makePart("case-back", "case", move(disc(r * 0.8, r * 0.22, 0, 40), [0, 0, -r * 0.14]), { weight: 0.4 }),
    ...makeParts("lug", "case", lugs, { weight: 0.6 }),
    makePart("crown", "case", crown, { weight: 0.6 }),
    ...makeFace(faceOf(p, r * 0.87), (geometry) => move(geometry, [0, 0, r * 0.07])),
  ];
}

/**
 * A watch for the wrist. What makes it itself: a small round case with a bezel, a crown at three o'clock and four lugs, a face with hands, and
 * a strap closed to a loop: stitched leather or metal links. A smartwatch is a rounded square screen on a rubber band.
 */
export const wristWatch = defineConcept<WristWatchParameters>({
  id: "wrist-watch",
  family: "device",
  words: ["watch", "wristwatch", "wrist watch", "smartwatch", "smart watch", "apple watch", "rolex", "chronograph"],
  senses: ["watch", "wristwatch"],
  height: 0.065,
  parameters,
  slots: {
    case: { words: ["body", "bezel", "crown"], materials: ["brushed-steel", "gold", "silver"] },
    strap: {
      words: ["band", "bracelet", "wristband"],
      materials: ["leather"],
      colours: ["#5a3018", "#1c1a1a", "#8a5a30", "#2c3a55", "#3d4a35"].map(fromHex),
      takesWhole: false,
    },
    ...FACE_SLOTS,
  },
  sample: (draw, ask) => {
    const smart = ask.word.startsWith("smart") || ask.word === "apple watch" || says(ask, "futuristic");
    return fitParameters<WristWatchParameters>(parameters, {
      ...sampleFace(draw, ask, ["bars", "dots", "arabic", "roman"], ["baton", "plain"], 4),
      style: smart ? "smart" : ask.word === "rolex" || draw.chance("bracelet", 0.4) ? "bracelet" : "leather",
      radius: draw.number("radius", 0.02, 0.023) * traitFactor(ask, { thick: 1.1, thin: 0.9 }),
      strap: draw.number("strap", 0.92, 1.08) * traitFactor(ask, { wide: 1.2, narrow: 0.8 }, "strap"),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> => ({
    hand: { colours: [handColour(p)] },
    ...(p.style === "bracelet" ? { strap: { material: "brushed-steel" }, case: { material: "brushed-steel" } } : {}),
    ...(p.style === "smart"
      ? {
          strap: {
            material: "rubber",
            colours: [
              [["#20242a", "#d8d6d0", "#c2553f", "#35506f", "#5f7a5a"][p.dial] as string].map(fromHex)[0] as never,
            ],
          },
          case: { material: "painted-metal", colours: [fromHex("#2b2d31")] },
        }
      : {}),
  }),
  build: (p) => {
    const { radius: r } = p;
    const parts = [...makeCase(p), ...makeStrap(p)].map((part) => ({ ...part, geometry: turnX(part.geometry, -0.42) }));
    return standModel(parts, [
      { name: "top", position: [0, r * 1.2, -r * 0.6], normal: [0, 1, 0], radius: r * 0.4 },
      { name: "attach", position: [0, -r * 0.45, -r * 1.05], normal: [0, 0, -1], radius: r },
    ]);
  },
  view: { azimuth: 0.5, elevation: 0.22 },
});
