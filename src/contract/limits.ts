/** The bounds Plinth's own service sets where the contract names none. A foreign server may differ: it has the last word. */
export const PROMPT_MAX_LENGTH = 1000;
/** Triangles; a quad counts two. */
export const FACE_LIMIT_MIN = 48;
export const FACE_LIMIT_MAX = 1_000_000;
/** Seeds the server picks are uniform in 0 to this, both included. */
export const PICKED_SEED_MAX = 4_294_967_295;
export const BODY_MAX_BYTES = 64 * 1024;
