import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { viewerTexts } from "../texts.ts";
import { Scene, type SceneProps } from "./scene.tsx";
import { ViewerCanvas } from "./viewer-canvas.tsx";
import type { ViewerHandle } from "./viewer-handle.ts";
import { viewerKey } from "./viewer-keys.ts";

interface ViewerProps extends Omit<SceneProps, "handle" | "generation"> {
  /** Names the picture for a screen reader. */
  label: string;
  state: string;
  viewer: RefObject<ViewerHandle | null>;
  /** A click that was no drag, or Enter for the middle; places from 0 to 1, from the top left. */
  onPick?: ((x: number, y: number) => void) | undefined;
  onContext(alive: boolean): void;
  onFailure(error: unknown): void;
}

/** A pointer that went further than this was turning the subject. */
const DRAG_PX = 4;

/** The picture and the hands on it: pointer, wheel, keys, double click. */
export function Viewer({ label, state, viewer, onPick, onContext, onFailure, ...scene }: ViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pressed = useRef<[number, number]>([0, 0]);
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
    if (onPick && event.key === "Enter") {
      event.preventDefault();
      return onPick(0.5, 0.5);
    }
    const act = viewerKey(event.nativeEvent);
    if (!act || !viewer.current) return;
    event.preventDefault();
    event.stopPropagation();
    act(viewer.current);
  };

  return (
    <ViewerCanvas
      ref={canvas}
      slow={scene.slow}
      sharpness={scene.setup.sharpness}
      onFailure={onFailure}
      role="application"
      aria-roledescription={viewerTexts.page.view}
      aria-label={label}
      aria-description={viewerTexts.page.keys}
      tabIndex={0}
      data-state={state}
      className={`block touch-none focus-visible:-outline-offset-2 ${onPick ? "cursor-crosshair" : "cursor-grab active:cursor-grabbing"}`}
      onKeyDown={pressKey}
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = [clientX, clientY];
      }}
      onClick={(event) => {
        const [x, y] = pressed.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) < DRAG_PX) onPick?.(...placeOf(event));
      }}
      onDoubleClick={(event) => {
        if (!onPick) viewer.current?.focus(...placeOf(event));
      }}
    >
      <Scene {...scene} generation={generation} handle={viewer} />
    </ViewerCanvas>
  );
}

function placeOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLCanvasElement>): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}
