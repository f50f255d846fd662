import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { turnY } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const PITCH = 0.00254;
const NAMES = ["8086", "Z80", "6502", "NE555", "68000"];
const PRINT = [0.62, 0.62, 0.6] as const;

/** A pin bent down from the flank. */
const pin = (x: number, z: number, way: 1 | -1): Part["geometry"] =>
  sweep(
    rectangleOutline(0.0013, 0.00035, 0.0001, 1),
    (
      [
        [x, 0.0052, z - way * 0.0006],
        [x, 0.0052, z + way * 0.001],
        [x, 0.0046, z + way * 0.0014],
        [x, 0.0026, z + way * 0.0014],
        [x, 0, z + way * 0.0014],
      ] satisfies Vec3[]
    ).map((p): Vec3 => p),
    { up: [0, 1, 0], scale: (t) => [t > 0.72 ? 0.5 : 1, 1] },
  );

/** A long black block on two rows of legs. */
function beetle(count: number, name: string): Part[] {
  const [long, wide] = [count * PITCH + 0.001, 0.0095];
  const xs = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * PITCH);
  return [
    makePart("package", "body", block([long, 0.0036, wide], [0, 0.0054, 0], 0.0005), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (y < 0.007) return;
        const notch = (x + long / 2) * (x + long / 2) + z * z < 0.0000022;
        const dot = (x + long / 2 - 0.003) * (x + long / 2 - 0.003) + (z - 0.003) * (z - 0.003) < 0.0000004;
        if (notch || dot) layColour(surface, [0.004, 0.004, 0.004], 0.7);
        if (isWritten(name, x - 0.001, -z + 0.0013, 0.0028, 0.09)) layColour(surface, PRINT, 0.6);
        if (isWritten("1984", x - 0.001, -z - 0.0022, 0.0017, 0.09)) layColour(surface, PRINT, 0.6);
      },
    }),
    makePart("pins", "pin", merge(([1, -1] as const).flatMap((way) => xs.map((x) => pin(x, (way * wide) / 2, way)))), {
      weight: 1,
    }),
  ];
}

/** A square one with legs all round, a bright lid in its middle. */
function quad(name: string): Part[] {
  const side = 0.024;
  const count = 8;
  const xs = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * PITCH * 0.98);
  const row = merge(xs.map((x) => pin(x, side / 2, 1)));
  return [
    makePart("package", "body", block([side, 0.0036, side], [0, 0.0054, 0], 0.0006), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (y > 0.007 && (x + 0.0095) * (x + 0.0095) + (z - 0.0095) * (z - 0.0095) < 0.0000012)
          layColour(surface, PRINT, 0.6);
      },
    }),
    makePart("lid", "pin", block([0.0145, 0.0008, 0.0145], [0, 0.0074, 0], 0.0003), {
      weight: 0.9,
      paint: (surface, x, y, z) => {
        if (y > 0.0075 && isWritten(name, x, -z, 0.0028, 0.09)) layColour(surface, [0.05, 0.05, 0.05], 0.5, 0);
      },
    }),
    makePart("pins", "pin", merge([0, 1, 2, 3].map((i) => turnY(row, (i * PI) / 2))), { weight: 1 }),
  ];
}

const build = ({ style, count, seed }: Planned): Part[] => {
  const name = NAMES[seed % NAMES.length] as string;
  const turned = style === "quad" ? quad("CPU") : beetle(count, name);
  return turned.map((part) => ({ ...part, geometry: turnY(part.geometry, 0.3) }));
};

/** A microchip. What makes it itself: a flat black block printed with its number, a notch and a dot at one end, two rows of bent bright legs; or a square one with legs all round and a metal lid. */
export const microchip = defineFromPlan({
  id: "microchip",
  family: "device",
  words: [
    "microchip",
    "computer chip",
    "silicon chip",
    "integrated circuit",
    "microprocessor",
    "processor",
    "cpu",
    "electronic chip",
    "semiconductor",
  ],
  senses: ["microprocessor"],
  height: 0.0072,
  vary: 0.02,
  view: { azimuth: 0.25, elevation: 0.55 },
  slots: {
    body: mainSlot("plastic", "#17181a #1c1d20", "package|case"),
    pin: slot("steel", "#d8d8d4 #e0c070", "leg|contact|lead|lid"),
  },
  styles: {
    beetle: { weight: 1.3, traits: ["long"] },
    quad: { weight: 1, words: ["cpu", "processor", "microprocessor"], traits: ["square"] },
  },
  count: { slot: "pin", min: 7, max: 12, most: 20 },
  build,
});
