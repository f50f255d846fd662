import { graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, place } from "../../geometry/place.ts";
import type { Rgb } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { scaling } from "../../math/mat4.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { dye, shade } from "./coat.ts";
import { enlarge, enlargePaint, pair } from "./enlarge.ts";
import { eyeball, paintEye } from "./eye.ts";
import { fin, rays } from "./fin.ts";
import type { FishParameters } from "./fish-parameters.ts";

/** Half the height and half the width along the body, from the mouth (0) to the root of the tail (1), over their greatest. */
const TOP = graph([
  [0, 0.06],
  [0.05, 0.3],
  [0.16, 0.66],
  [0.38, 1],
  [0.6, 0.86],
  [0.85, 0.36],
  [1, 0.23],
]);
const BOTTOM = graph([
  [0, 0.1],
  [0.05, 0.32],
  [0.16, 0.7],
  [0.42, 1],
  [0.64, 0.78],
  [0.85, 0.34],
  [1, 0.23],
]);
const SIDE = graph([
  [0, 0.14],
  [0.06, 0.44],
  [0.24, 0.96],
  [0.42, 1],
  [0.7, 0.62],
  [0.9, 0.22],
  [1, 0.12],
]);

/** Body lengths: the mouth lies at +0.5, the root of the tail at -0.5. */
const along = (t: number): number => 0.5 - t;

/** A fish that swims: body, fins with rays, gills and scales. */
export function buildFish(p: FishParameters): Model {
  const swing = (geometry: Geometry): Geometry =>
    deform(geometry, ([x, y, z]) => {
      const back = Math.max(0, 0.3 - z);
      return [x + p.curl * back * back * 0.9, y, z];
    });
  const parts: Part[] = [];
  const put = (
    name: string,
    slot: string,
    geometry: Geometry,
    paint: Paint | undefined,
    weight: number,
    crease = 1.1,
  ) =>
    parts.push(
      makePart(name, slot, enlarge(swing(geometry), p.length), {
        crease,
        weight,
        ...(paint && { paint: enlargePaint(paint, p.length) }),
      }),
    );
  put("body", "body", fishBody(p), paintBody(p), 1);
  const flap = paintFin(p);
  put("tail-fin", "tail", tailFin(p), flap, 0.95);
  put("dorsal-fin", "fin", dorsal(p), flap, 0.85);
  put("anal-fin", "fin", anal(p), flap, 0.6);
  put("pectoral-fins", "fin", pair(pectoral(p)), flap, 0.75);
  put("pelvic-fins", "fin", pair(pelvic(p)), flap, 0.55);
  const t = 0.145;
  const y = p.depth * 0.5 * 0.2;
  const x = halfWidth(p, t) * 0.9;
  for (const side of [1, -1]) {
    const eye = { centre: [x * side * 0.98, y, along(t)] as Vec3, radius: p.eye, gaze: normalize([side, 0.05, 0.22]) };
    const disc = place(eyeball({ ...eye, centre: [0, 0, 0] }, 28), scaling([0.62, 1, 1]));
    const iris = { colour: IRIS, size: 0.86, pupil: "round", pupilSize: 0.58, white: [0.62, 0.55, 0.4] } as const;
    put(`${side > 0 ? "left" : "right"}-eye`, "eye", shift(disc, eye.centre), paintEye(eye, iris), 0.7);
  }
  const top = p.depth * 0.5 * p.length;
  return standModel(parts, [
    { name: "top", position: [0, top, 0.1 * p.length], normal: [0, 1, 0], radius: p.width * 0.3 * p.length },
    { name: "back", position: [0, top, 0.1 * p.length], normal: [0, 1, 0], radius: p.width * 0.3 * p.length },
    { name: "head", position: [0, 0.6 * top, 0.35 * p.length], normal: [0, 1, 0], radius: 0.5 * top },
    { name: "mouth", position: [0, 0, 0.5 * p.length], normal: [0, 0, 1], radius: 0.05 * p.length },
    { name: "attach", position: [0, 0, -0.3 * p.length], normal: [0, 0, -1], radius: 0.1 * p.length },
  ]);
}

const IRIS: Rgb = [0.62, 0.4, 0.08];

const shift = (geometry: Geometry, [x, y, z]: Vec3): Geometry =>
  deform(geometry, (at) => [at[0] + x, at[1] + y, at[2] + z]);

const halfWidth = (p: FishParameters, t: number): number => (SIDE(t) * p.width) / 2;
const ridge = (p: FishParameters, t: number): number => (TOP(t) * p.depth) / 2;
const keel = (p: FishParameters, t: number): number => (-BOTTOM(t) * p.depth) / 2;

