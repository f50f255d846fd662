import type { Draw } from "../../math/draw.ts";
import type { Surface } from "../material.ts";

/** Redraws a finished surface: it may change the arrays in place, and returns it. The draws are the style's own. */
export type RedrawSurface = (surface: Surface, draw: Draw) => Surface;
