import { CONCRETE } from "#engine/materials/concrete/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(CONCRETE);