function fishBody(p: FishParameters): Geometry {
  const [sides, steps] = [56, 64];
  const rings: Ring[] = [[[0, -0.012, along(0) + 0.004]]];
  for (let k = 0; k <= steps; k += 1) {
    // closer together towards the head
    const t = (k / steps) * (0.6 + (0.4 * k) / steps);
    rings.push(
      Array.from({ length: sides }, (_, i): Vec3 => {
        const angle = (-i / sides) * TAU;
        const [c, s] = [cos(angle), sin(angle)];
        // a little keel along back and belly; gill cover stands proud
        const flat = 1 - 0.16 * s * s * s * s;
        const cover =
          1 + 0.035 * smoothstep(0.2, 0.255, t) * smoothstep(0.29, 0.268, t) * smoothstep(0.85, 0.4, Math.abs(s));
        const lip = 1 + 0.16 * smoothstep(0.03, 0, t);
        const y = s > 0 ? s * ridge(p, t) : -s * keel(p, t);
        return [c * halfWidth(p, t) * flat * cover * lip, y * lip, along(t)];
      }),
    );
  }
  rings.push([[0, 0, along(1) - 0.01]]);
  return loft(rings);
}

function tailFin(p: FishParameters): Geometry {
  const count = 31;
  const size = 0.34 * p.tailSize;
  const high = Math.min(0.2, ridge(p, 1) * 0.95);
  const root = rays(count, (t) => [0, lerp(high, -high, t), along(1) + 0.03]);
  const tip = rays(count, (t): Vec3 => {
    const u = t * 2 - 1;
    const spread = p.tail === "round" ? 0.2 : p.tail === "veil" ? 0.33 : 0.3;
    const reach =
      p.tail === "round"
        ? 0.82 - 0.14 * u * u
        : p.tail === "veil"
          ? 0.72 + 0.5 * Math.abs(u) - 0.14 * cos(u * 9) * 0.3
          : 0.45 + 0.62 * u * u;
    const sag = p.tail === "veil" ? -0.05 * size * (1 - u) : 0;
    return [
      0.02 * sin(u * 6) * p.tailSize,
      -u * spread * p.tailSize * (0.55 + 0.45 * p.depth) * 1.25 + sag,
      along(1) - size * reach,
    ];
  });
  return fin({ root, tip, thickness: 0.02, ripple: 0.0035, steps: 10 });
}

function dorsal(p: FishParameters): Geometry {
  const [from, to] = p.kind === "trout" || p.kind === "tuna" ? [0.36, 0.58] : [0.26, 0.82];
  const high = 0.17 * p.finSize * (0.6 + 0.9 * p.depth);
  const edge = graph([
    [0, 0.25],
    [0.16, 0.95],
    [0.35, 1],
    [0.7, 0.66],
    [1, 0.34],
  ]);
  const root = rays(23, (t): Vec3 => [0, ridge(p, lerp(from, to, t)) * 0.84 - 0.012, along(lerp(from, to, t))]);
  const tip = rays(23, (t): Vec3 => {
    const at = lerp(from, to, t);
    return [
      0,
      ridge(p, at) * 0.97 + high * edge(t) * (t > 0.02 && t < 0.98 ? 1 : 0.7),
      along(at) - 0.09 * p.finSize - 0.05 * t,
    ];
  });
  return fin({ root, tip, thickness: 0.018, ripple: 0.003 });
}

function anal(p: FishParameters): Geometry {
  const [from, to] = [0.66, 0.86];
  const root = rays(13, (t): Vec3 => [0, keel(p, lerp(from, to, t)) * 0.84 + 0.01, along(lerp(from, to, t))]);
  const tip = rays(13, (t): Vec3 => {
    const at = lerp(from, to, t);
    return [
      0,
      keel(p, at) - 0.13 * p.finSize * (0.45 + 0.55 * sin(PI * (0.25 + 0.6 * t))),
      along(at) - 0.1 * p.finSize,
    ];
  });
  return fin({ root, tip, thickness: 0.016, ripple: 0.0025 });
}

function pectoral(p: FishParameters): Geometry {
  const t = 0.3;
  const x = halfWidth(p, t);
  const root = rays(15, (v): Vec3 => [x * 0.86, lerp(-0.02, -0.02 - 0.12 * p.depth, v) - 0.02, along(t) + 0.005]);
  const tip = rays(15, (v): Vec3 => {
    const size = 0.2 * p.finSize * (0.72 + 0.28 * sin(PI * v));
    return [
      x + size * 0.62,
      -0.02 - 0.06 * p.depth - size * lerp(-0.15, 0.95, v),
      along(t) - size * lerp(0.95, 0.35, v),
    ];
  });
  return fin({ root, tip, thickness: 0.014, ripple: 0.0025 });
}

function pelvic(p: FishParameters): Geometry {
  const t = 0.44;
  const root = rays(11, (v): Vec3 => [halfWidth(p, t) * 0.3, keel(p, t) * 0.86, along(t) - v * 0.05]);
  const tip = rays(11, (v): Vec3 => {
    const size = 0.15 * p.finSize * (0.7 + 0.3 * sin(PI * v));
    return [
      halfWidth(p, t) * 0.45 + size * 0.3,
      keel(p, t) - size * lerp(0.75, 0.5, v),
      along(t) - 0.03 - size * lerp(0.35, 0.9, v),
    ];
  });
  return fin({ root, tip, thickness: 0.014, ripple: 0.0025 });
}

