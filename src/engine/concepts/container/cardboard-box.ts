import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Model, Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { PI } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";
import { openBox } from "./open-box.ts";
import { parcelString } from "./parcel-string.ts";

type CardboardBoxParameters = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly open: boolean;
  readonly spread: number;
  readonly print: "none" | "arrows" | "fragile" | "both";
  readonly tape: boolean;
  readonly label: boolean;
  readonly string: boolean;
  readonly town: number;
};

const parameters: Concept<CardboardBoxParameters>["parameters"] = {
  width: metres(0.1, 0.9, "Side to side."),
  height: metres(0.06, 0.9, "Floor to rim."),
  depth: metres(0.1, 0.9, "Front to back."),
  open: flag("Its flaps stand open."),
  spread: ratio(0.5, 1, "How far the flaps hang down."),
  print: choice(["none", "arrows", "fragile", "both"], "What is printed on its sides."),
  tape: flag("Tape runs over its seams."),
  label: flag("An address label sticks on it."),
  string: flag("Wrapped in brown paper with folded ends, and tied crosswise with string in a bow."),
  town: integer(0, 7, "Which town the label tells."),
};

function sampleCardboardBox(draw: Draw, ask: Ask): CardboardBoxParameters {
  const parcel = ["parcel", "package", "shipping box", "delivery box"].includes(ask.word);
  const shape = draw.pick(
    "shape",
    [
      [1, 0.72, 0.8],
      [1, 0.95, 1],
      [1, 0.5, 0.72],
    ] as const,
    [4, 3, 2],
  );
  const size = draw.number("size", 0.34, 0.42) * (says(ask, "cubic") || says(ask, "square") ? 0.95 : 1);
  const open = says(ask, "open") || says(ask, "empty");
  const string = !open && wants(ask, "rope", ask.word === "parcel");
  const cube = says(ask, "cubic") || says(ask, "square");
  return {
    width: size * shape[0] * traitFactor(ask, { wide: 1.3, long: 1.35, narrow: 0.75 }),
    height: size * (cube ? 1 : shape[1]) * traitFactor(ask, { tall: 1.45, short: 0.65, flat: 0.5, thin: 0.6 }),
    depth: size * (cube ? 1 : shape[2]),
    open: open || (!says(ask, "closed") && !parcel && !string && draw.chance("open", 0.55)),
    spread: draw.number("spread", 0.6, 0.95),
    print: string ? "none" : draw.pick("print", ["arrows", "fragile", "both", "none"] as const, [3, 2, 2, 1]),
    tape: wants(ask, "tape", !string),
    string,
    town: draw.integer("town", 0, 7),
    label: wants(ask, "label", parcel || draw.chance("label", 0.3)),
  };
}

function buildCardboardBox(p: CardboardBoxParameters): Model {
  const { width: w, height: h, depth: d } = p;
  const wall = 0.005;
  const body = openBox(w, h, d, wall, wall, 0.004);
  const parts: Part[] = [makePart("body", "body", body, { weight: 1, paint: printed(p) })];
  const sheet = (x: number, z: number): Geometry => box([x - 0.006, 0.004, z], { bevel: 0.0012 });
  // a flap lies along +Z from its hinge; a positive turn lets it hang down outside
  const flap = (across: number, long: number, angle: number) =>
    turnX(move(sheet(across, long), [0, 0.001, long / 2]), angle);
  const [long, short] = [d / 2 - 0.001, Math.min(d / 2, w * 0.46)];
  if (p.open) {
    const droop = [0.42, 0.3, 0.55, 0.36].map((a) => a * p.spread + 0.1);
    parts.push(
      ...makeParts(
        "flap",
        "body",
        [
          move(flap(w, long * 0.92, droop[0] as number), [0, h, d / 2 - wall * 0.7]),
          turnY(move(flap(d, short * 0.86, droop[1] as number), [0, h, w / 2 - wall * 0.7]), PI / 2),
          turnY(move(flap(w, long * 0.92, -0.15 - (droop[2] as number) * 0.6), [0, h, d / 2 - wall * 0.7]), PI),
          turnY(move(flap(d, short * 0.86, droop[3] as number), [0, h, w / 2 - wall * 0.7]), -PI / 2),
        ],
        { weight: 0.9 },
      ),
    );
  } else {
    // paper has no slit along its top
    const lids = p.string
      ? [move(box([w, 0.005, d], { bevel: 0.0014 }), [0, h + 0.0015, 0])]
      : [-1, 1].map((side) =>
          move(box([w, 0.005, d / 2 - 0.0012], { bevel: 0.0014 }), [0, h + 0.0015, (side * d) / 4]),
        );
    parts.push(...makeParts("lid", "body", lids, { weight: 0.9 }));
    if (p.tape) {
      const band = 0.052;
      parts.push(
        makePart("tape", "tape", move(box([w + 0.0016, 0.0012, band]), [0, h + 0.0042, 0]), { weight: 0.7 }),
        ...makeParts(
          "tape-end",
          "tape",
          [1, -1].map((side) =>
            move(turnZ(box([h * 0.22, 0.0012, band]), PI / 2), [(side * (w + 0.001)) / 2, h * 0.894 + 0.0036, 0]),
          ),
          { weight: 0.5 },
        ),
      );
    }
  }
  if (p.tape && p.open)
    parts.push(makePart("tape", "tape", move(box([0.05, h * 0.2, 0.0012]), [0, h * 0.1, d / 2]), { weight: 0.3 }));
  if (p.string) parts.push(...parcelString(w, h + 0.004, d));
  if (p.label) {
    const [lw, lh] = [Math.min(w * 0.4, 0.15), Math.min(h * 0.36, 0.1)];
    const at: [number, number, number] = p.open
      ? [-w * 0.22, h * 0.62, d / 2 + 0.0003]
      : [-w * 0.24, h + 0.0045, d * 0.28];
    const paper = p.open ? box([lw, lh, 0.0014]) : turnX(box([lw, lh, 0.0014]), -PI / 2);
    parts.push(
      makePart("label", "label", move(paper, at), { weight: 0.6, paint: addressed(lw, lh, TOWNS[p.town] as string) }),
    );
  }
  const top = p.open ? h : h + 0.004;
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(w, d) / 2 },
    { name: "inside", position: [0, wall, 0], normal: [0, 1, 0], radius: Math.min(w, d) / 2 - wall * 2 },
  ]);
}

