import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import type { SculptStep } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A cross section of half a beak, in head radii from the beak's root: forward, up, height, half its width. */
export type BeakSection = readonly [number, number, number, number];

export interface BeakShape {
  /** Height of the root over the middle of the head, in head radii. */
  readonly root: number;
  /** How far forward of the head's middle it grows out, in head radii. Default 0.72. */
  readonly out?: number;
  /** Sections of the upper half; its flat side lies on the line they follow. The last one is the tip. */
  readonly upper: readonly BeakSection[];
  readonly lower: readonly BeakSection[];
  readonly paint?: (surface: SurfacePoint, forward: number, up: number, side: number) => void;
}

/** Where a point of the body lies, for painting: lengths of the body, or radii of the head. */
export interface BirdPoint {
  /** From breast (-0.5) to the tail's root (0.5). */
  along: number;
  /** Over the body's axis. */
  high: number;
  /** Distance from the middle plane. */
  side: number;
  /** From the middle of the head, in head radii: to the side (without sign), up, forward. */
  hx: number;
  hy: number;
  hz: number;
  /** Distance from the middle of the head, in head radii. */
  hr: number;
  /** 1 on the head, 0 on the body. */
  head: number;
  /** Over the floor. */
  y: number;
  nx: number;
  ny: number;
  nz: number;
  /** Small noise that makes borders of colours ragged. */
  soft: number;
  seed: number;
}

export interface BirdColours {
  readonly body: string;
  readonly wing: string;
  readonly tail?: string;
  readonly beak: string;
  readonly leg: string;
}

/** Where the pieces of a bird lie, in body lengths, feet on the floor. */
export interface BirdFrame {
  readonly centre: Vec3;
  /** Unit vector from the breast to the tail. */
  readonly back: Vec3;
  /** Unit vector square to it, upwards. */
  readonly up: Vec3;
  readonly lean: number;
  readonly head: Vec3;
  readonly headRadius: number;
  readonly girth: number;
  /** The body's clay, to find its surface. */
  readonly clay: Sdf;
  readonly at: (along: number, high: number, side?: number) => Vec3;
  /** A point by the head, in head radii. */
  readonly onHead: (x: number, y: number, z: number) => Vec3;
  readonly tail: number;
  readonly seed: number;
}

/** Something only this bird has: a comb, ear tufts, a fan. */
export interface BirdExtra {
  readonly name: string;
  readonly slot: string;
  readonly geometry: Geometry;
  /** In body lengths. */
  readonly paint?: Paint;
  readonly weight: number;
  readonly crease?: number;
}

/** What tells one bird from another; lengths count in body lengths (breast to the root of the tail). */
export interface BirdShape {
  /** Body length in metres. */
  readonly size: number;
  /** How steeply it stands, radians: 0 lies level, 1.3 is upright. */
  readonly lean: number;
  /** Half the height of the trunk. */
  readonly girth: number;
  /** Width of the trunk over its height. Default 0.92. */
  readonly wide?: number;
  /** From the shoulders: forward, up, radius. The last is the middle of the head. */
  readonly neck: readonly BeakSection3[];
  /** Radius of the head. */
  readonly head: number;
  /** Length of the head over its width. Default 1.1. */
  readonly headLong?: number;
  /** Size of the cheeks, in head radii. Default 0.5. */
  readonly cheek?: number;
  readonly beak: BeakShape;
  readonly leg: {
    readonly length: number;
    readonly thick?: number;
    readonly stance?: number;
    readonly foot?: "toes" | "webbed" | "two toes" | "talons";
    /** Radius of the feathered thigh; 0 for none. Default 0.12. */
    readonly thigh?: number;
    readonly toe?: number;
    /** Where it grows out, along the body. Default 0.06. */
    readonly at?: number;
    /** One leg is drawn up. */
    readonly raised?: boolean;
  };
  readonly wing: {
    readonly kind?: "feathered" | "flipper" | "stub";
    /** Length when folded; 1 reaches a little over the tail's root. Default 1. */
    readonly length?: number;
    /** Shoulder to tip when spread. Default 1.1. */
    readonly span?: number;
    /** Depth of the spread wing. Default 0.5. */
    readonly chord?: number;
    /** Gaps between the outer flight feathers, 0 none to 1 like fingers. Default 0.3. */
    readonly fingers?: number;
    readonly paint?: (surface: SurfacePoint, reach: number, span: number, soft: number) => void;
  };
  readonly tail: {
    readonly length: number;
    readonly count?: number;
    readonly width?: number;
    /** How far it opens, radians to each side. Default 0.2. */
    readonly fan?: number;
    /** Upward tilt against the body. Default 0.13. */
    readonly lift?: number;
    /** Outer feathers are shorter by this share. Default 0.14; below 0 makes a fork. */
    readonly wedge?: number;
    readonly paint?: (surface: SurfacePoint, reach: number, side: number, soft: number) => void;
  };
  readonly eye: {
    readonly radius: number;
    readonly iris?: string;
    readonly pupil?: number;
    /** Which way it lies from the middle of the head. Default to the side and a little forward. */
    readonly out?: Vec3;
    readonly gaze?: Vec3;
    /** How deep it is set, in radii. Default 0.45. */
    readonly sunk?: number;
    /** A brow that makes it look stern. */
    readonly brow?: boolean;
  };
  readonly colours: BirdColours & Readonly<Record<string, string>>;
  readonly paint?: (surface: SurfacePoint, point: BirdPoint) => void;
  /** Further clay on the body. */
  readonly clay?: (frame: Omit<BirdFrame, "clay">) => readonly SculptStep[];
  readonly extras?: (frame: BirdFrame) => readonly BirdExtra[];
}

export type BeakSection3 = readonly [number, number, number];
