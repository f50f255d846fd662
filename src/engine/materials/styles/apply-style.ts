import type { SurfaceStyle } from "../../language/surface-names.ts";
import type { Draw } from "../../math/draw.ts";
import type { Material, Surface } from "../material.ts";
import { cartoon } from "./cartoon.ts";
import { futuristic } from "./futuristic.ts";
import { handPainted } from "./hand-painted.ts";
import { pixelated } from "./pixelated.ts";
import type { RedrawSurface } from "./redraw-surface.ts";
import { stylised } from "./stylised.ts";
import { watercolour } from "./watercolour.ts";

const STYLES: Record<SurfaceStyle, RedrawSurface> = {
  stylised,
  "hand-painted": handPainted,
  cartoon,
  watercolour,
  pixelated,
  futuristic,
};

export const applyStyle = (surface: Surface, style: SurfaceStyle, draw: Draw, material: Material): Surface =>
  STYLES[style](surface, draw, material);
