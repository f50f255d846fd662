/** Drawn by the main camera only: the contact shadow's own camera looks up through the floor. */
export const FLOOR_LAYER = 1;
/** The pool of light on the ground: a picture without a backdrop is taken without it. */
export const POOL_LAYER = 2;
