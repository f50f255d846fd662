import { arc } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { flag, metres } from "../../parameter-specs.ts";
import { block, pair, rod, sidePlate, turnedAlong } from "../bodywork.ts";
import { CHROME, DARK, HEADLIGHT, ownSlot, PANE, SEAT, slot, TYRE } from "../usual-slots.ts";
import { heavyWheel } from "./heavy-wheel.ts";

export type TractorParameters = {
  readonly length: number;
  readonly rear: number;
  readonly front: number;
  readonly width: number;
  readonly cab: boolean;
};

const parameters = {
  length: metres(2, 5, "Rear axle to nose, and the rear wheels."),
  rear: metres(0.5, 1.2, "Radius of the rear wheels."),
  front: metres(0.25, 0.7, "Radius of the front wheels."),
  width: metres(1.2, 2.6, "Over the rear wheels."),
  cab: flag("A closed cab instead of an open seat."),
};

/**
 * A farm tractor. What makes it itself: two huge rear wheels with slanting lugs and yellow discs, two small ones in front; a narrow long hood with grille and
 * round lamps, an upright exhaust pipe, round mudguards, and between the rear wheels an open seat with a steering wheel, or a glazed cab.
 */
export const tractor = defineConcept<TractorParameters>({
  id: "tractor",
  family: "vehicle",
  words: ["tractor", "farm tractor", "farm machine"],
  senses: ["tractor"],
  height: 2.3,
  parameters,
  slots: {
    body: slot("hood|bonnet|fender|mudguard|cab", "painted-metal", "#b3201c #2f7a2f #1f5fae #d9701c"),
    tyre: TYRE,
    wheel: ownSlot("rim|disc", "painted-metal", "#e0b21a #e8e2d0"),
    engine: ownSlot("motor", "iron", "#2c2e31"),
    exhaust: { ...CHROME, words: ["pipe", "stack"] },
    grille: ownSlot("grill", "plastic", "#1a1b1d"),
    headlight: HEADLIGHT,
    seat: SEAT,
    steering: ownSlot("steering wheel|lever", "plastic", "#17181a"),
    window: PANE,
    underbody: DARK,
  },
  sample: (draw, ask) =>
    fitParameters(parameters, {
      length: draw.number("length", 2.9, 3.2) * traitFactor(ask, { long: 1.2, short: 0.85 }),
      rear: draw.number("rear", 0.78, 0.86) * traitFactor(ask, { large: 1.2, huge: 1.3, small: 0.8 }, "wheel"),
      front: draw.number("front", 0.4, 0.46) * traitFactor(ask, { large: 1.2, small: 0.8 }, "wheel"),
      width: draw.number("width", 1.75, 1.95) * traitFactor(ask, { wide: 1.15, narrow: 0.88 }),
      cab: wants(ask, "window", draw.chance("cab", 0.4)),
    }),
  build: buildTractor,
  view: { azimuth: 0.85, elevation: 0.2 },
});

