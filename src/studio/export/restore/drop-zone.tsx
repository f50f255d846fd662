import { FileInput } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { leftToDrop } from "../../ui/drop-takers.ts";
import { exportTexts } from "../texts.ts";

/**
 * Takes files dropped anywhere on the window, unless a part of the page has taken them first. Shows nothing before a
 * file comes.
 */
export function DropZone({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // without this the browser would leave the page for the file
      event.preventDefault();
      const target = event.target instanceof Element ? event.target : null;
      // a place that takes files of its own says so itself
      setOver(target?.closest("[data-takes-files]") === null);
    };
    const leave = (event: DragEvent) => {
      // into another element of the page: not gone
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = leftToDrop(event);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const done = () => setOver(false);
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    window.addEventListener("dragend", done);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
      window.removeEventListener("dragend", done);
    };
  }, [onFiles]);

  if (!isOver) return null;
  return createPortal(
    // what lies below still gets the drop: a viewer may want it for itself
    <div className="pointer-events-none fixed inset-0 z-50 p-3">
      <div className="flex size-full flex-col items-center justify-center gap-3 rounded-lg border-2 border-accent border-dashed bg-ground/85 p-8 text-center backdrop-blur-[2px]">
        <FileInput aria-hidden size={32} strokeWidth={1.5} className="text-accent-text" />
        <p className="font-medium text-ink text-xl">{exportTexts.dropZone.heading}</p>
        <p className="max-w-md text-muted">{exportTexts.dropZone.hint}</p>
      </div>
    </div>,
    document.body,
  );
}
