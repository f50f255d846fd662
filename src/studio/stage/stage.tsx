import { Canvas } from "@react-three/fiber";
import type { StageAsset } from "./stage-asset.ts";

/** Shows one asset in the light. */
export function Stage({ asset }: { asset: StageAsset | null }) {
  return (
    <section aria-label={asset ? `Stage: ${asset.prompt}` : "Stage"} className="relative h-full">
      <Canvas frameloop="demand" />
    </section>
  );
}
