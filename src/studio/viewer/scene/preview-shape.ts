import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  PlaneGeometry,
  SphereGeometry,
  TorusKnotGeometry,
} from "three";
import { type Bounds, boundsOf } from "#measure/bounds.ts";
import type { Shape } from "../setup/stage-setup.ts";
import { clothGeometry } from "./cloth-geometry.ts";

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

/** A shape that comes with the studio; `flat` is a wall of tiles, seen straight on. */
export type BuiltInShape = Exclude<Shape, "own"> | "flat";

/** Side of the wall of tiles, in metres. */
export const TILE_WALL = 1.3;

const RADIUS = 0.5;
const CUBE = 0.8;
const PLANE = 1.3;

/** @param detail Vertices across a shape: 512 carries a relief, 64 a flat picture. */
export function previewShape(shape: BuiltInShape, detail: number): PreviewShape {
  return SHAPE_MAKERS[shape](detail);
}

const box = (x: number, bottom: number, top: number, z: number): Bounds => ({
  min: [-x, bottom, -z],
  max: [x, top, z],
});

const SHAPE_MAKERS: Readonly<Record<BuiltInShape, (detail: number) => PreviewShape>> = {
  sphere: (detail) => ({
    geometry: withFade(new SphereGeometry(RADIUS, detail, detail / 2).translate(0, RADIUS, 0), (_, v) => edge(v, 0.06)),
    bounds: box(RADIUS, 0, 2 * RADIUS, RADIUS),
    repeat: [2, 1],
    segments: detail / 2,
    azimuthDeg: 0,
    elevationDeg: 8,
  }),
  cube: (detail) => {
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
  },
  plane: (detail) => {
    const steps = (detail * 3) / 4;
    return {
      geometry: withFade(new PlaneGeometry(PLANE, PLANE, steps, steps).rotateX(-Math.PI / 2), () => 1),
      bounds: box(PLANE / 2, -0.02, 0.02, PLANE / 2),
      repeat: [1, 1],
      segments: steps,
      azimuthDeg: 24,
      elevationDeg: 38,
    };
  },
  cylinder: (detail) => {
    const [radius, height] = [0.36, 1];
    // two and a quarter times around its height: two whole repeats keep the seam closed
    const steps = detail / 2;
    const tube = new CylinderGeometry(radius, radius, height, detail, steps).translate(0, height / 2, 0);
    return {
      geometry: withFade(tube, (_, v) => edge(v, 0.04), (detail + 1) * (steps + 1)),
      bounds: box(radius, 0, height, radius),
      repeat: [2, 1],
      segments: steps,
      azimuthDeg: 20,
      elevationDeg: 14,
    };
  },
  knot: (detail) => {
    const geometry = new TorusKnotGeometry(0.34, 0.13, detail * 2, Math.max(24, detail / 3), 2, 3);
    geometry.computeBoundingBox();
    geometry.translate(0, -(geometry.boundingBox?.min.y ?? 0), 0);
    return {
      geometry: withFade(geometry, () => 1),
      bounds: boundsOf([geometry.getAttribute("position").array]),
      repeat: [8, 1],
      segments: Math.max(24, detail / 3),
      azimuthDeg: 0,
      elevationDeg: 10,
    };
  },
  cloth: (detail) => {
    const geometry = clothGeometry(Math.min(384, detail));
    return {
      geometry: withFade(geometry, () => 1),
      bounds: boundsOf([geometry.getAttribute("position").array]),
      repeat: [2, 2],
      segments: Math.min(384, detail) / 2,
      azimuthDeg: 28,
      elevationDeg: 24,
    };
  },
  flat: () => ({
    geometry: withFade(new PlaneGeometry(TILE_WALL, TILE_WALL).translate(0, TILE_WALL / 2, 0), () => 1),
    bounds: box(TILE_WALL / 2, 0, TILE_WALL, 0),
    repeat: [1, 1],
    segments: 1,
    azimuthDeg: 0,
    elevationDeg: 0,
  }),
};

/** 0 at both ends of 0 to 1, 1 further in than `width`, smooth between. */
function edge(t: number, width: number): number {
  const x = Math.min(1, Math.min(t, 1 - t) / width);
  return x * x * (3 - 2 * x);
}

/**
 * How much of the displacement reaches a vertex: none where two parts of a shape would tear apart, and none from the
 * vertex `until` on.
 */
export function withFade(
  geometry: BufferGeometry,
  fade: (u: number, v: number) => number,
  until = Number.POSITIVE_INFINITY,
): BufferGeometry {
  const uv = geometry.getAttribute("uv");
  const values = Float32Array.from({ length: uv.count }, (_, i) => (i < until ? fade(uv.getX(i), uv.getY(i)) : 0));
  return geometry.setAttribute("displacementFade", new Float32BufferAttribute(values, 1));
}
