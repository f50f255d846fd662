import type { LucideIcon } from "lucide-react";
import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { NO_PANEL, PanelCover } from "./panel-cover.ts";

interface ToolPanelProps {
  icon: LucideIcon;
  label: string;
  tip?: string;
  /** Where it opens: above the button, or below. */
  side?: "above" | "below";
  /** Which edge of the button the panel keeps to. */
  align?: "left" | "right";
  /** What is chosen now is inside: seen beside the icon. */
  chosen?: string | undefined;
  children: ReactNode;
}

/** Free between a panel and the edge of the picture. */
const EDGE_PX = 12;
/** Free between a panel and the toolbar. */
const GAP_PX = 8;

/** A button that opens its settings. Escape, a press elsewhere, or going on with Tab closes them. */
export function ToolPanel({ icon, label, tip, side = "above", align = "right", chosen, children }: ToolPanelProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const cover = useContext(PanelCover);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  useLayoutEffect(() => {
    const panel = place.current?.querySelector("fieldset");
    const picture = place.current?.closest("section");
    if (!open || side !== "above" || !panel || !picture) return;
    const settle = () => {
      panel.style.translate = "";
      const own = panel.getBoundingClientRect();
      const whole = picture.getBoundingClientRect();
      // aside where there is room: what it changes is to be seen
      const isAside = whole.width >= 2 * (own.width + EDGE_PX);
      if (isAside) panel.style.translate = `${whole.right - EDGE_PX - own.right}px`;
      const asidePx = own.width + EDGE_PX;
      cover(
        isAside
          ? { heightPx: 0, asidePx, besidePx: whole.width - asidePx }
          : { ...NO_PANEL, heightPx: own.height + GAP_PX },
      );
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(panel);
    observer.observe(picture);
    return () => {
      observer.disconnect();
      cover(NO_PANEL);
    };
  }, [open, side, cover]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key closes what any control inside has opened
    <div
      ref={place}
      // on a narrow stage at the edge of the toolbar, or as wide as it: beside its own button it would not fit
      className="relative max-sm:static @max-xl:static"
      onBlur={({ relatedTarget }) => {
        // a list of the system's or a choice of files takes the focus to nowhere
        if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
        place.current?.querySelector("button")?.focus();
      }}
    >
      <IconButton
        icon={icon}
        label={chosen ? `${label}: ${chosen}` : label}
        chosen={chosen}
        tip={tip ?? label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={open ? "bg-hover" : ""}
      />
      {open && (
        <fieldset
          id={id}
          aria-label={label}
          data-panel-side={side}
          className={classNames(
            "absolute z-20 flex max-h-[min(32rem,58dvh)] w-72 flex-col gap-3 *:shrink-0 overflow-y-auto rounded-lg border border-line bg-panel p-3 shadow-float @max-xl:right-0 @max-xl:left-auto @max-xl:max-h-[min(32rem,42dvh)] @max-xl:w-60 max-sm:inset-x-0 max-sm:w-auto @max-md:inset-x-0 @max-md:w-auto",
            align === "right" ? "right-0" : "left-0",
            side === "above" ? "bottom-full mb-2" : "top-full mt-2",
          )}
        >
          {children}
        </fieldset>
      )}
    </div>
  );
}
