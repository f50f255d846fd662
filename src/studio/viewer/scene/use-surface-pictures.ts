import type { Texture } from "three";
import type { Matcap, View } from "../setup/stage-setup.ts";
import { checkerTexture } from "./checker-texture.ts";
import { matcapTexture } from "./matcap-texture.ts";
import { useDisposable } from "./use-disposable.ts";

/** The pictures that a view needs and no asset brings, painted when they are. */
export function useSurfacePictures(view: View, matcap: Matcap): { checker: Texture | null; matcap: Texture | null } {
  const checker = useDisposable(() => painted(view === "uv" ? checkerTexture() : null), [view === "uv"]).texture;
  const ball = useDisposable(
    () => painted(view === "matcap" ? matcapTexture(matcap) : null),
    [view === "matcap", matcap],
  ).texture;
  return { checker, matcap: ball };
}

const painted = (texture: Texture | null) => ({ texture, dispose: () => texture?.dispose() });
