import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, ellipseOutline } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { deform, move, settle, turnX } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { hoopPoints } from "../../vessel/handle.ts";
import { hollow, radiusAt, smoothProfile } from "../../vessel/hollow.ts";
import { basketCloth, gingham } from "./basket-cloth.ts";
import { BASKET_LINES } from "./basket-lines.ts";
import type { BasketParameters } from "./basket-parameters.ts";
import { STAKES, wickerShade, wickerTint } from "./wicker-paint.ts";

const STRAND = 0.0125;

/** How far a lid stands open, hinged at the back, radians. */
const LID_OPEN = 1.9;

/** The floor inside stands high, so that what lies in the basket shows over the rim. Part of the height. */
const FLOOR = 0.3;

/** The weave, its rim and hoop, the cloth inside. */
export function buildBasket(p: BasketParameters): Model {
  const [line, girth, height] = BASKET_LINES[p.style];
  const [r, h] = [girth * p.wide, height * p.tall];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    6,
  );
  const oval = (geometry: Geometry) =>
    deform(geometry, ([x, y, z]) => [x * Math.sqrt(p.oval), y, z / Math.sqrt(p.oval)]);
  const rows = Math.max(5, Math.min(16, Math.round(h / STRAND / 1.15)));
  const pitch = h / rows;
  const swing = 0.0042;
  const section = ellipseOutline(0.0028, pitch * 0.56, 6);
  const strands = Array.from({ length: rows }, (_, row): Geometry => {
    const y = pitch * (row + 0.5);
    const at = radiusAt(outside, y);
    const path = Array.from({ length: STAKES * 2 }, (_unused, i): Vec3 => {
      const angle = (i / (STAKES * 2)) * TAU;
      const out = at + swing * cos((STAKES / 2) * angle + row * PI);
      return [out * cos(angle), y, -out * sin(angle)];
    });
    return oval(sweep(section, path, { closed: true, up: [0, 1, 0] }));
  });
  const stakes = Array.from({ length: STAKES }, (_, i): Geometry => {
    const angle = (i / STAKES) * TAU;
    const path = Array.from({ length: 6 }, (_unused, k): Vec3 => {
      const y = 0.003 + (h - 0.003) * (k / 5);
      const at = radiusAt(outside, y);
      return [at * cos(angle), y, -at * sin(angle)];
    });
    return oval(sweep(circleOutline(0.0034, 5), path, { up: [cos(angle), 0, -sin(angle)] }));
  });
  const lining = oval(
    lathe(
      hollow(
        outside.map(([x, y]) => [x - swing * 0.7, y] as const),
        0.003,
        h * FLOOR,
      ),
      52,
    ),
  );
  const rim = radiusAt(outside, h);
  const parts: Part[] = [
    makePart("lining", "body", lining, { weight: 0.9, paint: wickerShade(r) }),
    ...makeParts("strand", "body", strands, { weight: 0.85, paint: wickerTint }),
    makePart("stakes", "body", merge(stakes), { weight: 0.5 }),
    makePart("rim", "body", oval(braid(ring(rim, h), 0.0085, 22, true)), { weight: 0.9, paint: wickerTint }),
    makePart("foot", "body", oval(braid(ring(radiusAt(outside, 0.004), 0.0085), 0.006, 18, true)), {
      weight: 0.6,
      paint: wickerTint,
    }),
  ];
  const reach = rim * Math.sqrt(p.oval);
  if (p.lid) {
    const back = rim / Math.sqrt(p.oval);
    const flat = oval(cylinder({ radius: rim * 1.03, height: 0.013, bevel: 0.004, segments: 52 }));
    const open = move(turnX(move(flat, [0, 0, back]), -LID_OPEN), [0, h + 0.004, -back]);
    parts.push(makePart("lid", "lid", settle(open), { weight: 0.9, paint: wickerTint }));
  }
  if (p.handle === "hoop") {
    const hoop = braid(
      curveThrough(hoopLine(reach, h, radiusAt(outside, h * 0.45) * Math.sqrt(p.oval), h + r * 1.35), 8),
      0.0095,
      14,
      false,
    );
    parts.push(makePart("handle", "handle", hoop, { weight: 0.95 }));
  } else if (p.handle === "ears") {
    const ears = [1, -1].map((side) => {
      const bow = Array.from({ length: 17 }, (_, i): Vec3 => {
        const angle = PI * (i / 16);
        return [side * (reach + 0.004 + 0.012 * sin(angle)), h - 0.012 + 0.068 * sin(angle), 0.055 * cos(angle)];
      });
      return braid(bow, 0.0075, 5, false);
    });
    parts.push(...makeParts("handle", "handle", ears, { weight: 0.85 }));
  }
  if (p.cloth) parts.push(makePart("cloth", "cloth", oval(basketCloth(outside, h)), { weight: 0.9, paint: gingham }));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: rim },
    {
      name: "inside",
      position: [0, h * FLOOR, 0],
      normal: [0, 1, 0],
      radius: radiusAt(outside, h * 0.3) / Math.sqrt(p.oval) - 0.015,
    },
    ...(p.handle === "hoop"
      ? [{ name: "attach", position: [0, h + r * 1.3, 0], normal: [0, 1, 0], radius: 0.03 } as const]
      : []),
    { name: "handle", position: [0, p.handle === "hoop" ? h + r * 1.3 : h, 0], normal: [0, 1, 0], radius: 0.03 },
  ]);
}

/** From inside the weave up past the rim, over, and down again. */
const hoopLine = (reach: number, rim: number, low: number, high: number): Vec3[] => {
  const up = hoopPoints(reach - 0.004, rim, high, 1);
  return [[-low + 0.003, rim * 0.45, 0], ...up, [low - 0.003, rim * 0.45, 0]];
};

const ring = (radius: number, y: number): Vec3[] =>
  Array.from({ length: 88 }, (_, i) => [radius * cos((i / 88) * TAU), y, -radius * sin((i / 88) * TAU)]);

/** Two strands twisted around a path: the section is an hourglass that turns as it goes. */
function braid(path: readonly Vec3[], radius: number, turns: number, closed: boolean): Geometry {
  const section = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * TAU;
    const d = radius * (0.62 + 0.38 * Math.abs(cos(angle)));
    return [d * cos(angle), d * sin(angle)] as const;
  });
  return sweep(section, path, { closed, twist: (t) => t * turns * PI, up: [0, 1, 0.01] });
}
