import { figuresOf } from "../../viewer/controls/figures.ts";
import type { LoadedAsset } from "../../viewer/load/loaded-asset.ts";
import { stageTexts } from "../texts.ts";

/** An asset in numbers, over the corner of the stage; on a narrow or low one in two columns, so that the asset is seen below. */
export function Statistics({ asset }: { asset: LoadedAsset }) {
  return (
    <dl
      aria-label={stageTexts.statistics.statistics}
      className="ml-auto grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg border border-line bg-panel/85 p-3 text-sm backdrop-blur-sm @max-xl:w-full @max-xl:grid-cols-[auto_1fr_auto_1fr] @max-xl:gap-x-2.5 @max-xl:gap-y-0.5 @max-xl:px-2.5 @max-xl:py-2 @max-xl:text-xs low:grid-cols-[auto_1fr_auto_1fr] low:gap-x-2.5 low:gap-y-0.5 low:text-xs"
    >
      {figuresOf(asset).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="whitespace-nowrap text-muted">{name}</dt>
          <dd className="whitespace-nowrap text-right text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
