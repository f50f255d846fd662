import { LEATHER } from "#engine/materials/leather/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(LEATHER);
