import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

/** Metres: width and length of a leaf, its corners' rounding, thickness of a cover and of the pages. */
const [W, H, ROUND] = [0.148, 0.21, 0.009];
const [COVER, PAGES] = [0.0016, 0.009];
/** Where the holes stand from the leaf's edge, and how far the wire reaches around. */
const HOLES = 0.006;
const WIRE = 0.0085;
const RINGS = 22;

const INK = fromHex("#22304e");
const RULE = fromHex("#8fb0d8");
const MARGIN = fromHex("#d8888c");

/** A leaf standing on its lower edge, its back at z = 0; holes on the left, or on the right when turned over. */
function leaf(thickness: number, shrink: number, side: 1 | -1): Geometry {
  const [left, right] = side === 1 ? [0, W - shrink] : [shrink - W, 0];
  const round = (x: number) => ((side === 1) === x > 0 && x !== 0 ? ROUND : 0.003);
  return plate(
    [
      [left, shrink, round(left)],
      [right, shrink, round(right)],
      [right, H - shrink, round(right)],
      [left, H - shrink, round(left)],
    ],
    thickness,
    Math.min(0.0004, thickness * 0.2),
  );
}

/** Blue rules and a red margin; `written` lines of handwriting from the top. */
const ruled =
  (written: number): Paint =>
  (surface, x, y, _z, _nx, ny) => {
    if (ny < 0.5) return;
    const row = (H - 0.026 - y) / 0.0072;
    const line = Math.floor(row);
    const off = row - line;
    if (row > 0 && y > 0.008 && (off < 0.09 || off > 0.91)) layColour(surface, RULE, 0.9);
    const inside = x > 0 ? x - 0.022 : x + W - 0.022;
    if (Math.abs(inside) < 0.0005) layColour(surface, MARGIN, 0.9);
    if (line < 0 || line >= written || inside < 0.004 || inside > 0.075 + 0.03 * (((line * 7) % 5) / 5)) return;
    const height = 0.5 + 0.3 * sin(inside * 1900 + line * 2.1) * cos(inside * 640 + line);
    const space = sin(inside * 210 + line * 1.7) < -0.78;
    if (!space && Math.abs(off - 0.15 - height * 0.6) < 0.1) layColour(surface, INK, 0.85);
  };

/** A white label with a word and lines to write on. */
const label: Paint = (surface, x, y, _z, _nx, ny) => {
  if (ny < 0.5) return;
  const [u, v] = [x - W / 2 - 0.004, y - H * 0.68];
  if (Math.abs(u) > 0.046 || Math.abs(v) > 0.026) return;
  const edge = Math.abs(u) > 0.044 || Math.abs(v) > 0.024;
  const rule = Math.abs(u) < 0.036 && (Math.abs(v + 0.008) < 0.0006 || Math.abs(v + 0.017) < 0.0006);
  const word = isWritten("NOTES", u, v - 0.008, 0.012);
  const tone = edge || rule || word ? 0.03 : 0.86;
  [surface.r, surface.g, surface.b] = [tone, tone, tone];
};

/** The wire: one ring beside the other through the holes. */
function wire(middle: number): Geometry {
  const rings = Array.from({ length: RINGS }, (_, i) => {
    const y = H * (0.05 + (0.9 * i) / (RINGS - 1));
    const path = Array.from({ length: 16 }, (_, k): [number, number, number] => {
      const angle = (k / 16) * TAU;
      return [WIRE * cos(angle), y + (k / 16) * 0.0016, middle + WIRE * sin(angle)];
    });
    return tube(0.0009, path, 6, { closed: true });
  });
  return merge(rings);
}

function build({ style, has }: Planned): Part[] {
  const isOpen = style === "open";
  const down = (geometry: Geometry) => turnX(geometry, -PI / 2);
  const at = (geometry: Geometry, x: number, z: number) => down(move(geometry, [x, 0, z]));
  const stack = COVER + PAGES;
  const parts: Part[] = [
    makePart("back-cover", "cover", at(leaf(COVER, 0, 1), HOLES - WIRE, 0), { weight: isOpen ? 0.5 : 0.8 }),
    makePart("pages", "page", at(leaf(isOpen ? PAGES * 0.6 : PAGES, 0.002, 1), HOLES - WIRE, COVER), {
      weight: 1,
      paint: ruled(has("writing") ? 9 : 0),
    }),
    makePart("wire", "wire", down(wire(isOpen ? 0.004 : stack / 2)), { weight: 0.7 }),
  ];
  if (isOpen)
    parts.push(
      makePart("front-cover", "cover", at(leaf(COVER, 0, -1), WIRE - HOLES, 0), { weight: 0.5 }),
      makePart("turned-pages", "page", at(leaf(PAGES * 0.4, 0.002, -1), WIRE - HOLES, COVER), {
        weight: 1,
        paint: ruled(has("writing") ? 23 : 0),
      }),
    );
  else
    parts.push(
      makePart("front-cover", "cover", at(leaf(COVER, 0, 1), HOLES - WIRE, stack), { weight: 1, paint: label }),
    );
  if (has("pencil"))
    parts.push(makePart("pencil", "pencil", move(down(turnZ(stick(), 0.35)), [W + 0.03, 0, -0.05]), { weight: 0.4 }));
  return parts;
}

const stick = (): Geometry =>
  tube(
    0.0036,
    [
      [0, 0, 0.0036],
      [0, 0.15, 0.0036],
    ],
    6,
  );

/**
 * A spiral notebook, lying. What makes it itself: a row of wire rings along one edge, a coloured cover with rounded corners and a
 * label, thin even pages with blue rules and a red margin; open, a ruled leaf on either side of the wire.
 */
export const notebook = defineFromPlan({
  id: "notebook",
  family: "object",
  words: [
    "notebook",
    "spiral notebook",
    "notepad",
    "note pad",
    "exercise book",
    "sketchbook",
    "sketch pad",
    "sketchpad",
    "writing pad",
    "school notebook",
    "open notebook",
    "jotter",
  ],
  senses: ["notebook"],
  height: 0.02,
  view: { azimuth: 0.5, elevation: 0.75 },
  styles: {
    closed: { traits: ["closed", "shut"] },
    open: { weight: 0.5, traits: ["open", "empty", "blank"], words: ["open notebook"] },
  },
  slots: {
    cover: mainSlot("cardboard", "#b3261e #1f4e8c #1f7a4d #d6a21c #5b2a86 #20242a", "binding"),
    page: slot("paper", "#f7f5ee", "paper|sheet|leaf"),
    wire: slot("brushed-steel", "", "spiral|coil|ring|binding wire"),
    pencil: slot("plastic", "#d9a520", "stick"),
  },
  extras: { pencil: { chance: 0 }, writing: { chance: 0.3, slot: "writing", traits: ["written"] } },
  build,
});
