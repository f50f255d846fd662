import { type DragEvent, type ReactNode, useState } from "react";
import { toast } from "../../ui/toaster.tsx";
import { ownKind, takeOwnFile, useOwnThings } from "../../viewer/own/own-things.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import type { StageAsset } from "../../viewer/stage-asset.ts";
import { stageTexts } from "../texts.ts";

interface DropLayerProps {
  label: string;
  family: StageAsset["family"];
  className: string;
  style: React.CSSProperties;
  onKeyDown(event: React.KeyboardEvent): void;
  children: ReactNode;
}

/** The stage as a place to drop a panorama on, and a mesh where a material is shown. Other files fall through. */
export function DropLayer({ label, family, className, style, onKeyDown, children }: DropLayerProps) {
  const [over, setOver] = useState(false);
  const change = useStageSetup((state) => state.change);

  const drop = async (event: DragEvent) => {
    setOver(false);
    const file = [...event.dataTransfer.files].find(({ name }) => isWanted(name, family));
    const kind = file && ownKind(file.name);
    if (!file || !kind) return;
    // tells the window, which hears of it too, that it is taken
    event.preventDefault();
    if (await takeOwnFile(kind, file)) {
      change(kind === "panorama" ? { light: "own", surroundings: true } : { shape: "own", flat: false });
      void toast(kind === "panorama" ? stageTexts.dropLayer.litBy(file.name) : stageTexts.dropLayer.shownOn(file.name));
    } else void toast(useOwnThings.getState().problems[kind] ?? stageTexts.dropLayer.cannotBeUsed(file.name));
  };

  return (
    <section
      aria-label={label}
      data-takes-files
      className={className}
      style={style}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => void drop(event)}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-ground/60">
          <div className="flex flex-col gap-0.5 rounded-md bg-panel px-4 py-2.5 text-center shadow-float">
            <p className="font-medium text-ink">
              {family === "material" ? stageTexts.dropLayer.dropMaterial : stageTexts.dropLayer.dropModel}
            </p>
            <p className="text-muted text-sm">{stageTexts.dropLayer.dropSettings}</p>
          </div>
        </div>
      )}
    </section>
  );
}

/** A mesh is of use only where a material is shown. */
function isWanted(name: string, family: StageAsset["family"]): boolean {
  const kind = ownKind(name);
  return kind === "panorama" || (kind === "shape" && family === "material");
}
