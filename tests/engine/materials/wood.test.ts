import { WOOD } from "#engine/materials/wood/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(WOOD);
