import { BoxGeometry, type BufferGeometry, Float32BufferAttribute, PlaneGeometry, SphereGeometry } from "three";
import type { Bounds } from "#measure/bounds.ts";
import type { Shape } from "../setup/stage-setup.ts";

/** A shape to look at a material on. */
export interface PreviewShape {
  readonly geometry: BufferGeometry;
  readonly bounds: Bounds;
  /** Repeats across and up at tiling 1, so that texels are square. */
  readonly repeat: readonly [number, number];
  /** Vertices across one repeat direction, for choosing the level of the height map. */
  readonly segments: number;
  /** Where the camera starts, in degrees. */
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
}

const RADIUS = 0.5;
const CUBE = 0.8;
const PLANE = 1.3;

/** @param detail Vertices across a shape: 512 carries a relief, 64 a flat picture. */
export function previewShape(shape: Shape, detail: number): PreviewShape {
  const box = (x: number, bottom: number, top: number, z: number): Bounds => ({
    min: [-x, bottom, -z],
    max: [x, top, z],
  });
  if (shape === "sphere") {
    const geometry = new SphereGeometry(RADIUS, detail, detail / 2).translate(0, RADIUS, 0);
    return {
      geometry: withFade(geometry, (_, v) => edge(v, 0.06)),
      bounds: box(RADIUS, 0, 2 * RADIUS, RADIUS),
      repeat: [2, 1],
      segments: detail / 2,
      azimuthDeg: 0,
      elevationDeg: 8,
    };
  }
  if (shape === "cube") {
    const steps = detail / 4;
    const geometry = new BoxGeometry(CUBE, CUBE, CUBE, steps, steps, steps).translate(0, CUBE / 2, 0);
    return {
      geometry: withFade(geometry, (u, v) => edge(u, 0.04) * edge(v, 0.04)),
      bounds: box(CUBE / 2, 0, CUBE, CUBE / 2),
      repeat: [1, 1],
      segments: steps,
      azimuthDeg: 34,
      elevationDeg: 24,
    };
  }
  const steps = shape === "flat" ? 1 : (detail * 3) / 4;
  const geometry = new PlaneGeometry(PLANE, PLANE, steps, steps);
  if (shape === "plane") geometry.rotateX(-Math.PI / 2);
  else geometry.translate(0, PLANE / 2, 0);
  return {
    geometry: withFade(geometry, () => 1),
    bounds: shape === "plane" ? box(PLANE / 2, -0.02, 0.02, PLANE / 2) : box(PLANE / 2, 0, PLANE, 0),
    repeat: [1, 1],
    segments: steps,
    azimuthDeg: shape === "plane" ? 24 : 0,
    elevationDeg: shape === "plane" ? 38 : 0,
  };
}

/** 0 at both ends of 0 to 1, 1 further in than `width`, smooth between. */
function edge(t: number, width: number): number {
  const x = Math.min(1, Math.min(t, 1 - t) / width);
  return x * x * (3 - 2 * x);
}

/** How much of the displacement reaches a vertex: none where two parts of a shape would tear apart. */
function withFade(geometry: BufferGeometry, fade: (u: number, v: number) => number): BufferGeometry {
  const uv = geometry.getAttribute("uv");
  const values = Float32Array.from({ length: uv.count }, (_, i) => fade(uv.getX(i), uv.getY(i)));
  return geometry.setAttribute("displacementFade", new Float32BufferAttribute(values, 1));
}
