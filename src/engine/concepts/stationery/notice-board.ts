import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [W, H] = [1.2, 0.84];
const MARKERS = ["#17181b", "#c8281e", "#1f5fc0"] as const;

/** Lines of handwriting, a bar chart and an arrow, in the colours of three markers. */
const scribbles =
  (seed: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const ink = (hue: string) => layColour(surface, fromHex(hue), 0.35);
    for (let i = 0; i < 4; i += 1) {
      const at = 0.25 - i * 0.1;
      const long = -0.02 - 0.16 * (((i * 7 + seed) % 5) / 5);
      const wave = at + 0.018 * sin(x * 110 + i * 2) * sin(x * 31 + i);
      if (x > -0.5 && x < long && Math.abs(y - wave) < 0.0062) ink(i === 0 ? MARKERS[1] : MARKERS[0]);
    }
    const [u, v] = [x - 0.1, y + 0.24];
    const isAxis = (Math.abs(u) < 0.005 && v > 0 && v < 0.42) || (Math.abs(v) < 0.005 && u > 0 && u < 0.4);
    if (isAxis) ink(MARKERS[0]);
    const column = Math.floor(u / 0.092);
    const high = [0.12, 0.2, 0.17, 0.34][column];
    if (high !== undefined && u > 0 && u % 0.092 > 0.03 && v > 0.005 && v < high) {
      const isEdge = v > high - 0.009 || u % 0.092 < 0.039 || u % 0.092 > 0.083;
      if (isEdge || (u + v) % 0.022 < 0.006) ink(MARKERS[2]);
    }
  };

const frame = (thick: number, deep: number) =>
  [
    block([W + thick * 2, thick, deep], [0, H / 2 + thick / 2, 0], 0.004, 2),
    block([W + thick * 2, thick, deep], [0, -H / 2 - thick / 2, 0], 0.004, 2),
    block([thick, H + 0.002, deep], [W / 2 + thick / 2, 0, 0], 0.004, 2),
    block([thick, H + 0.002, deep], [-W / 2 - thick / 2, 0, 0], 0.004, 2),
  ] as const;

/** Two legs on castors and a bar between. */
function stand(low: number): Part[] {
  const legs = [-1, 1].flatMap((side) => [
    bar([side * 0.56, low + 0.04, -0.045], [side * 0.56, H / 2 - 0.06, -0.045], 0.016, 14),
    bar([side * 0.56, low + 0.05, -0.3], [side * 0.56, low + 0.05, 0.24], 0.016, 14),
  ]);
  const castors = [-1, 1].flatMap((side) =>
    [-0.28, 0.22].map((z) => move(sphere(0.032, 20), [side * 0.56, low + 0.026, z] as Vec3)),
  );
  return [
    makePart("legs", "frame", merge([...legs, bar([-0.56, low + 0.2, -0.045], [0.56, low + 0.2, -0.045], 0.012, 12)]), {
      weight: 0.8,
    }),
    makePart("castors", "castor", merge(castors), { weight: 0.4 }),
  ];
}

function whiteboard(seed: number, isRolling: boolean): Part[] {
  const tray = block([0.62, 0.012, 0.07], [0, -H / 2 - 0.022, 0.042], 0.003, 2);
  const pens = MARKERS.map((_, i) =>
    bar([-0.22 + i * 0.15, -H / 2 - 0.006, 0.045], [-0.1 + i * 0.15, -H / 2 - 0.006, 0.045], 0.009, 14),
  );
  return [
    makePart("board", "board", block([W, H, 0.016], [0, 0, 0], 0.001), { weight: 1, paint: scribbles(seed) }),
    ...makeParts("frame", "frame", frame(0.03, 0.032), { weight: 0.8 }),
    makePart("tray", "frame", tray, { weight: 0.6 }),
    ...makeParts("marker", "marker", pens, { weight: 0.5 }),
    makePart("wiper", "wiper", block([0.11, 0.032, 0.046], [0.23, -H / 2, 0.045], 0.006, 2), { weight: 0.4 }),
    ...(isRolling ? stand(-1.15) : []),
  ];
}

