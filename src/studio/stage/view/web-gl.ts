/** What this browser can draw with. */
export interface WebGlSupport {
  readonly available: boolean;
  /** Drawn by the processor: everything is kept small. */
  readonly slow: boolean;
  /** 32-bit float textures can be interpolated. */
  readonly smoothFloats: boolean;
}

let known: WebGlSupport | null = null;

/** Tries WebGL 2 once, on a canvas of its own that is given back at once. */
export function webGlSupport(): WebGlSupport {
  known ??= probe();
  return known;
}

function probe(): WebGlSupport {
  const context = open({});
  if (!context) return { available: false, slow: true, smoothFloats: false };
  const smoothFloats = context.getExtension("OES_texture_float_linear") !== null;
  release(context);
  const fast = open({ failIfMajorPerformanceCaveat: true });
  if (fast) release(fast);
  return { available: true, slow: fast === null, smoothFloats };
}

function open(attributes: WebGLContextAttributes): WebGL2RenderingContext | null {
  return document.createElement("canvas").getContext("webgl2", attributes);
}

/** Browsers allow about sixteen contexts at once and drop the oldest, which may be the one on the stage. */
function release(context: WebGL2RenderingContext): void {
  context.getExtension("WEBGL_lose_context")?.loseContext();
}
