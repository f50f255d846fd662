import { box } from "../../../geometry/box.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { insetOutline, type Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { smoothOutline, symmetricOutline } from "../body-outline.ts";
import { ACOUSTIC, SINGLE } from "./guitar-outlines.ts";
import type { GuitarParameters } from "./guitar-parameters.ts";
import { sunburst } from "./sunburst.ts";

/** A deep pale body with a round hole. */
export function buildHollowGuitar(p: GuitarParameters): Part[] {
  const u = p.body;
  const d = u * p.depth;
  const outline =
    p.style === "acoustic"
      ? symmetricOutline([ACOUSTIC], u)
      : smoothOutline(
          [...SINGLE.slice(0, 9), ...SINGLE.slice(9)].map(([x, y]) => [x * 1.02, y] as const),
          u,
        );
  const hole: Point2 = [0, u * 0.62];
  const radius = u * 0.105;
  const burst = p.burst ? sunburst(outline, u * 0.17) : undefined;
  const face: Paint = (surface, x, y, z, nx, ny, nz) => {
    burst?.(surface, x, y, z, nx, ny, nz);
    if (nz < 0.4) return;
    const r = Math.sqrt((x - hole[0]) * (x - hole[0]) + (y - hole[1]) * (y - hole[1]));
    if (r < radius) layColour(surface, [0.012, 0.008, 0.006], 0.9, 0);
    else if (r < radius * 1.34) {
      const band = (r / radius - 1) / 0.34;
      if (band < 0.16 || band > 0.84) layColour(surface, [0.02, 0.012, 0.008], 0.3);
      else if (band > 0.3 && band < 0.7)
        layColour(
          surface,
          (Math.floor((x + y) * (160 / u)) + Math.floor((x - y) * (160 / u))) % 2 === 0
            ? [0.55, 0.42, 0.24]
            : [0.1, 0.05, 0.03],
          0.3,
        );
    }
    const [gx, gy] = [x - u * 0.13, y - u * 0.52];
    if (p.finish % 2 === 0 && r > radius * 1.3 && gx > -u * 0.02 - gy * 0.1 && gx * gx * 1.9 + gy * gy < u * u * 0.016)
      layColour(surface, [0.03, 0.012, 0.008], 0.16);
  };
  return [
    makePart("body", "body", move(extrude(outline, { depth: d, bevel: u * 0.012 }), [0, 0, 0]), {
      weight: 1,
      grain: "y",
    }),
    makePart(
      "soundboard",
      "top",
      move(extrude(insetOutline(outline, u * 0.013), { depth: d * 0.04 }), [0, 0, d / 2 + d * 0.004]),
      { weight: 1, grain: "y", paint: face },
    ),
    makePart(
      "bridge",
      "fretboard",
      move(box([u * 0.34, u * 0.055, u * 0.024], { bevel: u * 0.008 }), [0, u * 0.24, d / 2 + u * 0.014]),
      { weight: 0.7 },
    ),
    makePart(
      "saddle",
      "string",
      move(box([u * 0.2, u * 0.012, u * 0.02], { bevel: u * 0.003 }), [0, u * 0.252, d / 2 + u * 0.03]),
      { weight: 0.4 },
    ),
  ];
}
