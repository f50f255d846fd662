import { MARBLE } from "#engine/materials/marble/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(MARBLE);
