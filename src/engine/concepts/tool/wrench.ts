import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, type Outline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { plate } from "../pieces.ts";

/** Twelve notches of a ring spanner, as a hole about (0, y). */
const ringHole = (y: number, radius: number): Outline =>
  reverseOutline(
    Array.from({ length: 24 }, (_, i) => {
      const r = radius * (i % 2 ? 0.88 : 1);
      return [r * cos((i / 24) * TAU), y + r * sin((i / 24) * TAU)] as const;
    }),
  );

const round = (y: number, r: number): readonly Corner[] =>
  Array.from({ length: 28 }, (_, i) => [r * cos((i / 28) * TAU), y + r * sin((i / 28) * TAU)] as const);

/** An open jaw at an angle on one end of a shank, a notched ring on the other. */
function combination(): Part[] {
  const jaw: Corner[] = [
    [-0.012, 0.168],
    [0.012, 0.168],
    [0.026, 0.178, 0.012],
    [0.0265, 0.206, 0.014],
    [0.018, 0.224, 0.004],
    [0.0105, 0.22, 0.001],
    [0.0105, 0.196, 0.006],
    [-0.0105, 0.196, 0.006],
    [-0.0105, 0.22, 0.001],
    [-0.018, 0.224, 0.004],
    [-0.0265, 0.206, 0.014],
    [-0.026, 0.178, 0.012],
  ];
  const shank: Corner[] = [
    [-0.0085, 0.025],
    [0.0085, 0.025],
    [0.0072, 0.1],
    [0.0105, 0.178],
    [-0.0105, 0.178],
    [-0.0072, 0.1],
  ];
  const ring = extrude(closeCorners(round(0.018, 0.0215)), {
    depth: 0.015,
    bevel: 0.0025,
    holes: [ringHole(0.018, 0.0125)],
  });
  return [
    makePart("jaw", "body", plate(jaw, 0.0135, 0.002), { weight: 1 }),
    makePart("shank", "body", plate(shank, 0.0095, 0.003), { weight: 0.9 }),
    makePart("ring", "body", ring, { weight: 1 }),
  ];
}

/** A fixed jaw at the top, a movable one that a knurled nut drives along it, both toothed, over a long I-shaped handle with a hole in its end. */
function pipe(): Part[] {
  const handle: Corner[] = [
    [-0.011, 0.006, 0.008],
    [0.011, 0.006, 0.008],
    [0.0095, 0.06],
    [0.012, 0.135],
    [-0.012, 0.135],
    [-0.0095, 0.06],
  ];
  const eye = reverseOutline(closeCorners(round(0.017, 0.0042)));
  const housing: Corner[] = [
    [-0.014, 0.128, 0.003],
    [0.02, 0.128, 0.004],
    [0.024, 0.145, 0.004],
    [0.024, 0.158, 0.003],
    [-0.017, 0.158, 0.004],
  ];
  // the hook: a shank up the back, its head bent over forwards
  const hook: Corner[] = [
    [0.007, 0.122],
    [0.019, 0.122],
    [0.019, 0.212, 0.006],
    [0.008, 0.228, 0.01],
    [-0.03, 0.222, 0.006],
    [-0.034, 0.209, 0.002],
    [0.003, 0.203, 0.004],
    [0.007, 0.19, 0.004],
  ];
  const heel: Corner[] = [
    [-0.031, 0.158, 0.004],
    [0.004, 0.156],
    [0.004, 0.179, 0.002],
    [-0.03, 0.184, 0.002],
  ];
  const teeth = (y: number, rise: number) =>
    Array.from({ length: 6 }, (_, i) =>
      move(turnZ(box([0.0042, 0.0042, 0.013], { bevel: 0.0004 }), PI / 4), [-0.028 + 0.0054 * i, y - rise * i, 0]),
    );
  const nut = Array.from({ length: 5 }, (_, i) =>
    move(cylinder({ radius: 0.0125, height: 0.0034, bevel: 0.001, segments: 24 }), [0.013, 0.1385 + 0.0043 * i, 0]),
  );
  return [
    makePart("handle", "handle", plate(handle, 0.011, 0.0025, [eye]), { weight: 1 }),
    makePart("housing", "handle", plate(housing, 0.017, 0.002), { weight: 0.8 }),
    makePart("nut", "body", merge(nut), { weight: 0.7 }),
    makePart("hook", "body", plate(hook, 0.0125, 0.002), { weight: 1 }),
    makePart("heel", "body", plate(heel, 0.0135, 0.002), { weight: 0.9 }),
    makePart("teeth", "body", merge([...teeth(0.2085, 0.0009), ...teeth(0.184, 0.0009)]), { weight: 0.7 }),
  ];
}

