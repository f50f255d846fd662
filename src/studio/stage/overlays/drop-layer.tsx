import { LoaderCircle } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { keepDropped } from "../../ui/drop-takers.ts";
import { toast } from "../../ui/toaster.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import type { OwnKind } from "../../viewer/own/own-files.ts";
import { ownKind, takeOwnFile, useOwnThings } from "../../viewer/own/own-things.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import type { StageAsset } from "../../viewer/stage-asset.ts";
import { stageTexts } from "../texts.ts";
import { StageWords } from "./stage-words.tsx";

/** What is done sooner has its picture to show for it. */
const BUSY_AFTER_MS = 150;

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
  const reading = useOwnThings((state) => state.reading);
  const isBusy = useLasting(reading !== null, BUSY_AFTER_MS);

  const drop = async (event: DragEvent) => {
    setOver(false);
    const isKept = ({ name }: File) => isWanted(name, family);
    const kept = [...event.dataTransfer.files].filter(isKept);
    if (kept.length === 0) return;
    keepDropped(event.nativeEvent, isKept);
    for (const kind of ["panorama", "shape"] as const) {
      const files = kept.filter(({ name }) => ownKind(name) === kind);
      const file = files.at(-1);
      if (file) await use(kind, file, files.length);
    }
  };

  /** @param count Of so many of its kind, all dropped at once, it is the last: there is one light, and one shape. */
  const use = async (kind: OwnKind, file: File, count: number) => {
    if (!(await takeOwnFile(kind, file))) {
      void toast(useOwnThings.getState().problems[kind] ?? stageTexts.dropLayer.cannotBeUsed(file.name));
      return;
    }
    change(kind === "panorama" ? { light: "own", surroundings: true } : { shape: "own", flat: false });
    const { litBy, shownOn, lastOf } = stageTexts.dropLayer;
    void toast((kind === "panorama" ? litBy : shownOn)(count > 1 ? lastOf(file.name, count) : file.name));
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
      {isBusy && reading && (
        <StageWords role="status">
          <LoaderCircle aria-hidden size={14} className="mr-1.5 inline animate-spin align-[-2px]" />
          {(reading.kind === "panorama" ? stageTexts.dropLayer.workingOutLight : stageTexts.dropLayer.readingShape)(
            reading.name,
          )}
        </StageWords>
      )}
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