/** Scales in rows, gill cover, mouth, pale belly and the markings of the kind. */
function paintBody(p: FishParameters): Paint {
  return (surface, x, y, z, _nx, ny) => {
    const t = 0.5 - z;
    const isMetal = surface.metalness > 0.5;
    if (!isMetal) surface.roughness = 0.24;
    // overlapping scales: half discs, every second row shifted
    const row = z * 30;
    const line = Math.floor(row);
    const v = (y * 26) / (0.75 + 0.25 * p.depth * 2) + (line % 2 === 0 ? 0 : 0.5);
    const [du, dv] = [row - line - 0.1, v - Math.floor(v) - 0.5];
    const scale = Math.sqrt(du * du + dv * dv * 1.1);
    const onBody = smoothstep(0.27, 0.31, t) * smoothstep(1.0, 0.9, t);
    const rim = smoothstep(0.42, 0.55, scale) * smoothstep(0.75, 0.6, scale) * onBody;
    surface.height += 0.004 * p.length * (0.6 - scale) * onBody;
    if (p.pattern !== "plain") {
      shade(surface, 1 - 0.3 * rim + 0.1 * onBody * (0.5 - scale));
      shade(surface, 1 - 0.3 * smoothstep(0.25, 0.95, ny) + 0.08 * noise(x * 12, y * 12, z * 12, p.seed));
      const belly = smoothstep(0.0, -0.75, ny);
      if (p.pattern !== "bands") dye(surface, PALE, belly * (p.pattern === "spots" || p.kind === "tuna" ? 0.85 : 0.5));
      if (p.pattern === "bands") {
        const wave = 0.035 * noise(y * 6, z * 3, 0, p.seed) - 0.25 * y * y;
        for (const [middle, half] of [
          [0.3, 0.05],
          [0.62, 0.055],
          [0.94, 0.035],
        ] as const) {
          const off = Math.abs(t + wave - middle);
          dye(surface, INK, smoothstep(half + 0.03, half + 0.02, off));
          dye(surface, WHITE, smoothstep(half + 0.008, half - 0.002, off));
        }
      } else if (p.pattern === "spots") {
        const dots = noise(z * 26, y * 26, x > 0 ? 3 : 9, p.seed);
        dye(surface, INK, 0.8 * smoothstep(0.42, 0.54, dots) * smoothstep(-0.5, 0.1, ny));
        dye(surface, ROSE, 0.55 * smoothstep(0.045, 0.015, Math.abs(y + 0.005)) * smoothstep(0.15, 0.3, t));
      } else if (p.pattern === "palette") {
        const [u, w] = [(t - 0.52) / 0.34, (y - 0.06 * p.depth) / (p.depth * 0.36)];
        const loop = Math.sqrt(u * u + w * w) + 0.12 * noise(z * 7, y * 7, 0, p.seed);
        dye(surface, INK, smoothstep(1.04, 0.98, loop) * smoothstep(0.52, 0.6, loop));
        dye(surface, YELLOW, smoothstep(0.9, 0.97, t));
      }
    }
    // gill cover and mouth
    const bow = t - 0.265 + 1.1 * (y / p.depth) * (y / p.depth) * 0.32;
    const gill = smoothstep(0.009, 0.003, Math.abs(bow)) * smoothstep(0.36, 0.28, Math.abs(y / p.depth));
    const mouth = smoothstep(0.006, 0.002, Math.abs(y + 0.02 + (t - 0.02) * 0.42)) * smoothstep(0.085, 0.07, t);
    shade(surface, 1 - 0.72 * Math.max(gill, mouth));
    surface.height -= 0.006 * p.length * Math.max(gill, mouth);
  };
}

const PALE: Rgb = [0.72, 0.66, 0.52];
const WHITE: Rgb = [0.78, 0.77, 0.74];
const INK: Rgb = [0.012, 0.012, 0.014];
const ROSE: Rgb = [0.5, 0.16, 0.14];
const YELLOW: Rgb = [0.7, 0.48, 0.04];

/** Darker rays; clownfish have a black seam. */
function paintFin(p: FishParameters): Paint {
  return (surface, x, y, z) => {
    if (surface.metalness < 0.5) surface.roughness = 0.35;
    const lines = noise(x * 10, y * 42, z * 42, p.seed + 2);
    shade(surface, 0.92 + 0.2 * lines);
    if (p.pattern !== "bands") return;
    const out = Math.max(Math.abs(y) - p.depth * 0.54, -0.5 - z - 0.14);
    dye(surface, INK, smoothstep(0.015, 0.05, out));
  };
}
