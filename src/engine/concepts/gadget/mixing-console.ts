import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const ROWS = ["#d8342a", "#2f7fd8", "#2f7fd8", "#e8c21c", "#e9e9e4"] as const;
/** The slope of the desk, radians. */
const SLOPE = 0.2;

function build({ count, stream }: Planned): Part[] {
  const n = Math.max(4, count);
  const step = 0.036;
  const wide = n * step + 0.03;
  const deep = 0.42;
  const next = stream("faders");
  const tilt = (g: Part["geometry"]) => settle(move(turnX(g, SLOPE), [0, 0.075, 0]));
  const xAt = (i: number) => (i - (n - 1) / 2) * step;
  const deskTop: Paint = (surface, x, y, z, _nx, ny) => {
    if (ny < 0.5 || y < 0) return;
    const i = (x - xAt(0)) / step;
    const near = Math.abs(i - Math.round(i));
    if (Math.abs(near - 0.5) < 0.03) layColour(surface, fromHex("#0f1013"), 0.6, 0);
    // each fader's slot, with a scale beside it
    if (z > 0.02 && z < 0.165 && near < 0.04) layColour(surface, fromHex("#050506"), 0.7, 0);
    const tick = z / 0.0145;
    if (z > 0.025 && z < 0.16 && near > 0.14 && near < 0.26 && Math.abs(tick - Math.round(tick)) < 0.1)
      layColour(surface, fromHex("#d8dade"));
    if (z > 0.175 && z < 0.192 && near < 0.4) layColour(surface, fromHex("#f2f0e6"), 0.6, 0);
  };
  const knobs = ROWS.map((_, row) =>
    merge(
      Array.from({ length: n }, (_, i) =>
        move(
          turnY(
            turnedPiece(
              [
                [0.0105, 0, 0.001],
                [0.009, 0.014, 0.002],
              ],
              14,
            ),
            next() * 4,
          ),
          [xAt(i), 0.012, -0.155 + row * 0.034],
        ),
      ),
    ),
  );
  const caps = merge(
    Array.from({ length: n }, (_, i) =>
      move(box([0.018, 0.015, 0.03], { bevel: 0.003 }), [xAt(i), 0.0185, 0.035 + 0.11 * next()]),
    ),
  );
  const capLine: Paint = (surface, _x, _y, z) => {
    surface.height -= 0.0004 * (sin(z * 1500) > 0 ? 1 : 0);
  };
  const buttons = merge(
    Array.from({ length: n }, (_, i) => move(box([0.012, 0.01, 0.008], { bevel: 0.0015 }), [xAt(i), 0.0115, 0.011])),
  );
  const meterAt = (side: number) => side * wide * 0.24;
  const meters: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.4) return;
    layColour(surface, fromHex("#0a0c0e"), 0.2, 0);
    for (const side of [-1, 1]) {
      for (const row of [-1, 1]) {
        const u = (x - meterAt(side)) / (wide * 0.2);
        const lit = Math.abs(u) < 1 && Math.abs(y - row * 0.0085) < 0.005;
        const bars = u * 9;
        if (lit && Math.abs(bars - Math.round(bars)) < 0.36)
          layColour(surface, fromHex(u > 0.7 ? "#ff3a2a" : u > 0.35 ? "#ffd21f" : "#35e05a"), 0.3, 0);
      }
    }
  };
  const cheek = (s: number) =>
    move(
      turnY(
        plate(
          [
            [-deep / 2 - 0.02, 0, 0.01],
            [deep / 2 + 0.03, 0, 0.01],
            [deep / 2 + 0.03, 0.19, 0.03],
            [deep / 2 - 0.05, 0.2, 0.02],
            [-deep / 2 - 0.02, 0.055, 0.02],
          ],
          0.022,
          0.004,
        ),
        PI / 2,
      ),
      [s * (wide / 2 + 0.01), 0, 0],
    );
  const back = 0.075 + (deep / 2) * sin(SLOPE);
  return [
    makePart(
      "desk",
      "body",
      (() => {
        const g = box([wide, 0.02, deep], { bevel: 0.003 });
        return move(turnX(g, SLOPE), [0, 0.075, 0]);
      })(),
      { weight: 1, paint: deskTop },
    ),
    makePart("underside", "body", move(settle(box([wide, 0.045, deep * 0.94])), [0, 0.0225, 0]), { weight: 0.2 }),
    makePart("cheeks", "cheek", settle(merge([cheek(-1), cheek(1)])), { weight: 0.7 }),
    ...knobs.map((g, row) =>
      makePart(`knobs-${row + 1}`, "knob", tilt(g), {
        weight: 0.8,
        paint: (surface) => layColour(surface, fromHex(ROWS[row] as string), 0.4, 0),
      }),
    ),
    makePart("faders", "fader", tilt(caps), { weight: 0.9, paint: capLine }),
    makePart("buttons", "button", tilt(buttons), { weight: 0.5 }),
    makePart(
      "bridge",
      "body",
      move(settle(box([wide, 0.075, 0.03], { bevel: 0.005 })), [0, back + 0.02, (-deep / 2) * cos(SLOPE)]),
      { weight: 0.7 },
    ),
    makePart(
      "meters",
      "screen",
      move(settle(box([wide * 0.94, 0.042, 0.01], { bevel: 0.001 })), [
        0,
        back + 0.034,
        -(deep / 2) * cos(SLOPE) + 0.014,
      ]),
      {
        weight: 0.9,
        paint: meters,
      },
    ),
    makePart(
      "support",
      "body",
      move(settle(box([wide, back, 0.02])), [0, back / 2, -(deep / 2) * cos(SLOPE) - 0.002]),
      { weight: 0.3 },
    ),
  ];
}

/** A mixing console. What makes it itself: a wide sloping desk between wooden cheeks, a column of coloured knobs for every channel over a long fader, rows and rows alike, and lit level meters along its back. */
export const mixingConsole = defineFromPlan({
  id: "mixing-console",
  family: "device",
  words: [
    "mixing console",
    "mixing desk",
    "audio console",
    "audio desk",
    "sound board",
    "soundboard",
    "audio mixer",
    "sound mixer",
    "mixing board",
    "dj mixer",
    "sound desk",
  ],
  height: 0.2,
  view: { azimuth: 0.3, elevation: 0.6 },
  slots: {
    body: mainSlot("painted-metal", "#2a2d33 #3a3f48 #1d1f23", "desk|case|panel"),
    cheek: slot("walnut mahogany", "", "side"),
    knob: slot("plastic", "#d8342a", "dial|pot"),
    fader: slot("plastic", "#e8e8e4 #f2f2f0", "slider"),
    button: slot("plastic", "#ffb01c #35e05a", "switch"),
    screen: slot("glass", "#0a0c0e", "meter|level meter"),
  },
  count: { slot: "fader", min: 10, max: 16, most: 24 },
  build,
});
