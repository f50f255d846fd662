import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { archPath, archPlate, archRing, block, blockOn, turnedUp } from "../building/masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "../building/structure.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { burstingMail } from "./mail.ts";

const top = (y: number, radius: number) => [
  { name: "top", position: [0, y, 0] as const, normal: [0, 1, 0] as const, radius },
];

/** A tunnel of sheet metal with a door in front and a red flag at its side, on a wooden post. */
function roadside(p: StructureParameters): Model {
  const isStuffed = p.style === "stuffed";
  const [w, h, d] = [0.2 * p.wide, 0.25, 0.5];
  const y = 0.92 * p.tall;
  const tunnel = archPlate(archPath(w, h, 16), d);
  const door = archPlate(archPath(w * 0.9, h * 0.94, 16), 0.02);
  const rim = archRing(archPath(w + 0.014, h + 0.008, 16), archPath(w * 0.88, h * 0.93, 16), 0.03, 0.004);
  const parts: Part[] = [
    makePart("box", "body", move(tunnel, [0, y, 0]), { weight: 1, crease: 0.5 }),
    makePart("rim", "body", move(merge([rim, move(rim, [0, 0, -d + 0.04])]), [0, y, d / 2 - 0.02]), { weight: 0.7 }),
    ...(isStuffed
      ? [
          makePart("door", "body", move(turnX(door, 1.48), [0, y + 0.004, d / 2 + 0.008]), { weight: 0.8 }),
          makePart("inside", "mouth", move(door, [0, y + 0.006, d / 2 - 0.012]), { weight: 0.6 }),
          ...burstingMail(w * 0.9, h, y + 0.02, d / 2, h * 0.9),
        ]
      : [
          makePart("door", "body", move(door, [0, y + 0.006, d / 2 + 0.004]), { weight: 0.8 }),
          makePart("knob", "trim", block([0.05, 0.02, 0.04], [0, y + h * 0.78, d / 2 + 0.025], 0.008), { weight: 0.5 }),
        ]),
    makePart(
      "flag",
      "flag",
      merge([
        block([0.012, 0.2, 0.022], [w / 2 + 0.008, y + 0.19, 0.06], 0.003),
        block([0.01, 0.075, 0.11], [w / 2 + 0.008, y + 0.27, 0.1], 0.003),
        move(turnY(disc(0.02, 0.02, 0.004, 16), PI / 2), [w / 2 - 0.004, y + 0.1, 0.06]),
      ]),
      { weight: 0.9 },
    ),
    makePart("shelf", "post", block([w * 1.02, 0.03, d * 0.96], [0, y - 0.012, 0], 0.006), { grain: "z", weight: 0.6 }),
    makePart("post", "post", blockOn([0.1, y - 0.01, 0.1], 0, 0, 0, 0.008), { weight: 0.9 }),
    makePart("brace", "post", move(strut(), [0, y - 0.14, 0.12]), { weight: 0.5 }),
  ];
  return standModel(parts, top(y + h, 0.05));
}

/** The slanting strut under the shelf, in the plane of y and z. */
const strut = () =>
  turnY(
    extrude(
      [
        [-0.13, -0.13],
        [-0.08, -0.13],
        [0.13, 0.08],
        [0.13, 0.13],
        [0.08, 0.13],
        [-0.13, -0.08],
      ],
      { depth: 0.06, bevel: 0.004, bevelSteps: 1 },
    ),
    -PI / 2,
  );

const WHITE = fromHex("#f1efe6");
const GOLD = fromHex("#d8b45a");
const INK = fromHex("#16181c");

/** A round red pillar under a wide cap, with a dark mouth. */
function pillar(p: StructureParameters): Model {
  const r = 0.24 * p.wide;
  const h = 1.42 * p.tall;
  const body = turnedUp(
    [
      [0, 0.1],
      [r, 0.1],
      [r, h - 0.1],
      [r * 1.06, h - 0.08, 0.01],
      [r * 1.06, h - 0.05, 0.01],
      [r * 1.2, h - 0.02, 0.015],
      [r * 1.2, h + 0.035, 0.02],
      [r * 0.9, h + 0.075, 0.05],
      [0, h + 0.11],
    ],
    44,
    4,
  );
  const paint: Paint = (surface, x, y, z) => {
    if (z < 0) return;
    if (Math.abs(x) < r * 0.34 && Math.abs(y - (h - 0.52)) < 0.11) {
      layColour(surface, WHITE, 0.5);
      for (let i = -2; i <= 2; i += 1)
        if (Math.abs(y - (h - 0.52) - i * 0.035) < 0.008 && Math.abs(x) < r * 0.24) layColour(surface, INK);
      return;
    }
    if (isWritten("POST", x, y - (h - 0.29), 0.08)) layColour(surface, GOLD, 0.35);
    const groove = Math.abs(Math.max(Math.abs(x) - r * 0.62, Math.abs(y - h * 0.42) - h * 0.27));
    if (groove < 0.006) surface.height -= 0.006;
  };
  return standModel(
    [
      makePart(
        "base",
        "base",
        turnedUp(
          [
            [0, 0],
            [r * 1.12, 0, 0.01],
            [r * 1.12, 0.1, 0.015],
            [r * 1.02, 0.15, 0.01],
            [0, 0.15],
          ],
          40,
        ),
        { weight: 0.7 },
      ),
      makePart("pillar", "body", body, { weight: 1, paint, projection: "cylinder" }),
      makePart("hood", "body", block([r * 1.15, 0.025, 0.1], [0, h - 0.14, r * 0.93], 0.01), { weight: 0.6 }),
      makePart("mouth", "mouth", block([r * 0.98, 0.055, 0.06], [0, h - 0.182, r * 0.9], 0.006), { weight: 0.8 }),
      makePart("lock", "trim", move(disc(0.02, 0.03, 0.004, 16), [r * 0.45, h * 0.45, r * 0.86]), { weight: 0.3 }),
    ],
    top(h + 0.11, r * 0.5),
  );
}

