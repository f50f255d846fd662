import { PLASTER } from "#engine/materials/plaster/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(PLASTER);
