import { Camera } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Provenance } from "../../api/provenance.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toaster.tsx";
import { groundColor } from "../../viewer/backdrop.ts";
import { Check } from "../../viewer/controls/check.tsx";
import { ToolPanel } from "../../viewer/controls/tool-panel.tsx";
import { pictureName } from "../../viewer/picture-name.ts";
import { saveBlob } from "../../viewer/save-blob.ts";
import type { ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import { PICTURE_SIZES, pixelsOf } from "../capture/picture-sizes.ts";
import type { MovieKind } from "../capture/record-turntable.ts";
import { takePicture } from "../capture/take-picture.ts";
import { stageTexts } from "../texts.ts";

interface CapturePanelProps {
  viewer: RefObject<ViewerHandle | null>;
  prompt: string;
}

interface PictureProps extends CapturePanelProps {
  /** What made it, for the file of the picture. */
  provenance: Provenance | undefined;
}

const MOVIE_SIZES = [
  { value: "480x480", label: "480 × 480" },
  { value: "720x720", label: "720 × 720" },
  { value: "1080x1080", label: "1080 × 1080" },
  { value: "1280x720", label: "1280 × 720" },
  { value: "1920x1080", label: "1920 × 1080" },
];

/** Pictures and films of what stands there. */
export function CapturePanel({ viewer, prompt, provenance }: PictureProps) {
  const { setup, change } = useStageSetup();
  const [size, setSize] = useState("view");
  const savePicture = async () => {
    if (!viewer.current) return;
    try {
      const pixels = pixelsOf(size, viewer.current.size());
      const picture = await takePicture(viewer.current, pixels, setup.transparent, provenance);
      saveBlob(picture, `${pictureName(prompt)}.png`);
      announce(stageTexts.capturePanel.pictureSaved);
    } catch (error) {
      void toast(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <ToolPanel icon={Camera} label={stageTexts.capturePanel.capture}>
      {/* first of all: it counts for the picture and for the frames of a turn */}
      <Check
        label={stageTexts.capturePanel.withoutABackdrop}
        hint={stageTexts.capturePanel.ofPngs}
        checked={setup.transparent}
        onChange={(transparent) => change({ transparent })}
      />
      <div className="flex flex-col gap-1.5">
        <Heading>{stageTexts.capturePanel.picture}</Heading>
        <div className="flex flex-wrap gap-2 *:flex-auto">
          <Select label={stageTexts.capturePanel.pictureSize} value={size} options={PICTURE_SIZES} onChange={setSize} />
          <Button onClick={() => void savePicture()}>{stageTexts.capturePanel.saveAPicture}</Button>
        </div>
      </div>
      <Films viewer={viewer} prompt={prompt} cutOut={setup.transparent} />
    </ToolPanel>
  );
}

interface FilmsProps extends CapturePanelProps {
  /** Single pictures are to have no backdrop. */
  cutOut: boolean;
}

function Films({ viewer, prompt, cutOut }: FilmsProps) {
  const [size, setSize] = useState("720x720");
  const [progress, setProgress] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef<MovieKind>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const isFilming = progress !== null;
  useLayoutEffect(() => {
    // the button that had the focus has made way: the keyboard goes on with what stands there now
    if (!latest.current || document.activeElement !== document.body) return;
    foot.current?.querySelector<HTMLElement>(isFilming ? "button" : `[data-kind=${latest.current}]`)?.focus();
  }, [isFilming]);

  const record = async (kind: MovieKind) => {
    const handle = viewer.current;
    if (!handle) return;
    const control = new AbortController();
    abort.current = control;
    latest.current = kind;
    setProgress(0);
    try {
      const { recordTurntable } = await import("../capture/record-turntable.ts");
      const movie = await recordTurntable(kind, {
        viewer: handle,
        size: pixelsOf(size, handle.size()),
        ground: groundColor(),
        cutOut,
        name: pictureName(prompt),
        signal: control.signal,
        onProgress: setProgress,
      });
      saveBlob(movie, `${pictureName(prompt)}.${kind}`);
      announce(stageTexts.capturePanel.turntableSaved);
    } catch (error) {
      if (!control.signal.aborted) void toast(error instanceof Error ? error.message : String(error));
    } finally {
      setProgress(null);
    }
  };

  const noMp4 = typeof VideoEncoder === "undefined" ? stageTexts.recordTurntable.noMp4 : undefined;
  const noWebm =
    typeof MediaRecorder === "undefined" && typeof VideoEncoder === "undefined"
      ? stageTexts.capturePanel.noFilms
      : undefined;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-3">
      {/* in one line: on a low window all of the panel is to be in sight */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        <Heading>{stageTexts.capturePanel.turntableHeading}</Heading>
        <Select label={stageTexts.capturePanel.turntableSize} value={size} options={MOVIE_SIZES} onChange={setSize} />
      </div>
      {progress === null ? (
        // a key of its own: a button that became another one would keep the focus
        <div key="offer" ref={foot} className="grid grid-cols-2 gap-2">
          <Button data-kind="mp4" disabledReason={noMp4} onClick={() => void record("mp4")}>
            {stageTexts.capturePanel.mp4Film}
          </Button>
          <Button data-kind="webm" disabledReason={noWebm} onClick={() => void record("webm")}>
            {stageTexts.capturePanel.webmFilm}
          </Button>
          <Button data-kind="gif" onClick={() => void record("gif")}>
            {stageTexts.capturePanel.gif}
          </Button>
          <Button
            data-kind="zip"
            tip={cutOut ? stageTexts.capturePanel.eachCutOut : stageTexts.capturePanel.eachWithBackdrop}
            onClick={() => void record("zip")}
          >
            {stageTexts.capturePanel.pictures}
          </Button>
        </div>
      ) : (
        <div key="progress" ref={foot} className="flex items-center gap-3">
          <div className="flex-1">
            <ProgressBar value={progress} label={stageTexts.capturePanel.turntable} />
          </div>
          <span className="text-muted text-sm tabular-nums">{Math.round(progress * 100)} %</span>
          <Button look="quiet" onClick={() => abort.current?.abort()}>
            {stageTexts.capturePanel.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

const Heading = ({ children }: { children: string }) => (
  <span aria-hidden className="font-medium text-muted text-sm">
    {children}
  </span>
);
