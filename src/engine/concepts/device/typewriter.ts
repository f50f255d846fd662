import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { flag, metres, ratio } from "../parameter-specs.ts";

export type TypewriterParameters = {
  readonly width: number;
  readonly rise: number;
  readonly paper: boolean;
  readonly paperHeight: number;
};

const parameters = {
  width: metres(0.2, 0.6, "Of the body."),
  rise: ratio(0.7, 1.4, "Height over the usual."),
  paper: flag("With a sheet of paper in it."),
  paperHeight: ratio(0.3, 1, "Of the sheet over the width."),
};

const ROWS = ["1234567890", "QWERTYUIOP", "ASDFGHJKL:", "ZXCVBNM.-/"];
const RIM = fromHex("#c9c4b8");
const LEGEND = fromHex("#f4efe2");

/**
 * A machine that prints letters by hand. What makes it itself: a sloping body with four stepped rows of round keys, the basket of type bars
 * above them between two ribbon spools, and on top the carriage: a black roller with knobs and a return lever, a typed sheet standing in it.
 */
export const typewriter = defineConcept<TypewriterParameters>({
  id: "typewriter",
  family: "device",
  words: ["typewriter", "typing machine", "vintage typewriter", "manual typewriter"],
  senses: ["typewriter"],
  height: 0.26,
  parameters,
  slots: {
    body: {
      words: ["case"],
      materials: ["painted-metal"],
      colours: ["#1c1d20", "#2f6b62", "#8f2a24", "#49698a", "#d9cdb2", "#3a4a3c"].map(fromHex),
    },
    key: {
      words: ["keys"],
      materials: ["plastic"],
      colours: ["#141416", "#141416", "#e9e2d0"].map(fromHex),
      takesWhole: false,
    },
    roller: { words: ["platen", "carriage"], materials: ["rubber"], colours: [fromHex("#161617")], takesWhole: false },
    metal: { words: ["lever", "spool", "type bar"], materials: ["brushed-steel"], takesWhole: false },
    paper: { words: ["sheet", "page"], materials: ["paper"], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<TypewriterParameters>(parameters, {
      width: draw.number("width", 0.3, 0.34) * traitFactor(ask, { wide: 1.15, narrow: 0.88 }),
      rise: draw.number("rise", 0.92, 1.1) * traitFactor(ask, { tall: 1.2, short: 0.85 }),
      paper: wants(ask, "paper", draw.chance("paper", 0.85)),
      paperHeight: draw.number("paperHeight", 0.5, 0.75),
    }),
  build: (p) => {
    const w = p.width;
    const h = w * 0.42 * p.rise;
    const ring = (y: number, half: number, back: number, front: number, corner: number): readonly Vec3[] =>
      rectangleOutline(half * 2 * w, (front - back) * w, corner * w, 4).map(
        ([x, z]): Vec3 => [x, y * h, -z + ((front + back) / 2) * w],
      );
    const bed = loft([
      ring(0.04, 0.48, -0.44, 0.5, 0.08),
      ring(0.1, 0.5, -0.46, 0.52, 0.09),
      ring(0.22, 0.5, -0.46, 0.5, 0.09),
      ring(0.3, 0.49, -0.46, 0.46, 0.08),
    ]);
    const hood = loft([
      ring(0.2, 0.49, -0.46, 0.12, 0.08),
      ring(0.55, 0.47, -0.46, 0.06, 0.1),
      ring(0.72, 0.44, -0.44, 0.02, 0.1),
      ring(0.78, 0.4, -0.4, -0.03, 0.08),
    ]);
    const feet = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        move(cylinder({ radius: w * 0.035, height: h * 0.1, bevel: w * 0.006, segments: 16 }), [
          x * w * 0.38,
          0,
          z * w * 0.36,
        ]),
      ),
    );
    const pitch = w * 0.082;
    const r = pitch * 0.45;
    const keyAt = (row: number, column: number): Vec3 => [
      (column - 4.5) * pitch + (row - 1.5) * pitch * 0.3 - pitch * 0.1,
      h * (0.66 - row * 0.095),
      w * (0.17 + row * 0.088),
    ];
    const cap = cylinder({ radius: r, height: r * 0.5, bevel: r * 0.16, bevelSteps: 1, segments: 14 });
    const keys = ROWS.flatMap((row, i) => [...row].map((_, k) => move(cap, keyAt(i, k))));
    const stems = ROWS.flatMap((row, i) =>
      [...row].map((_, k) => {
        const [x, y, z] = keyAt(i, k);
        return move(box([r * 0.3, y + r * 0.1 - h * 0.26, r * 0.3]), [x, (y + r * 0.1 + h * 0.26) / 2, z]);
      }),
    );
    const keyPaint: Paint = (surface, x, _y, z, _nx, ny) => {
      const row = Math.min(3, Math.max(0, Math.round((z / w - 0.17) / 0.088)));
      const column = Math.min(9, Math.max(0, Math.round((x - (row - 1.5) * pitch * 0.3 + pitch * 0.1) / pitch + 4.5)));
      const [cx, , cz] = keyAt(row, column);
      const [u, v] = [x - cx, z - cz];
      const d = Math.sqrt(u * u + v * v) / r;
      if (ny < 0.6 || d > 0.86) layColour(surface, RIM, 0.3, 1);
      else if (isWritten((ROWS[row] as string)[column] as string, u, -v, r * 1.05, 0.11))
        layColour(surface, surface.r > 0.4 ? [0.02, 0.02, 0.02] : LEGEND);
    };
    const spaceBar = box([w * 0.46, r * 0.6, r * 1.2], { bevel: r * 0.2, bevelSteps: 2 });
    const rollerY = h * 0.98;
    const rollerZ = -w * 0.26;
    const across = (geometry: ReturnType<typeof box>, x: number, y: number, z: number) =>
      move(turnZ(geometry, -PI / 2), [x, y, z]);
    const roller = across(
      cylinder({ radius: h * 0.17, height: w * 1.02, bevel: h * 0.02, segments: 28 }),
      -w * 0.51,
      rollerY,
      rollerZ,
    );
    const knobs = [-1, 1].map((s) =>
      across(
        cylinder({ radius: h * 0.15, height: w * 0.07, bevel: h * 0.04, segments: 24 }),
        s > 0 ? w * 0.53 : -w * 0.6,
        rollerY,
        rollerZ,
      ),
    );
    const rod = across(cylinder({ radius: h * 0.04, height: w * 1.14, segments: 12 }), -w * 0.57, rollerY, rollerZ);
    const rail = move(box([w * 1.04, h * 0.16, w * 0.1], { bevel: h * 0.03 }), [0, h * 0.83, rollerZ]);
    const ends = [-1, 1].map((s) =>
      move(box([w * 0.03, h * 0.34, w * 0.16], { bevel: w * 0.01, bevelSteps: 2 }), [
        s * w * 0.515,
        rollerY - h * 0.06,
        rollerZ,
      ]),
    );
    const lever = tube(
      h * 0.03,
      [
        [-w * 0.52, rollerY + h * 0.06, rollerZ + w * 0.05],
        [-w * 0.57, rollerY + h * 0.2, rollerZ + w * 0.14],
        [-w * 0.56, rollerY + h * 0.22, rollerZ + w * 0.32],
      ],
      8,
      { endRounding: h * 0.02 },
    );
    const spools = [-1, 1].map((s) =>
      move(cylinder({ radius: w * 0.1, height: h * 0.08, bevel: h * 0.02, segments: 32 }), [
        s * w * 0.28,
        h * 0.76,
        -w * 0.1,
      ]),
    );
    const basket = Array.from({ length: 17 }, (_, i) => {
      const a = (i - 8) * 0.115;
      return move(turnX(turnZ(box([w * 0.006, h * 0.34, w * 0.008]), -a), -0.62), [
        sin(a) * w * 0.2,
        h * 0.68,
        w * 0.06 - Math.abs(a) * w * 0.05,
      ]);
    });
    const sheetHeight = w * p.paperHeight;
    const sheet = slab([w * 0.66, sheetHeight, w * 0.006], w * 0.004);
    const typed: Paint = (surface, x, y) => {
      const line = (sheetHeight * 0.42 - y) / (w * 0.045);
      const row = Math.floor(line);
      if (row < 0 || y < -sheetHeight * 0.34 || line - row > 0.42 || Math.abs(x) > w * 0.26) return;
      const word = sin(Math.floor(x * (95 / w)) * 12.9 + row * 7.7);
      if (x < w * (row % 4 === 3 ? 0.05 : 0.25) && word > -0.62) layColour(surface, [0.04, 0.04, 0.05]);
    };
    return standModel(
      [
        makePart("bed", "body", bed, { weight: 1, crease: 0.5 }),
        makePart("hood", "body", hood, { weight: 1, crease: 0.5 }),
        ...makeParts("foot", "roller", feet, { weight: 0.3 }),
        makePart("keys", "key", settle(merge(keys)), { weight: 1, paint: keyPaint }),
        makePart("key-levers", "metal", settle(merge(stems)), { weight: 0.3 }),
        makePart("space-bar", "key", move(spaceBar, [0, h * 0.31, w * 0.49]), { weight: 0.6 }),
        makePart("roller", "roller", roller, { weight: 0.9 }),
        makePart("axle", "metal", rod, { weight: 0.3 }),
        ...makeParts("roller-knob", "roller", knobs, { weight: 0.7 }),
        makePart("carriage", "metal", rail, { weight: 0.7 }),
        ...makeParts("carriage-end", "body", ends, { weight: 0.6 }),
        makePart("return-lever", "metal", lever, { weight: 0.7 }),
        ...makeParts("spool", "metal", spools, { weight: 0.6 }),
        makePart("type-bars", "metal", settle(merge(basket)), { weight: 0.5 }),
        ...(p.paper
          ? [
              makePart(
                "paper",
                "paper",
                move(turnX(sheet, -0.2), [0, rollerY + sheetHeight * 0.42, rollerZ - h * 0.1 - sheetHeight * 0.08]),
                { weight: 0.9, paint: typed },
              ),
            ]
          : []),
      ],
      [
        { name: "top", position: [0, rollerY + h * 0.17, rollerZ], normal: [0, 1, 0], radius: w * 0.3 },
        { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
      ],
    );
  },
  view: { azimuth: 0.5, elevation: 0.4 },
});
