import { box } from "../../geometry/box.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { chainLinks } from "../clock/chain-links.ts";
import type { LampParameters } from "./lamp-parameters.ts";
import { candles } from "./wax.ts";

/** A four-sided cage of glass: base, corner posts, panes with bars, a pointed roof with a chimney and a ring, and a burning candle inside. */
export function makeLantern(p: LampParameters): Part[] {
  const ring = p.height * 0.11;
  const roof = p.height * 0.24;
  const foot = p.height * 0.08;
  const body = p.height - ring * 1.75 - roof - foot;
  const a = p.shadeRadius * 0.72;
  const post = 0.0085 * p.stout * (p.height / 0.3);
  // the lower part of the glass is hidden where something is to be read
  const low = p.panel ? body * 0.46 : 0;
  const tray = (half: number, y: number, h: number) =>
    move(box([2 * half, h, 2 * half], { bevel: Math.min(0.003, h * 0.3), bevelSteps: 2 }), [0, y + h / 2, 0]);
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      move(box([post, body + 0.008, post], { bevel: 0.0014, bevelSteps: 2 }), [
        x * (a - post / 2),
        foot + body / 2,
        z * (a - post / 2),
      ]),
    ),
  );
  const pane = move(box([2 * a - post, body - low + 0.004, 0.0022]), [0, foot + (body + low) / 2, a - post * 0.55]);
  const cross = [
    move(box([post * 0.5, body - low, post * 0.5], { bevel: 0.0008 }), [0, foot + (body + low) / 2, a - post * 0.4]),
    move(box([2 * a - post, post * 0.5, post * 0.5], { bevel: 0.0008 }), [
      0,
      foot + low + (body - low) * 0.55,
      a - post * 0.4,
    ]),
  ];
  const board = move(box([2 * a - post * 0.6, low + 0.004, post * 0.7], { bevel: 0.0012 }), [
    0,
    foot + low / 2 - 0.001,
    a - post * 0.42,
  ]);
  const around = [0, 1, 2, 3].map((i) => (i * PI) / 2);
  // four segments turned by an eighth make a pyramid
  const root = Math.sqrt(2);
  const hood = turnY(
    lathe(
      roundCorners(
        [
          [0, 0],
          [a * 1.2 * root, 0],
          [a * 1.2 * root, roof * 0.07],
          [a * 0.86 * root, roof * 0.34],
          [a * 0.42 * root, roof * 0.74],
          [a * 0.4 * root, roof * 0.78],
          [0, roof * 0.78],
        ],
        2,
      ),
      4,
    ),
    PI / 4,
  );
  const vent = cylinder({ radius: a * 0.34, height: roof * 0.2, bevel: 0.002, segments: 32 });
  const cap = lathe(
    roundCorners(
      [
        [0, roof * 0.9],
        [a * 0.46, roof * 0.9, 0.002],
        [a * 0.44, roof * 0.95, 0.003],
        [a * 0.12, roof + 0.004, 0.01],
        [0, roof + 0.006],
      ],
      4,
    ),
    32,
  );
  const top = foot + body;
  const loop = move(turnX(torus(ring * 0.8, post * 0.32, 40, 12), PI / 2), [0, top + roof + ring * 0.8, 0]);
  const wax = p.panel ? low + (body - low) * 0.24 : body * 0.44;
  return [
    makePart("foot-plate", "base", tray(a * 1.14, 0, foot * 0.5), { weight: 0.9 }),
    makePart("tray", "base", tray(a * 1.02, foot * 0.5 - 0.001, foot * 0.5 + 0.002), { weight: 0.8 }),
    ...makeParts("post", "base", posts, { weight: 0.85 }),
    ...makeParts(
      "pane",
      "pane",
      around.map((angle) => turnY(pane, angle)),
      { weight: 0.7 },
    ),
    ...(p.panel
      ? [
          makePart("panel", "panel", board, { weight: 1 }),
          ...makeParts(
            "board",
            "base",
            around.slice(1).map((angle) => turnY(board, angle)),
            { weight: 0.8 },
          ),
        ]
      : []),
    ...makeParts(
      "bar",
      "base",
      around.flatMap((angle) => cross.map((each) => turnY(each, angle))),
      { weight: 0.5 },
    ),
    makePart("roof", "base", move(hood, [0, top, 0]), { weight: 0.95 }),
    makePart("vent", "base", move(vent, [0, top + roof * 0.74, 0]), { weight: 0.5 }),
    makePart("cap", "base", move(cap, [0, top, 0]), { weight: 0.6 }),
    makePart("handle", "handle", loop, { weight: 0.8 }),
    ...(p.chain ? hung(top + roof + ring * 1.5, p.height) : []),
    ...(p.candle ? candles("candle", [[0, foot - 0.001, 0]], a * 0.36, wax, { drips: 3 }) : []),
  ];
}

/** Length of the chain and of one link of it, over the lantern's height. */
const CHAIN = 0.62;
const LINK = 0.085;

/** The chain that it hangs on, from the ring at height `low` up to the ring of a hook. */
function hung(low: number, height: number): Part[] {
  const high = low + CHAIN * height;
  const eye = LINK * 0.75 * height;
  return [
    makePart(
      "chain",
      "chain",
      chainLinks(
        [
          [0, low, 0],
          [0, high, 0],
        ],
        LINK * height,
      ),
      { weight: 1 },
    ),
    makePart("eye", "chain", move(turnX(torus(eye, eye * 0.26, 28, 10), PI / 2), [0, high + eye * 0.7, 0]), {
      weight: 0.6,
    }),
  ];
}

/** Where something else than the candle stands behind the glass. */
export const lanternRoom = (p: LampParameters): Socket[] => [
  { name: "case", position: [0, p.height * 0.08, 0], normal: [0, 1, 0], radius: p.shadeRadius * 0.5 },
  { name: "case-top", position: [0, p.height * 0.46, 0], normal: [0, 1, 0], radius: p.shadeRadius * 0.3 },
];
