import { MeshStandardMaterial } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { useDisposable } from "./use-disposable.ts";

/** What stands on an empty stage. */
export function EmptyPlinth() {
  const block = useDisposable(() => new RoundedBoxGeometry(0.44, 0.62, 0.44, 4, 0.012).translate(0, 0.31, 0), []);
  const slab = useDisposable(() => new RoundedBoxGeometry(0.52, 0.05, 0.52, 4, 0.012).translate(0, 0.645, 0), []);
  const plaster = useDisposable(() => new MeshStandardMaterial({ color: "#8f8b85", roughness: 0.82 }), []);
  return (
    <>
      <mesh geometry={block} material={plaster} castShadow receiveShadow />
      <mesh geometry={slab} material={plaster} castShadow receiveShadow />
    </>
  );
}
