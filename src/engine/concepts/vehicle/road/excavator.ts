import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { choice, metres } from "../../parameter-specs.ts";
import { block, pair, rod, sidePlate, turnedAcross } from "../bodywork.ts";
import { DARK, ownSlot, PANE, slot } from "../usual-slots.ts";
import { makeTracks } from "./track.ts";

const STYLES = ["excavator", "bulldozer"] as const;
export type ExcavatorParameters = {
  readonly style: (typeof STYLES)[number];
  readonly length: number;
  readonly width: number;
  readonly reach: number;
};

const BY_WORD: Readonly<Record<string, ExcavatorParameters["style"]>> = {
  bulldozer: "bulldozer",
  dozer: "bulldozer",
};

const parameters = {
  style: choice(STYLES, "Digging arm, or a blade in front."),
  length: metres(2, 6, "Of the tracks."),
  width: metres(1.6, 4, "Over the tracks."),
  reach: metres(1.5, 7, "Of the arm."),
};

/**
 * A digger. What makes it itself: yellow, on two crawler tracks; an excavator has a turning house with a glazed cab and a long bent arm in three pieces with steel pistons and a
 * toothed bucket; a bulldozer has a long hood, a cab behind and a broad curved steel blade across its front.
 */
export const excavator = defineConcept<ExcavatorParameters>({
  id: "excavator",
  family: "vehicle",
  words: ["excavator", "digger", "backhoe", "steam shovel", "power shovel", ...Object.keys(BY_WORD)],
  senses: ["power shovel", "bulldozer", "backhoe"],
  height: 3,
  parameters,
  slots: {
    body: slot("house|hood|arm|boom|paint", "painted-metal", "#e0a012 #e0a012 #d9701c"),
    track: ownSlot("tread|chain", "iron", "#232324"),
    wheel: ownSlot("roller", "iron", "#3a3a3c"),
    bucket: ownSlot("blade|shovel|scoop|tooth", "brushed-steel", "#6a6c70"),
    piston: ownSlot("hydraulic|rod|exhaust", "brushed-steel"),
    window: PANE,
    underbody: DARK,
  },
  sample: (draw, ask) => {
    const style = BY_WORD[ask.word] ?? "excavator";
    const length = draw.number("length", 3.5, 3.9) * traitFactor(ask, { long: 1.2, short: 0.85 });
    return fitParameters(parameters, {
      style,
      length,
      width: 2.6 * draw.number("width", 0.95, 1.08) * traitFactor(ask, { wide: 1.15, narrow: 0.88 }),
      reach: length * draw.number("reach", 0.95, 1.1) * traitFactor(ask, { tall: 1.15 }),
    });
  },
  build: buildExcavator,
  view: { azimuth: 0.95, elevation: 0.2 },
});

