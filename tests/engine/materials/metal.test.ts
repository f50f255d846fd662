import { METAL } from "#engine/materials/metal/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(METAL);
