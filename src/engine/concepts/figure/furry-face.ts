import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { distanceToLine, dye } from "../animal/coat.ts";
import { paintEye } from "../animal/eye.ts";
import type { FurryParameters } from "./furry-parameters.ts";
import type { HumanFrame } from "./human-frame.ts";

/** Eyes or buttons. */
export function furryEyes(
  p: FurryParameters,
  frame: HumanFrame,
  fur: Sdf,
  face: Sdf,
  [u, v, radius]: readonly [number, number, number],
): Part[] {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const r = radius * rx * p.eyeSize;
  const gaze = paintEye(
    { centre: [0, 0, 0], radius: r, gaze: [0, 0, 1] },
    {
      colour: fromHex(p.iris),
      size: p.isPlush ? 1.2 : 0.94,
      pupil: "round",
      pupilSize: p.kind === "lemur" ? 0.34 : 0.5,
      white: [0.35, 0.3, 0.26],
    },
  );
  const whole = sculpt([add(fur), add(face)]);
  return ([1, -1] as const).map((side) => {
    const [x, y, z] = surfaceAlong(whole, [cx + side * u * rx, cy + v * ry, cz], [0, 0, 1], rz * 2.5);
    const shape = move(turnY(stretch(sphere(r, 22), [1, 1, p.isPlush ? 0.62 : 0.75]), side * 0.3), [
      x,
      y,
      z - r * (p.isPlush ? 0.05 : 0.28),
    ]);
    return makePart(side > 0 ? "left-eye" : "right-eye", "eye", shape, { weight: 0.8, paint: gaze });
  });
}

/** The mouth as a dark line, mirrored. */
export function mouthPaint(frame: HumanFrame, line: readonly (readonly [number, number])[]): Paint {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry] = frame.skullRadii;
  return (surface, x, y, z) => {
    if (z < cz || line.length < 2) return;
    const d = distanceToLine(line, Math.abs(x - cx) / rx, (y - cy) / ry);
    dye(surface, [0.03, 0.016, 0.012], 0.92 * smoothstep(0.035, 0.02, d));
  };
}

/** Dark or light patches on the face. */
export function facePatches(p: FurryParameters, frame: HumanFrame): Paint {
  const [cx, cy] = frame.skull;
  const [rx, ry] = frame.skullRadii;
  return (surface, x, y) => {
    const [u, v] = [Math.abs(x - cx) / rx, (y - cy) / ry];
    if (p.kind === "chimpanzee") {
      const socket = Math.sqrt((u - 0.3) * (u - 0.3) + (v - 0.1) * (v - 0.1) * 1.4);
      dye(surface, [0.12, 0.07, 0.05], 0.55 * smoothstep(0.24, 0.12, socket));
    }
    if (p.kind === "orangutan" && v < -0.1)
      dye(surface, [0.28, 0.17, 0.11], 0.5 * smoothstep(-0.1, -0.4, v) * smoothstep(0.7, 0.5, u));
  };
}
