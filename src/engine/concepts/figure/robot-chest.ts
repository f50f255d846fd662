import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { RobotFrame } from "./robot-frame.ts";
import type { RobotParameters } from "./robot-parameters.ts";

/** A control panel on the chest: a dial with a needle and rows of buttons. */
export function makeChest(p: RobotParameters, { shoulder, hip, bodyWidth, bodyDepth }: RobotFrame): Part[] {
  const width = bodyWidth * 0.58;
  const height = (shoulder - hip) * 0.42;
  const y = hip + (shoulder - hip) * 0.58;
  const z = bodyDepth * (p.bodyShape === "box" ? 0.5 : 0.46);
  const plate = box([width, height, bodyDepth * 0.16], { bevel: width * 0.06, bevelSteps: 2 });
  const face = z + bodyDepth * 0.07;
  const radius = height * 0.3;
  const dialX = -width * 0.24;
  const dial = move(turnX(cylinder({ radius, height: bodyDepth * 0.05, bevel: radius * 0.12, segments: 36 }), PI / 2), [
    dialX,
    y,
    face,
  ]);
  const columns = Math.ceil(p.buttons / 2);
  const buttons = Array.from({ length: p.buttons }, (_, i) => {
    const column = Math.floor(i / 2);
    const size = Math.min(height * 0.13, (width * 0.42) / Math.max(1, columns) / 2.4);
    const x = width * 0.1 + ((column + 0.5) / columns) * width * 0.36;
    return move(turnX(cylinder({ radius: size, height: bodyDepth * 0.07, bevel: size * 0.3, segments: 20 }), PI / 2), [
      x,
      y + (i % 2 === 0 ? 1 : -1) * height * 0.2,
      face - bodyDepth * 0.01,
    ]);
  });
  return [
    makePart("panel", "panel", move(plate, [0, y, z]), { weight: 0.6 }),
    makePart("dial", "rim", dial, { weight: 0.4, paint: paintDial(radius) }),
    ...makeParts("button", "button", buttons, { weight: 0.35 }),
  ];
}

/** A white face with ticks and a red needle. The dial's rest frame lies flat: its face looks up, y. */
function paintDial(radius: number): Paint {
  const needle = [cos(0.9), sin(0.9)] as const;
  return (surface, x, y, z) => {
    const r = Math.sqrt(x * x + z * z) / radius;
    if (y < 0.0001 || r > 0.86) return;
    const along = (x * needle[0] - z * needle[1]) / radius;
    const across = Math.abs(x * needle[1] + z * needle[0]) / radius;
    const isNeedle = along > -0.1 && along < 0.66 && across < 0.06;
    const isTick = r > 0.66 && r < 0.8 && tick(x, z);
    const tone = isTick ? 0.05 : 0.82;
    surface.r = isNeedle ? 0.6 : tone;
    surface.g = isNeedle ? 0.04 : tone;
    surface.b = isNeedle ? 0.03 : tone * 0.95;
    surface.roughness = 0.35;
    surface.metalness = 0;
  };
}

/** True on one of twelve marks around the centre. */
function tick(x: number, z: number): boolean {
  for (let i = 0; i < 12; i += 1) {
    const angle = (i * PI) / 6;
    const [c, s] = [cos(angle), sin(angle)];
    if (x * c + z * s > 0 && Math.abs(x * s - z * c) < 0.0018) return true;
  }
  return false;
}
