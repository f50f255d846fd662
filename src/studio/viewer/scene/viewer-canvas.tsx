import { createRoot, extend, type ReconcilerRoot } from "@react-three/fiber";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Group, LineSegments, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import type { Sharpness } from "../setup/stage-setup.ts";
import { FIELD_OF_VIEW } from "./camera-lens.ts";
import { listenToThree } from "./three-console.ts";

// only what the scene uses, not all of three: that is 57 KB less to load
listenToThree();
extend({ Group, LineSegments, Mesh, MeshBasicMaterial, PlaneGeometry });

/** A canvas of up to this many pixels costs the processor little: four times as many smooth its edges. */
const SMALL_PX = 320 * 320;

interface ViewerCanvasProps extends Omit<ComponentProps<"canvas">, "children" | "ref"> {
  ref: RefObject<HTMLCanvasElement | null>;
  /** Drawn by the processor: where the canvas is large, fewer pixels and rougher edges. */
  slow: boolean;
  sharpness: Sharpness;
  /** The scene. */
  children: ReactNode;
  onFailure(error: unknown): void;
}

/** A canvas with a three.js scene, drawn only when something changes. */
export function ViewerCanvas({ slow, sharpness, children, onFailure, ref: canvas, ...rest }: ViewerCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const size = useElementSize(host);

  // an insertion effect outlives the replay of effects in StrictMode: the context is given back once, at the end
  useInsertionEffect(() => () => root.current?.unmount(), []);

  useLayoutEffect(() => {
    if (!canvas.current || !size) return;
    root.current ??= createRoot(canvas.current);
    try {
      root.current
        .configure({
          frameloop: "demand",
          dpr: pixelsPerPoint(sharpness, slow, size),
          gl: { alpha: true, antialias: !slow, powerPreference: "high-performance" },
          camera: { fov: FIELD_OF_VIEW.perspective, near: 0.01, far: 100, position: [2, 1, 4] },
          size,
        })
        .catch(onFailure);
      if (root.current.ready.status === "fulfilled") root.current.render(children);
    } catch (error) {
      onFailure(error);
    }
  });

  return (
    <div ref={host} className="absolute inset-0 overflow-hidden">
      <canvas {...rest} ref={canvas} />
    </div>
  );
}

/** @returns Pixels for one of CSS's; a range is held to what the screen has. */
function pixelsPerPoint(
  sharpness: Sharpness,
  slow: boolean,
  { width, height }: ElementSize,
): number | [number, number] {
  if (sharpness === "auto") return slow ? (width * height <= SMALL_PX ? 2 : 1) : [1, 2];
  return Math.min(devicePixelRatio, 2) * (sharpness === "half" ? 0.5 : 1);
}

interface ElementSize {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
}

function useElementSize(element: { readonly current: HTMLElement | null }): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width > 0 && height > 0) setSize({ width, height, top: 0, left: 0 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
