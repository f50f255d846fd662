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
  if (!known) {
    known = probe();
    // index.css spares the processor what it does not need to draw
    if (known.slow) document.documentElement.dataset.drawing = "slow";
  }
  return known;
}

/** Drawing in software, by the names that Chromium, Mesa and Windows give it. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function probe(): WebGlSupport {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return { available: false, slow: true, smoothFloats: false };
  const smoothFloats = context.getExtension("OES_texture_float_linear") !== null;
  // `failIfMajorPerformanceCaveat` would be the proper question, but Chromium lets its own software through
  const names = context.getExtension("WEBGL_debug_renderer_info");
  const slow = names !== null && SOFTWARE.test(String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)));
  release(context);
  return { available: true, slow, smoothFloats };
}

/** Browsers allow about sixteen contexts at once and drop the oldest, which may be the one on the stage. */
function release(context: WebGL2RenderingContext): void {
  context.getExtension("WEBGL_lose_context")?.loseContext();
}
