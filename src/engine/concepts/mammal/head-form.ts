import type { Vec3 } from "../../math/vec3.ts";

/** Shape of a head; lengths count in half skull widths ("units") from the skull's centre: x outwards, y up, z forward. */
export interface HeadForm {
  /** Half axes of the skull. */
  readonly skull: Vec3;
  /** Left cheek: where it lies and its half axes. */
  readonly cheek: { readonly at: Vec3; readonly radii: Vec3 };
  /** Radius of the brow over each eye; 0.32 is usual. */
  readonly brow: number;
  readonly muzzle: {
    /** Its tip lies at z = 0.7 + length. */
    readonly length: number;
    /** Half thickness where it leaves the skull, and at the tip. */
    readonly root: number;
    readonly tip: number;
    /** Height of its axis at the root, and how far the tip hangs below that. */
    readonly y: number;
    readonly drop: number;
  };
  /** Size of the whisker pads at the muzzle's tip: 0 none, 1 a cat's. */
  readonly pads: number;
  /** Size of the chin; 1 is usual. */
  readonly chin: number;
  /** Long hair on the cheeks: where on the left, half axes. */
  readonly ruff?: { readonly at: Vec3; readonly radii: Vec3 };
  readonly nose: NoseForm;
  readonly eye: EyeForm;
  /** Two upper front teeth of this length. */
  readonly incisors?: number;
  readonly whiskers?: boolean;
  /** Dark line of the lips. Default true. */
  readonly mouth?: boolean;
}

export interface NoseForm {
  /** Half the width of the leather; 0 has none. */
  readonly width: number;
  /** Its height over its width; 0.6 is a dog's, 1.6 a koala's. */
  readonly tall: number;
  /** How far up from the muzzle's tip it sits. */
  readonly up?: number;
}

export interface EyeForm {
  /** Way from the skull's centre to the eye. */
  readonly out: Vec3;
  readonly radius: number;
  /** Share of the radius by which the ball's centre lies under the skin; 0.45 is usual. */
  readonly sunk?: number;
  readonly gaze?: Vec3;
  /** Colours of the iris, hex, chosen among by the seed. */
  readonly irises: readonly string[];
  /** Radius of the iris over the ball's: 1 shows no white. */
  readonly iris?: number;
  readonly pupil?: "round" | "slit";
  /** Width of the pupil over the iris'. */
  readonly pupilSize?: number;
  /** Radians by which the lid's outer corner hangs. */
  readonly slant?: number;
}

/** A head in its place. */
export interface Head {
  readonly centre: Vec3;
  /** Half the width of the skull, in heights at the withers. */
  readonly unit: number;
  readonly form: HeadForm;
}

/** A place on the head. */
export const onHead = ({ centre, unit }: Pick<Head, "centre" | "unit">, [x, y, z]: Vec3): Vec3 => [
  centre[0] + x * unit,
  centre[1] + y * unit,
  centre[2] + z * unit,
];
