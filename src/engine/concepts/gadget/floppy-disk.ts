import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { hole, plate } from "../pieces.ts";

/** Metres: side and thickness. */
const [W, H, T] = [0.09, 0.094, 0.0042];
const INK = [0.02, 0.03, 0.08] as const;
const NAMES = ["GAME 1", "BACKUP", "DATA", "PHOTOS", "DISK 2"];

/** A coloured head, a name by hand, and ruled lines. */
const labelled =
  (name: string, head: string): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    if (y > 0.015) layColour(surface, fromHex(head), 0.6, 0);
    const line = (y + 0.5) / 0.0078;
    if (y < 0.012 && y > -0.024 && Math.abs(x) < 0.031 && line - Math.floor(line) < 0.06)
      layColour(surface, [0.35, 0.42, 0.6], 0.6, 0);
    if (isWritten(name, x, y - 0.004, 0.0085, 0.09)) layColour(surface, INK, 0.6, 0);
  };

/** Slides over the disk: an opening to the left, a letter-box of bright steel. */
const shutter = (): Part["geometry"] =>
  plate(
    [
      [-0.029, -0.015, 0.001],
      [0.029, -0.015, 0.001],
      [0.029, 0.015, 0.001],
      [-0.029, 0.015, 0.001],
    ],
    T + 0.0008,
    0.0003,
    [
      [
        [0.006, -0.0115],
        [0.006, 0.0115],
        [0.018, 0.0115],
        [0.018, -0.0115],
      ],
    ],
  );

function build({ seed }: Planned): Part[] {
  const shell = extrude(
    closeCorners(
      [
        [W / 2, -H / 2, 0.002],
        [W / 2, H / 2 - 0.006, 0.0005],
        [W / 2 - 0.006, H / 2, 0.0005],
        [-W / 2, H / 2, 0.002],
        [-W / 2, -H / 2, 0.002],
      ],
      4,
    ),
    {
      depth: T,
      bevel: 0.0005,
      holes: [hole(-0.04, -0.041, 0.0018, 12), hole(0.04, -0.041, 0.0018, 12)],
    },
  );
  const paper = slab([0.07, 0.054, T + 0.0003], 0.0015);
  const lean = (g: Part["geometry"], x: number, y: number, z = 0) => turnX(move(g, [x, y + H / 2, z]), -0.16);
  const head = ["#c8281e", "#2a5fb4", "#2f8a4a", "#e0a01c"][seed % 4] as string;
  return [
    makePart("shell", "shell", lean(shell, 0, 0), { weight: 1 }),
    makePart("shutter", "shutter", lean(shutter(), 0.004, 0.0315), { weight: 1 }),
    makePart("label", "label", lean(paper, 0, -0.0185), {
      weight: 1,
      paint: labelled(NAMES[seed % NAMES.length] as string, head),
    }),
    makePart("hub", "shutter", lean(disc(0.0125, 0.0004, 0.0001, 28), 0, 0, -T / 2 - 0.0003), { weight: 0.3 }),
    makePart("stand", "stand", move(slab([0.05, 0.005, 0.02], 0.002), [0, 0.0025, -0.011]), { weight: 0.2 }),
  ];
}

/** A floppy disk. What makes it itself: a flat square of coloured plastic with one corner cut, a sliding steel shutter with its slot above, a ruled paper label with a coloured head below, two small holes. */
export const floppyDisk = defineFromPlan({
  id: "floppy-disk",
  family: "device",
  words: ["floppy disk", "floppy", "diskette", "floppy disc", "save icon", "computer disk"],
  senses: ["floppy"],
  height: 0.094,
  vary: 0.01,
  view: { azimuth: 0.32, elevation: 0.16 },
  slots: {
    shell: mainSlot("plastic", "#1b1c1f #1d3f8a #22262c #a82a24 #2c7a74", "case|body"),
    shutter: slot("brushed-steel", "", "slider|metal"),
    label: slot("paper", "#f4f1e6", "sticker"),
    stand: slot("plastic", "#2a2b2e"),
  },
  build,
});