/** A blue box with a round back to its top, on four legs. */
function collection(p: StructureParameters): Model {
  const [w, d] = [0.5 * p.wide, 0.46];
  const [low, h] = [0.14, 1.12 * p.tall];
  const side = closeCorners(
    [
      [-d / 2, low],
      [d / 2, low],
      [d / 2, h - 0.06, 0.2],
      [d * 0.2, h + 0.1, 0.24],
      [-d / 2, h + 0.08, 0.22],
    ],
    8,
  );
  const shell = turnY(extrude(side, { depth: w, bevel: 0.012, bevelSteps: 2 }), -PI / 2);
  const paint: Paint = (surface, depth, y, x) => {
    if (depth < d / 2 - 0.06 || y > h * 0.86) return;
    if (isWritten("MAIL", -x, y - h * 0.56, 0.1)) layColour(surface, WHITE, 0.4);
    else if (Math.abs(y - h * 0.36) < 0.012 && Math.abs(x) < w * 0.36) layColour(surface, WHITE, 0.4);
  };
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => blockOn([0.05, low + 0.03, 0.05], x * (w / 2 - 0.04), 0, z * (d / 2 - 0.05), 0.008)),
  );
  return standModel(
    [
      makePart("shell", "body", turnY(shell, 0), { weight: 1, paint }),
      makePart("legs", "body", merge(legs), { weight: 0.6 }),
      makePart("mouth", "mouth", block([w * 0.8, 0.13, 0.04], [0, h * 0.8, d / 2 - 0.008], 0.008), { weight: 0.7 }),
      makePart(
        "handle",
        "trim",
        merge([
          block([w * 0.7, 0.03, 0.03], [0, h * 0.81, d / 2 + 0.04], 0.01),
          ...[-1, 1].map((s) => block([0.03, 0.03, 0.07], [s * w * 0.33, h * 0.81, d / 2 + 0.015], 0.008)),
        ]),
        { weight: 0.7 },
      ),
      makePart("plate", "trim", move(box([w * 0.5, 0.16, 0.014], { bevel: 0.004 }), [0, h * 0.26, d / 2]), {
        weight: 0.3,
      }),
    ],
    top(h + 0.09, 0.15),
  );
}

const formOf = byWord({
  pillar: ["post box", "postbox", "letterbox", "letter box", "pillar box"],
  collection: ["drop box"],
});

/**
 * A mailbox. What makes it itself: the roadside one is a tunnel-shaped box on a wooden post with a door in front and a red flag up at
 * its side; the post box is a round red pillar with a wide cap, a dark mouth and a white notice; the street's is blue and round-topped. One with letters is a
 * roadside one whose door hangs open under a burst of stamped envelopes.
 */
export const mailbox = defineStructure({
  id: "mailbox",
  family: "street",
  words: ["mailbox", "mail box", "post box", "postbox", "letterbox", "letter box", "pillar box", "drop box"],
  senses: ["mailbox", "postbox", "letter box#1"],
  height: 1.3,
  styles: { roadside: 3, pillar: 1, collection: 2, stuffed: 0 },
  // only the roadside one has a flag
  choose: (ask) =>
    ask.parts.has("letter") || ask.parts.has("parcel") ? "stuffed" : ask.parts.has("flag") ? "roadside" : formOf(ask),
  slots: {
    body: bodySlot(["box", "door", "lid"], ["painted-metal"], "#2a4f86"),
    flag: fixedSlot(["arm", "red flag"], ["painted-metal"], "#c4201a"),
    post: fixedSlot(["pole", "stand"], ["oak"]),
    base: fixedSlot(["foot", "plinth"], ["painted-metal"], "#17181b"),
    mouth: fixedSlot(["slot", "opening"], ["painted-metal"], "#0d0e10"),
    trim: fixedSlot(["handle", "knob", "lock"], ["brushed-steel"]),
    letter: fixedSlot(["mail", "envelope", "post"], ["paper"], "#f4eedd"),
    parcel: fixedSlot(["package"], ["paper"], "#d8c49a"),
  },
  dress: ({ style, seed }) => ({
    body: {
      material: "painted-metal",
      colours: hues(
        style === "pillar"
          ? "#b3140f"
          : style === "collection"
            ? "#1f437f"
            : (["#9aa0a4", "#23272c", "#2a4f86", "#e6e3da"][seed % 4] as string),
      ),
    },
  }),
  build: (p) => (p.style === "pillar" ? pillar(p) : p.style === "collection" ? collection(p) : roadside(p)),
  view: { azimuth: 0.6, elevation: 0.2 },
});
