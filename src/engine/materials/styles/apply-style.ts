import type { SurfaceStyle } from "../../language/surface-names.ts";
import type { Draw } from "../../math/draw.ts";
import type { Surface } from "../material.ts";
import { cartoon } from "./cartoon.ts";
import { futuristic } from "./futuristic.ts";
import { handPainted } from "./hand-painted.ts";
import { pixelated } from "./pixelated.ts";
import { stylised } from "./stylised.ts";
import { watercolour } from "./watercolour.ts";

/** Redraws a finished surface: it may change the arrays in place, and returns it. The draws are the style's own. */
export type RedrawSurface = (surface: Surface, draw: Draw) => Surface;

const STYLES: Record<SurfaceStyle, RedrawSurface> = {
  stylised,
  "hand-painted": handPainted,
  cartoon,
  watercolour,
  pixelated,
  futuristic,
};

export const applyStyle = (surface: Surface, style: SurfaceStyle, draw: Draw): Surface => STYLES[style](surface, draw);
