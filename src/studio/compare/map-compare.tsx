import { useEffect, useRef, useState } from "react";
import type { FileName } from "../api/asset-record.ts";
import { Segmented } from "../ui/segmented.tsx";
import { Select } from "../ui/select.tsx";
import { Slider } from "../viewer/controls/slider.tsx";
import type { SideFacts } from "./compare-side.tsx";
import { mapDifference } from "./map-difference.ts";
import { compareTexts } from "./texts.ts";
import { Wipe } from "./wipe.tsx";

const MODES = [
  {
    value: "wipe",
    get label() {
      return compareTexts.mapCompare.wipe;
    },
    get tip() {
      return compareTexts.mapCompare.wipeTip;
    },
  },
  {
    value: "difference",
    get label() {
      return compareTexts.mapCompare.difference;
    },
    get tip() {
      return compareTexts.mapCompare.differenceTip;
    },
  },
] as const;
type Mode = (typeof MODES)[number]["value"];

interface MapCompareProps {
  sides: readonly [SideFacts, SideFacts];
  names: readonly [string, string];
}

/** One map of two results as pictures: under a wipe, or what differs between them. */
export function MapCompare({ sides, names }: MapCompareProps) {
  const [chosen, setChosen] = useState<FileName>("albedo");
  const [mode, setMode] = useState<Mode>("difference");
  const [doublings, setDoublings] = useState(2);
  const [left, right] = sides;
  const maps = (Object.keys(compareTexts.mapCompare.mapNames) as FileName[]).filter(
    (map) => left.files?.[map] && right.files?.[map],
  );
  const map = maps.includes(chosen) ? chosen : maps[0];
  const first = useBitmap(map && left.files?.[map]);
  const second = useBitmap(map && right.files?.[map]);
  const host = useRef<HTMLDivElement>(null);
  const [mean, setMean] = useState<number | null>(null);

  useEffect(() => {
    if (!first || !second || mode !== "difference") return setMean(null);
    const { picture, mean: found } = mapDifference(first, second, doublings);
    picture.className = "size-full object-contain";
    host.current?.replaceChildren(picture);
    setMean(found);
  }, [first, second, mode, doublings]);

  if (!map) {
    return (
      <p className="absolute inset-0 grid place-items-center p-6 text-center text-muted">
        {compareTexts.mapCompare.noCommonMap}
      </p>
    );
  }
  return (
    <>
      <div className="absolute inset-x-0 top-0 bottom-14">
        {mode === "difference" ? (
          <div
            ref={host}
            role="img"
            aria-label={compareTexts.mapCompare.differenceOf(compareTexts.mapCompare.mapNames[map] ?? map)}
            className="absolute inset-4"
          />
        ) : (
          <Wipe
            key={map}
            names={names}
            left={<Picture bitmap={first} name={names[0]} />}
            right={<Picture bitmap={second} name={names[1]} />}
          />
        )}
      </div>
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center justify-center gap-3 *:min-w-0">
        <Select
          label={compareTexts.mapCompare.map}
          className="w-44"
          value={map}
          options={maps.map((value) => ({ value, label: compareTexts.mapCompare.mapNames[value] ?? value }))}
          onChange={(value) => setChosen(value as FileName)}
        />
        <Segmented<Mode> label={compareTexts.mapCompare.as} bare value={mode} options={MODES} onChange={setMode} />
        {mode === "difference" && (
          <>
            <div className="w-40">
              <Slider
                label={compareTexts.mapCompare.gain}
                value={doublings}
                min={0}
                max={6}
                step={1}
                text={`${2 ** doublings} ×`}
                onChange={setDoublings}
              />
            </div>
            {mean !== null && (
              <p role="status" className="text-muted text-sm tabular-nums">
                {mean === 0
                  ? compareTexts.mapCompare.same
                  : compareTexts.mapCompare.apart((mean * 100).toFixed(mean < 0.01 ? 2 : 1))}
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

function Picture({ bitmap, name }: { bitmap: ImageBitmap | null; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !bitmap) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <div className="absolute inset-4">
      <canvas ref={canvas} role="img" aria-label={name} className="size-full object-contain" />
    </div>
  );
}

function useBitmap(file: Blob | undefined): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let made: ImageBitmap | undefined;
    let gone = false;
    setBitmap(null);
    if (file) {
      createImageBitmap(file, { colorSpaceConversion: "none", premultiplyAlpha: "none" }).then(
        (done) => {
          made = done;
          if (gone) done.close();
          else setBitmap(done);
        },
        () => setBitmap(null),
      );
    }
    return () => {
      gone = true;
      made?.close();
    };
  }, [file]);
  return bitmap;
}
