import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const R = 0.06;
const INNER = 0.031;
const INK = [0.02, 0.02, 0.03] as const;
const DEGREE = PI / 180;

const scale: Paint = (surface, x, y, _z, _nx, ny) => {
  if (ny < 0.5) return;
  const r = Math.sqrt(x * x + y * y);
  if (y < -0.004 && Math.abs(x) < R && y > -0.0125) {
    const s = x / 0.005;
    const k = Math.round(s);
    if (Math.abs(s - k) < 0.09 && y < (k % 2 === 0 ? -0.0075 : -0.0095)) layColour(surface, INK);
  }
  if (Math.abs(x) < 0.0004 && y > -0.006 && y < 0.008) layColour(surface, INK);
  if (y < -0.0005) return;
  if (Math.abs(y) < 0.00045 && (r > INNER || r < 0.012)) layColour(surface, INK);
  const degrees = atan2(y, x) / DEGREE;
  const tick = Math.round(degrees / 2);
  const reach = tick % 5 === 0 ? 0.0085 : 0.0045;
  if (r > R - reach && Math.abs(degrees - tick * 2) * r * DEGREE < 0.00035) layColour(surface, INK);
  const ten = Math.round(degrees / 20) * 20;
  if (r > R - 0.022 && r < R - 0.008) {
    const a = ten * DEGREE;
    const [c, s] = [cos(a), sin(a)];
    const out = x * c + y * s - (R - 0.0135);
    const across = x * s - y * c;
    if (isWritten(`${ten}`, across, out, 0.0048, 0.1)) layColour(surface, INK);
  }
};

function build(): Part[] {
  const arcOf = (r: number, from: number, to: number, n: number): Point2[] =>
    Array.from({ length: n + 1 }, (_, i) => {
      const a = from + ((to - from) * i) / n;
      return [r * cos(a), r * sin(a)];
    });
  const outline = [
    ...arcOf(R, 0, PI, 48),
    ...closeCorners(
      [
        [-R, -0.012, 0.003],
        [R, -0.012, 0.003],
      ],
      3,
    ),
  ];
  const hole = reverseOutline([...arcOf(INNER, 0.28, PI - 0.28, 24), ...arcOf(0.014, PI * 0.86, PI * 0.14, 10)]);
  const flat = extrude(outline, { depth: 0.003, bevel: 0.0005, bevelSteps: 1, holes: [hole] });
  const board = settle(flat);
  return [makePart("body", "body", move(turnX(board, -PI / 2), [0, 0.0015, 0]), { weight: 1, paint: scale })];
}

/** A protractor. What makes it itself: a thin half disc with an open window, degree ticks and numbers from 0 to 180 around its arc, and a ruled straight foot. */
export const protractor = defineFromPlan({
  id: "protractor",
  family: "tool",
  words: ["protractor", "angle measurer", "geometry protractor"],
  senses: ["protractor"],
  height: 0.004,
  view: { azimuth: 0.12, elevation: 1.05 },
  slots: {
    body: mainSlot("plastic", "#f2c83a #8ad0e8 #f08a5a #9ad88a #f2f0e8", "plate|scale"),
  },
  build: () => build(),
});
