import { create } from "zustand";

/** Which of the two lies over the page. */
export const useOpenSheet = create<{ open: "palette" | "sheet" | undefined }>()(() => ({ open: undefined }));

export const openPalette = (): void => useOpenSheet.setState({ open: "palette" });
export const openSheet = (): void => useOpenSheet.setState({ open: "sheet" });
export const closeSheet = (): void => useOpenSheet.setState({ open: undefined });
