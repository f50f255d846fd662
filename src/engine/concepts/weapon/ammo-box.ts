import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Length, height to the lid, depth; thickness of a wall, metres. */
const [W, H, D, WALL] = [0.29, 0.165, 0.15, 0.006];
const YELLOW = fromHex("#d8b428");

/** A cartridge on its end: case, neck, bullet; case and bullet apart. */
const round = (): { shell: Geometry; bullet: Geometry } => ({
  shell: turnedUp(
    [
      [0, 0],
      [0.0095, 0, 0.001],
      [0.0095, 0.003],
      [0.0085, 0.004],
      [0.0088, 0.006],
      [0.0086, 0.05, 0.003],
      [0.0062, 0.058, 0.002],
      [0.006, 0.066],
      [0, 0.066],
    ],
    20,
  ),
  bullet: turnedUp(
    [
      [0, 0.06],
      [0.0056, 0.064],
      [0.0056, 0.072, 0.01],
      [0.0034, 0.086, 0.01],
      [0, 0.094],
    ],
    16,
    4,
  ),
});

function build({ seed, style, stream }: Planned): Part[] {
  const next = stream("rounds");
  const isOpen = style === "open";
  const mark = ["7.62 MM", "5.56 MM", "CAL .50"][seed % 3] as string;
  const shell = isOpen
    ? merge([
        block([W, WALL, D], [0, WALL / 2, 0], 0.002),
        ...[-1, 1].map((s) => block([W, H, WALL], [0, H / 2, s * (D / 2 - WALL / 2)], 0.002)),
        ...[-1, 1].map((s) => block([WALL, H, D], [s * (W / 2 - WALL / 2), H / 2, 0], 0.002)),
      ])
    : block([W, H, D], [0, H / 2, 0], 0.008, 2);
  const stencil = (
    surface: Parameters<NonNullable<Part["paint"]>>[0],
    x: number,
    y: number,
    z: number,
    nz: number,
  ): void => {
    if (nz < 0.7 || z < D / 2 - 0.004) return;
    if (
      isWritten(mark, x, y - H * 0.66, 0.026, 0.1) ||
      isWritten("200 CARTRIDGES", x, y - H * 0.42, 0.0125, 0.1) ||
      isWritten(`LOT ${100 + (seed % 800)}`, x, y - H * 0.24, 0.0125, 0.1)
    )
      layColour(surface, YELLOW, 0.7, 0);
  };
  const lid = (g: Geometry): Geometry =>
    isOpen ? settle(move(turnX(move(g, [0, -H, D / 2]), -1.9), [0, H + 0.002, -D / 2])) : g;
  const top = merge([
    block([W + 0.012, 0.022, D + 0.012], [0, H + 0.007, 0], 0.005, 2),
    block([W * 0.8, 0.006, D * 0.7], [0, H + 0.019, 0], 0.003),
  ]);
  const handle = merge([
    bar([-0.06, H + 0.02, 0], [-0.05, H + 0.045, 0], 0.0045, 10),
    bar([0.06, H + 0.02, 0], [0.05, H + 0.045, 0], 0.0045, 10),
    bar([-0.052, H + 0.045, 0], [0.052, H + 0.045, 0], 0.007, 12),
  ]);
  const parts = [
    makePart("box", "body", shell, {
      weight: 1,
      paint: (surface, x, y, z, _nx, _ny, nz) => stencil(surface, x, y, z, nz),
    }),
    makePart(
      "ribs",
      "body",
      merge(
        [-1, 1].flatMap((s) => [
          block([0.012, H * 0.94, 0.006], [s * (W / 2 - 0.02), H * 0.48, D / 2 + 0.001], 0.002),
          block([0.006, H * 0.86, 0.05], [s * (W / 2 + 0.001), H * 0.46, 0], 0.002),
        ]),
      ),
      { weight: 0.4 },
    ),
    makePart("lid", "body", lid(top), { weight: 0.9 }),
    makePart("handle", "metal", lid(handle), { weight: 0.7 }),
    makePart(
      "latch",
      "metal",
      merge([
        block([0.008, 0.06, 0.05], [W / 2 + 0.009, H * 0.78, 0], 0.002),
        bar([W / 2 + 0.014, H * 0.55, -0.03], [W / 2 + 0.014, H * 0.55, 0.03], 0.005, 10),
        block([0.012, 0.014, 0.04], [W / 2 + 0.008, H * 0.58, 0], 0.003),
      ]),
      { weight: 0.5 },
    ),
    makePart("hinge", "metal", bar([-W * 0.4, H, -D / 2 - 0.004], [W * 0.4, H, -D / 2 - 0.004], 0.006, 10), {
      weight: 0.3,
    }),
  ];
  if (isOpen) {
    const [columns, rows] = [11, 5];
    const places = Array.from(
      { length: columns * rows },
      (_, i) =>
        [
          ((i % columns) - (columns - 1) / 2) * 0.0245,
          H - 0.082 + 0.006 * next(),
          (Math.floor(i / columns) - (rows - 1) / 2) * 0.0262,
        ] as const,
    );
    const { shell: brass, bullet } = round();
    parts.push(
      makePart("bed", "dark", block([W - WALL, 0.08, D - WALL], [0, 0.045, 0]), { weight: 0.2 }),
      makePart("cartridges", "cartridge", merge(places.map((at) => move(brass, at))), { weight: 0.9 }),
      makePart("bullets", "bullet", merge(places.map((at) => move(bullet, at))), { weight: 0.8 }),
    );
  } else {
    // a few have been left beside it
    const lying = (x: number, z: number, spin: number): { shell: Geometry; bullet: Geometry } => {
      const put = (g: Geometry): Geometry => move(turnZ(g, PI / 2), [0, 0.0095, 0]);
      const { shell: brass, bullet } = round();
      const at = (g: Geometry): Geometry => move(turnY(put(g), spin), [x, 0, z]);
      return { shell: at(brass), bullet: at(bullet) };
    };
    const some = [lying(0.09, D / 2 + 0.05, 0.3), lying(0.03, D / 2 + 0.075, -0.5), lying(0.12, D / 2 + 0.085, 1.1)];
    parts.push(
      makePart("cartridges", "cartridge", merge(some.map((s) => s.shell)), { weight: 0.6 }),
      makePart("bullets", "bullet", merge(some.map((s) => s.bullet)), { weight: 0.5 }),
    );
  }
  return parts;
}

/** An ammunition box. What makes it itself: an olive steel can with pressed ribs, a flat overlapping lid with a carrying handle, a big latch at its end and yellow stencilled letters; cartridges stand in it when it is open, or a few lie beside. */
export const ammoBox = defineFromPlan({
  id: "ammo-box",
  family: "weapon",
  words: [
    "ammo box",
    "ammo crate",
    "ammunition box",
    "ammo can",
    "ammunition crate",
    "box of ammo",
    "box of bullets",
    "bullet box",
    "crate of ammo",
    "ammo pack",
    "open ammo box",
  ],
  senses: [],
  height: 0.21,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal", "#4a5230 #555c38 #3f4a30 #5a5440", "can|box|lid|case"),
    metal: slot("iron", "#3c4028", "latch|handle|hinge"),
    cartridge: slot("brass", "", "round|shell|case|ammo"),
    bullet: slot("copper", ""),
    dark: slot("plastic", "#121310"),
  },
  styles: {
    closed: { weight: 1, traits: ["closed"] },
    open: {
      weight: 1,
      words: ["open ammo box", "box of bullets", "box of ammo"],
      traits: ["open", "containing"],
      slots: ["dark"],
    },
  },
  build,
});
