import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { fallOnto } from "../contact/slide.ts";
import { depthOf, extentOf, type Placed, shift, surfacesOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Concepts of a wave, which rolls the way of its x axis, and of what is surfed with. */
const WAVE = "wave";
const BOARD = "surfboard";
/** Where a board is: before the hollow of the wave, over half its depth, and on that side to which it runs out, over half its width. */
const [BEFORE, ASIDE] = [0.74, 0.05];
/** Length of a board over the width of the wave. */
const LONG = 0.46;
/** How far its nose is up, and how far it is banked to the face of the wave, radians. */
const [NOSE, BANK] = [0.1, 0.16];

/** A board on the water before a breaking wave, along its face and banked to it: the curl hangs over who surfs. Undefined for all else. */
export function rideWave(
  board: Unplaced,
  wave: Unplaced,
  at: Placed,
  still: () => readonly Surface[],
): Placed | undefined {
  if (wave.concept !== WAVE || board.concept !== BOARD || board.placement?.relation !== "on") return undefined;
  const { max } = wave.bounds;
  const size = (LONG * depthOf(wave) * at.scale) / extentOf(board);
  const along = depthOf(board) > widthOf(board) ? rotation(Y_AXIS, 0) : rotation(Y_AXIS, PI / 2);
  const start: Placed = {
    transform: chain(
      scaling([size, size, size]),
      along,
      rotation(X_AXIS, -NOSE),
      rotation(Z_AXIS, -BANK),
      rotation(Y_AXIS, at.turn),
      translation(transformPoint(at.transform, [BEFORE * max[0], 2 * max[1], ASIDE * max[2]])),
    ),
    scale: size,
    turn: at.turn,
  };
  const fall = fallOnto(surfacesOf(board, start), still());
  return fall === undefined ? undefined : shift(start, [0, -fall, 0]);
}
