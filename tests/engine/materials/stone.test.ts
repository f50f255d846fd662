import { STONE } from "#engine/materials/stone/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(STONE);
