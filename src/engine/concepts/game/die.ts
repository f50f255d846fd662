import { box } from "../../geometry/box.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { rotation } from "../../math/mat4.ts";
import { Y_AXIS } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, metres, ratio } from "../parameter-specs.ts";

const PIP_COLOURS = ["#f6f3ea", "#15161a"] as const;
/** Which number looks right, left, up, down, to the front and back: opposite faces make seven. */
const FACES = [
  [3, 4, 1, 6, 2, 5],
  [5, 2, 6, 1, 3, 4],
  [1, 6, 5, 2, 4, 3],
  [6, 1, 3, 4, 5, 2],
] as const;

type DieParameters = {
  readonly size: number;
  readonly rounding: number;
  readonly faces: number;
  readonly turn: number;
  readonly pips: (typeof PIP_COLOURS)[number];
};

const parameters = {
  size: metres(0.006, 0.12, "Of an edge."),
  rounding: ratio(0.06, 0.26, "Radius of the edges against the size."),
  faces: { kind: "integer", min: 0, max: FACES.length - 1, about: "How it has fallen." } as const,
  turn: { kind: "number", min: -PI, max: PI, unit: "rad", about: "About the upright axis." } as const,
  pips: choice(PIP_COLOURS, "Colour of the spots."),
};

/** Places of the spots of each number on a face, in quarters of the edge. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

const pips = ({ size, faces, pips: hex }: DieParameters): Paint => {
  const numbers = FACES[faces] as (typeof FACES)[number];
  const colour = fromHex(hex);
  const radius = size * 0.095;
  const quarter = size * 0.255;
  return (surface, x, y, z, nx, ny, nz) => {
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    const side = ax > 0.9 ? (nx > 0 ? 0 : 1) : ay > 0.9 ? (ny > 0 ? 2 : 3) : az > 0.9 ? (nz > 0 ? 4 : 5) : -1;
    if (side < 0) return;
    const [u, v] = side < 2 ? [z, y] : side < 4 ? [x, z] : [x, y];
    for (const [column, row] of SPOTS[(numbers as readonly number[])[side] as number] as (typeof SPOTS)[number]) {
      const dx = u - column * quarter;
      const dy = v - row * quarter;
      const d = Math.sqrt(dx * dx + dy * dy) / radius;
      if (d > 1) continue;
      layColour(surface, colour, 0.35);
      surface.height -= size * 0.05 * (1 - d * d);
    }
  };
};

function build(p: DieParameters): Model {
  const cube = box([p.size, p.size, p.size], { bevel: p.size * p.rounding, bevelSteps: 4 });
  const turned = place(cube, rotation(Y_AXIS, p.turn));
  return standModel(
    [makePart("body", "body", turned, { crease: 1, paint: turnedPaint(pips(p), p.turn), weight: 1 })],
    [{ name: "top", position: [0, p.size / 2, 0], normal: [0, 1, 0], radius: p.size * 0.5 }],
  );
}

/** Paints see the normal in model space: turned back, it is the die's own. */
function turnedPaint(paint: Paint, turn: number): Paint {
  const [c, s] = [cos(turn), sin(turn)];
  return (surface, x, y, z, nx, ny, nz) => paint(surface, x, y, z, nx * c - nz * s, ny, nx * s + nz * c);
}

/** A die. What makes it itself: a cube with rounded edges and one to six sunken spots on its faces, opposite ones making seven. */
export const die = defineConcept<DieParameters>({
  id: "die",
  family: "toy",
  words: ["die", "dice", "playing die", "game die"],
  senses: ["die#1"],
  height: 0.016,
  parameters,
  slots: {
    body: {
      words: ["cube", "face"],
      materials: ["plastic"],
      colours: ["#f4f0e4", "#b8171d", "#1c4b9c", "#1d1e22", "#1f7a4a", "#5a2b82"].map(fromHex),
    },
  },
  sample: (draw, ask) => {
    // dark spots on a pale die, pale ones on any other
    const said = ask.colours?.[0];
    const isPale = said ? 0.2126 * said[0] + 0.7152 * said[1] + 0.0722 * said[2] > 0.35 : draw.chance("pale", 0.5);
    return fitParameters<DieParameters>(parameters, {
      size: 0.016,
      rounding: draw.number("rounding", 0.09, 0.2),
      faces: draw.integer("faces", 0, FACES.length - 1),
      turn: draw.number("turn", -0.5, 0.5),
      pips: isPale ? "#15161a" : "#f6f3ea",
    });
  },
  dress: (p) => ({
    body: { colours: [p.pips === "#15161a" ? fromHex("#f4f0e4") : fromHex(DARK_DICE[p.faces] as string)] },
  }),
  build,
  view: { azimuth: 0.62, elevation: 0.55 },
});

const DARK_DICE = ["#b8171d", "#1c4b9c", "#1d1e22", "#1f7a4a"];
