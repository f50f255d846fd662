import type { Vec3 } from "../../math/vec3.ts";

/** One marking of a coat, laid over those before it. Colours are hex. Seen from the left; the right is its mirror image. */
export type CoatLayer =
  /** Belly, breast, throat and the insides of the legs. */
  | {
      readonly kind: "under";
      readonly colour: string;
      /** How far up the flanks: 0 the belly only, 1 to the back. Default 0.3. */
      readonly reach?: number;
      /** Breast and throat too. Default true. */
      readonly throat?: boolean;
    }
  /** A darker back. `reach`: how far down the flanks, 0 to 1. */
  | { readonly kind: "back"; readonly colour: string; readonly reach?: number; readonly amount?: number }
  /** Feet and legs: the share of the leg from the paw up; above 1 the shoulder or thigh too. */
  | { readonly kind: "legs"; readonly colour: string; readonly front: number; readonly hind: number }
  /** An ellipsoid patch on the head: where on the left (head units), half axes, and turn in the face's plane. */
  | {
      readonly kind: "face";
      readonly colour: string;
      readonly at: Vec3;
      readonly radii: Vec3;
      /** Radians its x axis turns upwards. */
      readonly turn?: number;
      readonly amount?: number;
      /** Width of its edge; default 0.15 of the radius. */
      readonly soft?: number;
    }
  /** The whole head and the front of the neck up to `to` head units behind its centre. */
  | { readonly kind: "head"; readonly colour: string; readonly to?: number }
  /** Bars across trunk, legs, tail and face. `spacing` in heights; `width` 0 to 1 of it. */
  | {
      readonly kind: "stripes";
      readonly colour: string;
      readonly spacing: number;
      readonly width: number;
      readonly face?: boolean;
      /** Stripes stay on the part behind this place along the spine (0 rump, 1 shoulder). Default all. */
      readonly to?: number;
      readonly legs?: boolean;
      readonly tail?: boolean;
    }
  /** Spots; with `ring`, rosettes open in the middle (lay the colour inside below them as spots of the same spacing). */
  | {
      readonly kind: "spots";
      readonly colour: string;
      /** Heights from one to the next. */
      readonly spacing: number;
      /** Radius over the spacing, 0.2 to 0.5. */
      readonly size: number;
      readonly ring?: boolean;
      /** None on the belly. Default true. */
      readonly pale?: boolean;
    }
  /** Lines along back and crown at these distances from the middle (heights), over the stretch of the spine `from` rump 0 `to` head 2. */
  | {
      readonly kind: "lines";
      readonly colour: string;
      readonly at: readonly number[];
      readonly width: number;
      readonly from?: number;
      readonly to?: number;
      /** On the head too, at these distances in head units. */
      readonly head?: readonly number[];
    }
  /** A belt around the trunk, along the spine: 0 rump, 1 shoulder; with the arms when `arms`. */
  | { readonly kind: "band"; readonly colour: string; readonly from: number; readonly to: number }
  | { readonly kind: "tail"; readonly colour: string; readonly from: number; readonly to?: number }
  | { readonly kind: "tailRings"; readonly colour: string; readonly count: number; readonly width?: number }
  | { readonly kind: "ears"; readonly colour: string; readonly from?: number }
  /** Irregular patches of this colour. `share` 0 to 1 of the coat. */
  | { readonly kind: "patches"; readonly colour: string; readonly grain: number; readonly share: number }
  /** Patches of this colour parted by a pale net, a giraffe's. `spacing` in heights; `gap` the net's width over it. */
  | { readonly kind: "net"; readonly colour: string; readonly spacing: number; readonly gap: number }
  /** Unbroken bars from muzzle to rump, level on haunches and legs. `spacing` in heights; `width` 0 to 1 of it; `to`: none in front of this place along the spine. */
  | {
      readonly kind: "zebra";
      readonly colour: string;
      readonly spacing: number;
      readonly width: number;
      readonly to?: number;
    };