/** Notes of several colours and turns, each under a pin, and a red thread from one to the next where there are many. */
function corkboard(next: () => number, isThreaded: boolean): Part[] {
  const spots: [number, number][] = [
    [-0.42, 0.2],
    [-0.12, 0.24],
    [0.2, 0.18],
    [0.45, 0.22],
    [-0.36, -0.16],
    [-0.02, -0.12],
    [0.33, -0.18],
  ];
  const pins: Vec3[] = [];
  const notes = spots.map(([x, y], i) => {
    const [w, h] = [0.15 + 0.09 * next(), 0.13 + 0.1 * next()];
    const turn = (next() - 0.5) * 0.24;
    pins.push([x, y + h * 0.4, 0.018]);
    const slip = block([w, h, 0.002], [0, 0, 0], 0.0006);
    return makePart(
      `note-${i + 1}`,
      ["paper", "note", "card"][i % 3] as string,
      settle(move(turnZ(slip, turn), [x, y, 0.0125])),
      {
        weight: 0.7,
        paint: lines(i),
      },
    );
  });
  const route = pins.map(([x, y]): Vec3 => [x, y, 0.026]);
  const order = [0, 4, 1, 5, 2, 6, 3].map((i) => route[i] as Vec3);
  return [
    makePart("board", "board", block([W, H, 0.022], [0, 0, 0], 0.001), { weight: 1 }),
    ...makeParts("frame", "frame", frame(0.045, 0.04), { weight: 0.8 }),
    ...notes,
    makePart("pins", "pin", merge(pins.map((at) => move(sphere(0.0145, 16), at))), { weight: 0.6 }),
    ...(isThreaded ? [makePart("thread", "thread", tube(0.003, curveThrough(order, 1), 8), { weight: 0.4 })] : []),
  ];
}

/** Writing on a note. */
const lines =
  (i: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5 || Math.abs(x) > 0.06 || Math.abs(y) > 0.05) return;
    if ((y + 0.2 + i * 0.003) % 0.022 < 0.0045 && x < 0.05 - 0.02 * ((i + Math.floor(y * 45)) % 3))
      layColour(surface, fromHex("#3a3d44"), 0.8);
  };

/** A board on the wall. What makes it itself: a whiteboard is smooth and white in an aluminium frame, with writing in markers and a tray for them; a corkboard is brown cork in a wooden frame, full of notes under coloured pins. */
export const noticeBoard = defineFromPlan({
  id: "notice-board",
  family: "object",
  words: [
    "whiteboard",
    "white board",
    "dry erase board",
    "corkboard",
    "cork board",
    "bulletin board",
    "noticeboard",
    "pin board",
    "pinboard",
    "evidence board",
    "rolling whiteboard",
  ],
  senses: ["bulletin board"],
  height: 0.95,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: {
    board: mainSlot("plastic", "#f6f6f4", "surface|panel|cork"),
    frame: slot("brushed-aluminium oak", "", "border|edge|tray|leg|stand"),
    marker: slot("plastic", "#c8281e #1f5fc0 #17181b", "pen"),
    wiper: slot("felt", "#2a3f6a", "eraser"),
    castor: slot("rubber", "#17181b", "wheel"),
    paper: slot("paper", "#f7f5ef", "sheet|page"),
    note: slot("paper", "#f5e27a", "sticky note|post-it"),
    card: slot("paper", "#a9d8ee #f2b8c6", "index card|photo|picture"),
    pin: slot("plastic", "#d0231c #1f5fc0 #1f9a4a", "pushpin|tack"),
    thread: slot("woven-cotton", "#c01820", "string|yarn"),
  },
  styles: {
    whiteboard: {
      weight: 1,
      words: ["whiteboard", "white board", "dry erase board"],
      materials: { frame: "brushed-aluminium" },
    },
    rolling: {
      weight: 0.3,
      words: ["rolling whiteboard"],
      slots: ["castor"],
      materials: { frame: "brushed-aluminium" },
    },
    corkboard: {
      weight: 1,
      words: ["corkboard", "cork board", "bulletin board", "noticeboard", "pin board", "pinboard"],
      slots: ["pin", "note", "paper", "card"],
      materials: { board: "cork", frame: "oak" },
      dress: { board: "#b88a58" },
    },
    evidence: {
      weight: 0,
      words: ["evidence board"],
      slots: ["thread"],
      materials: { board: "cork", frame: "oak" },
      dress: { board: "#b88a58" },
    },
  },
  build: ({ style, seed, stream }: Planned) =>
    style === "whiteboard" || style === "rolling"
      ? whiteboard(seed, style === "rolling")
      : corkboard(stream("notes"), style === "evidence"),
});
