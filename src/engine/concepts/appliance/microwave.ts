import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { cos } from "../../math/elementary.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { flag, metres, ratio } from "../parameter-specs.ts";
import { APPLIANCE_SLOTS } from "./appliance-slots.ts";
import { barHandle, turnKnob } from "./front-fittings.ts";

export type MicrowaveParameters = { readonly width: number; readonly slim: number; readonly knobs: boolean };

const parameters = {
  width: metres(0.3, 0.8, "Side to side."),
  slim: ratio(0.4, 0.8, "Height over width."),
  knobs: flag("Two knobs instead of number keys."),
};

const GREEN = fromHex("#58f0a0");
const WARM = fromHex("#7a4c1c");

/**
 * A microwave oven. What makes it itself: a wide low box whose front is a dark window with a fine dotted mesh and a warm light behind, a
 * long handle, and at its right a panel with a green clock and number keys (or two knobs).
 */
export const microwave = defineConcept<MicrowaveParameters>({
  id: "microwave",
  family: "device",
  words: ["microwave", "microwave oven"],
  senses: ["microwave"],
  height: 0.29,
  parameters,
  slots: APPLIANCE_SLOTS,
  sample: (draw, ask) =>
    fitParameters<MicrowaveParameters>(parameters, {
      width: draw.number("width", 0.47, 0.54) * traitFactor(ask, { wide: 1.15, narrow: 0.88 }),
      slim: draw.number("slim", 0.54, 0.62) * traitFactor(ask, { tall: 1.15, short: 0.88 }),
      knobs: says(ask, "vintage") || draw.chance("knobs", 0.25),
    }),
  build: (p) => {
    const w = p.width;
    const h = w * p.slim;
    const d = w * 0.72;
    const lift = h * 0.04;
    const front = d / 2;
    const y = lift + h / 2;
    const doorWidth = w * 0.74;
    const dx = -w * 0.5 + doorWidth / 2 + w * 0.008;
    const px = w * 0.5 - w * 0.128;
    const glassW = doorWidth * 0.78;
    const parts: Part[] = [
      makePart("body", "body", move(slab([w, h, d], h * 0.06, h * 0.035), [0, y, 0]), { weight: 1 }),
      makePart("door", "door", move(slab([doorWidth, h * 0.95, d * 0.08], h * 0.05, h * 0.02), [dx, y, front]), {
        weight: 1,
      }),
      makePart(
        "window",
        "glass",
        move(slab([glassW, h * 0.68, d * 0.03], h * 0.05, h * 0.006), [dx - doorWidth * 0.04, y, front + d * 0.034]),
        {
          weight: 1,
          paint: (surface, x, yy, _z, _nx, _ny, nz) => {
            if (nz < 0.4 || Math.abs(x) > glassW * 0.44 || Math.abs(yy) > h * 0.28) return;
            const plate = (x * x) / (glassW * glassW * 0.1) + ((yy + h * 0.19) * (yy + h * 0.19)) / (h * h * 0.004);
            const glow = 0.35 + 0.65 * Math.max(0, 1 - (x * x) / (glassW * glassW * 0.3) - (yy * yy) / (h * h * 0.14));
            const hole = cos(x * 700) * cos(yy * 700) > -0.1 ? 1 : 0.35;
            const tone = (plate < 1 ? 1.7 : 0.8) * glow * hole;
            layColour(surface, [WARM[0] * tone, WARM[1] * tone, WARM[2] * tone], 0.1, 0);
          },
        },
      ),
      makePart(
        "handle",
        "metal",
        move(barHandle(h * 0.7, d * 0.09, h * 0.03, true), [dx + doorWidth * 0.43, y, front + d * 0.03]),
        { weight: 0.8 },
      ),
      makePart("panel", "panel", move(slab([w * 0.235, h * 0.95, d * 0.07], h * 0.04, h * 0.015), [px, y, front]), {
        weight: 0.9,
      }),
      makePart(
        "display",
        "glass",
        move(slab([w * 0.18, h * 0.15, d * 0.02], h * 0.015), [px, y + h * 0.33, front + d * 0.034]),
        {
          weight: 0.8,
          paint: (surface, x, yy, _z, _nx, _ny, nz) => {
            if (nz > 0.4 && isWritten("12:30", x, yy, h * 0.062, 0.09)) layColour(surface, GREEN);
          },
        },
      ),
      ...makeParts(
        "foot",
        "knob",
        [-1, 1].flatMap((a) =>
          [-1, 1].map((b) =>
            move(cylinder({ radius: w * 0.03, height: lift * 1.3, segments: 16 }), [a * w * 0.4, 0, b * d * 0.36]),
          ),
        ),
        { weight: 0.2 },
      ),
    ];
    if (p.knobs)
      parts.push(
        ...makeParts(
          "knob",
          "metal",
          [0.06, -0.26].map((v) => move(turnKnob(w * 0.065, d * 0.07, v * 3), [px, y + h * v, front + d * 0.03])),
          { weight: 0.8 },
        ),
      );
    else {
      const legends = ["123", "456", "789", "+0-"];
      const [kw, kh] = [w * 0.062, h * 0.1];
      const keys = legends.flatMap((row, i) =>
        [...row].map((_, k) =>
          move(box([kw * 0.86, kh * 0.8, d * 0.03], { bevel: kh * 0.08 }), [(k - 1) * kw, h * 0.14 - i * kh, 0]),
        ),
      );
      parts.push(
        makePart("keys", "knob", move(settle(merge(keys)), [px, y, front + d * 0.03]), {
          weight: 0.8,
          paint: (surface, x, yy, _z, _nx, _ny, nz) => {
            const [k, i] = [Math.round(x / kw) + 1, Math.round((h * 0.14 - yy) / kh)];
            const legend = legends[i]?.[k];
            layColour(surface, [0.62, 0.63, 0.63], 0.4, 0);
            if (legend && nz > 0.4 && isWritten(legend, x - (k - 1) * kw, yy - h * 0.14 + i * kh, kh * 0.46, 0.1))
              layColour(surface, [0.02, 0.02, 0.02]);
          },
        }),
        makePart(
          "start",
          "metal",
          move(box([w * 0.17, h * 0.1, d * 0.03], { bevel: h * 0.012 }), [px, y - h * 0.33, front + d * 0.03]),
          { weight: 0.4 },
        ),
      );
    }
    return standModel(parts, [
      { name: "top", position: [0, lift + h, 0], normal: [0, 1, 0], radius: d * 0.45 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: d * 0.4 },
    ]);
  },
  view: { azimuth: 0.45, elevation: 0.26 },
});
