import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline, type Outline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";

const [W, H] = [0.9, 1.2];
type WindowForm = "sash" | "casement" | "arched" | "stained" | "round" | "ledge";
/** Width, height and depth of a sill on which one can sit, metres. */
const LEDGE = [1.36, 0.06, 0.4] as const;
/** Where one after another has room on it, metres from its middle. */
const PLACES = [-0.14, 0.38, -0.52] as const;

const arched = (half: number, low: number, high: number): Outline => {
  const n = 20;
  return [
    [-half, low],
    [half, low],
    ...Array.from(
      { length: n + 1 },
      (_, i) => [half * cos((i / n) * PI), high - half + half * sin((i / n) * PI)] as const,
    ),
  ];
};

const GLASSES = ["#c23b34", "#2f5fa8", "#e2b13a", "#3f8f5a", "#7a4a9a", "#4fa3b8"].map(fromHex);
const LEAD = fromHex("#22252a");

/** A rose of coloured glass above and lozenges below, in lead. */
const stained: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.5) return;
  const cy = H - W / 2 - 0.05;
  const r = Math.sqrt(x * x + (y - cy) * (y - cy)) / 0.3;
  if (r < 1) {
    const turn = ((atan2(y - cy, x) + PI) / (2 * PI)) * 8;
    const edge = Math.min(turn % 1, 1 - (turn % 1)) * r;
    const pane = r < 0.26 ? 2 : r < 0.68 ? Math.floor(turn) % 2 : 3 + (Math.floor(turn) % 3);
    const lead = Math.abs(r - 0.26) < 0.03 || Math.abs(r - 0.68) < 0.025 || r > 0.96 || (r > 0.26 && edge < 0.028);
    return layColour(surface, lead ? LEAD : (GLASSES[pane] as Rgb), lead ? 0.6 : 0.2, 0);
  }
  const [a, b] = [(x / 0.17 + y / 0.24) * 0.5 + 40, (x / 0.17 - y / 0.24) * 0.5 + 40];
  const lead = Math.min(a % 1, 1 - (a % 1), b % 1, 1 - (b % 1)) < 0.05;
  layColour(surface, lead ? LEAD : (GLASSES[(Math.floor(a) * 2 + Math.floor(b) * 3) % 6] as Rgb), lead ? 0.6 : 0.2, 0);
};

const PANE_TOP = fromHex("#a9cbe0");
const PANE_LOW = fromHex("#dcebf2");
/** Sky in the panes, with a slanting gleam. */
const sky: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.5) return;
  const s = x + y * 0.8;
  const f = Math.min(1, 0.75 - y * 0.45 + ((s > 0.5 && s < 0.66) || (s > 0.72 && s < 0.77) ? 0.6 : 0));
  layColour(
    surface,
    [
      PANE_TOP[0] + (PANE_LOW[0] - PANE_TOP[0]) * f,
      PANE_TOP[1] + (PANE_LOW[1] - PANE_TOP[1]) * f,
      PANE_TOP[2] + (PANE_LOW[2] - PANE_TOP[2]) * f,
    ],
    0.08,
    0,
  );
};

/**
 * A window. What makes it itself: panes of sky-blue glass between thin bars in a frame over a sill; arched, round, or of coloured
 * glass in lead. A window sill is one so deep that a cat sits on it.
 */
