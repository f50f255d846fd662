import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { IDENTITY } from "../../math/mat4.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { pair } from "../animal/enlarge.ts";
import type { CreatureParameters } from "../reptile/creature.ts";
import { type Knot, openStudio, spineClay } from "../reptile/creature-studio.ts";
import { foil } from "./foil.ts";

/** What tells one whale from another. The body is two units long, snout at z = 1. */
export interface CetaceanForm {
  readonly spine: readonly Knot[];
  /** Width over height. */
  readonly squash: number;
  /** Beak, jaw, brow: pressed on afterwards. */
  readonly more: readonly SculptStep[];
  readonly paint: Paint;
  readonly finPaint: Paint;
  /** Front, tip and back of the back fin as [y, z]; none for whales without. */
  readonly dorsal?: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
  /** Root and tip of the left flipper. */
  readonly flipper: { readonly root: Vec3; readonly tip: Vec3; readonly broad: number };
  /** A twisted tusk straight ahead from its root. */
  readonly tusk?: { readonly root: Vec3; readonly length: number; readonly radius: number };
  /** Half the span of the tail. */
  readonly fluke: number;
  readonly eye: Vec3;
  readonly eyeRadius: number;
  /** Lifts the body at z: the leap of a dolphin, the raised tail of a whale. */
  readonly lift: (z: number) => number;
  readonly top: Vec3;
  readonly head: Vec3;
  readonly mouth: Vec3;
}

/** A whale or dolphin: a smooth body, two flippers and level flukes. */
export function buildCetacean(p: CreatureParameters, form: CetaceanForm) {
  const studio = openStudio(p.size);
  const flow = ([x, y, z]: Vec3): Vec3 => [x, y + form.lift(z), z];
  const body = placed(sculpt(spineClay(form.spine, 0.02)), IDENTITY, [form.squash, 1, 1]);
  const clay = form.more.length > 0 ? sculpt([add(body), ...form.more]) : body;
  studio.put("body", "body", deform(meshSdf(clay, 0.03), flow), form.paint, 1);
  if (form.tusk) studio.put("tusk", "tusk", deform(twistedTusk(form.tusk), flow), undefined, 0.9);
  if (form.dorsal) {
    const [[y0, z0], [y1, z1], [y2, z2]] = form.dorsal;
    const blade = foil({
      root: [
        [0, y0 - 0.06, z0],
        [0, y2 - 0.06, z2],
      ],
      edge: [
        [0, y0, z0],
        [0, y0 + (y1 - y0) * 0.62, z0 + (z1 - z0) * 0.48],
        [0, y1, z1 + 0.02],
        [0, y1 - 0.01, z1 - 0.025],
        [0, y2 + (y1 - y2) * 0.4, z2 + (z1 - z2) * 0.3 + 0.03],
        [0, y2, z2 - 0.01],
      ],
      thickness: 0.075,
    });
    studio.put("dorsal-fin", "fin", deform(blade, flow), form.finPaint, 0.8);
  }
  const { root, tip, broad } = form.flipper;
  const [rx, ry, rz] = root;
  const [tx, ty, tz] = tip;
  const flipper = foil({
    root: [
      [rx - 0.05, ry + 0.02, rz + broad / 2],
      [rx - 0.05, ry, rz - broad / 2],
    ],
    edge: [
      [rx + 0.02, ry, rz + broad / 2],
      [rx + (tx - rx) * 0.5, ry + (ty - ry) * 0.4, rz + (tz - rz) * 0.4 + broad * 0.5],
      [tx, ty, tz + broad * 0.14],
      [tx - 0.01, ty, tz - broad * 0.1],
      [rx + (tx - rx) * 0.45, ry + (ty - ry) * 0.42, rz + (tz - rz) * 0.55 - broad * 0.42],
      [rx + 0.01, ry - 0.01, rz - broad / 2],
    ],
    thickness: 0.075,
  });
  const s = form.fluke * p.tail;
  const end = form.spine.at(-1) as Knot;
  const [ey, ez] = [end[1], end[2]];
  const fluke = foil({
    root: [
      [-0.02, ey, ez + 0.1],
      [-0.02, ey, ez - 0.06],
    ],
    edge: [
      [0.045, ey, ez + 0.09],
      [s * 0.5, ey + 0.01, ez - 0.04],
      [s * 0.97, ey + 0.03, ez - 0.25],
      [s, ey + 0.03, ez - 0.3],
      [s * 0.6, ey + 0.02, ez - 0.23],
      [s * 0.22, ey, ez - 0.2],
      [-0.02, ey, ez - 0.13],
    ],
    thickness: 0.07,
  });
  studio.put("flippers", "fin", deform(pair(flipper), flow), form.finPaint, 0.85);
  studio.put("flukes", "tail", deform(merge([pair(fluke)]), flow), form.finPaint, 0.9);
  studio.putEyes(
    { centre: flow(form.eye), radius: form.eyeRadius * p.eye, gaze: normalize([0.93, 0, 0.36]) },
    { hex: "#100c0a", size: 1, pupilSize: 0.6, white: [0.02, 0.02, 0.02] },
  );
  const at = (point: Vec3) => flow(point);
  return studio.finish([
    { name: "top", position: at(form.top), normal: Y_AXIS, radius: 0.2 },
    { name: "back", position: at(form.top), normal: Y_AXIS, radius: 0.2 },
    { name: "seat", position: at(form.top), normal: Y_AXIS, radius: 0.2 },
    { name: "head", position: at(form.head), normal: Y_AXIS, radius: 0.18 },
    { name: "mouth", position: at(form.mouth), normal: [0, 0, 1], radius: 0.08 },
    { name: "hand", position: at(tip), normal: Y_AXIS, radius: 0.05 },
  ]);
}

/** A slender cone with a groove that winds around it, pointing to +Z. */
function twistedTusk({ root: [x, y, z], length, radius }: NonNullable<CetaceanForm["tusk"]>): Geometry {
  const steps = 60;
  const outline = Array.from({ length: 12 }, (_, i): Point2 => {
    const angle = (i / 12) * TAU;
    const groove = 1 - 0.2 * Math.max(0, cos(2 * angle));
    return [radius * groove * cos(angle), radius * groove * sin(angle)];
  });
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => [x, y, z - 0.05 + (length + 0.05) * (i / steps)]);
  return sweep(outline, path, { scale: (t) => 1 - 0.88 * t, twist: (t) => 5 * TAU * t });
}
