const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  mtl: "model/mtl",
  obj: "model/obj",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** By the end of the file's name. */
export const mediaType = (name: string): string =>
  MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";

/** Whether squeezing it is worth while: pictures and fonts are squeezed already. */
export const isCompressible = (name: string): boolean =>
  /^(text|model)\/|json|javascript|svg|wasm/.test(mediaType(name));
