import type { CreateBody } from "../../api/partly-created-error.ts";
import type { Provenance } from "../../api/provenance.ts";

/** The request that makes again what a file came from. */
export function bodyOfFound({ family, prompt, negativePrompt, seed, version, faceLimit, pbr }: Provenance): CreateBody {
  const common = { prompt, seed, ...(negativePrompt && { negativePrompt }) };
  if (family === "material") return common;
  return {
    ...common,
    ...(version && { version }),
    ...(faceLimit !== undefined && { faceLimit }),
    ...(pbr !== undefined && { pbr }),
  };
}