const INK = fromHex("#3a2a1c");

/** The end of a parcel: paper folded in from both sides to two triangles, one flap over the other. `u` -0.5..0.5, `v` 0..1. */
function foldedEnd(surface: SurfacePoint, u: number, v: number): void {
  const slant = 0.5 - Math.abs(u);
  const flaps = [slant - v, slant - (1 - v)].map((each) => Math.abs(each));
  const isEdge = Math.min(...flaps) < 0.012 || (slant > 0.42 && Math.abs(v - 0.5) < 0.012);
  const isSide = slant < Math.min(v, 1 - v);
  const by = isEdge ? 0.5 : isSide ? 0.86 : 1;
  surface.r *= by;
  surface.g *= by;
  surface.b *= by;
}

/** Two arrows over a line, and FRAGILE, on front and right. */
function printed(p: CardboardBoxParameters): Paint {
  const { width: w, height: h, depth: d } = p;
  const unit = Math.min(w, h, d);
  return (surface, x, y, z, nx, _ny, nz) => {
    const front = nz > 0.9 && z > d / 2 - 0.003;
    const side = nx > 0.9 && x > w / 2 - 0.003;
    if (p.string && Math.abs(nx) > 0.9) return foldedEnd(surface, z / d, y / h);
    if (!front && !side) return;
    const u = front ? x : -z;
    const v = y - h / 2;
    const half = (front ? w : d) / 2;
    if (p.print !== "none" && p.print !== "fragile") {
      const size = unit * 0.1;
      const [a, b] = [u - half * 0.62, v - h * 0.18];
      for (const shift of [-0.85, 0.85]) {
        const [s, t] = [Math.abs(a / size - shift), b / size];
        if ((t > 0.1 && t < 1.1 && s < (1.1 - t) * 0.75) || (t <= 0.15 && t > -1 && s < 0.26)) layColour(surface, INK);
      }
      if (Math.abs(a) < size * 1.7 && Math.abs(b / size + 1.3) < 0.12) layColour(surface, INK);
    }
    if ((p.print === "fragile" || p.print === "both") && front) {
      const height = Math.min(h * 0.14, w * 0.1);
      if (isWritten("FRAGILE", u + (p.print === "both" ? w * 0.08 : 0), v + h * 0.26, height, 0.09))
        layColour(surface, fromRed);
    }
  };
}

const fromRed = fromHex("#a52a22");

/** Where parcels go. */
const TOWNS = ["PARIS", "OSLO", "CAIRO", "LIMA", "KYOTO", "ROME", "DELHI", "QUITO"];

const addressed =
  (lw: number, lh: number, town: string): Paint =>
  (surface, x, y) => {
    const [u, v] = [x / lw, y / lh];
    if (isWritten(town, x + lw * 0.14, y - lh * 0.27, lh * 0.24, 0.1)) layColour(surface, INK);
    for (const row of [0.04, -0.1])
      if (Math.abs(v - row) < 0.035 && u > -0.42 && u < 0.18 - (row < 0 ? 0.15 : 0)) layColour(surface, INK);
    if (u > 0.24 && u < 0.44 && v > 0.02 && v < 0.42) layColour(surface, fromRed);
    if (v < -0.22 && v > -0.42 && Math.abs(u) < 0.42 && (Math.floor(u * 60) % 3 === 0 || Math.floor(u * 41) % 4 === 0))
      layColour(surface, INK);
  };

/** A cardboard box. What makes it itself: brown corrugated sides, four flaps that stand open or are shut under a strip of tape, printed arrows, a label. */
export const cardboardBox = defineConcept<CardboardBoxParameters>({
  id: "box",
  family: "container",
  words: [
    "box",
    "cardboard box",
    "moving box",
    "parcel",
    "package",
    "shipping box",
    "delivery box",
    "storage box",
    "cardboard carton",
  ],
  senses: ["box#1", "carton#2"],
  height: 0.3,
  parameters,
  slots: {
    body: {
      words: ["flap", "side", "lid"],
      materials: ["paper"],
      colours: ["#b98d5c", "#c39a68", "#ab7f50"].map(fromHex),
    },
    tape: {
      words: ["packing tape"],
      materials: ["plastic"],
      colours: [fromHex("#c9a46a"), fromHex("#d8c39a")],
      takesWhole: false,
    },
    rope: {
      words: ["twine", "cord"],
      materials: ["woven-cotton"],
      colours: [fromHex("#e6d9b8")],
      takesWhole: false,
    },
    label: { words: ["sticker", "address"], materials: ["paper"], colours: [fromHex("#f2efe6")], takesWhole: false },
  },
  sample: sampleCardboardBox,
  build: buildCardboardBox,
  view: { azimuth: 0.6, elevation: 0.48 },
});
