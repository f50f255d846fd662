import { box } from "../../../geometry/box.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX, turnZ } from "../../../geometry/place.ts";
import { disc, slab } from "../../../geometry/slab.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import type { TelevisionParameters } from "./television-parameters.ts";

const BARS = ["#e8e8e4", "#d8c83a", "#3ac0c8", "#3fae4a", "#c04ab0", "#c8382e", "#2f4fb8"].map(fromHex);

/** A tube's picture: colour bars, or grey-green glass with a soft glow. */
function tubePaint(width: number, height: number, on: boolean): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    const [u, v] = [x / width + 0.5, y / height + 0.5];
    if (on) {
      const bar = BARS[Math.min(6, Math.max(0, Math.floor(u * 7)))] as (typeof BARS)[number];
      const low = BARS[(Math.min(6, Math.max(0, Math.floor(u * 7))) * 3 + 2) % 7] as (typeof BARS)[number];
      layColour(surface, v > 0.26 ? bar : low, 0.1, 0);
      if (sin(y * 900) > 0.6) layColour(surface, [surface.r * 0.8, surface.g * 0.8, surface.b * 0.8]);
    } else {
      const glow = 0.05 + 0.08 * Math.max(0, 1 - 2.6 * ((u - 0.4) * (u - 0.4) + (v - 0.6) * (v - 0.6)));
      layColour(surface, [glow * 0.8, glow, glow * 0.95], 0.05, 0);
    }
  };
}

/** A box with a bulging screen, knobs and antennas. */
export function buildTubeTelevision(p: TelevisionParameters): Part[] {
  const { width: w, height: h, depth: d } = p;
  const lift = p.legs ? h * 0.42 : h * 0.05;
  const [sw, sh] = [w * 0.64, h * 0.72];
  const [sx, sy] = [-w * 0.13, lift + h * 0.5];
  const z = d / 2;
  const swell = (half: number, high: number, at: number, corner: number): readonly Vec3[] =>
    rectangleOutline(half, high, corner, 5).map(([x, y]): Vec3 => [x, y, at]);
  const tubeFace = loft([
    swell(sw, sh, 0, sh * 0.2),
    swell(sw, sh, d * 0.03, sh * 0.2),
    swell(sw * 0.92, sh * 0.92, d * 0.07, sh * 0.26),
    swell(sw * 0.7, sh * 0.7, d * 0.105, sh * 0.26),
    swell(sw * 0.36, sh * 0.36, d * 0.125, sh * 0.16),
    [[0, 0, d * 0.13]],
  ]);
  const kx = w * 0.345;
  const r = w * 0.058;
  const knob = (y: number, radius: number) => [
    move(disc(radius * 1.25, d * 0.025, d * 0.01, 32), [kx, y, z]),
    move(disc(radius, d * 0.09, d * 0.015, 28), [kx, y, z]),
    move(box([radius * 0.24, radius * 1.7, d * 0.03], { bevel: radius * 0.08 }), [kx, y, z + d * 0.09]),
  ];
  const grille: Paint = (surface, _x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.5 && sin(y * (200 / h)) > 0) layColour(surface, [0.03, 0.027, 0.024], 0.8, 0);
  };
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      move(
        turnX(
          turnZ(
            cylinder({ radius: w * 0.014, radiusTop: w * 0.028, height: lift * 1.06, bevel: w * 0.004, segments: 16 }),
            a * 0.16,
          ),
          -b * 0.12,
        ),
        [a * w * 0.44, 0, b * d * 0.36],
      ),
    ),
  );
  const feet = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      move(cylinder({ radius: w * 0.03, height: lift * 1.2, bevel: w * 0.006, segments: 20 }), [
        a * w * 0.4,
        0,
        b * d * 0.36,
      ]),
    ),
  );
  const top = lift + h;
  const parts: Part[] = [
    makePart("cabinet", "body", move(slab([w, h, d], h * 0.12, h * 0.045, 5), [0, lift + h / 2, 0]), {
      weight: 1,
      grain: "x",
    }),
    makePart(
      "back",
      "panel",
      move(slab([w * 0.6, h * 0.66, d * 0.3], h * 0.12, h * 0.06), [0, lift + h / 2, -d * 0.52]),
      { weight: 0.3 },
    ),
    makePart("bezel", "trim", move(slab([sw * 1.1, sh * 1.13, d * 0.05], sh * 0.24, d * 0.02, 6), [sx, sy, z]), {
      weight: 0.9,
    }),
    makePart("screen", "screen", move(tubeFace, [sx, sy, z + d * 0.012]), {
      weight: 1,
      crease: 1.2,
      paint: tubePaint(sw, sh, p.picture >= 4 ? p.picture === 4 : p.picture > 1),
    }),
    makePart("panel", "panel", move(slab([w * 0.21, sh * 1.13, d * 0.04], h * 0.05, d * 0.015), [kx, sy, z]), {
      weight: 0.7,
    }),
    ...makeParts("knob", "knob", [...knob(sy + sh * 0.36, r), ...knob(sy + sh * 0.06, r)], { weight: 0.7 }),
    makePart(
      "speaker",
      "trim",
      move(slab([w * 0.16, sh * 0.46, d * 0.03], h * 0.03, d * 0.008), [kx, sy - sh * 0.28, z + d * 0.012]),
      { weight: 0.6, paint: grille },
    ),
    ...makeParts(p.legs ? "leg" : "foot", "leg", p.legs ? legs : feet, { weight: 0.7 }),
  ];
  if (p.antenna) {
    const rods = [-1, 1].map((s) =>
      tube(
        w * 0.006,
        [
          [s * w * 0.02, top, -d * 0.1],
          [s * w * 0.34, top + h * 0.62, -d * 0.14],
        ],
        8,
      ),
    );
    const tips = [-1, 1].map((s) => move(sphere(w * 0.013, 12), [s * w * 0.34, top + h * 0.62, -d * 0.14]));
    parts.push(
      makePart(
        "antenna-base",
        "antenna",
        move(cylinder({ radius: w * 0.07, radiusTop: w * 0.04, height: h * 0.07, bevel: w * 0.01 }), [
          0,
          top - h * 0.01,
          -d * 0.1,
        ]),
        { weight: 0.5 },
      ),
      ...makeParts("antenna", "antenna", [...rods, ...tips], { weight: 0.8 }),
    );
  }
  return parts;
}
