import { CERAMIC } from "#engine/materials/ceramic/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(CERAMIC);
