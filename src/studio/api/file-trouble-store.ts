import { create } from "zustand";

/** Why the files of a record could not be fetched, by record key. */
export const useFileTrouble = create<Record<string, unknown>>()(() => ({}));

export const setFileTrouble = (key: string, error: unknown): void => useFileTrouble.setState({ [key]: error });