export const window = defineThing<WindowForm>({
  id: "window",
  family: "furniture",
  words: {
    window: "",
    "sash window": "sash",
    "casement window": "casement",
    "window pane": "sash",
    "stained glass window": "stained",
    "stained glass": "stained",
    "church window": "stained",
    porthole: "round",
    "arched window": "arched",
    "window sill": "ledge",
    windowsill: "ledge",
    "window ledge": "ledge",
    "window seat": "ledge",
  },
  senses: ["window"],
  forms: { sash: 3, casement: 2, arched: 2, stained: 0, round: 0, ledge: 0 },
  choose: (ask) =>
    says(ask, "open")
      ? "casement"
      : says(ask, "round")
        ? "round"
        : says(ask, "curved") || says(ask, "gothic")
          ? "arched"
          : undefined,
  height: 1.25,
  slots: {
    frame: {
      words: ["bar", "casing", "muntin"],
      materials: ["painted-wood", "oak"],
      colours: ["#f0ede4", "#7b5a3a", "#3f5f4f", "#33414f"].map(fromHex),
    },
    sill: {
      words: ["ledge"],
      materials: ["painted-wood"],
      colours: ["#e6e2d8"].map(fromHex),
      takesWhole: false,
    },
    pane: { words: ["glass"], materials: ["glass"], colours: ["#bcd6e2"].map(fromHex), takesWhole: false },
    latch: { words: ["handle"], materials: ["bronze"], takesWhole: false },
  },
  dress: ({ form }): Record<string, { material: string }> =>
    form === "stained"
      ? { frame: { material: "granite" }, sill: { material: "granite" } }
      : form === "round"
        ? { frame: { material: "bronze" } }
        : {},
  build: ({ form, play }) => {
    if (form === "round") return porthole();
    const curve = form === "arched" || form === "stained";
    const low = 0.06;
    const ring = (grow: number): Outline =>
      curve
        ? arched(W / 2 + grow, low - grow, H + grow)
        : [
            [-W / 2 - grow, low - grow],
            [W / 2 + grow, low - grow],
            [W / 2 + grow, H + grow],
            [-W / 2 - grow, H + grow],
          ];
    const casing = extrude(ring(0.075), { depth: 0.13, bevel: 0.01, bevelSteps: 2, holes: [reverseOutline(ring(0))] });
    const sill =
      form === "ledge"
        ? move(box([...LEDGE], { bevel: 0.014, bevelSteps: 2 }), [0, -0.005, LEDGE[2] / 2 - 0.07])
        : move(box([W + 0.28, 0.05, 0.24], { bevel: 0.012, bevelSteps: 2 }), [0, 0.0, 0.045]);
    const bar = (w: number, h: number, x: number, y: number, d = 0.045) =>
      move(box([w, h, d], { bevel: 0.005 }), [x, y, 0]);
    const parts: Part[] = [
      makePart("casing", "frame", casing, { weight: 1 }),
      makePart("sill", "sill", sill, { grain: "x", weight: 0.7 }),
    ];
    if (form === "stained")
      return [...parts, makePart("pane", "pane", extrude(ring(0.01), { depth: 0.02 }), { weight: 1, paint: stained })];
    if (form === "casement" || form === "ledge") {
      const open = form === "casement" && play > 0.35;
      const mid = (low + H) / 2;
      const [w, h] = [W / 2 - 0.004, H - low];
      for (const [i, s] of [-1, 1].entries()) {
        const leaf = [
          bar(0.05, h, -w / 2 + 0.025, 0),
          bar(0.05, h, w / 2 - 0.025, 0),
          bar(w, 0.05, 0, h / 2 - 0.025),
          bar(w, 0.05, 0, -h / 2 + 0.025),
          bar(0.02, h, 0, 0, 0.03),
          bar(w, 0.02, 0, h / 6, 0.03),
          bar(w, 0.02, 0, -h / 6, 0.03),
        ];
        const hang = (g: Geometry) =>
          move(turnY(move(g, [(-s * w) / 2, 0, 0]), open ? s * 0.85 : 0), [(s * W) / 2, mid, open ? 0.06 : 0]);
        parts.push(
          ...makeParts(`leaf-${i + 1}`, "frame", leaf.map(hang), { weight: 0.8 }),
          makePart(`pane-${i + 1}`, "pane", hang(move(box([w - 0.04, h - 0.04, 0.01]), [0, 0, 0])), {
            weight: 0.8,
            paint: sky,
          }),
          makePart(
            `latch-${i + 1}`,
            "latch",
            hang(move(box([0.018, 0.1, 0.03], { bevel: 0.005 }), [s * (-w / 2 + 0.025), 0, 0.03])),
            { weight: 0.4 },
          ),
        );
      }
      return parts;
    }
    const mid = (low + H) / 2;
    const rows = form === "sash" ? [low + (mid - low) / 2, mid + (H - mid) / 2] : [low + 0.26, low + 0.52, low + 0.76];
    parts.push(
      makePart("pane", "pane", extrude(ring(0.01), { depth: 0.012 }), { weight: 0.9, paint: sky }),
      ...makeParts(
        "bar",
        "frame",
        [-1, 1].map((s) => bar(0.024, H - low - (curve ? 0.12 : 0), (s * W) / 6, (H + low) / 2 - (curve ? 0.06 : 0))),
        { weight: 0.6 },
      ),
      ...makeParts(
        "cross-bar",
        "frame",
        rows.map((y) => bar(W, 0.024, 0, y, 0.044)),
        { grain: "x", weight: 0.6 },
      ),
    );
    if (form === "sash")
      parts.push(
        makePart("meeting-rail", "frame", bar(W + 0.01, 0.055, 0, mid, 0.075), { grain: "x", weight: 0.7 }),
        makePart(
          "latch",
          "latch",
          move(box([0.07, 0.03, 0.04], { bevel: 0.008, bevelSteps: 2 }), [0, mid + 0.035, 0.03]),
          { weight: 0.4 },
        ),
      );
    return parts;
  },
  sockets: ({ form }) =>
    form === "round"
      ? []
      : form === "ledge"
        ? PLACES.map((x) => ({ name: "seat", position: [x, 0.025, 0.2], normal: [0, 1, 0], radius: 0.18 }) as const)
        : [{ name: "seat", position: [0, 0.025, 0.1], normal: [0, 1, 0], radius: 0.2 }],
  view: { azimuth: 0.4, elevation: 0.12 },
});

/** A ship's window: a bronze ring with bolts around thick glass. */
function porthole(): Part[] {
  const r = 0.3;
  const at = (g: Geometry): Geometry => move(g, [0, r + 0.09, 0]);
  const ring = extrude(ellipseOutline(r + 0.09, r + 0.09, 48), {
    depth: 0.06,
    bevel: 0.02,
    bevelSteps: 3,
    holes: [reverseOutline(ellipseOutline(r, r, 48))],
  });
  const bolts = Array.from({ length: 8 }, (_, i) =>
    move(box([0.035, 0.035, 0.03], { bevel: 0.01, bevelSteps: 2 }), [
      (r + 0.05) * cos((i * PI) / 4),
      (r + 0.05) * sin((i * PI) / 4),
      0.03,
    ]),
  );
  return [
    makePart("casing", "frame", at(ring), { weight: 1 }),
    makePart("pane", "pane", at(extrude(ellipseOutline(r + 0.01, r + 0.01, 48), { depth: 0.014 })), {
      weight: 0.9,
      paint: sky,
    }),
    ...makeParts("bolt", "latch", bolts.map(at), { weight: 0.4 }),
  ];
}
