/**
 * The page's policy forbids code made from text, and a mere try is told to the console as a violation: zod is not to try.
 * Its settings are laid where it looks for them, for with `config` of its own it would come into the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
