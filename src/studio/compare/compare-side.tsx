import { useCallback, useEffect, useRef, useState } from "react";
import type { AssetRecord, FileName } from "../api/asset-record.ts";
import { explainFailure } from "../api/explain-failure.ts";
import { useFiles } from "../api/file-query.ts";
import { useCurrentRecord } from "../api/use-current-record.ts";
import { BACKDROP } from "../viewer/backdrop.ts";
import { type Figure, figuresOf } from "../viewer/controls/figures.ts";
import { disposeAsset, type LoadedAsset } from "../viewer/load/loaded-asset.ts";
import { useLoadedAsset } from "../viewer/load/use-loaded-asset.ts";
import { availableViews, effectiveView } from "../viewer/scene/available-views.ts";
import { Viewer } from "../viewer/scene/viewer.tsx";
import type { ViewerHandle } from "../viewer/scene/viewer-handle.ts";
import { webGlSupport } from "../viewer/scene/web-gl.ts";
import type { StageSetup, View } from "../viewer/setup/stage-setup.ts";
import { stageAsset } from "../viewer/stage-asset.ts";
import { viewerTexts } from "../viewer/texts.ts";
import type { CameraLink } from "./camera-link.ts";
import { placeOf } from "./compare-place.ts";
import { compareTexts } from "./texts.ts";

/** What is known of a side. */
export interface SideFacts {
  readonly record: AssetRecord | undefined;
  readonly figures: readonly Figure[];
  readonly views: readonly View[];
  readonly files: Partial<Record<FileName, Blob>> | undefined;
}

/** What a side tells of itself: no figures as long as its files are being read, those known of it hold. */
export interface ToldFacts extends Omit<SideFacts, "figures"> {
  readonly figures: readonly Figure[] | null;
}

interface CompareSideProps {
  sideKey: string;
  link: CameraLink;
  setup: StageSetup;
  /** What all sides can show; empty while nothing is known of any. */
  views: readonly View[];
  /** Whether it is drawn; else only its facts are told. */
  shown: boolean;
  onFacts(key: string, facts: ToldFacts): void;
}

const NOTHING = { below: 0, above: 0 };

/** One side of a comparison, with a camera that may be linked to the others. */
export function CompareSide({ sideKey, link, setup, views, shown: isShown, onFacts }: CompareSideProps) {
  const support = webGlSupport();
  const viewer = useRef<ViewerHandle>(null);
  const [failed, setFailed] = useState(!support.available);
  const [drawn, setDrawn] = useState<LoadedAsset["maps"] | null>(null);
  const { record, isLoading, error } = useCurrentRecord(placeOf(sideKey));
  const files = useFiles(record);
  const asset = record ? stageAsset(record, files) : null;
  const { shown, loading, failure } = useLoadedAsset(asset, support, !failed);
  const family = record?.family ?? "text-to-3d";
  const own = availableViews(shown, family);
  const isReady = !loading && shown !== null && shown.maps === drawn;

  useEffect(() => {
    onFacts(sideKey, {
      record,
      files,
      figures: shown ? figuresOf(shown).filter(([name]) => name !== viewerTexts.figures.loaded) : failure ? [] : null,
      views: shown ? availableViews(shown, family) : [],
    });
  }, [sideKey, record, files, shown, failure, family, onFacts]);

  const read = useRef(shown);
  read.current = shown;
  const maps = shown?.maps;
  useEffect(() => {
    // read for its figures alone: no scene is there to free it
    if (isShown || !maps) return;
    const mine = read.current;
    return () => void (mine && disposeAsset(mine));
  }, [isShown, maps]);

  useEffect(() => {
    if (isReady) link.join(sideKey, viewer.current);
    return () => link.join(sideKey, null);
  }, [link, sideKey, isReady]);

  const onDrawn = useCallback((done: LoadedAsset) => setDrawn(done.maps), []);
  const onFailure = useCallback(() => setFailed(true), []);
  const onContext = useCallback((alive: boolean) => !alive && setDrawn(null), []);
  const onMoved = useCallback((pose: Parameters<CameraLink["moved"]>[1]) => link.moved(sideKey, pose), [link, sideKey]);

  if (!isShown) return null;
  const words = troubleWords(record, { isLoading, isReady, failure: failure?.message ?? error?.message, failed });
  return (
    <div className="absolute inset-0" style={{ background: BACKDROP }}>
      {!failed && (
        <Viewer
          viewer={viewer}
          label={record ? compareTexts.side.view(record.task.prompt, record.task.seed) : compareTexts.side.emptyView}
          state={isReady ? "ready" : words?.isBad ? "error" : "loading"}
          asset={shown}
          family={shown?.source.family ?? family}
          view={effectiveView(setup.view, views.length > 0 ? own.filter((each) => views.includes(each)) : own)}
          setup={setup}
          turning={false}
          slow={support.slow}
          covered={NOTHING}
          onMoved={onMoved}
          onDrawn={onDrawn}
          onContext={onContext}
          onFailure={onFailure}
        />
      )}
      {words && (
        <p
          role={words.isBad ? "alert" : "status"}
          className={`pointer-events-none absolute inset-y-0 right-(--seen-right,0px) left-(--seen-left,0px) grid place-items-center p-6 text-center ${words.isBad ? "text-bad" : "text-muted"}`}
        >
          {/* on a ground of its own: there is a picture behind it */}
          <span className="rounded-md border border-line bg-panel px-3 py-1.5 shadow-float">{words.text}</span>
        </p>
      )}
    </div>
  );
}

function troubleWords(
  record: AssetRecord | undefined,
  {
    isLoading,
    isReady,
    failure,
    failed,
  }: { isLoading: boolean; isReady: boolean; failure?: string | undefined; failed: boolean },
): { text: string; isBad: boolean } | undefined {
  if (failed) return { text: compareTexts.side.noWebGl, isBad: true };
  if (failure) return { text: failure, isBad: true };
  if (isReady) return undefined;
  if (!record)
    return isLoading
      ? { text: compareTexts.side.fetching, isBad: false }
      : { text: compareTexts.side.unknown, isBad: true };
  const told = explainFailure(record);
  if (told) return { text: `${told.title}. ${told.words}`, isBad: !told.cancelled };
  const isMaking = record.task.status !== "succeeded";
  return { text: isMaking ? compareTexts.side.inTheMaking : compareTexts.side.fetchingTheFiles, isBad: false };
}
