import type { Draw } from "../../math/draw.ts";
import type { Material, Surface } from "../material.ts";

/**
 * Redraws a finished surface of a material: it may change the arrays in place, and returns it. The draws are the style's own.
 */
export type RedrawSurface = (surface: Surface, draw: Draw, material: Material) => Surface;
