import { atan2, PI } from "../../math/elementary.ts";
import { chain, IDENTITY, type Mat4, rotation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { columnsOf, fallDistance, placeSurfaces, regionOf, type Slab, type Surface } from "./contact-field.ts";

/** Cells across the moving body: its contact is found to within a fraction of one. */
const CELLS = 72;

export interface FallOptions {
  /** Heights between which the ground counts. */
  readonly slab?: Slab;
  /** Share of the body's width around its middle that counts, for what sits astride. 1 takes all. */
  readonly middle?: number;
  /** Turn of the body about Y, radians: the way its width lies. */
  readonly turn?: number;
}

/** Metres a body can fall onto the ground below it; negative where it must be raised. Undefined over no ground. */
export function fallOnto(
  body: readonly Surface[],
  ground: readonly Surface[],
  options: FallOptions = {},
): number | undefined {
  const { slab = {}, middle = 1, turn = 0 } = options;
  return meet(body, ground, turn === 0 ? IDENTITY : rotation(Y_AXIS, -turn), slab, middle);
}

/**
 * Metres a body can move in a level direction until it touches what stands there; negative where it must be moved back.
 * Undefined where it would pass by.
 */
export const slideAgainst = (
  body: readonly Surface[],
  still: readonly Surface[],
  direction: Vec3,
): number | undefined =>
  meet(body, still, chain(rotation(Y_AXIS, -atan2(direction[0], direction[2])), rotation(X_AXIS, PI / 2)), {}, 1);

/** Metres a body can rise until it touches what is above it. Undefined under nothing. */
export const riseAgainst = (body: readonly Surface[], still: readonly Surface[]): number | undefined =>
  meet(body, still, rotation(X_AXIS, PI), {}, 1);

/** The frame's -Y is the way the body goes. */
function meet(
  body: readonly Surface[],
  still: readonly Surface[],
  frame: Mat4,
  slab: Slab,
  middle: number,
): number | undefined {
  const turned = frame === IDENTITY ? body : placeSurfaces(body, frame);
  const ground = frame === IDENTITY ? still : placeSurfaces(still, frame);
  const rough = regionOf(turned, 1e-3);
  const cell = (Math.max(rough.toX - rough.fromX, rough.toZ - rough.fromZ, 1) * 1e-3) / CELLS;
  const whole = regionOf(turned, cell);
  const cut = Math.floor(((whole.toX - whole.fromX) * (1 - middle)) / 2);
  const region = { ...whole, fromX: whole.fromX + cut, toX: whole.toX - cut };
  return fallDistance(columnsOf(turned, cell, region), columnsOf(ground, cell, region, slab));
}
