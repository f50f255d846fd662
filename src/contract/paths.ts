import type { Family } from "./family.ts";

/** Paths of the contract and of Plinth's additions, relative to the base address. */
export const familyPath = (family: Family): string => `/v1/${family}`;
export const taskPath = (family: Family, id: string): string => `${familyPath(family)}/${encodeURIComponent(id)}`;
export const optimizePath = (family: Family, id: string): string => `${taskPath(family, id)}/optimize`;
export const ACCOUNT_PATH = "/v1/account";
export const OPENAPI_PATH = "/v1/openapi.json";
export const TOKENS_PATH = "/v1/tokens";
export const tokenPath = (name: string): string => `${TOKENS_PATH}/${encodeURIComponent(name)}`;
