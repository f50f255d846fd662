import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model } from "../../../geometry/part.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, skinOver } from "../bodywork.ts";
import { makeRails, RAIL_TOP } from "./rails.ts";
import type { TrainParameters } from "./train-parameters.ts";
import { trainWheel } from "./train-wheel.ts";

/** The head of a high-speed train: a long lowered nose, windshield, a stripe and a row of windows. */
export function buildBulletTrain(p: TrainParameters): Model {
  const l = p.length;
  const g = p.girth;
  const rear = -l / 2;
  const nose = l / 2;
  const base = RAIL_TOP + 0.32;
  const high = 3.3;
  const section = (t: number, half: number, top: number, square: number) => {
    const up = (top - base) * 0.55;
    return { z: rear + l * t, y: base + (top - base) * 0.45, half: g * half, up, down: (top - base) * 0.45, square };
  };
  const body = skinOver(
    [
      section(0, 1, high, 4.5),
      section(0.56, 1, high, 4.5),
      section(0.64, 0.99, high * 0.985, 4.2),
      section(0.74, 0.95, high * 0.88, 3.6),
      section(0.84, 0.84, high * 0.66, 3),
      section(0.93, 0.64, high * 0.47, 2.6),
      section(0.98, 0.38, high * 0.34, 2.3),
      section(1, 0.1, high * 0.27, 2),
    ],
    48,
  );
  const windows: Geometry[] = [];
  const count = Math.round(l * 0.42);
  for (let i = 0; i < count; i += 1) {
    const z = rear + 0.9 + ((l * 0.55 - 1.1) * i) / (count - 1);
    windows.push(
      ...pair(block([0.06, 0.62, ((l * 0.55) / count) * 0.72], [g * 0.978, base + (high - base) * 0.62, z], 0.025, 2)),
    );
  }
  const wheels = [0.1, 0.2, 0.62, 0.72].flatMap((t) =>
    ([1, -1] as const).map((side) => trainWheel([side * 0.78, RAIL_TOP + 0.42, rear + l * t], 0.42, side, 8)),
  );
  const track = makeRails(rear - 0.2, nose + 0.4, 0.78);
  const lamps = pair(block([0.34, 0.14, 0.5], [g * 0.5, base + (high - base) * 0.3, rear + l * 0.91], 0.06, 3));
  return standModel(
    [
      makePart("body", "body", body, {
        weight: 1,
        paint: (surface, x, y, z, nx, ny) => {
          const t = (z - rear) / l;
          // the windshield wraps around the slope of the nose
          if (t > 0.7 && t < 0.8 && ny > 0.25 && Math.abs(x) < g * 0.72)
            return layColour(surface, [0.01, 0.014, 0.02], 0.08);
          if (t > 0.71 && t < 0.765 && Math.abs(nx) > 0.6 && y > base + (high - base) * 0.58)
            return layColour(surface, [0.01, 0.014, 0.02], 0.08);
          const stripe = (y - base) / (high - base) - 0.34;
          if (stripe > -0.045 && stripe < 0.045) return layColour(surface, [0.02, 0.1, 0.4]);
          if (y < base + 0.35) layColour(surface, [0.16, 0.17, 0.18]);
        },
      }),
      makePart("windows", "window", merge(windows), { weight: 0.8 }),
      makePart("headlights", "headlight", merge(lamps), { weight: 0.5 }),
      makePart(
        "stripe",
        "trim",
        merge(pair(block([0.04, 0.08, l * 0.6], [g * 0.99, base + (high - base) * 0.42, rear + l * 0.31], 0.01, 1))),
        { weight: 0.4 },
      ),
      makePart(
        "bogies",
        "chimney",
        merge([
          block([g * 1.5, 0.6, l * 0.26], [0, base + 0.05, rear + l * 0.15], 0.05),
          block([g * 1.5, 0.6, l * 0.26], [0, base + 0.05, rear + l * 0.67], 0.05),
        ]),
        { weight: 0.3 },
      ),
      makePart("wheels", "wheel", merge(wheels), {
        weight: 0.5,
        paint: (surface) => layColour(surface, [0.06, 0.06, 0.065]),
      }),
      makePart("rails", "rail", merge([...track.rails, ...track.sleepers]), { weight: 0.4 }),
    ],
    [
      { name: "top", position: [0, high, rear + l * 0.3], normal: [0, 1, 0], radius: g * 0.6 },
      { name: "inside", position: [0, base + 0.5, rear + l * 0.4], normal: [0, 1, 0], radius: g * 0.6 },
    ],
  );
}
