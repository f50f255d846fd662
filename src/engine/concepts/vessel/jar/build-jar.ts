import { box } from "../../../geometry/box.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../../geometry/part.ts";
import { deform } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { clearPaint, fillThrough } from "../drink.ts";
import { hollow, radiusAt, smoothProfile } from "../hollow.ts";
import { JAR_LINES } from "./jar-lines.ts";
import type { JarParameters } from "./jar-parameters.ts";
import { lumps } from "./lumps.ts";

/** Glass or clay, its filling, lid and label. */
export function buildJar(p: JarParameters): Model {
  const [line, girth, height] = JAR_LINES[p.style];
  const [r, h] = [girth * p.wide, height * p.tall];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    4,
  );
  const china = p.style === "cookie";
  const floor = h * (p.style === "apothecary" ? 0.1 : 0.04);
  const body = lathe(hollow(outside, china ? 0.006 : 0.003, floor), 64);
  const parts: Part[] = [
    makePart("body", china ? "china" : "body", body, { weight: 1, paint: china ? banded(h) : clearPaint(floor, h) }),
  ];
  const neck = radiusAt(outside, h);
  if (p.filling !== "none" && !china) {
    const lumpy = p.filling === "candy" || p.filling === "bean" || p.filling === "cookie" || p.filling === "pickle";
    parts.push(
      makePart("filling", p.filling, fillThrough(outside, floor, h * 0.78 * p.fullness, 0.0006), {
        weight: 0.9,
        paint: lumpy ? lumps(p.filling, r) : glossy,
      }),
    );
  }
  let top = h;
  if (p.lid) {
    if (china) {
      const lid = smoothProfile(
        [
          [neck * 1.1, h - 0.003],
          [neck * 1.14, h + 0.006],
          [neck * 0.9, h + r * 0.16],
          [neck * 0.45, h + r * 0.26],
          [neck * 0.14, h + r * 0.29],
          [neck * 0.13, h + r * 0.34],
          [neck * 0.26, h + r * 0.42],
          [neck * 0.26, h + r * 0.5],
          [neck * 0.12, h + r * 0.57],
        ],
        4,
      );
      parts.push(makePart("lid", "china", lathe([[0, h - 0.003], ...lid, [0, h + r * 0.58]], 56), { weight: 0.95 }));
      top = h + r * 0.58;
    } else if (p.style === "apothecary") {
      const lid = smoothProfile(
        [
          [neck * 1.12, h - 0.002],
          [neck * 1.15, h + 0.006],
          [neck * 0.7, h + r * 0.22],
          [neck * 0.2, h + r * 0.3],
          [neck * 0.2, h + r * 0.36],
          [neck * 0.4, h + r * 0.5],
          [neck * 0.34, h + r * 0.64],
        ],
        4,
      );
      parts.push(makePart("lid", "body", lathe([[0, h - 0.002], ...lid, [0, h + r * 0.7]], 48), { weight: 0.95 }));
      top = h + r * 0.7;
    } else {
      const [low, high, out] = [h * 0.9, h + 0.004, neck * 1.09];
      const lid = deform(
        lathe(
          roundCorners(
            [
              [0, low],
              [out, low, 0.001],
              [out * 1.03, low + 0.002, 0.001],
              [out * 1.03, low + 0.005, 0.001],
              [out, low + 0.007, 0.001],
              [out, high, 0.0016],
              [out * 0.86, high, 0.001],
              [out * 0.84, high - 0.0014, 0.001],
              [0, high - 0.0014],
            ],
            3,
          ),
          96,
        ),
        ([x, y, z]) => {
          const f = y > low + 0.007 && y < high - 0.002 ? 1 + 0.012 * cos(40 * atan2(z, x)) : 1;
          return [x * f, y, z * f];
        },
      );
      parts.push(makePart("lid", "lid", lid, { weight: 0.95 }));
      top = high;
    }
  }
  if (p.label) {
    const [w, tall] = [china ? r * 1.15 : r * 1.3, h * (china ? 0.26 : 0.38)];
    const mid = h * (china ? 0.46 : 0.42);
    const sheet = deform(box([w, tall, 0.002], { divisions: [24, 6, 1] }), ([x, y, z]) => {
      const at = radiusAt(outside, y + mid) + 0.0006 + z;
      const angle = x / r;
      return [at * sine(angle), y + mid, at * cos(angle)];
    });
    parts.push(
      makePart("label", "label", sheet, {
        weight: 0.7,
        paint: printed(
          china ? "COOKIES" : (p.filling === "none" || p.filling === "water" ? "JAR" : p.filling).toUpperCase(),
          w,
          tall,
        ),
      }),
    );
  }
  return standModel(
    parts,
    [
      { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: neck },
      { name: "inside", position: [0, floor, 0], normal: [0, 1, 0], radius: neck * 0.9 },
    ].map((socket) => ({
      ...socket,
      position: socket.position as [number, number, number],
      normal: socket.normal as [number, number, number],
    })),
  );
}

const sine = (angle: number): number => cos(angle - 1.5707963267948966);

const INK = fromHex("#3d2a1c");

const BAND = fromHex("#2f5580");

const glossy: Paint = (surface) => {
  surface.roughness = 0.12;
};

const banded =
  (h: number): Paint =>
  (surface, _x, y) => {
    const t = y / h;
    if (Math.abs(t - 0.12) < 0.018 || Math.abs(t - 0.86) < 0.018) layColour(surface, BAND);
  };

const printed =
  (text: string, w: number, h: number): Paint =>
  (surface, x, y, z, _nx, _ny, nz) => {
    if (z < 0 && nz < -0.5) return;
    const [u, v] = [Math.abs(x) / (w / 2), Math.abs(y) / (h / 2)];
    if (Math.max(u - 0.9, v - 0.82) > -0.05 && Math.max(u - 0.95, v - 0.9) < 0) layColour(surface, INK);
    if (isWritten(text, x, y, Math.min(h * 0.4, (w * 0.85) / (text.length * 0.95)), 0.1)) layColour(surface, INK);
  };
