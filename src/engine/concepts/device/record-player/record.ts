import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import type { Paint } from "../../../geometry/part.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";

/** Colours of labels. */
export const RECORD_LABELS = ["#c8352a", "#e0a82c", "#2f6fb0", "#e8e2d0", "#3f9a6a"].map(fromHex);

/** Grooves that catch the light, a coloured label with lines of print and a hole. Rest frame: y up, the record about it. */
export function recordPaint(radius: number, label: Rgb): Paint {
  return (surface, x, _y, z) => {
    const r = Math.sqrt(x * x + z * z) / radius;
    if (r < 0.025) layColour(surface, [0.5, 0.5, 0.5], 0.3, 1);
    else if (r < 0.34) {
      layColour(surface, label, 0.5, 0);
      if (
        (r > 0.3 && r < 0.315) ||
        (Math.abs(Math.abs(z) - radius * 0.14) < radius * 0.012 && Math.abs(x) < radius * 0.18) ||
        (Math.abs(z + radius * 0.19) < radius * 0.01 && Math.abs(x) < radius * 0.1)
      )
        layColour(surface, [0.03, 0.03, 0.03]);
    } else {
      const band = sin(r * 46) > 0.9 ? 0.07 : 0.014 + 0.012 * cos(r * 420);
      const shine = 4 * ((x * z) / (x * x + z * z)) * ((x * z) / (x * x + z * z));
      const tone = band + 0.05 * shine * shine * shine;
      // over its own colour: black by day, red if it was pressed so
      layColour(surface, [surface.r + tone, surface.g + tone, surface.b + tone * 1.05], 0.24, 0);
      surface.height += 0.00008 * cos(r * 700);
    }
  };
}

/** A disc on y = 0. */
export const record = (r: number, thick: number): Geometry =>
  cylinder({ radius: r, height: thick, bevel: thick * 0.3, bevelSteps: 1, segments: 56 });
