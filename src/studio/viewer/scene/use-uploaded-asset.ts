import { useThree } from "@react-three/fiber";
import { useEffect, useRef, useState } from "react";
import { disposeAsset, type LoadedAsset } from "../load/loaded-asset.ts";
import { GeometryUpload } from "./geometry-upload.ts";

/**
 * Brings the pictures of an asset to the graphics card one a frame, and the arrays of a dense model likewise: all at once hold
 * the page up for a third of a second where there is no card (five of 2048 texels, 45 ms each). Until then the asset before it
 * stays.
 */
export function useUploadedAsset(asset: LoadedAsset | null): LoadedAsset | null {
  const gl = useThree((state) => state.gl);
  const [uploaded, setUploaded] = useState<LoadedAsset | null>(null);
  // figures make a new object of the same textures
  const maps = asset?.maps;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an asset is its textures
  useEffect(() => {
    if (!asset) {
      setUploaded(null);
      return;
    }
    const waiting = [...Object.values(asset.maps), ...(asset.heights ? [asset.heights] : [])];
    const geometry = asset.mesh && new GeometryUpload(gl, asset.mesh.geometry);
    let isDone = false;
    const upload = () => {
      const texture = waiting.shift();
      if (texture) gl.initTexture(texture);
      if (texture || geometry?.next()) {
        frame = requestAnimationFrame(upload);
        return;
      }
      geometry?.finish();
      isDone = true;
      setUploaded(asset);
    };
    let frame = requestAnimationFrame(upload);
    return () => {
      cancelAnimationFrame(frame);
      if (isDone) return;
      // it never came to the scene, which would have freed it
      geometry?.dispose();
      disposeAsset(asset);
    };
  }, [gl, maps]);

  // the very object that stood there last, figures and all: another would be another frame of what is on its way out
  const standing = useRef<LoadedAsset | null>(null);
  if (asset === null || uploaded === null) standing.current = null;
  else if (uploaded.maps === maps) standing.current = asset;
  return standing.current;
}
