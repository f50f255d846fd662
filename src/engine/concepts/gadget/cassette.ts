import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab, turned } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { hole, plate } from "../pieces.ts";

/** Metres: the shell, and how far its reels are apart. */
const [W, H, T] = [0.1, 0.063, 0.0092];
const REEL = 0.0212;
const TITLES = ["MIX TAPE", "SIDE A", "BEST OF 84", "SUMMER", "DEMO 1"];
const INK = [0.03, 0.03, 0.05] as const;

/** Writing lines with a title above, three stripes of colour below. */
const labelled =
  (title: string, stripes: readonly string[]): Paint =>
  (surface, x, y, z) => {
    if (z < 0.002) return;
    const band = Math.floor((-0.0105 - y) / 0.0032);
    const stripe = band >= 0 ? stripes[band] : undefined;
    if (stripe) layColour(surface, fromHex(stripe), 0.55, 0);
    if (y > 0.012 && Math.abs(y - 0.0132) < 0.0003 && Math.abs(x) < 0.039) layColour(surface, [0.5, 0.5, 0.5], 0.6, 0);
    if (isWritten(title, x + 0.004, y - 0.0172, 0.0052, 0.09)) layColour(surface, INK, 0.6, 0);
    if (isWritten("A", x + 0.038, y - 0.0172, 0.0056, 0.13)) layColour(surface, fromHex("#c8281e"), 0.6, 0);
  };

/** A toothed hub seen through its hole. */
function hub(x: number): Part["geometry"] {
  const ring = turned(
    [
      [0.0031, 0],
      [0.0049, 0],
      [0.0049, 0.0024],
      [0.0031, 0.0024],
    ],
    28,
    true,
  );
  const teeth = Array.from({ length: 6 }, (_, i) =>
    turnZ(block([0.0011, 0.0016, 0.0022], [0, 0.0027, 0.0011]), (i * PI) / 3),
  );
  return move(merge([ring, ...teeth]), [x, 0, T / 2 - 0.0016]);
}

const STRIPES = [
  ["#e0701c", "#e8b02a", "#2c8a86"],
  ["#c8281e", "#e0701c", "#f0c83a"],
  ["#2a4fa4", "#3a8ac8", "#7ac0d8"],
  ["#a82a7a", "#d84a8a", "#f08ab0"],
];

function build({ seed }: Planned): Part[] {
  const lift = H / 2;
  const shell = plate(
    [
      [-W / 2, -H / 2, 0.003],
      [W / 2, -H / 2, 0.003],
      [W / 2, H / 2, 0.003],
      [-W / 2, H / 2, 0.003],
    ],
    T,
    0.0007,
    [hole(-REEL, 0, 0.0054, 28), hole(REEL, 0, 0.0054, 28)],
  );
  // the thicker lower edge where the head reaches in
  const foot = plate(
    [
      [-0.033, -H / 2, 0.001],
      [0.033, -H / 2, 0.001],
      [0.03, -H / 2 + 0.0135, 0.001],
      [-0.03, -H / 2 + 0.0135, 0.001],
    ],
    T + 0.0032,
    0.0006,
  );
  const label = plate(
    [
      [-0.0445, -0.0215, 0.002],
      [0.0445, -0.0215, 0.002],
      [0.0445, 0.0245, 0.002],
      [-0.0445, 0.0245, 0.002],
    ],
    T + 0.0006,
    0,
    [
      [
        [-0.0285, -0.0068],
        [-0.0285, 0.0068],
        [0.0285, 0.0068],
        [0.0285, -0.0068],
      ],
    ],
  );
  const spool = (x: number, radius: number) => move(disc(radius, 0.0005, 0, 36), [x, 0, T / 2 - 0.00035]);
  const screws = [
    [-0.046, 0.0275],
    [0.046, 0.0275],
    [-0.046, -0.0275],
    [0.046, -0.0275],
  ] as const;
  const put = (g: Part["geometry"]) => turnX(move(g, [0, lift, 0]), -0.12);
  const title = TITLES[seed % TITLES.length] as string;
  const stripes = STRIPES[seed % STRIPES.length] as string[];
  return [
    makePart("shell", "shell", put(shell), { weight: 1 }),
    makePart("foot", "shell", put(foot), { weight: 0.8 }),
    makePart("label", "label", put(label), { weight: 1, paint: labelled(title, stripes) }),
    makePart("window", "window", put(move(slab([0.022, 0.0105, 0.0006], 0.001), [0, 0, T / 2 + 0.0001])), {
      weight: 0.8,
      // the brown tape on its two spools
      paint: (surface, x, _y, z) => {
        if (z > 0 && (x < -0.003 || x > 0.0075)) layColour(surface, [0.06, 0.025, 0.012], 0.25, 0);
      },
    }),
    ...makeParts("eye", "shell", [put(spool(-REEL, 0.0062)), put(spool(REEL, 0.0062))], {
      weight: 0.6,
      paint: (surface) => layColour(surface, [0.015, 0.015, 0.016]),
    }),
    ...makeParts("reel", "reel", [put(hub(-REEL)), put(hub(REEL))], { weight: 1 }),
    makePart(
      "screws",
      "screw",
      merge(screws.map(([x, y]) => put(move(disc(0.0016, 0.0006, 0.0002, 14), [x, y, T / 2 - 0.0001])))),
      { weight: 0.3 },
    ),
    makePart("stand", "shell", move(slab([0.06, 0.005, 0.02], 0.002), [0, 0.0025, -0.013]), { weight: 0.2 }),
  ];
}

/** An audio cassette. What makes it itself: a flat box with two toothed reels in round holes, a little window between them with brown tape, a written label with stripes, a thicker lower edge, four screws. */
export const cassette = defineFromPlan({
  id: "cassette",
  family: "device",
  words: ["cassette", "cassette tape", "audio cassette", "mixtape", "mix tape", "tape cassette", "music cassette"],
  senses: ["cassette", "cassette tape"],
  height: 0.063,
  vary: 0.01,
  view: { azimuth: 0.28, elevation: 0.14 },
  slots: {
    shell: mainSlot("plastic", "#25262a #e4e0d4 #33363c #b8322a #2a5a8a", "case|body"),
    label: slot("paper", "#f2ecdc #f6f4ee", "sticker"),
    window: slot("plastic", "#b8bcc0", "tape"),
    reel: slot("plastic", "#f4f2ec", "spool|hub|gear"),
    screw: slot("brushed-steel"),
  },
  build,
});
