import { PLASTIC } from "#engine/materials/plastic/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(PLASTIC);
