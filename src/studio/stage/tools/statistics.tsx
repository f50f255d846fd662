import { figuresOf } from "../../viewer/controls/figures.ts";
import type { LoadedAsset } from "../../viewer/load/loaded-asset.ts";
import { stageTexts } from "../texts.ts";

/** An asset in numbers, over the corner of the stage; on a phone below the material's panel. */
export function Statistics({ asset }: { asset: LoadedAsset }) {
  return (
    <dl
      aria-label={stageTexts.statistics.statistics}
      className={`pointer-events-none absolute right-3 grid max-w-72 grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg border border-line bg-panel/85 p-3 text-sm backdrop-blur-sm ${asset.mesh ? "top-3" : "top-3 max-sm:top-34"}`}
    >
      {figuresOf(asset).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
