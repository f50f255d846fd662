import type { Paint } from "../../geometry/part.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye, strands } from "../animal/coat.ts";
import type { FurryParameters } from "./furry-parameters.ts";
import type { HumanFrame } from "./human-frame.ts";

/** Stitches down the middle of a stuffed toy. */
export function plushSeams(frame: HumanFrame): Paint {
  return (surface, x, y, z) => {
    if (z < 0 || y > frame.shoulders[1] || Math.abs(x) > 0.006) return;
    const stitch = y / 0.022;
    if (stitch - Math.floor(stitch) > 0.62) return;
    surface.r *= 0.35;
    surface.g *= 0.35;
    surface.b *= 0.35;
    surface.height -= 0.002;
  };
}

/** Strands; a gorilla's back is silver, a lemur's belly white. */
export function furryCoat(p: FurryParameters, frame: HumanFrame): Paint {
  return (surface, x, y, z, _nx, _ny, nz) => {
    const hair = strands(x, y, z, 60, 4);
    const tone = 1 + 0.16 * (1 + p.shag) * hair;
    surface.height += 0.0022 * p.shag * hair;
    surface.roughness = Math.max(surface.roughness, 0.8);
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
    if (p.kind === "gorilla" && z < (p.silver ? 0.12 : -0.02)) {
      dye(
        surface,
        p.silver ? [0.52, 0.53, 0.54] : [0.3, 0.31, 0.32],
        0.85 *
          // a silverback's reaches round the flanks
          smoothstep(p.silver ? 0.5 : 0, p.silver ? 0 : -0.5, nz) *
          smoothstep(frame.hips[1] - 0.02, frame.hips[1] + 0.06, y) *
          smoothstep(frame.shoulders[1], frame.shoulders[1] - 0.05, y),
      );
    }
    if (p.kind === "lemur" || p.kind === "monkey") {
      const isHead = y > frame.neck[1] + 0.01;
      const front = smoothstep(0.2, 0.65, nz) * smoothstep(0.12, 0.07, Math.abs(x));
      if (!isHead) dye(surface, p.kind === "lemur" ? [0.75, 0.73, 0.7] : [0.62, 0.48, 0.32], 0.85 * front);
      else if (p.kind === "lemur")
        dye(
          surface,
          [0.8, 0.78, 0.75],
          smoothstep(-0.1, 0.4, nz) *
            smoothstep(frame.skull[1] + 0.6 * frame.skullRadii[1], frame.skull[1] + 0.4 * frame.skullRadii[1], y),
        );
    }
  };
}
