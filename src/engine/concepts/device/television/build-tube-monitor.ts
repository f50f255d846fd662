import { cylinder } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { disc, slab } from "../../../geometry/slab.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import type { TelevisionParameters } from "./television-parameters.ts";

/** Lines of text on the screen, and letters in a line. */
const [LINES, LETTERS] = [13, 34];

/** Lines of letters that glow in the screen's own colour on near black, a block for the cursor behind the last. */
function terminalPaint(width: number, height: number, look: number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    const [u, v] = [(x / width + 0.44) / 0.88, (0.43 - y / height) / 0.86];
    const line = Math.floor(v * LINES);
    const letter = Math.floor(u * LETTERS);
    const [du, dv] = [u * LETTERS - letter, v * LINES - line];
    const last = LINES - 3;
    const long = (line * 17 + look * 5) % 4 === 3 ? 0 : 8 + ((line * 7 + look * 11) % (LETTERS - 10));
    const isGap = (letter * 5 + line * 3) % 7 === 0;
    const isText =
      line >= 0 && line <= last && letter >= 0 && letter < long && !isGap && du < 0.74 && dv > 0.2 && dv < 0.72;
    // strokes rather than blocks: every letter leaves out another of its corners
    const corner = (du > 0.37 ? 1 : 0) + (dv > 0.46 ? 2 : 0);
    const isStroke = isText && corner !== (letter * 3 + line) % 4;
    const isCursor = line === last + 1 && letter >= 0 && letter < 2 && dv > 0.1 && dv < 0.8;
    const glow = isStroke || isCursor ? 1 : 0.055;
    layColour(surface, [surface.r * glow, surface.g * glow, surface.b * glow], 0.08, 0);
  };
}

/** A deep box that narrows to the back, a bulging tube in its front, on a swivel foot. */
export function buildTubeMonitor(p: TelevisionParameters): Part[] {
  const { width: w, height: h, depth: d } = p;
  const lift = h * 0.16;
  const middle = lift + h / 2;
  const [sw, sh] = [w * 0.76, h * 0.68];
  const z = d / 2;
  const ring = (wide: number, high: number, at: number, corner: number): readonly Vec3[] =>
    rectangleOutline(wide, high, corner, 5).map(([x, y]): Vec3 => [x, y, at]);
  const shell = loft([
    ring(w * 0.5, h * 0.5, -d * 0.5, h * 0.05),
    ring(w * 0.58, h * 0.6, -d * 0.47, h * 0.06),
    ring(w * 0.9, h * 0.9, d * 0.02, h * 0.06),
    ring(w * 0.9, h * 0.9, d * 0.16, h * 0.06),
  ]);
  const tube = loft([
    ring(sw, sh, 0, sh * 0.12),
    ring(sw, sh, d * 0.01, sh * 0.12),
    ring(sw * 0.9, sh * 0.9, d * 0.036, sh * 0.16),
    ring(sw * 0.66, sh * 0.66, d * 0.056, sh * 0.18),
    ring(sw * 0.34, sh * 0.34, d * 0.066, sh * 0.12),
    [[0, 0, d * 0.069]],
  ]);
  const up = h * 0.055;
  return [
    makePart("cabinet", "body", settle(move(shell, [0, middle, 0])), { weight: 1 }),
    makePart("front", "body", move(slab([w, h, d * 0.36], h * 0.07, h * 0.03, 5), [0, middle, z - d * 0.18]), {
      weight: 1,
    }),
    makePart(
      "bezel",
      "leg",
      move(slab([sw * 1.06, sh * 1.08, d * 0.02], sh * 0.13, d * 0.008, 6), [0, middle + up, z]),
      {
        weight: 0.8,
      },
    ),
    makePart("screen", "screen", settle(move(tube, [0, middle + up, z + d * 0.006])), {
      weight: 1,
      crease: 1.2,
      shines: true,
      paint: (surface, x, y, ...rest) => terminalPaint(sw, sh, p.picture)(surface, x, y - middle - up, ...rest),
    }),
    ...[0.3, 0.38].map((x, i) =>
      makePart(`knob-${i + 1}`, "leg", move(disc(h * 0.026, d * 0.03, d * 0.008, 24), [w * x, lift + h * 0.075, z]), {
        weight: 0.5,
      }),
    ),
    makePart("neck", "leg", cylinder({ radius: w * 0.2, radiusTop: w * 0.24, height: lift * 1.3, bevel: h * 0.01 }), {
      weight: 0.6,
    }),
    makePart("foot", "leg", move(slab([w * 0.66, lift * 0.36, d * 0.72], h * 0.03, h * 0.015), [0, lift * 0.18, 0]), {
      weight: 0.7,
    }),
  ];
}
