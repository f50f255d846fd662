import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type HandbagParameters = Proportions & {
  readonly style: "frame" | "flap";
  readonly chain: boolean;
  readonly buckles: number;
};

function buildHandbag(p: HandbagParameters): Model {
  const [w, h, d] = [0.29 * p.wide, (p.style === "frame" ? 0.21 : 0.18) * p.tall, 0.11];
  const stuffed = deform(box([w, h, d], { bevel: 0.028, bevelSteps: 4, divisions: [8, 6, 2] }), ([x, y, z]) => {
    const t = y / h + 0.5;
    return [x * (1.06 - 0.16 * t), y, z * (1.12 - 0.62 * t * t) * (1 + 0.12 * (1 - (4 * x * x) / (w * w)))];
  });
  const parts: Part[] = [makePart("body", "body", move(stuffed, [0, h / 2, 0]), { weight: 1, paint: sewn(w, h) })];
  if (p.style === "flap") {
    const flap = deform(
      box([w * 0.97, 0.007, d * 1.25], { bevel: 0.003, bevelSteps: 2, divisions: [12, 1, 14] }),
      ([x, y, z]) => {
        const t = z / (d * 1.25) + 0.5;
        const fall = smoothstep(0.42, 1, t);
        const round = 1 - (0.35 * (4 * x * x)) / (w * w);
        return [
          x * (1 - 0.06 * fall),
          h + 0.004 + y * (1 - fall) - fall * h * 0.58 * round,
          Math.min(z, d * 0.2) * 0.75 +
            Math.sqrt(fall) * d * (0.42 + (0.05 * (w * w - 4 * x * x)) / (w * w)) +
            y * fall,
        ];
      },
    );
    parts.push(makePart("flap", "flap", flap, { weight: 0.95 }));
    const straps = Array.from({ length: p.buckles }, (_, i) => strapAt(((i + 0.5) / p.buckles - 0.5) * w * 0.9, h, d));
    parts.push(
      ...makeParts(
        "flap-strap",
        "flap",
        straps.map(({ strap }) => strap),
        { weight: 0.8 },
      ),
    );
    parts.push(
      ...makeParts(
        "buckle",
        "buckle",
        straps.map(({ buckle }) => buckle),
        { weight: 0.9 },
      ),
    );
    if (p.buckles === 0)
      parts.push(
        makePart(
          "clasp",
          "metal",
          move(box([0.036, 0.03, 0.014], { bevel: 0.005, bevelSteps: 2 }), [0, h * 0.44, d * 0.55]),
          { weight: 0.7 },
        ),
      );
  } else {
    parts.push(
      makePart(
        "frame",
        "metal",
        move(box([w * 0.86, 0.014, 0.03], { bevel: 0.006, bevelSteps: 2 }), [0, h + 0.001, 0]),
        { weight: 0.8 },
      ),
    );
    parts.push(
      ...makeParts(
        "kiss-lock",
        "metal",
        [-1, 1].map((s) =>
          move(box([0.016, 0.022, 0.016], { bevel: 0.007, bevelSteps: 3 }), [s * 0.008, h + 0.014, s * 0.006]),
        ),
        { weight: 0.7 },
      ),
    );
  }
  const reach = w * 0.3;
  const high = p.chain ? 0.2 : 0.13;
  const bow: Vec3[] = curveThrough(
    [
      [-reach, h + 0.002, 0],
      [-reach * 0.98, h + high * 0.4, 0],
      [-reach * 0.62, h + high * 0.88, 0],
      [0, h + high, 0],
      [reach * 0.62, h + high * 0.88, 0],
      [reach * 0.98, h + high * 0.4, 0],
      [reach, h + 0.002, 0],
    ],
    6,
  );
  parts.push(makePart("handle", "handle", sweep(circleOutline(0.0075, 12), bow, { up: [0, 0, 1] }), { weight: 0.95 }));
  const rings: Geometry[] = [-1, 1].map((s) =>
    move(turnX(torus(0.012, 0.0032, 18, 8), PI / 2), [s * reach, h + 0.006, 0]),
  );
  parts.push(...makeParts("ring", "metal", rings, { weight: 0.5 }));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: d * 0.3 },
    { name: "attach", position: [0, h + high, 0], normal: [0, 1, 0], radius: 0.03 },
  ]);
}

