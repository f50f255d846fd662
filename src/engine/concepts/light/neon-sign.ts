import { makePart } from "../../geometry/make-part.ts";
import { closeCorners, ellipseOutline, type Outline, type Point2, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { starOutline } from "../outfit/star-outline.ts";

const [WIDE, HIGH] = [0.84, 0.5];
/** Metres: height of the board's middle, front of the board, radius of the glass, distance of its middle from the board, which it touches. */
const [MIDDLE, FRONT, GLASS, OFF] = [0.31, 0.02, 0.0105, 0.009];
/** Metres the light of a tube reaches over the board. */
const REACH = 0.075;

/** What stands in the frame; nothing where something is written there. */
const FIGURES: Readonly<Record<string, Outline>> = {
  heart: Array.from({ length: 48 }, (_, i): Point2 => {
    const a = (i / 48) * 2 * PI;
    const s = sin(a);
    return [0.0098 * 16 * s * s * s, 0.0098 * (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)) + 0.02];
  }),
  star: starOutline(0.17),
  bolt: closeCorners(
    [
      [0.03, 0.17, 0.004],
      [-0.1, -0.03, 0.004],
      [-0.005, -0.02, 0.004],
      [-0.04, -0.17, 0.004],
      [0.1, 0.04, 0.004],
      [0.005, 0.03, 0.004],
    ],
    3,
  ),
  arrow: closeCorners(
    [
      [-0.26, 0.05, 0.01],
      [0.06, 0.05, 0.01],
      [0.06, 0.14, 0.01],
      [0.26, 0, 0.01],
      [0.06, -0.14, 0.01],
      [0.06, -0.05, 0.01],
      [-0.26, -0.05, 0.01],
    ],
    3,
  ),
  ring: ellipseOutline(0.15, 0.15, 40),
  plain: [],
};

/** Colours of the frame's light and of the figure's. */
const KINDS = {
  pink: "#ff3ea5 #35e6ff",
  cyan: "#25e0ff #ff4fb0",
  red: "#ff3b30 #ffd23a",
  green: "#4dff6a #ff5ad0",
  yellow: "#ffd52e #ff4a3d",
  violet: "#a35bff #3dffd0",
} as const;

/** Light on the board around a tube, in the tube's colour. */
function lit(outlines: readonly (readonly [Outline, Rgb])[]): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    for (const [outline, colour] of outlines) {
      const shine = 0.8 * smoothstep(REACH, 0, distanceTo(outline, x, y - MIDDLE));
      surface.r += (0.9 * colour[0] - surface.r) * shine;
      surface.g += (0.9 * colour[1] - surface.g) * shine;
      surface.b += (0.9 * colour[2] - surface.b) * shine;
    }
  };
}

/** Metres from a point to a closed outline. */
function distanceTo(outline: Outline, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i += 1) {
    const a = outline[i] as Point2;
    const b = outline[i + 1 === outline.length ? 0 : i + 1] as Point2;
    const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
    const along = ((x - a[0]) * ux + (y - a[1]) * uy) / (ux * ux + uy * uy || 1);
    const t = clamp01(along);
    const [dx, dy] = [x - a[0] - t * ux, y - a[1] - t * uy];
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** White hot along its middle, as gas in glass is. */
const burning: Paint = (surface, _x, _y, _z, _nx, _ny, nz) => {
  const core = smoothstep(0.55, 1, nz);
  surface.r += (0.95 - surface.r) * 0.75 * core;
  surface.g += (0.95 - surface.g) * 0.75 * core;
  surface.b += (0.95 - surface.b) * 0.75 * core;
};

const bent = (outline: Outline) =>
  tube(
    GLASS,
    outline.map(([x, y]): Vec3 => [x, y + MIDDLE, FRONT + OFF]),
    12,
    { closed: true },
  );

function build({ style, kind }: Planned): Part[] {
  const frame = rectangleOutline(WIDE - 0.09, HIGH - 0.09, 0.07, 6);
  const figure = FIGURES[style] as Outline;
  const [first, second] = KINDS[kind as keyof typeof KINDS].split(" ").map(fromHex) as [Rgb, Rgb];
  const shines: (readonly [Outline, Rgb])[] = [[frame, first]];
  if (figure.length > 0) shines.push([figure, second]);
  return [
    makePart("board", "board", block([WIDE, HIGH, 2 * FRONT], [0, MIDDLE, 0], 0.012), {
      weight: 1,
      paint: lit(shines),
    }),
    makePart("frame", "tube", bent(frame), { weight: 0.9, paint: burning, shines: true }),
    ...(figure.length > 0
      ? [makePart("figure", "figure", bent(figure), { weight: 1, paint: burning, shines: true })]
      : []),
    ...[-1, 1].map((side) =>
      makePart(
        `foot-${side < 0 ? "left" : "right"}`,
        "foot",
        move(block([0.05, 0.09, 0.16], [0, 0, 0], 0.008), [side * WIDE * 0.36, 0.045, 0]),
        { weight: 0.3 },
      ),
    ),
  ];
}

const plan = defineFromPlan({
  id: "neon-sign",
  family: "light",
  words: ["neon sign", "neon light sign", "neon light", "led sign", "light sign"],
  height: 0.56,
  view: { azimuth: 0.3, elevation: 0.06 },
  slots: {
    tube: mainSlot("plastic", "#ff3ea5", "neon|glass|border|light"),
    board: slot("plastic", "#17181d #1c1620 #101820", "panel|backboard|plate"),
    figure: slot("plastic", "#35e6ff", "symbol|shape|heart|star|arrow"),
    foot: slot("brushed-steel", "#3a3d42", "stand|base"),
  },
  styles: {
    heart: { weight: 1.2, named: ["heart"] },
    star: { named: ["star"] },
    bolt: {},
    arrow: { named: ["arrow"] },
    ring: { weight: 0.6 },
    plain: { weight: 0, traits: ["inscribed"] },
  },
  kinds: Object.fromEntries(
    Object.entries(KINDS).map(([kind, colours]) => {
      const [tubes = "", figures = ""] = colours.split(" ");
      return [kind, { dress: { tube: tubes, figure: figures } }];
    }),
  ),
  build,
});

/** A neon sign. What makes it itself: bent glass tubes that burn in loud colours before a dark board, which shines in them. */
export const neonSign: typeof plan = {
  ...plan,
  // the board shines in the colour that is said
  sample: (draw, ask) => {
    const parameters = plan.sample(draw, ask);
    const [said] = ask.colours ?? [];
    return said ? { ...parameters, kind: nearestKind(said) } : parameters;
  },
};

/** The kind whose frame is most like a colour. */
function nearestKind(said: Rgb): string {
  const apart = (colours: string) => {
    const [r, g, b] = fromHex(colours.slice(0, 7));
    return Math.abs(r - said[0]) + Math.abs(g - said[1]) + Math.abs(b - said[2]);
  };
  const [[nearest]] = Object.entries(KINDS).sort(([, a], [, b]) => apart(a) - apart(b)) as [[string, string]];
  return nearest;
}
