import { MISC } from "#engine/materials/misc/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(MISC);
