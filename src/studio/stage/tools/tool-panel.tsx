import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

interface ToolPanelProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

/** A button that opens its settings above it. Escape, or a press elsewhere, closes them. */
export function ToolPanel({ icon, label, children }: ToolPanelProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key closes what any control inside has opened
    <div
      ref={place}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
        place.current?.querySelector("button")?.focus();
      }}
    >
      <IconButton
        icon={icon}
        label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={open ? "bg-hover text-ink" : ""}
      />
      {open && (
        <fieldset
          id={id}
          aria-label={label}
          className="absolute right-0 bottom-full z-20 mb-2 flex w-64 flex-col gap-3 rounded-lg border border-line bg-raised p-3 shadow-float"
        >
          {children}
        </fieldset>
      )}
    </div>
  );
}
