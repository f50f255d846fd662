import type { Vec3 } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";

/** One point of a surface while it is being painted. Paints change its fields in place. */
export interface SurfacePoint {
  /** Linear RGB of the albedo. */
  r: number;
  g: number;
  b: number;
  /** 0 mirror to 1 matte. */
  roughness: number;
  /** 0 or 1, in between only at borders. */
  metalness: number;
  /** Metres the surface is raised; shows in the normal map. */
  height: number;
}

/**
 * Paints over a part's material: eyes, labels, stripes, a white belly. Called once a texel with the texel's place in the
 * part's rest frame (metres) and the unit normal there in model space. Must be a pure function of its arguments.
 */
export type Paint = (
  surface: SurfacePoint,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
) => void;

/** How the flat tile of a material is laid on the part's rest frame. */
export type Projection =
  /** From the six sides of a box, blended at the edges: right for most things. */
  | "box"
  /** Wrapped around the rest frame's Y axis a whole number of times: round towers, bottles, trunks. */
  | "cylinder";

/** A named piece of a model in one material. */
export interface Part {
  /** Unique in its model, kebab-case: becomes the OBJ group. */
  readonly name: string;
  /** Key of the concept's `slots`: the artist's word for it, and what it is made of. */
  readonly slot: string;
  readonly geometry: Geometry;
  /** Edges whose faces meet at more than this angle look sharp. Radians, default 0.6 (34 degrees). */
  readonly crease?: number;
  /** Default `box`. */
  readonly projection?: Projection;
  /** Rest-frame axis along which the material's V direction (wood grain) runs. Default `y`. */
  readonly grain?: "x" | "y" | "z";
  readonly paint?: Paint;
  /** How much the thing is itself through this part: 1 the body, 0.1 a screw. The least telling go first when faces are scarce. Default 0.5. */
  readonly weight?: number;
  /** How many times the faces it has that its size alone would claim where they are scarce, 1 or more. Default 1. */
  readonly share?: number;
  /** It gives light: in the picture it is as bright as it is painted, and there is a halo about it. Default false, flames excepted. */
  readonly shines?: boolean;
  /** How bright the halo of what gives light is, 0 to 1. Default 1. */
  readonly halo?: number;
}

/** A place where another object can be put, worn, held or mounted. */
export interface Socket {
  /** `top`, `seat`, `inside`, `head`, `neck`, `back`, `hand`, `mouth`, … `attach` is where the object itself is taken hold of (default: its floor point). */
  readonly name: string;
  readonly position: Vec3;
  /** Unit vector away from the surface. */
  readonly normal: Vec3;
  /** Metres of room around `position` (a table top's half width; a head's radius). */
  readonly radius: number;
}

/** What a concept's build returns: parts in one frame, standing on the floor (y = 0), centred, front to +Z. */
export interface Model {
  readonly parts: readonly Part[];
  readonly sockets: readonly Socket[];
}
