import { FABRIC } from "#engine/materials/fabric/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(FABRIC);