/** A broad head with a fixed jaw, a sliding one below it and the knurled worm between that and a tapering handle. */
function adjustable(): Part[] {
  const handle: Corner[] = [
    [-0.011, 0.004, 0.01],
    [0.011, 0.004, 0.01],
    [0.0085, 0.08],
    [0.014, 0.16],
    [-0.014, 0.16],
    [-0.0085, 0.08],
  ];
  const eye = reverseOutline(closeCorners(round(0.017, 0.0055)));
  const head: Corner[] = [
    [-0.013, 0.15],
    [0.013, 0.15],
    [0.03, 0.168, 0.008],
    [0.03, 0.19, 0.004],
    [-0.004, 0.19, 0.003],
    [-0.004, 0.226, 0.003],
    [-0.016, 0.231, 0.006],
    [-0.027, 0.205, 0.012],
    [-0.026, 0.175, 0.012],
  ];
  const sliding: Corner[] = [
    [0.014, 0.186],
    [0.03, 0.186],
    [0.029, 0.206, 0.006],
    [0.022, 0.226, 0.004],
    [0.014, 0.226, 0.002],
  ];
  const worm = Array.from({ length: 6 }, (_, i) =>
    move(turnZ(cylinder({ radius: 0.0065, height: 0.0026, bevel: 0.0008, segments: 20 }), PI / 2), [
      -0.003 + 0.0034 * i,
      0.168,
      0.0045,
    ]),
  );
  return [
    makePart("handle", "handle", plate(handle, 0.0095, 0.003, [eye]), { weight: 1 }),
    makePart("head", "body", plate(head, 0.0135, 0.0025), { weight: 1 }),
    makePart("sliding-jaw", "body", plate(sliding, 0.0125, 0.002), { weight: 0.9 }),
    makePart("worm", "body", merge(worm), { weight: 0.6 }),
  ];
}

/**
 * A wrench, leaning. What makes it itself: a steel shank, a jaw open at an angle on one end and a notched ring on the other; a
 * pipe wrench has a hooked and a toothed jaw with a nut between, on a red handle, an adjustable one a sliding jaw and its worm.
 */
export const wrench = defineThing({
  id: "wrench",
  family: "tool",
  forms: { combination: 1, pipe: 0, adjustable: 0 },
  words: {
    wrench: "",
    spanner: "",
    "open-end wrench": "combination",
    "combination wrench": "combination",
    "combination spanner": "combination",
    "pipe wrench": "pipe",
    "plumber's wrench": "pipe",
    "plumbers wrench": "pipe",
    "stillson wrench": "pipe",
    "monkey wrench": "pipe",
    "adjustable wrench": "adjustable",
    "adjustable spanner": "adjustable",
    "crescent wrench": "adjustable",
  },
  senses: ["wrench#3"],
  height: 0.22,
  slots: {
    body: { words: ["jaw", "shank", "head"], materials: ["brushed-steel", "silver"] },
    handle: { words: ["grip"], materials: ["painted-metal"], colours: ["#b3201c", "#b3201c", "#24507e"].map(fromHex) },
  },
  dress: ({ form }) => (form === "adjustable" ? { handle: { material: "brushed-steel", colours: [] } } : {}),
  build: ({ form }) => {
    const parts = form === "pipe" ? pipe() : form === "adjustable" ? adjustable() : combination();
    return parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.5) }));
  },
  grip: () => [0.04, 0.09, 0],
  view: { azimuth: 0.3, elevation: 0.12 },
});