/** A strap from the top of the flap down its front, and the buckle it runs through. */
function strapAt(x: number, h: number, d: number): { readonly strap: Geometry; readonly buckle: Geometry } {
  const fall: Vec3[] = [
    [x, h + 0.01, d * 0.05],
    [x, h * 0.94, d * 0.4],
    [x, h * 0.72, d * 0.56],
    [x, h * 0.46, d * 0.68],
    [x, h * 0.3, d * 0.68],
    [x, h * 0.14, d * 0.63],
  ];
  const strap = sweep(rectangleOutline(0.02, 0.004, 0.001, 1), curveThrough(fall, 5), { up: [0, 0, 1] });
  const bar = (size: readonly [number, number, number], at: Vec3) =>
    move(box(size, { bevel: 0.0015, bevelSteps: 1 }), at);
  const [y, z] = [h * 0.36, d * 0.68 + 0.004];
  const buckle = merge([
    bar([0.036, 0.006, 0.006], [x, y + 0.016, z]),
    bar([0.036, 0.006, 0.006], [x, y - 0.016, z]),
    bar([0.006, 0.038, 0.006], [x - 0.015, y, z]),
    bar([0.006, 0.038, 0.006], [x + 0.015, y, z]),
    bar([0.004, 0.034, 0.004], [x, y, z + 0.003]),
  ]);
  return { strap, buckle };
}

/** A line of pale stitches around the front. */
const sewn =
  (w: number, h: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const edge = Math.max(Math.abs(x) - w * 0.42, Math.abs(y) - h * 0.4);
    if (Math.abs(edge) > 0.0013) return;
    const along = (Math.abs(x) - w * 0.42 > Math.abs(y) - h * 0.4 ? y : x) / 0.008;
    if (along - Math.floor(along) < 0.6) layColour(surface, STITCH);
  };

const STITCH = fromHex("#d9c6a0");
const LEATHERS = ["#9c2f35", "#5a3a26", "#1f1f24", "#c08a52", "#2f5a5a", "#c77a8a"].map(fromHex);

/** A handbag. What makes it itself: a soft leather bag, wider below, under a flap with a gold clasp or a metal frame with a kiss lock, one arched handle on rings. */
export const handbag = defineConcept<HandbagParameters>({
  id: "handbag",
  family: "container",
  likened: ["beast"],
  words: ["handbag", "purse", "hand bag", "clutch", "satchel", "leather bag", "shoulder bag"],
  senses: ["bag#4"],
  height: 0.33,
  parameters: {
    ...PROPORTIONS,
    style: choice(["frame", "flap"], "Closed by a metal frame, or by a flap."),
    chain: flag("Has a long handle."),
    buckles: integer(0, 4, "Straps with buckles over its flap."),
  },
  slots: {
    body: { words: ["leather", "side"], materials: ["leather"], colours: LEATHERS, group: "leather" },
    flap: { words: ["cover"], materials: ["leather"], colours: LEATHERS, group: "leather" },
    handle: {
      words: ["strap", "chain strap", "shoulder strap"],
      materials: ["leather"],
      colours: LEATHERS,
      group: "leather",
    },
    metal: { words: ["clasp", "ring", "lock", "chain"], materials: ["gold"], takesWhole: false },
    buckle: { words: [], materials: ["gold"], takesWhole: false },
  },
  sample: (draw: Draw, ask: Ask) => {
    const buckles = wants(ask, "buckle", ask.word === "satchel") ? Math.min(ask.counts.get("buckle") ?? 2, 4) : 0;
    const drawn = draw.pick("style", ["flap", "frame"] as const, [3, 2]);
    return {
      ...sampleProportions(draw, ask),
      style: buckles > 0 ? "flap" : drawn,
      chain: ask.parts.has("metal") || draw.chance("chain", 0.4),
      buckles,
    };
  },
  build: buildHandbag,
  view: { azimuth: 0.45, elevation: 0.22 },
});
