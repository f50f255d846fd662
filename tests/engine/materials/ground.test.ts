import { GROUND } from "#engine/materials/ground/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(GROUND);