function buildTractor({ length: l, rear: R, front: r, width, cab }: TractorParameters): Model {
  const zr = -l / 2 + R;
  const nose = l / 2;
  const zf = nose - r * 0.95;
  const track = width / 2 - 0.2;
  const h = 0.58;
  const low = r + 0.36;
  const top = low + h;
  const hoodBack = zr + R * 0.78;
  const hood = sidePlate(
    [
      [hoodBack, low],
      [nose, low, 0.04],
      [nose + 0.03, top - 0.1, 0.14],
      [hoodBack, top + 0.08, 0.06],
    ],
    0.62,
    0.07,
    0,
    6,
  );
  const grille = block([0.5, h * 0.7, 0.05], [0, low + h * 0.42, nose + 0.012], 0.02);
  const engine = [
    block([0.44, 0.46, nose - zr - 0.2], [0, low - 0.12, (nose + zr) / 2 - 0.05], 0.06),
    block([0.7, 0.5, 0.7], [0, R, zr + 0.05], 0.1),
    rod(0.1, [-track, R, zr], [track, R, zr], 14),
    rod(0.06, [-track, r, zf], [track, r, zf], 12),
    block([0.36, 0.3, 0.3], [0, r + 0.12, zf], 0.06),
  ];
  const guard = (): Geometry =>
    sweep(
      rectangleOutline(0.42, 0.03, 0.012, 1),
      arc([0, 0, 0], R + 0.09, PI * 0.98, PI * 0.2, 18).map(([z, y]): Vec3 => [track, R + y, zr + z]),
      { up: [0, 1, 0] },
    );
  const inner = pair(
    sidePlate(
      [
        [zr - R * 0.6, R + 0.1],
        [zr + R * 0.72, R + 0.1],
        [zr + R * 0.7, R + 0.55, 0.2],
        [zr + R * 0.3, R * 2 + 0.06, 0.3],
        [zr - R * 0.4, R * 2 + 0.06, 0.3],
      ],
      0.04,
      0.01,
      track - 0.22,
    ),
  );
  const floor = block([track * 2 - 0.4, 0.06, R * 1.5], [0, R * 0.9 + 0.06, zr + R * 0.15], 0.02, 1);
  const seatY = R * 2 - 0.12;
  const seat = [
    block([0.46, 0.1, 0.42], [0, seatY, zr - 0.05], 0.045, 3),
    block([0.46, 0.42, 0.1], [0, seatY + 0.22, zr - 0.27], 0.045, 3),
  ];
  const post = rod(0.08, [0, R, zr - 0.05], [0, seatY - 0.03, zr - 0.05], 10);
  const wheelAt: Vec3 = [0, seatY + 0.36, zr + R * 0.52];
  const steering = [
    place(torus(0.2, 0.022, 28, 8), chain(rotation(X_AXIS, 0.9), translation(wheelAt))),
    rod(0.03, [0, top - 0.1, hoodBack - 0.02], wheelAt, 8),
    rod(0.014, [-0.19, wheelAt[1], wheelAt[2]], [0.19, wheelAt[1], wheelAt[2]], 6),
  ];
  const pipe = [
    rod(0.06, [0.12, top - 0.1, nose - l * 0.24], [0.12, top + 0.26, nose - l * 0.24], 14),
    rod(0.04, [0.12, top + 0.2, nose - l * 0.24], [0.12, top + 0.72, nose - l * 0.24], 12),
    rod(0.055, [0.12, top + 0.34, nose - l * 0.24], [0.12, top + 0.56, nose - l * 0.24], 14),
  ];
  const lamps = pair(
    turnedAlong(
      [
        [0, -0.1],
        [0.09, -0.06, 0.02],
        [0.1, 0.02, 0.02],
        [0.06, 0.05, 0.02],
        [0, 0.055],
      ],
      [0.34, low + h * 0.62, nose - 0.06],
      20,
    ),
  );
  const sides = ([1, -1] as const).flatMap((side) => [
    ...heavyWheel(`rear-${side === 1 ? "left" : "right"}`, [side * (track + 0.02), R, zr], side, {
      radius: R,
      width: 0.44,
      lugs: 22,
      rim: 0.56,
    }),
    ...heavyWheel(`front-${side === 1 ? "left" : "right"}`, [side * track * 0.86, r, zf], side, {
      radius: r,
      width: 0.24,
      lugs: 16,
      rim: 0.56,
    }),
  ]);
  const parts: Part[] = [
    makePart("hood", "body", hood, {
      weight: 1,
      paint: (surface, x, y) => {
        if (Math.abs(x) > 0.26 && Math.abs(y - low - h * 0.72) < 0.035) layColour(surface, [0.85, 0.82, 0.74]);
      },
    }),
    makePart("mudguards", "body", merge([...pair(guard()), ...inner]), { weight: 0.8 }),
    makePart("grille", "grille", grille, { weight: 0.5 }),
    makePart("engine", "engine", merge([...engine, post]), { weight: 0.5 }),
    makePart("floor", "underbody", floor, { weight: 0.3 }),
    makePart("seat", "seat", merge(seat), { weight: 0.6 }),
    makePart("steering", "steering", merge(steering), { weight: 0.6 }),
    makePart("exhaust", "exhaust", merge(pipe), { weight: 0.6 }),
    makePart("lamps", "headlight", merge(lamps), { weight: 0.5 }),
    ...sides,
  ];
  const roof = R * 2 + 1.05;
  if (cab) {
    const [from, to] = [zr - R * 0.62, hoodBack - 0.05];
    const x = track - 0.26;
    const posts = [from, to].flatMap((z) => pair(rod(0.04, [x, R * 2 - 0.2, z], [x - 0.05, roof, z * 0.97], 10)));
    parts.push(
      makePart(
        "cab-frame",
        "body",
        merge([...posts, block([x * 2 + 0.24, 0.12, to - from + 0.3], [0, roof, (from + to) / 2], 0.05, 3)]),
        { weight: 0.8 },
      ),
      makePart(
        "cab-glass",
        "window",
        merge([
          ...pair(
            block(
              [0.02, roof - R * 2 + 0.1, to - from - 0.06],
              [x - 0.03, (roof + R * 2) / 2 - 0.06, (from + to) / 2],
              0.008,
              1,
            ),
          ),
          block([x * 2 - 0.04, roof - R * 2 + 0.1, 0.02], [0, (roof + R * 2) / 2 - 0.06, to - 0.01], 0.008, 1),
        ]),
        { weight: 0.6 },
      ),
    );
  }
  return standModel(parts, [
    { name: "seat", position: [0, seatY + 0.05, zr - 0.05], normal: [0, 1, 0], radius: 0.22 },
    {
      name: "top",
      position: [0, cab ? roof + 0.07 : top + 0.05, cab ? zr : (hoodBack + nose) / 2],
      normal: [0, 1, 0],
      radius: 0.3,
    },
  ]);
}
