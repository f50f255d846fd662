import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, settle, stretch, turnY } from "../../geometry/place.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { rotation } from "../../math/mat4.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS } from "../../math/vec3.ts";
import { distanceToLine, dye } from "../animal/coat.ts";
import { paintEye } from "../animal/eye.ts";
import type { HumanFrame } from "./human-frame.ts";

/** What a face looks like. */
export interface FaceLook {
  /** Radius of an eye over half the head's width. */
  readonly eyeSize: number;
  readonly iris: string;
  /** `happy`, `neutral`, `angry`, `sad`, `gasp`, `open`, `teeth`, `fangs`, `tusks`. */
  readonly mouth: string;
  readonly isFemale: boolean;
  readonly brows: boolean;
  /** Slot of eyeballs. */
  readonly glow?: boolean;
  readonly glasses: string;
  /** Level of the eyes over half the head's height. */
  readonly eyeLevel: number;
  readonly clown?: boolean;
  /** Lines of age on brow and cheeks and beside the eyes. */
  readonly isOld?: boolean;
}

/** A point of the face: offsets over the head's half width, height; on the surface. */
const onFace = (frame: HumanFrame, head: Sdf, u: number, v: number, sink = 0): Vec3 => {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const [x, y, z] = surfaceAlong(head, [cx + u * rx, cy + v * ry, cz], [0, 0, 1], rz * 3);
  return [x, y, z - sink];
};

