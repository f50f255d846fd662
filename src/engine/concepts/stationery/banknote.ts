import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width and height of a note, metres. */
export const [NOTE_WIDTH, NOTE_HEIGHT] = [0.156, 0.066] as const;
const [W, H] = [NOTE_WIDTH, NOTE_HEIGHT];
const VALUES = ["100", "50", "20", "10"];

/** Worth in all corners, a frame of fine waves, a head in an oval, a seal: all in a darker tone of the paper's own. */
export const printed =
  (value: string): Paint =>
  (surface, x, y) => {
    const [u, v] = [Math.abs(x), Math.abs(y)];
    if (u > W / 2 - 0.003 || v > H / 2 - 0.003) return;
    const ink = (k: number) => {
      surface.r *= 0.16 * k;
      surface.g *= 0.3 * k;
      surface.b *= 0.2 * k;
    };
    const isFrame = u > W / 2 - 0.0045 || v > H / 2 - 0.0045;
    const ox = x / 0.0185;
    const oy = y / 0.0255;
    const oval = ox * ox + oy * oy;
    const inHead = (x * x) / (0.0068 * 0.0068) + ((y - 0.004) * (y - 0.004)) / (0.0098 * 0.0098) < 1;
    const inHair = (x * x) / (0.0088 * 0.0088) + ((y - 0.0068) * (y - 0.0068)) / (0.0112 * 0.0112) < 1;
    const inCoat = y < -0.006 && u < 0.0045 + (-0.006 - y) * 0.85;
    if (isFrame) return ink(1);
    if (oval < 1) {
      if (oval > 0.9) return ink(1);
      if (inHead) {
        const isEye = Math.abs(u - 0.0027) < 0.0011 && Math.abs(y - 0.0062) < 0.0007;
        const isMouth = u < 0.0024 && Math.abs(y + 0.0012) < 0.0005;
        const isNose = x > 0 && x < 0.0009 && y > 0.0012 && y < 0.0058;
        if (isEye || isMouth || isNose) ink(1.2);
        return;
      }
      if (inCoat) return u < 0.0022 && y > -0.0165 ? undefined : ink(0.9);
      if (inHair) return ink(1.7);
      return sin(y * 5200) > 0.1 ? ink(3.2) : undefined;
    }
    const corner = isWritten(value, u - 0.0585, (x > 0 ? y : y) - (y > 0 ? 0.0215 : -0.0215), 0.0105, 0.1);
    const left = isWritten(value, x + 0.0585, y - (y > 0 ? 0.0215 : -0.0215), 0.0105, 0.1);
    if (x > 0 ? corner : left) return ink(0.8);
    const seal = (x - 0.043) * (x - 0.043) + (y + 0.001) * (y + 0.001);
    if (seal < 0.0085 * 0.0085) {
      const isRay = seal > 0.0068 * 0.0068 || seal < 0.005 * 0.005;
      if (isRay) layColour(surface, [0.05, 0.22, 0.1], 0.8, 0);
      return;
    }
    if (isWritten("NATIONAL BANK", x, y - 0.0285 + 0.0025, 0.0031, 0.09) && v > 0.02) return ink(0.9);
    const scroll = (u - 0.053) * (u - 0.053) * 1.2 + y * y;
    const rose = sin(scroll * 26000 + sin(x * 700) * 2 + sin(y * 900) * 2);
    if (rose > 0.55 && u > 0.022 && v < 0.026) ink(4.1);
  };

/** A note laid flat, waving a little. */
const note = (phase: number): Part["geometry"] =>
  deform(box([W, H, 0.0006], { divisions: [28, 4, 1] }), ([x, y, z]) => [
    x,
    y,
    z + 0.0035 * sin(x * 34 + phase) + 0.0016 * sin(x * 80 + y * 30 + phase * 2),
  ]);

function build({ style, seed }: Planned): Part[] {
  const value = VALUES[seed % VALUES.length] as string;
  if (style === "bundle") {
    const pile = block([W, 0.013, H], [0, 0.0065, 0], 0.0004);
    const lid = move(turnX(box([W, H, 0.0005]), -PI / 2), [0, 0.0133, 0]);
    const band = merge([block([0.028, 0.0146, H + 0.0008], [0, 0.0069, 0], 0.0003)]);
    return [
      makePart("pile", "note", pile, {
        weight: 0.9,
        // the edges of many notes
        paint: (surface, _x, y) => {
          const leaf = y * 1900;
          if (leaf - Math.floor(leaf) < 0.3) layColour(surface, [surface.r * 0.6, surface.g * 0.62, surface.b * 0.58]);
        },
      }),
      makePart("top-note", "note", lid, { weight: 1, paint: printed(value) }),
      makePart("band", "band", band, { weight: 0.8 }),
    ];
  }
  const wave = (seed % 7) * 0.4;
  if (style === "fan")
    return makeParts(
      "note",
      "note",
      [0, 1, 2, 3].map((i) =>
        turnX(turnY(move(note(wave + i), [0, H / 2, i * 0.006]), (i - 1.5) * 0.05), -0.3 - i * 0.03),
      ),
      { weight: 1, paint: printed(value) },
    );
  return [
    makePart("note", "note", turnX(move(note(wave), [0, H / 2, 0]), -0.3), { weight: 1, paint: printed(value) }),
    makePart("stand", "band", block([0.07, 0.004, 0.022], [0, 0.002, -0.0115], 0.0015), { weight: 0.2 }),
  ];
}

/** Many of them, held together by a band. */
const BUNDLES = [
  "money",
  "cash",
  "stack of money",
  "stack of cash",
  "bundle of money",
  "wad of cash",
  "bundle of banknotes",
  "stack of banknotes",
  "wad of banknotes",
  "stack of bills",
  "stack of dollar bills",
  "wad of bills",
  "wad of money",
  "bundle of cash",
  "bundle of bills",
];

/** A banknote. What makes it itself: a long waving sheet of tinted paper, its worth in every corner, a head in an oval in the middle, a frame, fine lines and a green seal; or a bundle with a paper band. */
export const banknote = defineFromPlan({
  id: "banknote",
  family: "object",
  words: ["banknote", "bank note", "dollar bill", "paper money", "bill", "dollar", ...BUNDLES],
  senses: [],
  height: 0.066,
  vary: 0.01,
  view: { azimuth: 0.25, elevation: 0.24 },
  slots: {
    note: mainSlot("paper", "#c9d6b8 #d2dcc4 #e0d0b4 #c0d0d8", "paper|sheet"),
    band: slot("paper", "#e8e2d0 #c8a06a", "strap|stand"),
  },
  styles: {
    single: { weight: 1 },
    bundle: {
      weight: 0,
      words: BUNDLES,
    },
  },
  build,
});
