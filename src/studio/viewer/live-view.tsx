import { useCallback, useMemo, useRef, useState } from "react";
import { useLoadedAsset } from "./load/use-loaded-asset.ts";
import { availableViews, effectiveView } from "./scene/available-views.ts";
import { Viewer } from "./scene/viewer.tsx";
import type { ViewerHandle } from "./scene/viewer-handle.ts";
import { webGlSupport } from "./scene/web-gl.ts";
import { DEFAULT_SETUP } from "./setup/stage-setup.ts";
import { useStageSetup } from "./setup/use-stage-setup.ts";
import type { StageAsset } from "./stage-asset.ts";
import { viewerTexts } from "./texts.ts";

const NOTHING = { below: 0, above: 0 };

/** An asset to turn, framed and lit as its thumbnail is, without tools. Shows nothing until the asset is drawn. */
export function LiveView({ asset }: { asset: StageAsset }) {
  const support = webGlSupport();
  const setup = useStageSetup((state) => state.setup);
  const viewer = useRef<ViewerHandle>(null);
  const [failed, setFailed] = useState(!support.available);
  const [drawn, setDrawn] = useState<string>();
  const { shown, loading } = useLoadedAsset(asset, support, !failed);
  const onDrawn = useCallback((done: { source: StageAsset }) => setDrawn(done.source.key), []);
  const onFailure = useCallback(() => setFailed(true), []);
  const onContext = useCallback((alive: boolean) => !alive && setDrawn(undefined), []);
  // a model comes alive where its picture was, in the same light; a material is looked at as the artist likes to
  const liveSetup = useMemo(
    () => (asset.family === "material" ? { ...setup, grid: false, flat: false, orthographic: false } : DEFAULT_SETUP),
    [asset.family, setup],
  );
  const isReady = !loading && drawn === asset.key;
  if (failed) return null;
  return (
    <div
      className={`absolute inset-0 transition-opacity duration-200 ${isReady ? "pointer-events-auto" : "pointer-events-none opacity-0"}`}
      style={{ background: "var(--raised)" }}
    >
      <Viewer
        viewer={viewer}
        label={viewerTexts.liveView.view(asset.prompt)}
        state={isReady ? "ready" : "loading"}
        asset={shown}
        family={asset.family}
        view={effectiveView("lit", availableViews(shown, asset.family))}
        setup={liveSetup}
        covered={NOTHING}
        turning={false}
        photograph
        slow={support.slow}
        onDrawn={onDrawn}
        onContext={onContext}
        onFailure={onFailure}
      />
    </div>
  );
}