/** Eyes, brows, glasses. */
export function faceParts(frame: HumanFrame, head: Sdf, look: FaceLook): Part[] {
  const [rx] = frame.skullRadii;
  const r = look.eyeSize * rx;
  const parts: Part[] = [];
  const ball = stretch(sphere(r, 22), [0.84, 1.06, 0.5]);
  const eye = paintEye(
    { centre: [0, 0, 0], radius: r, gaze: [0, 0, 1] },
    {
      colour: fromHex(look.iris),
      size: 0.66,
      pupil: "round",
      pupilSize: 0.56,
      white: look.glow ? fromHex(look.iris) : [0.82, 0.81, 0.79],
    },
  );
  const lash = look.isFemale ? 0.5 : 0.66;
  const lidded: Paint = (surface, x, y, z, nx, ny, nz) => {
    eye(surface, x, y, z, nx, ny, nz);
    const edge = y / r + 0.25 * (x / r) * (x / r);
    if (!look.glow && edge > lash) {
      surface.r = 0.02;
      surface.g = 0.012;
      surface.b = 0.01;
      surface.roughness = 0.6;
    }
  };
  for (const side of [1, -1] as const) {
    const at = onFace(frame, head, side * 0.4, look.eyeLevel, r * 0.17);
    const turned = place(turnY(ball, side * 0.3), rotation(X_AXIS, -0.04));
    parts.push(makePart(side > 0 ? "left-eye" : "right-eye", "eye", move(turned, at), { weight: 0.8, paint: lidded }));
  }
  if (look.brows) {
    const isGrim = look.mouth === "angry" || look.mouth === "tusks";
    const tilt = isGrim ? -0.26 : look.mouth === "sad" ? 0.24 : 0.02;
    const high = look.mouth === "gasp" ? 0.16 : 0;
    const isFelt = isGrim || look.mouth === "sad";
    const brow = (side: number) =>
      sweep(
        circleOutline(rx * (isFelt ? 0.085 : look.isFemale ? 0.045 : 0.066), 8),
        curveThrough(
          [
            onFace(frame, head, side * 0.17, look.eyeLevel + look.eyeSize * 1.12 + tilt + high, 0),
            onFace(frame, head, side * 0.42, look.eyeLevel + look.eyeSize * 1.28 + 0.04 + high, 0),
            onFace(frame, head, side * 0.66, look.eyeLevel + look.eyeSize * 1.08 - tilt * 0.4 + high, 0),
          ],
          4,
        ),
        { endSteps: 2, scale: (t) => [1, 0.65 + 0.5 * t * (1 - t) * 4 * 0.6], endRounding: rx * 0.03 },
      );
    parts.push(makePart("brows", "hair", settle(merge([brow(1), brow(-1)])), { weight: 0.5 }));
  }
  if (look.mouth === "sad")
    for (const side of [1, -1] as const) {
      const at = onFace(frame, head, side * 0.44, look.eyeLevel - 1.55 * look.eyeSize, 0.05 * r);
      const drop = stretch(sphere(0.3 * r, 16), [0.8, 1.5, 0.6]);
      parts.push(makePart(side > 0 ? "left-tear" : "right-tear", "eye", move(drop, at), { weight: 0.6, paint: tear }));
    }
  if (look.glasses === "glasses") parts.push(glasses(frame, head, look, r));
  if (look.glasses === "eyepatch") {
    const at = onFace(frame, head, -0.4, look.eyeLevel, 0);
    const [cx, cy, cz] = frame.skull;
    const [, ry, rz] = frame.skullRadii;
    const patch = move(turnY(stretch(sphere(r * 1.55, 20), [1, 1, 0.34]), -0.3), at);
    const band = move(stretch(torus(1, 0.028, 48, 8), [rx * 1.03, ry, rz * 1.05]), [
      cx,
      cy + ry * (look.eyeLevel + 0.16),
      cz,
    ]);
    parts.push(makePart("eyepatch", "eye", merge([patch, band]), { weight: 0.5, paint: black }));
  }
  if (look.mouth === "fangs" || look.mouth === "tusks") {
    const isTusk = look.mouth === "tusks";
    const tooth = (side: number) => {
      const at = onFace(frame, head, side * (isTusk ? 0.3 : 0.16), -0.52, 0.006);
      const tip: Vec3 = [at[0] + (isTusk ? side * 0.07 * rx : 0), at[1] + (isTusk ? 0.4 : -0.17) * rx, at[2] + 0.012];
      return tube(
        rx * (isTusk ? 0.11 : 0.05),
        curveThrough([at, [(at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2, at[2] + 0.012], tip], 4),
        8,
        { scale: (t) => 1 - 0.8 * t, endRounding: 0.001 },
      );
    };
    parts.push(makePart("teeth", "eye", merge([tooth(1), tooth(-1)]), { weight: 0.4, paint: ivory }));
  }
  if (look.clown) {
    const at = onFace(frame, head, 0, -0.18, -0.01);
    parts.push(makePart("red-nose", "eye", move(sphere(rx * 0.26, 24), at), { weight: 0.7, paint: redNose }));
  }
  return parts;
}

const black: Paint = (surface) => {
  surface.r = 0.015;
  surface.g = 0.014;
  surface.b = 0.014;
  surface.roughness = 0.6;
};
const tear: Paint = (surface) => {
  surface.r = 0.1;
  surface.g = 0.42;
  surface.b = 0.8;
  surface.roughness = 0.1;
};
const ivory: Paint = (surface) => {
  surface.r = 0.8;
  surface.g = 0.76;
  surface.b = 0.64;
};
const redNose: Paint = (surface) => {
  surface.r = 0.65;
  surface.g = 0.015;
  surface.b = 0.015;
  surface.roughness = 0.25;
};

/** Round spectacles with wires to the ears. */
function glasses(frame: HumanFrame, head: Sdf, look: FaceLook, r: number): Part {
  const [rx, , rz] = frame.skullRadii;
  const wire = rx * 0.045;
  const pieces = [1, -1].flatMap((side) => {
    const at = onFace(frame, head, side * 0.4, look.eyeLevel, -rx * 0.09);
    const rim = move(turnY(place(torus(r * 1.5, wire, 32, 8), rotation(X_AXIS, Math.PI / 2)), side * 0.18), at);
    const temple = tube(
      wire * 0.8,
      [
        [at[0] + side * r * 1.4, at[1], at[2] - r * 0.3],
        [frame.skull[0] + side * rx * 1.06, at[1], frame.skull[2] - rz * 0.1],
      ],
      8,
    );
    return [rim, temple];
  });
  const a = onFace(frame, head, 0.1, look.eyeLevel, -rx * 0.1);
  const bridge = tube(
    wire,
    [
      [-0.1 * rx, a[1], a[2]],
      [0.1 * rx, a[1], a[2]],
    ],
    8,
  );
  return makePart("glasses", "eye", merge([...pieces, bridge]), { weight: 0.55, paint: black });
}

/** Ways of the lines of age on the left half of a face: beside the nose, on the brow, at the eye's corner from its middle. */
const FURROWS = [
  [
    [0.2, -0.2],
    [0.36, -0.36],
    [0.43, -0.56],
  ],
  [
    [0, 0.5],
    [0.24, 0.53],
    [0.42, 0.49],
  ],
  [
    [0, 0.62],
    [0.2, 0.65],
    [0.34, 0.61],
  ],
] as const;
const CROWS_FEET = [
  [
    [0.62, 0.02],
    [0.76, 0.1],
  ],
  [
    [0.63, -0.05],
    [0.78, -0.06],
  ],
] as const;

/** How much of a line of age lies at a place of the face, 0 to 1. */
const ageLines = (u: number, v: number, eyeLevel: number): number =>
  Math.max(
    ...FURROWS.map((line) => smoothstep(0.04, 0.012, distanceToLine(line, u, v))),
    ...CROWS_FEET.map((line) => smoothstep(0.03, 0.01, distanceToLine(line, u, v - eyeLevel))),
  );

/** Mouth, lips and cheeks on the skin of the head. */
export function facePaint(frame: HumanFrame, look: FaceLook): Paint {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry] = frame.skullRadii;
  const isDown = look.mouth === "sad" || look.mouth === "angry";
  const grins = look.mouth === "open" || look.mouth === "teeth";
  const bend = isDown ? 0.15 : look.mouth === "neutral" ? -0.015 : grins ? -0.11 : -0.085;
  const wide = grins ? 0.42 : look.mouth === "happy" ? 0.34 : 0.26;
  const line = [-1, -0.6, 0, 0.6, 1].map((t) => [t * wide, -0.55 + bend * (1 - t * t)] as const);
  return (surface, x, y, z) => {
    const [u, v] = [(x - cx) / rx, (y - cy) / ry];
    if (look.isOld && z > cz) {
      const old = 0.5 * ageLines(Math.abs(u), v, look.eyeLevel);
      dye(surface, [surface.r * 0.42, surface.g * 0.34, surface.b * 0.3], old);
    }
    if (z < cz || v > 0.2 || v < -0.95) return;
    const cheek = Math.sqrt((Math.abs(u) - 0.52) * (Math.abs(u) - 0.52) + (v + 0.3) * (v + 0.3));
    const blush = (look.clown ? 0.9 : 0.34) * smoothstep(look.clown ? 0.19 : 0.3, look.clown ? 0.15 : 0.02, cheek);
    if (blush > 0)
      dye(surface, look.clown ? [0.75, 0.1, 0.08] : [surface.r * 1.02, surface.g * 0.55, surface.b * 0.5], blush);
    const d = distanceToLine(line, u, v);
    if (look.clown) dye(surface, [0.85, 0.84, 0.82], smoothstep(0.26, 0.22, d));
    if (look.mouth === "gasp") {
      const [gu, gv] = [u / 0.17, (v + 0.57) / 0.2];
      dye(surface, [0.09, 0.015, 0.012], smoothstep(1.05, 0.92, Math.sqrt(gu * gu + gv * gv)));
      return;
    }
    if (look.isFemale || look.clown) {
      const full = (look.clown ? 0.12 : 0.075) * clamp01(1.15 - (u / wide) * (u / wide));
      if (full > 0.01) dye(surface, [0.42, 0.05, 0.055], 0.9 * smoothstep(full, full * 0.75, d));
    }
    if (grins) {
      // the upper lip hangs less than the lower one: a crescent with the teeth along its upper edge, the tongue on its floor
      const across = clamp01(1 - (u / wide) * (u / wide));
      const gape = -0.55 + bend * across;
      const down = (gape - v) / ((look.mouth === "teeth" ? 0.17 : 0.27) * across + 1e-6);
      if (Math.abs(u) < wide && down > -0.05 && down < 1) {
        const showsTeeth = look.mouth === "teeth" ? down < 0.9 : down < 0.4;
        const isTongue = (down - 1.05) * (down - 1.05) * 4 + (u / wide) * (u / wide) * 5 < 0.9;
        dye(surface, showsTeeth ? [0.8, 0.78, 0.74] : isTongue ? [0.5, 0.11, 0.12] : [0.1, 0.012, 0.012], 1);
      }
    }
    dye(surface, [0.09, 0.018, 0.014], 0.92 * smoothstep(isDown ? 0.06 : 0.034, isDown ? 0.04 : 0.02, d));
  };
}
