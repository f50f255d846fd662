import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part, Socket, SurfacePoint } from "../../geometry/part.ts";
import { addAll, type SculptStep } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { enlarge, enlargePaint, mirrorRest } from "../animal/enlarge.ts";
import { type Eye, eyeball, type Iris, paintEye } from "../animal/eye.ts";
import { enlargePart } from "../outfit/build-outfit.ts";

/** A point of a body's axis with its radius: x, y, z, r. */
export type Knot = readonly [number, number, number, number];

/** Collects the parts of an animal modelled in its own unit and makes them as large as it is. */
export interface CreatureStudio {
  readonly put: (
    name: string,
    slot: string,
    geometry: Geometry,
    paint?: Paint,
    weight?: number,
    crease?: number,
  ) => void;
  /** Both eyes; `centre` and `gaze` are the left one's. */
  readonly putEyes: (left: Eye, iris: Partial<Iris> & { readonly hex: string }) => void;
  /** One eye, of a head that looks aside. */
  readonly putEye: (name: string, eye: Eye, iris: Partial<Iris> & { readonly hex: string }) => void;
  /** Parts of an outfit, made in the same unit. */
  readonly dress: (parts: readonly Part[]) => void;
  readonly finish: (sockets: readonly Socket[]) => Model;
}

export function openStudio(size: number): CreatureStudio {
  const parts: Part[] = [];
  const put: CreatureStudio["put"] = (name, slot, geometry, paint, weight = 0.8, crease = 1.2) =>
    void parts.push(
      makePart(name, slot, enlarge(geometry, size), {
        crease,
        weight,
        ...(paint && { paint: enlargePaint(paint, size) }),
      }),
    );
  const putEye: CreatureStudio["putEye"] = (name, eye, { hex, ...look }) => {
    const iris: Iris = {
      colour: fromHex(hex),
      size: 0.9,
      pupil: "round",
      pupilSize: 0.5,
      white: [0.1, 0.09, 0.06],
      ...look,
    };
    put(name, "eye", eyeball(eye, 22), paintEye(eye, iris), 0.85);
  };
  return {
    put,
    putEye,
    putEyes: ({ centre, radius, gaze }, iris) => {
      for (const side of [1, -1]) {
        const eye: Eye = {
          centre: [centre[0] * side, centre[1], centre[2]],
          radius,
          gaze: normalize([gaze[0] * side, gaze[1], gaze[2]]),
        };
        putEye(`${side > 0 ? "left" : "right"}-eye`, eye, iris);
      }
    },
    dress: (worn) => void parts.push(...worn.map((part) => enlargePart(part, size))),
    finish: (sockets) =>
      standModel(
        parts,
        sockets.map((socket) => ({ ...socket, position: scale(socket.position, size), radius: socket.radius * size })),
      ),
  };
}

/** A smooth round body along an axis. */
export function spineClay(knots: readonly Knot[], blend = 0.02, pieces = 4): SculptStep[] {
  const path = curveThrough(
    knots.map(([x, y, z]): Vec3 => [x, y, z]),
    pieces,
  );
  const radii = curveThrough(
    knots.map(([, , , r]): Vec3 => [r, 0, 0]),
    pieces,
  );
  return addAll(limb(path.map((point, i) => [point, Math.max(0.002, (radii[i] as Vec3)[0])] as const)), blend);
}

/** A limb through joints on the left, and its mirror image. */
export const pairedLimb = (knots: readonly Knot[], blend: number): SculptStep[] =>
  addAll(
    limb(knots.map(([x, y, z, r]) => [[x, y, z] as Vec3, r] as const)).map((piece: Sdf) => both(piece)),
    blend,
  );

/** Curved claws or horns from a root towards a tip, left and right; `bend` shifts the middle. */
export function spikes(
  list: readonly { readonly root: Vec3; readonly tip: Vec3; readonly bend?: Vec3; readonly radius: number }[],
  mirrored: boolean,
): Geometry {
  const one = list.map(({ root, tip, bend = [0, 0, 0], radius }) =>
    tube(
      radius,
      easeBends(
        curveThrough(
          [
            root,
            [(root[0] + tip[0]) / 2 + bend[0], (root[1] + tip[1]) / 2 + bend[1], (root[2] + tip[2]) / 2 + bend[2]],
            tip,
          ],
          4,
        ),
        (t) => radius * (1 - t),
      ),
      8,
      { scale: (t) => Math.max(0.05, 1 - t), endRounding: radius * 0.03, endSteps: 1 },
    ),
  );
  return merge(mirrored ? [...one, ...one.map(mirrorRest)] : one);
}

/** Small plates: darker seams on a crooked lattice, with relief. `grain` is the size of a scale in the animal's unit. */
export function scales(
  surface: SurfacePoint,
  x: number,
  y: number,
  z: number,
  grain: number,
  seed: number,
  depth = 1,
): void {
  const row = Math.floor(z / grain);
  const u = x / grain + (row % 2 === 0 ? 0.5 : 0) + 0.18 * noise(x / grain, y / grain, row, seed);
  const v = y / grain + (row % 2 === 0 ? 0.25 : 0.75);
  const a = Math.abs(u - Math.floor(u) - 0.5);
  const b = Math.abs(v - Math.floor(v) - 0.5);
  const c = Math.abs(z / grain - row - 0.5);
  const edge = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  const seam = smoothstep(0.3, 0.47, edge) * depth;
  shade(surface, 1.06 - 0.3 * seam);
  surface.height -= 0.0015 * seam;
  shade(surface, 1 + 0.14 * noise(x / grain / 4, y / grain / 4, z / grain / 4, seed + 5));
}
