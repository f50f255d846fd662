import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, halfSpace } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import type { Rgb } from "../../math/color.ts";
import { translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";

export interface Eye {
  readonly centre: Vec3;
  readonly radius: number;
  /** Unit vector. */
  readonly gaze: Vec3;
}

export interface Iris {
  readonly colour: Rgb;
  /** Radius over the eyeball's, seen from the front: 0.4 with much white, 1 all iris. */
  readonly size: number;
  readonly pupil: "round" | "slit";
  /** Width of the pupil over the iris. */
  readonly pupilSize: number;
  readonly white: Rgb;
}

export const eyeball = ({ centre, radius }: Eye, segments = 32): Geometry =>
  place(sphere(radius, segments), translation(centre));

/** Iris, pupil and a highlight, drawn on a ball about the origin that looks along `gaze`. */
export function paintEye({ radius, gaze }: Eye, iris: Iris): Paint {
  const right = normalize([gaze[2], 0, -gaze[0]]);
  const up: Vec3 = [
    gaze[1] * right[2] - gaze[2] * right[1],
    gaze[2] * right[0] - gaze[0] * right[2],
    gaze[0] * right[1] - gaze[1] * right[0],
  ];
  return (surface, x, y, z) => {
    const u = (x * right[0] + y * right[1] + z * right[2]) / radius;
    const v = (x * up[0] + y * up[1] + z * up[2]) / radius;
    const front = (x * gaze[0] + y * gaze[1] + z * gaze[2]) / radius;
    const r = Math.sqrt(u * u + v * v) / iris.size;
    surface.roughness = 0.08;
    surface.metalness = 0;
    surface.height = 0;
    let [red, green, blue] = iris.white;
    const blend = (to: Rgb, amount: number) => {
      red += (to[0] - red) * amount;
      green += (to[1] - green) * amount;
      blue += (to[2] - blue) * amount;
    };
    if (front > 0) {
      const glow = 0.75 + 0.5 * smoothstep(0.3, -0.6, v / iris.size);
      const shaded: Rgb = [iris.colour[0] * glow, iris.colour[1] * glow, iris.colour[2] * glow];
      blend(shaded, smoothstep(1.04, 0.96, r));
      blend(DARK, smoothstep(1.06, 1, r) * smoothstep(0.78, 0.98, r) * 0.85);
      const [a, b] =
        iris.pupil === "slit"
          ? [u / (iris.size * iris.pupilSize * 0.38), v / (iris.size * 0.86)]
          : [u / (iris.size * iris.pupilSize), v / (iris.size * iris.pupilSize)];
      blend(DARK, smoothstep(1.06, 0.94, Math.sqrt(a * a + b * b)));
      const [hu, hv] = [u + 0.27, v - 0.33];
      blend(BRIGHT, smoothstep(0.21, 0.16, Math.sqrt(hu * hu + hv * hv)));
      const [lu, lv] = [u - 0.25, v + 0.3];
      blend(BRIGHT, 0.5 * smoothstep(0.11, 0.07, Math.sqrt(lu * lu + lv * lv)));
    }
    surface.r = red;
    surface.g = green;
    surface.b = blue;
  };
}

const DARK: Rgb = [0.006, 0.005, 0.005];
const BRIGHT: Rgb = [0.9, 0.9, 0.9];

/**
 * Upper lid: a shell over the ball's upper part.
 *
 * @param openness 1 wide open, 0 closed.
 * @param slant Radians the outer corner hangs.
 */
export function eyelid({ centre, radius, gaze }: Eye, openness: number, slant: number): Geometry {
  const across = normalize([gaze[2], 0, -gaze[0]]);
  const side = centre[0] < 0 ? -1 : 1;
  const lean = subtract([0, 1, 0], scale(across, slant * side * -1));
  // what lies before the lid's edge stays open: the edge hangs over the front by as much as the eye is closed
  if (openness <= 0.02) return place(meshSdf(ball([0, 0, 0], radius * 1.12), radius * 0.14), translation(centre));
  const drop = 0.62 - 0.5 * openness;
  const normal = normalize([lean[0] - gaze[0] * drop, lean[1] - gaze[1] * drop, lean[2] - gaze[2] * drop]);
  const edge = scale(normal, radius * (0.52 * openness - 0.02));
  return place(
    meshSdf(
      sculpt([add(ball([0, 0, 0], radius * 1.16)), carve(halfSpace(edge, normal), radius * 0.16)]),
      radius * 0.13,
    ),
    translation(centre),
  );
}

/** How far a closed eye lies in the head, in its radii. */
const SHUT = 0.04;

/** The eye as it lies under a lid: closed, it bulges little. */
export const underLid = (eye: Eye, openness: number): Eye =>
  openness > 0.02 ? eye : { ...eye, centre: subtract(eye.centre, scale(eye.gaze, SHUT * eye.radius)) };

/** A lid's shade; a closed one is of the coat's own colour, with the dark line of the lashes below its middle. */
export function paintLid({ gaze, radius }: Eye, openness: number, darkness: number): Paint {
  const up = normalize(subtract([0, 1, 0], scale(gaze, gaze[1])));
  return (surface, x, y, z) => {
    const low = (x * up[0] + y * up[1] + z * up[2]) / radius + LASHES;
    const by = openness > 0.02 ? darkness : 1 - 0.9 * smoothstep(0.13, 0.03, Math.abs(low));
    surface.r *= by;
    surface.g *= by;
    surface.b *= by;
  };
}

/** How far below the middle of a closed eye its lashes are, in its radii. */
const LASHES = 0.3;
