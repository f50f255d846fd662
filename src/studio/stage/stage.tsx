import { useCallback, useRef, useState } from "react";
import type { LoadedAsset } from "../viewer/load/loaded-asset.ts";
import { useLoadedAsset } from "../viewer/load/use-loaded-asset.ts";
import { availableViews, effectiveView } from "../viewer/scene/available-views.ts";
import { BACKDROP, withBackdrop } from "../viewer/scene/backdrop.ts";
import { savePicture } from "../viewer/scene/save-picture.ts";
import { Viewer } from "../viewer/scene/viewer.tsx";
import type { ViewerHandle } from "../viewer/scene/viewer-handle.ts";
import { webGlSupport } from "../viewer/scene/web-gl.ts";
import { useStageSetup } from "../viewer/setup/use-stage-setup.ts";
import type { StageAsset } from "../viewer/stage-asset.ts";
import { EmptyStage } from "./overlays/empty-stage.tsx";
import { NoViewer } from "./overlays/no-viewer.tsx";
import { ProgressCard } from "./overlays/progress-card.tsx";
import { StageTrouble } from "./overlays/stage-trouble.tsx";
import { isAwaited, stageState } from "./stage-state.ts";
import { MaterialPanel } from "./tools/material-panel.tsx";
import { Statistics } from "./tools/statistics.tsx";
import { Toolbar } from "./tools/toolbar.tsx";

/** Shows one asset in the light, with everything to look at it by. */
export function Stage({ asset }: { asset: StageAsset | null }) {
  const support = webGlSupport();
  const { setup } = useStageSetup();
  const [viewerFailed, setViewerFailed] = useState(!support.available);
  const [contextLost, setContextLost] = useState(false);
  const [turning, setTurning] = useState(false);
  const [drawn, setDrawn] = useState<LoadedAsset["maps"] | null>(null);
  const viewer = useRef<ViewerHandle>(null);
  const load = useLoadedAsset(asset, support.smoothFloats, !viewerFailed);
  const { shown } = load;
  const family = shown?.source.family ?? "text-to-3d";
  const views = availableViews(shown, family);
  const view = effectiveView(setup.view, views);
  const state = stageState({
    asset,
    viewerFailed,
    contextLost,
    loadFailed: load.failure !== null,
    drawn: !load.loading && shown !== null && shown.maps === drawn,
  });
  const awaited = asset !== null && !load.failure && !viewerFailed && isAwaited(asset, shown !== null);

  const onContext = useCallback((alive: boolean) => setContextLost(!alive), []);
  const onDrawn = useCallback((done: LoadedAsset) => setDrawn(done.maps), []);
  const onFailure = useCallback(() => setViewerFailed(true), []);

  const saveScreenshot = async () => {
    const picture = await viewer.current?.screenshot();
    if (!picture) return;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    savePicture(setup.transparent ? picture : await withBackdrop(picture, ground), asset?.prompt ?? "plinth");
  };

  return (
    <section
      aria-label={asset ? `Stage: ${asset.prompt}` : "Stage"}
      className="relative isolate h-full min-h-0 w-full overflow-hidden"
      style={{ background: BACKDROP }}
    >
      {viewerFailed ? (
        <>
          <canvas data-state={state} hidden />
          <NoViewer asset={asset} />
        </>
      ) : (
        <div
          className={`absolute inset-0 transition-opacity duration-200 ${awaited || state === "error" ? "opacity-30" : ""} ${contextLost ? "invisible" : ""}`}
        >
          <Viewer
            viewer={viewer}
            label={asset ? `3D view of ${asset.prompt}` : "3D view, empty"}
            state={state}
            asset={shown}
            family={family}
            view={view}
            setup={setup}
            turning={turning}
            slow={support.slow}
            onDrawn={onDrawn}
            onContext={onContext}
            onFailure={onFailure}
          />
        </div>
      )}
      {state === "empty" && !viewerFailed && <EmptyStage />}
      {awaited && <ProgressCard asset={asset} />}
      {!viewerFailed && <StageTrouble asset={asset} load={load} contextLost={contextLost} />}
      {shown && !viewerFailed && (
        <>
          {family === "material" && <MaterialPanel asset={shown} />}
          {setup.statistics && <Statistics asset={shown} />}
          <Toolbar
            viewer={viewer}
            family={family}
            view={view}
            views={views}
            turning={turning}
            onTurn={setTurning}
            onScreenshot={saveScreenshot}
          />
        </>
      )}
    </section>
  );
}
