import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFloatAbove } from "../ui/use-float-above.ts";
import { useLasting } from "../ui/use-lasting.ts";
import { BACKDROP } from "../viewer/backdrop.ts";
import { MaterialPanel } from "../viewer/controls/material-panel.tsx";
import { NO_PANEL, PanelCover } from "../viewer/controls/panel-cover.ts";
import type { LoadedAsset } from "../viewer/load/loaded-asset.ts";
import { warmUpReadObj } from "../viewer/load/read-obj.ts";
import { useLoadedAsset } from "../viewer/load/use-loaded-asset.ts";
import { availableViews, effectiveView } from "../viewer/scene/available-views.ts";
import type { Covered } from "../viewer/scene/picture-window.ts";
import type { OnProjected } from "../viewer/scene/projected-places.tsx";
import { Viewer } from "../viewer/scene/viewer.tsx";
import type { ViewerHandle } from "../viewer/scene/viewer-handle.ts";
import { webGlSupport } from "../viewer/scene/web-gl.ts";
import { useStageSetup } from "../viewer/setup/use-stage-setup.ts";
import type { StageAsset } from "../viewer/stage-asset.ts";
import { DropLayer } from "./overlays/drop-layer.tsx";
import { GridScale } from "./overlays/grid-scale.tsx";
import { MeasureLayer } from "./overlays/measure-layer.tsx";
import { NoViewer } from "./overlays/no-viewer.tsx";
import { PinLayer } from "./overlays/pin-layer.tsx";
import { ProgressCard } from "./overlays/progress-card.tsx";
import { StageTrouble } from "./overlays/stage-trouble.tsx";
import { NO_STRIP, type StripCover, TopStrip } from "./overlays/top-strip.tsx";
import { isAwaited, stageState } from "./stage-state.ts";
import { stageTexts } from "./texts.ts";
import { PinList } from "./tools/pin-list.tsx";
import { Statistics } from "./tools/statistics.tsx";
import { Toolbar } from "./tools/toolbar.tsx";
import { useMeasuring } from "./use-measuring.ts";
import { usePinning } from "./use-pinning.ts";
import { useStageCommands } from "./use-stage-commands.ts";
import { useTurning } from "./use-turning.ts";

/** One empty list: another would be a change, and a change is drawn. */
const NO_PINS: StageAsset["pins"] = [];

/** What is read sooner takes the place of the one before it without a word between them. */
const TOLD_AFTER_MS = 350;

interface StageProps {
  asset: StageAsset | null;
  /** What makes a failed one once more. */
  again?: ReactNode;
}

