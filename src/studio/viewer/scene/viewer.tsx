import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { Scene, type SceneProps } from "./scene.tsx";
import { ViewerCanvas } from "./viewer-canvas.tsx";
import type { ViewerHandle } from "./viewer-handle.ts";
import { viewerKey } from "./viewer-keys.ts";

interface ViewerProps extends Omit<SceneProps, "handle" | "generation"> {
  /** Names the picture for a screen reader. */
  label: string;
  state: string;
  viewer: RefObject<ViewerHandle | null>;
  onContext(alive: boolean): void;
  onFailure(error: unknown): void;
}

/** The picture and the hands on it: pointer, wheel, keys, double click. */
export function Viewer({ label, state, viewer, onContext, onFailure, ...scene }: ViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [generation, setGeneration] = useState(0);

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const lose = () => onContext(false);
    const restore = () => {
      setGeneration((count) => count + 1);
      onContext(true);
    };
    target.addEventListener("webglcontextlost", lose);
    target.addEventListener("webglcontextrestored", restore);
    return () => {
      target.removeEventListener("webglcontextlost", lose);
      target.removeEventListener("webglcontextrestored", restore);
    };
  }, [onContext]);

  const pressKey: ComponentProps<"canvas">["onKeyDown"] = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = viewerKey(event.key, event.shiftKey);
    if (!act || !viewer.current) return;
    event.preventDefault();
    event.stopPropagation();
    act(viewer.current);
  };

  return (
    <ViewerCanvas
      ref={canvas}
      slow={scene.slow}
      onFailure={onFailure}
      role="application"
      aria-roledescription="3D view"
      aria-label={label}
      aria-description="Arrow keys turn, with Shift they move; plus and minus zoom; F shows all of it."
      tabIndex={0}
      data-state={state}
      className="block cursor-grab touch-none active:cursor-grabbing focus-visible:-outline-offset-2"
      onKeyDown={pressKey}
      onDoubleClick={({ currentTarget, clientX, clientY }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        viewer.current?.focus((clientX - left) / width, (clientY - top) / height);
      }}
    >
      <Scene {...scene} generation={generation} handle={viewer} />
    </ViewerCanvas>
  );
}
