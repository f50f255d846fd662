import { BufferAttribute, BufferGeometry, LineBasicMaterial } from "three";
import { TILE_WALL } from "./preview-shape.ts";
import { useDisposable } from "./use-disposable.ts";

/** Lines where the tiles of the flat view meet. */
export function SeamGuides({ tiling }: { tiling: number }) {
  const geometry = useDisposable(() => {
    const made = new BufferGeometry();
    return made.setAttribute("position", new BufferAttribute(seamLines(tiling, TILE_WALL), 3));
  }, [tiling]);
  const material = useDisposable(
    () =>
      new LineBasicMaterial({ color: "#ffc857", depthTest: false, toneMapped: false, transparent: true, opacity: 0.9 }),
    [],
  );
  return (
    <lineSegments
      geometry={geometry}
      material={material}
      position={[0, 0, 0.0005]}
      frustumCulled={false}
      renderOrder={2}
    />
  );
}

/**
 * Where the tiles of a wall meet: xyz pairs. One tile is shown shifted by half, so that its seams cross in the middle.
 *
 * @param size Side of the wall; it stands on the floor, its middle over the origin.
 */
export function seamLines(tiling: number, size: number): Float32Array<ArrayBuffer> {
  const places = tiling === 1 ? [0.5] : Array.from({ length: tiling - 1 }, (_, index) => (index + 1) / tiling);
  return new Float32Array(
    places.flatMap((part) => {
      const at = part * size;
      const half = size / 2;
      return [at - half, 0, 0, at - half, size, 0, -half, at, 0, half, at, 0];
    }),
  );
}
