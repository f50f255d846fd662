import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { type Outline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { bowHandle } from "../storage/carcase.ts";

const [W, H, T] = [0.86, 2.02, 0.045];
const JAMB = 0.085;

type DoorForm = "panels" | "glazed" | "plank" | "modern" | "ajar";

/** Rectangle, or one with a round top, standing on `low`. */
const leafOutline = (half: number, low: number, high: number, round: boolean): Outline => {
  const n = 18;
  const top = round
    ? Array.from(
        { length: n + 1 },
        (_, i) => [half * cos((i / n) * PI), high - half + half * sin((i / n) * PI)] as const,
      )
    : ([
        [half, high],
        [-half, high],
      ] as const);
  return [[-half, low], [half, low], ...top];
};

/** A door. What makes it itself: a tall leaf with raised panels and a knob on one side, hung on hinges in a frame over a threshold; an old one is of planks with iron straps under a round arch. */
export const door = defineThing<DoorForm>({
  id: "door",
  family: "furniture",
  words: {
    door: "",
    "wooden door": "",
    "front door": "panels",
    doorway: "ajar",
    "entrance door": "glazed",
    "dungeon door": "plank",
    "castle door": "plank",
    "bedroom door": "panels",
  },
  senses: ["door"],
  forms: { panels: 4, glazed: 2, plank: 3, modern: 0.4, ajar: 0 },
  choose: (ask) =>
    says(ask, "open")
      ? "ajar"
      : says(ask, "round") || says(ask, "curved") || says(ask, "medieval") || says(ask, "gothic")
        ? "plank"
        : says(ask, "modern")
          ? "modern"
          : // no pane where something is hung or screwed on
            ask.doing?.has("bearing")
            ? "panels"
            : undefined,
  height: 2.1,
  slots: {
    leaf: {
      words: ["panel", "plank"],
      materials: ["painted-wood", "oak"],
      colours: ["#7d2b26", "#28506e", "#2f5d46", "#8f5a2e", "#6f4a2c", "#3a3f46", "#c9a13f"].map(fromHex),
    },
    frame: {
      words: ["jamb", "door frame", "doorframe"],
      materials: ["painted-wood"],
      colours: ["#e9e6de", "#d8d2c4"].map(fromHex),
      takesWhole: false,
    },
    threshold: { words: ["step", "doorstep"], materials: ["granite"], takesWhole: false },
    knob: {
      words: ["handle", "doorknob", "hinge", "iron"],
      materials: ["gold", "bronze", "brushed-steel"],
      takesWhole: false,
    },
    pane: { words: ["glass", "window"], materials: ["glass"], colours: ["#bcd6e2"].map(fromHex), takesWhole: false },
  },
  dress: ({ form }): Record<string, { material?: string; colours?: ReturnType<typeof fromHex>[] }> =>
    form === "plank"
      ? {
          leaf: { material: "oak", colours: ["#6f4a2c", "#8f5a2e", "#5b3a22"].map(fromHex) },
          frame: { material: "granite" },
          knob: { material: "iron" },
        }
      : form === "modern"
        ? {
            leaf: { material: "oak", colours: ["#a5733f", "#6f4a2c"].map(fromHex) },
            knob: { material: "brushed-steel" },
          }
        : {},
  build: ({ form }) => {
    const round = form === "plank";
    const half = W / 2 + 0.004;
    const low = 0.03;
    const outer = leafOutline(half + JAMB * (round ? 1.6 : 1), 0, H + JAMB * (round ? 1.6 : 1) + low, round);
    const inner = leafOutline(half, -0.01, H + low + 0.004, round);
    // an arch over the floor: down one side of the opening and up the other
    const arch = [
      ...outer.slice(1),
      outer[0] as (typeof outer)[number],
      [-half, 0] as const,
      ...reverseOutline(inner.slice(2)),
      [half, 0] as const,
    ];
    const frame = extrude(arch, { depth: round ? 0.2 : 0.13, bevel: 0.008, bevelSteps: 2 });
    const leaf = leafParts(form);
    const swing = form === "ajar" ? -1.05 : 0;
    const hang = (g: Geometry) => move(turnY(move(g, [W / 2, 0, 0]), swing), [-W / 2, low, 0.012]);
    return [
      makePart("frame", "frame", frame, { weight: 0.9 }),
      makePart(
        "threshold",
        "threshold",
        move(box([W + 2 * JAMB + 0.1, 0.04, 0.32], { bevel: 0.008, bevelSteps: 2 }), [0, 0.02, 0.05]),
        { grain: "x", weight: 0.6 },
      ),
      ...leaf.map((part) => ({ ...part, geometry: hang(part.geometry) })),
    ];
  },
  sockets: ({ form }) => [
    { name: "top", position: [0, H + JAMB * (form === "plank" ? 1.6 : 1) + 0.03, 0], normal: [0, 1, 0], radius: 0.06 },
  ],
  view: { azimuth: 0.4, elevation: 0.1 },
});

/** The leaf about x = 0 on y = 0, its hinges at -X. */
function leafParts(form: DoorForm): Part[] {
  const round = form === "plank";
  const parts: Part[] = [];
  if (round) {
    const boards = 5;
    const each = W / boards;
    for (let i = 0; i < boards; i += 1) {
      const x = (i - (boards - 1) / 2) * each;
      const rise = (at: number) => H - W / 2 + Math.sqrt(Math.max(0, (W * W) / 4 - at * at)) - 0.004;
      const [l, r] = [x - each / 2 + 0.001, x + each / 2 - 0.001];
      const n = 4;
      const top = Array.from({ length: n + 1 }, (_, k) => {
        const at = r + ((l - r) * k) / n;
        return [at, rise(at)] as const;
      });
      parts.push(
        makePart(
          `board-${i + 1}`,
          "leaf",
          extrude([[l, 0.004], [r, 0.004], ...top], { depth: T, bevel: 0.006, bevelSteps: 2 }),
          { weight: 0.9, ownPiece: true },
        ),
      );
    }
    const strap = (y: number) =>
      extrude(
        [
          [-W / 2, y - 0.03],
          [W * 0.25, y - 0.022],
          [W * 0.34, y - 0.045],
          [W * 0.43, y],
          [W * 0.34, y + 0.045],
          [W * 0.25, y + 0.022],
          [-W / 2, y + 0.03],
        ],
        { depth: 0.014, bevel: 0.003 },
      );
    const studs = [0.38, 1.4].flatMap((y) =>
      [-0.34, -0.17, 0, 0.14].map((x) =>
        move(
          turnedCorners(
            [
              [0, 0],
              [0.013, 0],
              [0.008, 0.01, 0.004],
              [0, 0.011],
            ],
            12,
          ),
          [x, y, T / 2 + 0.01],
        ),
      ),
    );
    parts.push(
      ...makeParts(
        "strap",
        "knob",
        [0.38, 1.4].map((y) => move(strap(y), [0, 0, T / 2 + 0.004])),
        { weight: 0.7 },
      ),
      ...makeParts("stud", "knob", studs, { weight: 0.2 }),
      makePart("ring", "knob", move(turnX(torus(0.055, 0.009, 28, 8), PI / 2), [W * 0.36, 0.95, T / 2 + 0.014]), {
        weight: 0.6,
      }),
      makePart(
        "ring-plate",
        "knob",
        move(
          turnedCorners(
            [
              [0, 0],
              [0.034, 0],
              [0.03, 0.014, 0.004],
              [0.012, 0.026, 0.006],
              [0, 0.027],
            ],
            24,
          ),
          [W * 0.36, 1.0, T / 2 - 0.002],
        ),
        { weight: 0.4 },
      ),
    );
    return parts;
  }
  parts.push(
    makePart("leaf", "leaf", move(box([W - 0.006, H - 0.006, T], { bevel: 0.004 }), [0, H / 2, 0]), { weight: 1 }),
  );
  if (form === "modern") {
    const groove = [0.4, 0.8, 1.2, 1.6].map((y) => move(box([W - 0.06, 0.012, T + 0.006]), [0, y, 0]));
    parts.push(
      ...makeParts("inlay", "knob", groove, { weight: 0.3 }),
      makePart("handle", "knob", move(bowHandle(0.5, true), [W * 0.4, 1, T / 2 + 0.004]), { weight: 0.6 }),
    );
    return parts;
  }
  const panel = (x: number, y: number, w: number, h: number, slot: string): Geometry[] =>
    slot === "pane"
      ? [move(box([w, h, T + 0.006], { bevel: 0.002 }), [x, y, 0])]
      : [
          move(box([w, h, T + 0.022], { bevel: 0.011, bevelSteps: 1 }), [x, y, 0]),
          move(box([w * 0.74, h - w * 0.26, T + 0.034], { bevel: 0.01, bevelSteps: 1 }), [x, y, 0]),
        ];
  const rows: readonly (readonly [y: number, h: number])[] =
    form === "glazed"
      ? [[0.5, 0.6]]
      : [
          [0.42, 0.5],
          [1.13, 0.62],
          [1.73, 0.3],
        ];
  for (const [i, [y, h]] of rows.entries())
    for (const [k, x] of [-1, 1].entries())
      parts.push(
        ...makeParts(`panel-${i + 1}-${k + 1}`, "leaf", panel(x * W * 0.225, y, W * 0.33, h, "leaf"), { weight: 0.7 }),
      );
  if (form === "glazed") {
    parts.push(...makeParts("pane", "pane", panel(0, 1.4, W * 0.74, 0.92, "pane"), { weight: 0.8 }));
    const bars = [
      move(box([0.028, 0.94, T + 0.026], { bevel: 0.005 }), [0, 1.4, 0]),
      ...[1.24, 1.56].map((y) => move(box([W * 0.75, 0.026, T + 0.025], { bevel: 0.005 }), [0, y, 0])),
    ];
    parts.push(...makeParts("bar", "leaf", bars, { weight: 0.5 }));
  }
  const knob = turnedCorners(
    [
      [0, 0],
      [0.03, 0],
      [0.03, 0.006, 0.002],
      [0.011, 0.01, 0.003],
      [0.011, 0.03, 0.005],
      [0.03, 0.042, 0.01],
      [0.03, 0.06, 0.014],
      [0, 0.07],
    ],
    28,
  );
  const x = W * 0.43;
  parts.push(
    makePart("knob", "knob", move(knob, [x, 0.96, T / 2 - 0.002]), { weight: 0.7 }),
    makePart("keyplate", "knob", move(box([0.03, 0.09, 0.006], { bevel: 0.002 }), [x, 0.84, T / 2 + 0.002]), {
      weight: 0.4,
    }),
    makePart("back-knob", "knob", move(turnY(knob, PI), [x, 0.96, -T / 2 + 0.002]), { weight: 0.3 }),
    ...makeParts(
      "hinge",
      "knob",
      [0.25, 1, 1.75].map((y) => move(box([0.02, 0.1, 0.02], { bevel: 0.004 }), [-W / 2 + 0.004, y, T / 2])),
      { weight: 0.3 },
    ),
  );
  if (form === "panels")
    parts.push(
      makePart("letter-slot", "knob", move(box([0.2, 0.045, 0.012], { bevel: 0.004 }), [0, 0.75, T / 2 + 0.003]), {
        weight: 0.4,
      }),
    );
  return parts;
}
