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
 * preview with nothing but an albedo, and glass is seen through.
 *
 * @param finishes What each group of the geometry is as a whole; empty where nothing is known of them.
 */
export function modelMaterials(surface: Omit<Surface, "finish">, finishes: readonly Finish[]): ModelMaterials {
  const { maps, view } = surface;
  const isClear = ({ opacity }: Finish) => opacity < 1;
  const tells = !(maps.roughness && maps.metalness) || finishes.some(isClear);
  if (view !== "lit" || finishes.length === 0 || !tells) return alone(surfaceMaterial({ ...surface, finish: null }));
  const made = finishes.map((finish) => pushedBack(surfaceMaterial({ ...surface, finish })));
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

export const alone = (material: Material): ModelMaterials => ({
  solid: pushedBack(material),
  clear: null,
  dispose: () => material.dispose(),
});

/** Pushes a surface back a little, so that its own edges win. */
function pushedBack(material: Material): Material {
  material.polygonOffset = true;
  material.polygonOffsetFactor = 1;
  material.polygonOffsetUnits = 1;
  return material;
}