function buildExcavator(p: ExcavatorParameters): Model {
  const l = p.length / 2;
  const dozer = p.style === "bulldozer";
  const trackWidth = p.width * 0.21;
  const x = p.width / 2 - trackWidth / 2;
  const r = 0.42;
  const deck = r * 2 + 0.22;
  const half = p.width * (dozer ? 0.26 : 0.46);
  const tracks = makeTracks(x, { rear: -l + r, front: l - r, lift: r + 0.02, radius: r, width: trackWidth, wheels: 5 });
  const cabX = dozer ? 0 : half * 0.5;
  const cabHalf = dozer ? half * 1.25 : half * 0.48;
  const cabZ = dozer ? -l * 0.36 : l * 0.2;
  const cabLong = l * 0.72;
  const cabTop = deck + 1.75;
  const house = dozer
    ? [
        sidePlate(
          [
            [-l * 0.1, deck - 0.3],
            [l * 0.94, deck - 0.3, 0.05],
            [l * 0.94, deck + 0.72, 0.12],
            [-l * 0.1, deck + 0.82],
          ],
          half * 2,
          0.06,
        ),
        block([half * 2.6, 0.7, l * 0.9], [0, deck + 0.1, -l * 0.42], 0.06),
      ]
    : [
        sidePlate(
          [
            [-l * 1.02, deck + 0.1],
            [l * 0.5, deck + 0.1, 0.05],
            [l * 0.5, deck + 0.62, 0.06],
            [-l * 0.2, deck + 1.1, 0.15],
            [-l * 0.95, deck + 1.15, 0.3],
          ],
          half * 2,
          0.07,
        ),
      ];
  const frames: Geometry[] = [
    block([cabHalf * 2, 0.1, cabLong], [cabX, cabTop, cabZ], 0.05, 3),
    block([cabHalf * 2, 0.62, cabLong], [cabX, deck + 0.4, cabZ], 0.05),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        block(
          [0.09, cabTop - deck, 0.09],
          [cabX + a * (cabHalf - 0.05), (cabTop + deck) / 2, cabZ + b * (cabLong / 2 - 0.05)],
          0.02,
          1,
        ),
      ),
    ),
  ];
  const glass = block(
    [cabHalf * 2 - 0.08, cabTop - deck - 0.6, cabLong - 0.08],
    [cabX, (cabTop + deck + 0.62) / 2, cabZ],
    0.03,
  );
  const under = [
    block([p.width - trackWidth * 1.6, 0.42, l * 1.3], [0, r + 0.12, 0], 0.06),
    move(
      turnedAcross(
        [
          [0, -0.01],
          [0.01, 0],
          [0, 0.01],
        ],
        [0, 0, 0],
        6,
      ),
      [0, deck, 0],
    ),
    block([half * 1.3, 0.3, l * 0.9], [0, deck - 0.06, -l * 0.05], 0.1, 3),
  ];
  const parts: Part[] = [
    ...tracks,
    makePart("house", "body", merge(house), { weight: 1 }),
    makePart("cab-frame", "body", merge(frames), { weight: 0.8 }),
    makePart("cab-glass", "window", glass, { weight: 0.8 }),
    makePart("underbody", "underbody", merge(under), { weight: 0.4 }),
  ];
  const pistons: Geometry[] = [];
  if (dozer) {
    const z = l + 0.36;
    const arc: Vec3[] = curveThrough(
      [
        [0, 0.05, z + 0.22],
        [0, 0.3, z + 0.02],
        [0, 0.75, z - 0.02],
        [0, 1.15, z + 0.16],
      ],
      5,
    );
    const blade = sweep(rectangleOutline(p.width * 1.22, 0.09, 0.02, 1), arc, { up: [0, 0, 1] });
    const sides = pair(block([0.08, 1.02, 0.42], [p.width * 0.6, 0.58, z + 0.08], 0.03, 1));
    pistons.push(
      ...pair(rod(0.09, [x * 0.62, r + 0.1, 0], [x * 0.62, 0.4, z], 10)),
      ...pair(rod(0.06, [half * 0.8, deck + 0.4, l * 0.8], [half * 0.9, 0.8, z], 10)),
      rod(0.06, [half * 0.5, deck + 0.6, l * 0.3], [half * 0.5, deck + 1.5, l * 0.3], 12),
    );
    parts.push(makePart("blade", "bucket", merge([blade, ...sides]), { weight: 1 }));
  } else {
    const bx = -half * 0.32;
    const root: Vec3 = [bx, deck + 0.45, l * 0.35];
    const knee: Vec3 = [bx, deck + 0.5 + p.reach * 0.62, l * 0.35 + p.reach * 0.46];
    const elbow: Vec3 = [bx, deck + 0.42 + p.reach * 0.44, l * 0.35 + p.reach * 0.95];
    const wrist: Vec3 = [bx, deck * 0.72, l * 0.35 + p.reach * 0.86];
    const boom = sweep(
      rectangleOutline(0.3, 0.42, 0.05, 2),
      curveThrough([root, [bx, deck + 0.5 + p.reach * 0.36, l * 0.35 + p.reach * 0.16], knee, elbow], 5),
      { up: [0, 1, 0], scale: (t) => [1, 0.85 + 0.5 * t * (1 - t) * 2 - 0.2 * t] },
    );
    const above: Vec3 = [bx, elbow[1] + 0.26, elbow[2] + 0.1];
    const stick = sweep(rectangleOutline(0.24, 0.34, 0.04, 2), [above, elbow, wrist], {
      up: [0, 0, 1],
      scale: (t) => [1, 1 - 0.35 * t],
    });
    const [wy, wz] = [wrist[1], wrist[2]];
    const w = 0.9;
    const curve = curveThrough(
      [
        [bx, wy + 0.06, wz + 0.24],
        [bx, wy - 0.42, wz + 0.3],
        [bx, wy - 0.66, wz - 0.02],
        [bx, wy - 0.52, wz - 0.42],
      ],
      5,
    );
    const shell = sweep(rectangleOutline(w, 0.06, 0.015, 1), curve, { up: [0, 0, 1] });
    const cheeks = [-1, 1].map((s) =>
      sidePlate(
        [
          [wz - 0.4, wy - 0.5],
          [wz - 0.02, wy - 0.62, 0.15],
          [wz + 0.28, wy - 0.42, 0.15],
          [wz + 0.24, wy + 0.06],
        ],
        0.05,
        0.012,
        bx + s * (w / 2 - 0.02),
      ),
    );
    const teeth = [-2, -1, 0, 1, 2].map((k) =>
      block([0.09, 0.06, 0.24], [bx + k * w * 0.22, wy - 0.5, wz - 0.48], 0.02, 1),
    );
    const hinge = rod(0.1, [bx - w * 0.25, wy, wz + 0.02], [bx + w * 0.25, wy, wz + 0.02], 14);
    pistons.push(
      rod(
        0.09,
        [bx + 0.2, deck + 0.4, l * 0.55],
        [bx + 0.2, deck + 0.5 + p.reach * 0.3, l * 0.35 + p.reach * 0.26],
        12,
      ),
      rod(
        0.09,
        [bx - 0.2, deck + 0.4, l * 0.55],
        [bx - 0.2, deck + 0.5 + p.reach * 0.3, l * 0.35 + p.reach * 0.26],
        12,
      ),
      rod(0.08, [bx, knee[1] + 0.02, knee[2] - p.reach * 0.04], above, 12),
      rod(0.06, [bx, elbow[1] + 0.05, elbow[2] + 0.2], [bx, wy + 0.05, wz + 0.22], 12),
      hinge,
    );
    parts.push(
      makePart("arm", "body", merge([boom, stick]), { weight: 1 }),
      makePart("bucket", "bucket", merge([shell, ...cheeks, ...teeth]), { weight: 1 }),
    );
  }
  parts.push(makePart("pistons", "piston", merge(pistons), { weight: 0.5 }));
  return standModel(parts, [
    { name: "top", position: [cabX, cabTop + 0.05, cabZ], normal: [0, 1, 0], radius: cabHalf },
    { name: "seat", position: [cabX, cabTop + 0.05, cabZ], normal: [0, 1, 0], radius: cabHalf },
  ]);
}