/** Shows one asset in the light, with everything to look at it by. */
export function Stage({ asset, again }: StageProps) {
  const support = webGlSupport();
  const { setup, change } = useStageSetup();
  const [viewerFailed, setViewerFailed] = useState(!support.available);
  const [contextLost, setContextLost] = useState(false);
  const { turning, turn: setTurning, refusal } = useTurning();
  const [drawn, setDrawn] = useState<LoadedAsset["maps"] | null>(null);
  const viewer = useRef<ViewerHandle>(null);
  const measureMarks = useRef<OnProjected>(null);
  const pinMarks = useRef<OnProjected>(null);
  const picture = useRef<HTMLDivElement>(null);
  const load = useLoadedAsset(asset, support, !viewerFailed);
  const { shown } = load;
  const family = shown?.source.family ?? asset?.family ?? "text-to-3d";
  const views = availableViews(shown, family);
  const view = effectiveView(setup.view, views);
  const hasSheet = family === "material" || (shown?.mesh?.hasUvs ?? false);
  const measuring = useMeasuring(shown?.maps);
  const pinning = usePinning(asset?.recordKey);
  const state = stageState({
    asset,
    viewerFailed,
    contextLost,
    loadFailed: load.failure !== null,
    // until its own files are here, the one before it stands on the stage
    drawn: !load.loading && shown !== null && shown.maps === drawn && shown.source.key === asset?.key,
  });
  // of the model that is seen, and as it stands: not laid flat, nor on its way round
  const hasPins = state === "ready" && family === "text-to-3d" && !setup.flat && !turning && !measuring.active;
  const pins = hasPins && asset ? asset.pins : NO_PINS;
  const isPinning = hasPins && pinning.active;
  // without notes the very same list: another would be a change, and a change is drawn
  const places = useMemo(
    () => (pins.length === 0 ? measuring.places : [...measuring.places, ...pins.map(({ place }) => place)]),
    [measuring.places, pins],
  );
  // what stands there meanwhile is another
  const takesLong = useLasting(state === "loading" && !contextLost, TOLD_AFTER_MS);
  const awaited = asset !== null && !load.failure && !viewerFailed && (takesLong || isAwaited(asset, shown !== null));
  const hasTools = shown !== null;
  const covered = useMemo(() => coveredBy(family, hasTools), [family, hasTools]);
  const [strip, setStrip] = useState(NO_STRIP);
  const [toolsPx, setToolsPx] = useState(0);
  useFloatAbove(toolsPx);
  const [panel, setPanel] = useState(NO_PANEL);
  const panelPx = panel.heightPx;
  // between panels on either side the subject has half of the stage at least, or one of them makes way
  const isCrowded = panel.besidePx - strip.left < (panel.besidePx + panel.asidePx) / 2;
  const isStripAway = panelPx > 0 || isCrowded;
  // a panel over a narrow stage has all of it but the subject
  const veiled = useMemo(
    () => ({
      ...(toolsPx > 0 ? { below: toolsPx + panelPx, above: isStripAway ? 0 : strip.above } : covered),
      left: isStripAway ? 0 : strip.left,
      right: Math.max(isStripAway ? 0 : strip.right, panel.asidePx),
    }),
    [toolsPx, panelPx, panel.asidePx, isStripAway, strip, covered],
  );

  useEffect(warmUpReadObj, []);

  const onStrip = useCallback((lost: StripCover) => setStrip((before) => (isSame(before, lost) ? before : lost)), []);
  const onContext = useCallback((alive: boolean) => setContextLost(!alive), []);
  const onDrawn = useCallback((done: LoadedAsset) => setDrawn(done.maps), []);
  const onFailure = useCallback(() => setViewerFailed(true), []);
  const measured = measuring.places.length;
  const onMarks: OnProjected = useCallback(
    (projected, eye) => {
      measureMarks.current?.(projected.slice(0, measured), eye);
      pinMarks.current?.(projected.slice(measured), eye);
    },
    [measured],
  );
  const pick = (x: number, y: number) => {
    const point = viewer.current?.pick(x, y);
    if (measuring.active) return point ? measuring.add(point.place) : measuring.miss();
    if (point) pinning.add(point);
    else pinning.miss();
  };
  // the arrows aim and Enter takes a point, wherever it was begun from
  const toPicture = () => picture.current?.querySelector("canvas")?.focus();
  /** Points on a thing that turns away under them would say nothing. */
  const standStill = () => {
    setTurning(false);
    if (setup.flat) change({ flat: false });
  };
  const measure = (wanted: boolean) => {
    if (!wanted) return measuring.stop();
    standStill();
    pinning.stop();
    measuring.start();
    toPicture();
  };
  const pin = (wanted: boolean, madeAtMs?: number) => {
    if (!wanted) return pinning.stop();
    standStill();
    measuring.stop();
    pinning.start(madeAtMs);
    if (madeAtMs === undefined) toPicture();
  };
  const turn = (wanted: boolean) => {
    if (wanted) {
      measuring.stop();
      pinning.stop();
    }
    setTurning(wanted);
  };

  const pressCommand = useStageCommands({
    viewer,
    isShown: hasTools && !viewerFailed,
    family,
    views,
    hasSheet,
    turning,
    turn,
    turnRefusal: refusal,
    measuring: measuring.active,
    measure,
    pinning: pinning.active,
    pin,
  });
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && measuring.active) return measuring.stop();
    if (event.key === "Escape" && pinning.active) return pinning.stop();
    pressCommand(event);
  };

  return (
    <DropLayer
      label={asset ? stageTexts.page.stageWith(asset.prompt) : stageTexts.page.stage}
      family={family}
      className="group/stage @container relative isolate h-full min-h-0 w-full overflow-hidden"
      style={{ background: BACKDROP }}
      onKeyDown={pressKey}
    >
      {viewerFailed ? (
        <>
          <canvas data-state={state} hidden />
          <NoViewer asset={asset} />
        </>
      ) : (
        <div
          ref={picture}
          className={`absolute inset-0 transition-opacity duration-200 ${awaited || state === "error" ? "opacity-30" : ""} ${contextLost ? "invisible" : ""}`}
        >
          <Viewer
            viewer={viewer}
            label={asset ? stageTexts.page.view(asset.prompt) : stageTexts.page.emptyView}
            state={state}
            asset={shown}
            family={shown?.source.family ?? "text-to-3d"}
            view={view}
            setup={setup}
            turning={turning}
            slow={support.slow}
            covered={covered}
            veiled={veiled}
            marks={places}
            onMarks={onMarks}
            onPick={measuring.active || isPinning ? pick : undefined}
            onDrawn={onDrawn}
            onContext={onContext}
            onFailure={onFailure}
          />
        </div>
      )}
      {awaited && <ProgressCard asset={asset} />}
      {!viewerFailed && <StageTrouble asset={asset} again={again} load={load} contextLost={contextLost} />}
      {shown && !viewerFailed && (
        <>
          {measuring.active && <MeasureLayer ref={measureMarks} places={measuring.places} missed={measuring.missed} />}
          <PinLayer
            ref={pinMarks}
            pins={pins}
            pinning={isPinning}
            missed={pinning.missed}
            onPress={({ madeAtMs }) => pin(true, madeAtMs)}
          />
          <TopStrip onCover={onStrip} away={isStripAway} isSquare={setup.flat}>
            {setup.grid && !setup.flat && shown.mesh && <GridScale bounds={shown.mesh.bounds} />}
            {family === "material" && <MaterialPanel asset={shown} />}
            {isPinning && asset && (
              <PinList
                key={asset.recordKey}
                recordKey={asset.recordKey}
                pins={asset.pins}
                wanted={pinning.wanted}
                onLeave={toPicture}
                onClose={() => {
                  pinning.stop();
                  toPicture();
                }}
              />
            )}
            {setup.statistics && <Statistics asset={shown} />}
          </TopStrip>
          <PanelCover value={setPanel}>
            <Toolbar
              viewer={viewer}
              prompt={asset?.prompt ?? "plinth"}
              provenance={asset?.provenance}
              family={family}
              view={view}
              views={views}
              hasSheet={hasSheet}
              turning={turning}
              onTurn={turn}
              turnRefusal={refusal}
              measuring={measuring.active}
              onMeasure={measure}
              pinning={pinning.active}
              onPin={pin}
              material={family === "material" ? shown : null}
              onCover={setToolsPx}
            />
          </PanelCover>
        </>
      )}
    </DropLayer>
  );
}

const isSame = (a: StripCover, b: StripCover): boolean =>
  a.above === b.above && a.left === b.left && a.right === b.right;

/** A narrow stage has its toolbar in two rows, and the material's panel above instead of beside. */
const NARROW = "(max-width: 639px)";

function coveredBy(family: StageAsset["family"], tools: boolean): Covered {
  // examples to start from lie there
  if (!tools) return { below: 150, above: 90 };
  const narrow = matchMedia(NARROW).matches;
  return { below: narrow ? 104 : 60, above: narrow && family === "material" ? 116 : 0 };
}
