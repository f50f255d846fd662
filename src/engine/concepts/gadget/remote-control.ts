import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const TOP = 0.011;
const INK = fromHex("#f4f4f0");
const PAD: readonly string[] = ["123", "456", "789", "-0+"];
const KX = 0.0145;
const KY = 0.0118;
const padAt = (row: number, column: number): readonly [number, number] => [(column - 1) * KX, 0.047 - row * KY];
const COLOURS = ["#c8281e", "#2f9a3a", "#e0b81a", "#2a5fc0"];

const digits: Paint = (surface, x, y, _z, _nx, ny) => {
  if (ny < 0.5) return;
  const [row, column] = [Math.round((0.047 - y) / KY), Math.round(x / KX + 1)];
  const [cx, cy] = padAt(row, column);
  if (isWritten(PAD[row]?.[column] ?? " ", x - cx, y - cy, 0.0055, 0.11)) layColour(surface, [0.02, 0.02, 0.03]);
};

const power: Paint = (surface, x, y, _z, _nx, ny) => {
  if (ny < 0.5) return;
  const [u, v] = [x + 0.016, y - 0.083];
  const d = Math.sqrt(u * u + v * v);
  const isRing = Math.abs(d - 0.0032) < 0.0006 && !(v > 0 && Math.abs(u) < 0.0013);
  if (isRing || (Math.abs(u) < 0.0006 && v > 0 && v < 0.0042)) layColour(surface, INK);
};

const arrows: Paint = (surface, x, y, _z, _nx, ny) => {
  if (ny < 0.5) return;
  const [u, v] = [Math.abs(x), Math.abs(y + 0.02)];
  const [far, near] = [Math.max(u, v), Math.min(u, v)];
  if (far > 0.0115 && far < 0.0145 && near < 0.0145 - far) layColour(surface, INK);
};

const signs: Paint = (surface, x, y, _z, _nx, ny) => {
  if (ny < 0.5) return;
  const v = y + 0.058;
  if (isWritten(v > 0 ? "+" : "-", Math.abs(x) - 0.0135, Math.abs(v) - 0.0085, 0.006, 0.11)) layColour(surface, INK);
};

const small = (x: number, y: number, w = 0.0088, h = 0.0058): Part["geometry"] =>
  settle(move(slab([w, h, 0.004], 0.0026, 0.0011), [x, y, TOP]));

function build({ style }: Planned): Part[] {
  const lay = (g: Part["geometry"]) => turnX(g, -PI / 2);
  const simple = style === "slim";
  const ring = settle(move(disc(0.017, 0.0035, 0.0012), [0, -0.02, TOP - 0.002]));
  const ok = settle(move(disc(0.0075, 0.005, 0.0012), [0, -0.02, TOP - 0.002]));
  const rockers = merge([-1, 1].map((s) => small(s * 0.0135, -0.058, 0.0105, 0.029)));
  const pad = merge(PAD.flatMap((_, row) => [0, 1, 2].map((column) => small(...padAt(row, column), 0.0108, 0.0082))));
  return [
    makePart("body", "body", lay(move(slab([0.05, 0.2, 0.018], 0.013, 0.006, 6), [0, 0, 0.002])), { weight: 1 }),
    makePart("face", "face", lay(move(slab([0.044, 0.192, 0.003], 0.011, 0.001), [0, 0, TOP - 0.001])), {
      weight: 0.7,
    }),
    makePart("power", "power", lay(settle(move(disc(0.0062, 0.005, 0.0012, 28), [-0.016, 0.083, TOP - 0.002]))), {
      weight: 0.9,
      paint: power,
    }),
    makePart("source", "button", lay(merge([small(0.016, 0.083), small(0.002, 0.083)])), { weight: 0.5 }),
    ...(simple ? [] : [makePart("number-pad", "number", lay(pad), { weight: 1, paint: digits })]),
    ...makeParts(
      "colour",
      "button",
      COLOURS.map((_, i) => lay(small((i - 1.5) * 0.0103, simple ? 0.045 : 0.068, 0.0078, 0.005))),
      { weight: 0.6 },
    ).map((part, i) => ({ ...part, paint: ((surface) => layColour(surface, fromHex(COLOURS[i] as string))) as Paint })),
    makePart("ring", "button", lay(ring), { weight: 0.9, paint: arrows }),
    makePart("ok", "number", lay(ok), { weight: 0.6 }),
    makePart("rockers", "button", lay(rockers), { weight: 0.8, paint: signs }),
    makePart("play", "button", lay(merge([-1, 0, 1].map((i) => small(i * 0.0135, -0.083, 0.0098, 0.0068)))), {
      weight: 0.4,
    }),
    makePart("eye", "eye", lay(move(slab([0.02, 0.006, 0.008], 0.0025, 0.001), [0, 0.0985, 0.003])), { weight: 0.4 }),
  ];
}

/** A television's remote control, lying down. What makes it itself: a long narrow block full of buttons: a red power button in the corner, a number pad, four coloured ones, a ring of arrows and two rockers. */
export const remoteControl = defineFromPlan({
  id: "remote-control",
  family: "device",
  words: [
    "remote control",
    "remote",
    "tv remote",
    "television remote",
    "remote controller",
    "clicker",
    "tv remote control",
  ],
  senses: ["remote control"],
  height: 0.025,
  view: { azimuth: 0.55, elevation: 0.95 },
  slots: {
    body: mainSlot("plastic", "#1c1d20 #2b2d33 #b9bcc0 #e4e3de", "case"),
    face: slot("plastic", "#2a2b30 #17181b", "panel"),
    button: slot("rubber", "#55585f", "arrow|rocker"),
    number: slot("rubber", "#d4d5d2", "number pad|key"),
    power: slot("rubber", "#c41a14", "power button"),
    eye: slot("glass", "#3a0d12", "sensor|led"),
  },
  styles: { full: { weight: 3 }, slim: { weight: 0.5 } },
  build,
});
