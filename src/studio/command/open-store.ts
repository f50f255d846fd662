import { create } from "zustand";

interface OpenSheet {
  /** Which of the two lies over the page. */
  readonly open: "palette" | "sheet" | undefined;
}

export const useOpenSheet = create<OpenSheet>()(() => ({ open: undefined }));

export const openPalette = (): void => useOpenSheet.setState({ open: "palette" });
export const openSheet = (): void => useOpenSheet.setState({ open: "sheet" });
export const closeSheet = (): void => useOpenSheet.setState({ open: undefined });
