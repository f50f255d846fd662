/** Same prompt, seed and engine version: same bytes. Raise it whenever any file's bytes change. */
export const ENGINE_VERSION = "1.36.0";
