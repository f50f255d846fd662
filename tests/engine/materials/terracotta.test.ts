import { TERRACOTTA } from "#engine/materials/terracotta/index.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(TERRACOTTA);
