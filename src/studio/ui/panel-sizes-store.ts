import { create } from "zustand";

const STORED_AS = "plinth.panels";

export const PANELS = ["create", "inspector", "shelf"] as const;
/** A part of the workbench whose size can be changed: a width, the shelf's height. */
export type PanelName = (typeof PANELS)[number];

/** In pixels. The stage keeps a third of the page, whatever is asked for. */
export const PANEL_LIMITS: Readonly<Record<PanelName, { least: number; most: number; share: number }>> = {
  create: { least: 264, most: 560, share: 0.36 },
  inspector: { least: 248, most: 560, share: 0.3 },
  shelf: { least: 120, most: 320, share: 0.45 },
};

/** Sizes in pixels; what is missing has its own. */
export type PanelSizes = Readonly<Partial<Record<PanelName, number>>>;

/** How the artist has laid out the workbench. Kept in the browser. */
export const usePanelSizes = create<PanelSizes>()(() => ({}));

/** The nearest size that a panel may have on a page so long in its direction. */
export function fitPanel(name: PanelName, sizePx: number, pagePx: number): number {
  const { least, most, share } = PANEL_LIMITS[name];
  return Math.round(Math.max(least, Math.min(sizePx, most, pagePx * share)));
}

export const resizePanel = (name: PanelName, sizePx: number): void => usePanelSizes.setState({ [name]: sizePx });

/** Gives one panel its own size back, or all of them. */
export function resetPanels(names: readonly PanelName[] = PANELS): void {
  const left = Object.entries(usePanelSizes.getState()).filter(([name]) => !names.includes(name as PanelName));
  usePanelSizes.setState(Object.fromEntries(left), true);
}

/** Reads what is kept; what is no size is left out. */
export function readSizes(text: string | null): PanelSizes {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.filter(([name, size]) => PANELS.includes(name as PanelName) && Number.isFinite(size) && size > 0),
    );
  } catch {
    return {};
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    // without storage the panels have their own sizes
    return null;
  }
}

/** The style sheet reckons with them; `public/first-paint.js` has already set those that are remembered. */
function layOut(sizes: PanelSizes): void {
  const style = globalThis.document?.documentElement.style;
  for (const name of PANELS) {
    const sizePx = sizes[name];
    if (sizePx) style?.setProperty(`--${name}`, `${sizePx}px`);
    else style?.removeProperty(`--${name}`);
  }
}

usePanelSizes.subscribe(layOut);
usePanelSizes.setState(readSizes(readStored()));

usePanelSizes.subscribe((sizes) => {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(sizes));
  } catch {
    // without storage the sizes live as long as the page
  }
});
