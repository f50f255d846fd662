import { Material } from "three";
import type { Finish } from "../load/read-finishes.ts";
import { type Surface, surfaceMaterial } from "./surface-material.ts";

/** What a model is drawn with: one material for all of it, or one a group of its geometry. */
export interface ModelMaterials {
  readonly solid: Material | Material[];
  /** Drawn by themselves, for clear walls throw no shadow on what is behind them. Null where nothing is clear. */
  readonly clear: Material[] | null;
  dispose(): void;
}

/** Groups with it are not drawn. */
const HIDDEN = new Material();
HIDDEN.visible = false;

/**
 * The materials for a view. Lit, a model shows what its groups are made of as far as its maps do not tell: brass shines in a
 * preview with nothing but an albedo, glass is seen through, and flames are bright in the dark.
 *
 * @param finishes What each group of the geometry is as a whole; empty where nothing is known of them.
 * @param edged The edges are drawn over it.
 */
export function modelMaterials(
  surface: Omit<Surface, "finish">,
  finishes: readonly Finish[],
  edged = false,
): ModelMaterials {
  const { maps, view } = surface;
  const isClear = ({ opacity }: Finish) => opacity < 1;
  const tells = !(maps.roughness && maps.metalness) || finishes.some(isClear) || finishes.some(({ glow }) => glow);
  if (view !== "lit" || finishes.length === 0 || !tells)
    return alone(surfaceMaterial({ ...surface, finish: null }), edged);
  const made = finishes.map((finish) => pushedBack(surfaceMaterial({ ...surface, finish }), edged));
  const only = (wanted: boolean) =>
    made.map((material, i) => (isClear(finishes[i] as Finish) === wanted ? material : HIDDEN));
  return {
    solid: only(false),
    clear: finishes.some(isClear) ? only(true) : null,
    dispose: () => {
      for (const material of made) material.dispose();
    },
  };
}

export const alone = (material: Material, edged: boolean): ModelMaterials => ({
  solid: pushedBack(material, edged),
  clear: null,
  dispose: () => material.dispose(),
});

/**
 * Pushes a surface back a little where its own edges are to win. Only there: what is seen nearly from the side is pushed furthest,
 * and at an outline the dark inside behind it would come through as dashes.
 */
function pushedBack(material: Material, edged: boolean): Material {
  material.polygonOffset = edged;
  material.polygonOffsetFactor = 1;
  material.polygonOffsetUnits = 1;
  return material;
}
