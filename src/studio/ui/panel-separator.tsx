import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { classNames } from "./class-names.ts";
import {
  fitPanel,
  PANEL_LIMITS,
  type PanelName,
  resetPanels,
  resizePanel,
  usePanelSizes,
} from "./panel-sizes-store.ts";
import { uiTexts } from "./texts.ts";

interface PanelSeparatorProps {
  name: PanelName;
  /** The accessible name. */
  label: string;
  panel: RefObject<HTMLElement | null>;
  /** The edge of the panel it stands on. */
  edge: "left" | "right" | "top";
}

const STEP_PX = 16;
const LEAP = 4;

const EDGES = {
  right: "-right-[5px] inset-y-0 w-[9px] cursor-col-resize pointer-coarse:-right-3 pointer-coarse:w-6",
  left: "-left-[5px] inset-y-0 w-[9px] cursor-col-resize pointer-coarse:-left-3 pointer-coarse:w-6",
  top: "-top-[5px] inset-x-0 h-[9px] cursor-row-resize pointer-coarse:-top-3 pointer-coarse:h-6",
} as const;

/** The line between two panels: drag it, or move it with the arrow keys. A double click or Enter gives the size back. */
export function PanelSeparator({ name, label, panel, edge }: PanelSeparatorProps) {
  const asked = usePanelSizes((sizes) => sizes[name]);
  const grabbed = useRef<{ at: number; sizePx: number }>(undefined);
  const isAcross = edge === "top";
  const pagePx = () => (isAcross ? window.innerHeight : window.innerWidth);
  const sizePx = () => (isAcross ? panel.current?.offsetHeight : panel.current?.offsetWidth) ?? 0;
  const { least, most } = PANEL_LIMITS[name];
  const growth = edge === "right" ? 1 : -1;

  const drag = (event: PointerEvent) => {
    if (!grabbed.current) return;
    const moved = (isAcross ? event.clientY : event.clientX) - grabbed.current.at;
    resizePanel(name, fitPanel(name, grabbed.current.sizePx + moved * growth, pagePx()));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEP_PX * (event.shiftKey ? LEAP : 1);
    const by = { ArrowRight: growth, ArrowLeft: -growth, ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0;
    const isOwnWay = isAcross === /Up$|Down$/.test(event.key);
    if (event.key === "Enter") resetPanels([name]);
    else if (event.key === "Home") resizePanel(name, least);
    else if (event.key === "End") resizePanel(name, fitPanel(name, most, pagePx()));
    else if (by !== 0 && isOwnWay) resizePanel(name, fitPanel(name, sizePx() + by * step, pagePx()));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isAcross ? "horizontal" : "vertical"}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={asked ?? least}
      aria-valuetext={asked === undefined ? uiTexts.panelSeparator.ownSize : uiTexts.panelSeparator.pixels(asked)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { at: isAcross ? event.clientY : event.clientX, sizePx: sizePx() };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grabbed.current = undefined;
      }}
      onPointerCancel={() => {
        grabbed.current = undefined;
      }}
      onDoubleClick={() => resetPanels([name])}
      onKeyDown={press}
      className={classNames(
        "group absolute z-20 flex touch-none justify-center outline-none max-lg:hidden",
        isAcross && "flex-col",
        EDGES[edge],
      )}
    >
      <span
        aria-hidden
        className={classNames(
          "self-center bg-transparent transition-colors delay-75 group-hover:bg-line-strong group-focus-visible:bg-focus group-active:bg-accent",
          isAcross ? "h-[3px] w-full" : "h-full w-[3px]",
        )}
      />
    </div>
  );
}
