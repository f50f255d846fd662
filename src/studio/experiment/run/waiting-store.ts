import { create } from "zustand";

/** Until when a busy server is waited for, in milliseconds since 1970, by experiment id. */
export const useWaiting = create<Record<string, number | undefined>>()(() => ({}));
