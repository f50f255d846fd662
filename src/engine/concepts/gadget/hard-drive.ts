import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners, rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block, laid, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width, length and height of a drive for a desk computer, metres. It lies, its connectors to the back. */
const [W, L, _H] = [0.102, 0.147, 0.026];
/** Middle and radius of the disks. */
const DISK = { z: -0.022, r: 0.0465 };

/** Rings on the disk that catch the light. */
const turnedBright: Paint = (surface, x, _y, z) => {
  const r = Math.sqrt(x * x + z * z);
  const t = r / 0.0011;
  surface.roughness = 0.1 + 0.05 * (t - Math.floor(t));
};

/** One for a desk computer, its cover off. */
function internal(): Part[] {
  const wall = extrude(rectangleOutline(W, L, 0.004, 4), {
    depth: 0.0185,
    bevel: 0.0008,
    holes: [reverseOutline(rectangleOutline(W - 0.009, L - 0.01, 0.006, 5))],
  });
  const lay = (g: Part["geometry"], y: number) => settle(move(turnX(g, -PI / 2), [0, y, 0]));
  const arm = laid(
    closeCorners(
      [
        [0.0055, -0.006, 0.004],
        [0.0055, 0.01, 0.004],
        [0.0016, 0.056, 0.001],
        [-0.0016, 0.056, 0.001],
        [-0.0055, 0.01, 0.004],
        [-0.0055, -0.006, 0.004],
      ],
      3,
    ),
    0.0016,
  );
  const pivot: readonly [number, number, number] = [0.026, 0, 0.045];
  const swing = (g: Part["geometry"], y: number) => move(turnY(g, 0.62), [pivot[0], y, pivot[2]]);
  const disk = (y: number) =>
    turnedUp(
      [
        [0.0125, y],
        [DISK.r, y, 0.0002],
        [DISK.r, y + 0.0012, 0.0002],
        [0.0125, y + 0.0012],
      ],
      72,
    );
  return [
    makePart("base", "body", block([W, 0.009, L], [0, 0.0045, 0], 0.002), { weight: 1 }),
    makePart("wall", "body", lay(wall, 0.0075 + 0.00925), { weight: 1 }),
    makePart("floor", "dark", block([W - 0.008, 0.002, L - 0.01], [0, 0.0096, 0]), { weight: 0.6 }),
    ...makeParts(
      "disk",
      "disk",
      [0.014, 0.0185].map((y) => move(disk(y), [0, 0, DISK.z])),
      { weight: 1, paint: turnedBright },
    ),
    makePart(
      "hub",
      "metal",
      move(
        turnedUp(
          [
            [0, 0.009],
            [0.0135, 0.009],
            [0.0135, 0.0225, 0.001],
            [0.004, 0.0228],
            [0.004, 0.0218],
            [0, 0.0218],
          ],
          36,
        ),
        [0, 0, DISK.z],
      ),
      { weight: 0.8 },
    ),
    ...makeParts(
      "screw",
      "dark",
      [0, 1, 2].map((k) =>
        move(
          turnedUp(
            [
              [0, 0.022],
              [0.0017, 0.022],
              [0.0017, 0.0232],
              [0, 0.0232],
            ],
            12,
          ),
          [[0.0085, -0.0042, -0.0042][k] as number, 0, DISK.z + ([0, 0.0074, -0.0074][k] as number)],
        ),
      ),
      { weight: 0.3 },
    ),
    ...makeParts(
      "arm",
      "metal",
      [0.0166, 0.0212].map((y) => swing(arm, y)),
      { weight: 1 },
    ),
    makePart("head", "dark", swing(block([0.0032, 0.0024, 0.0044], [0, 0.001, -0.055], 0.0005), 0.02), { weight: 0.5 }),
    makePart(
      "pivot",
      "metal",
      move(
        turnedUp(
          [
            [0, 0.009],
            [0.0082, 0.009],
            [0.0082, 0.0245, 0.001],
            [0.003, 0.0248],
            [0, 0.024],
          ],
          32,
        ),
        [pivot[0], 0, pivot[2]],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "coil",
      "copper",
      move(
        laid(
          closeCorners(
            [
              [-0.012, -0.02, 0.005],
              [0.014, -0.02, 0.005],
              [0.006, 0, 0.003],
              [-0.006, 0, 0.003],
            ],
            4,
          ),
          0.004,
        ),
        [pivot[0] - 0.014, 0.016, pivot[2] + 0.002],
      ),
      { weight: 0.6 },
    ),
    makePart(
      "magnet",
      "metal",
      move(
        laid(
          closeCorners(
            [
              [-0.024, -0.012, 0.006],
              [0.018, -0.012, 0.006],
              [0.014, 0.01, 0.006],
              [-0.018, 0.01, 0.006],
            ],
            4,
          ),
          0.0024,
        ),
        [pivot[0] - 0.018, 0.0212, pivot[2] + 0.012],
      ),
      { weight: 0.6 },
    ),
    makePart("contacts", "gold", block([0.04, 0.002, 0.003], [-0.02, 0.0105, L / 2 - 0.001]), { weight: 0.4 }),
    ...makeParts(
      "corner-screw",
      "dark",
      [-1, 1].flatMap((a) =>
        [-1, 0, 1].map((b) =>
          move(
            turnedUp(
              [
                [0, 0.0255],
                [0.0017, 0.0255],
                [0.0017, 0.0264],
                [0, 0.0264],
              ],
              12,
            ),
            [a * (W / 2 - 0.0024), 0, b * (L / 2 - 0.0052)],
          ),
        ),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** One for the pocket: a slab with its size and a lamp, on a cable. */
function external({ seed }: Planned): Part[] {
  const [w, l, t] = [0.078, 0.112, 0.015];
  const name = ["1TB", "2TB", "4TB", "5TB"][seed % 4] as string;
  const printed: Paint = (surface, x, y, z) => {
    if (z < t / 2 - 0.002) return;
    if (isWritten(name, x, y + 0.03, 0.011, 0.09)) layColour(surface, [0.75, 0.76, 0.78], 0.4, 0);
    if (x * x + (y - 0.045) * (y - 0.045) < 0.0000025) layColour(surface, [0.3, 0.7, 1], 0.3, 0);
    const groove = (y - 0.012) / 0.0045;
    if (y > -0.012 && y < 0.034 && Math.abs(groove - Math.round(groove)) < 0.13) surface.height -= 0.0006;
  };
  const cable = curveThrough(
    [
      [0, t / 2, -l / 2 - 0.02],
      [0, t / 2, -l / 2 - 0.035],
      [0.03, 0.0025, -l / 2 - 0.05],
      [0.075, 0.0022, -0.05],
      [0.062, 0.0022, 0.01],
      [0.07, 0.0025, 0.05],
    ],
    8,
  );
  return [
    makePart("body", "shell", move(turnX(slab([w, l, t], 0.008, 0.003, 5), -PI / 2), [0, t / 2, 0]), {
      weight: 1,
      paint: printed,
    }),
    makePart("plug", "cable", block([0.014, 0.007, 0.022], [0, t / 2, -l / 2 - 0.01], 0.0018), { weight: 0.6 }),
    makePart("cable", "cable", tube(0.002, cable, 10), { weight: 0.8 }),
    makePart("end", "cable", block([0.015, 0.0075, 0.022], [0.0705, 0.0037, 0.06], 0.002), { weight: 0.6 }),
    makePart("tip", "metal", block([0.012, 0.0045, 0.013], [0.0705, 0.0037, 0.0765], 0.0004), { weight: 0.5 }),
  ];
}

const build = (planned: Planned): Part[] => (planned.style === "external" ? external(planned) : internal());

/** Where a computer keeps things. What makes it itself: an open metal case in which bright mirror disks lie stacked on a hub, and a pointed arm that swings over them from its pivot; or a slab for the pocket with its size in TB, a lamp and a USB cable. */
export const hardDrive = defineFromPlan({
  id: "hard-drive",
  family: "device",
  words: [
    "hard drive",
    "hard disk",
    "hard disk drive",
    "hdd",
    "disk drive",
    "external hard drive",
    "portable hard drive",
    "external drive",
    "external ssd",
    "ssd",
    "portable ssd",
  ],
  height: 0.026,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.75 },
  slots: {
    body: mainSlot("brushed-aluminium aluminium", "", "case"),
    shell: slot("plastic", "#1a1b1e #2a4a8a #8a2a2a #c8ccd0", "box", true),
    disk: slot("chrome", "", "platter|disc"),
    metal: slot("brushed-steel", "", "arm|hub|pivot"),
    dark: slot("plastic", "#17181a", "screw|inside"),
    copper: slot("copper", "", "coil"),
    gold: slot("gold", "", "contact"),
    cable: slot("plastic", "#17181a", "cord|plug"),
  },
  styles: {
    internal: {},
    external: {
      weight: 0,
      words: ["external hard drive", "portable hard drive", "external drive", "external ssd", "ssd", "portable ssd"],
      slots: ["cable", "shell"],
    },
  },
  build,
});
