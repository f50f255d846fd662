import { useEffect, useRef, useState } from "react";
import type { FileName } from "../api/asset-record.ts";
import { classNames } from "../ui/class-names.ts";
import { Segmented } from "../ui/segmented.tsx";
import { Select } from "../ui/select.tsx";
import { Slider } from "../viewer/controls/slider.tsx";
import { type MapLook, type MapMode, MOST_DOUBLINGS } from "./compare-place.ts";
import type { SideFacts } from "./compare-side.tsx";
import { areFilesComing } from "./files-coming.ts";
import { type MapDifference, mapDifference } from "./map-difference.ts";
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
] as const satisfies readonly { value: MapMode; label: string; tip: string }[];

interface MapCompareProps {
  sides: readonly [SideFacts, SideFacts];
  names: readonly [string, string];
  look: MapLook;
  onLook(changes: Partial<MapLook>): void;
}

/** One map of two results as pictures: under a wipe, or what differs between them. */
export function MapCompare({ sides, names, look, onLook }: MapCompareProps) {
  const { map: chosen, mode, doublings } = look;
  const [left, right] = sides;
  const maps = (Object.keys(compareTexts.mapCompare.mapNames) as FileName[]).filter(
    (map) => left.files?.[map] && right.files?.[map],
  );
  const map = maps.includes(chosen) ? chosen : maps[0];
  const first = useBitmap(map && left.files?.[map]);
  const second = useBitmap(map && right.files?.[map]);
  const host = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<Omit<MapDifference, "picture"> | null>(null);

  useEffect(() => {
    if (!first || !second || mode !== "difference") return setTold(null);
    const { picture, ...found } = mapDifference(first, second, doublings);
    picture.className = "size-full object-contain";
    host.current?.replaceChildren(picture);
    setTold(found);
  }, [first, second, mode, doublings]);

  if (!map) {
    return (
      <p role="status" className="absolute inset-0 grid place-items-center p-6 text-center text-muted">
        {sides.some(areFilesComing) ? compareTexts.side.fetchingTheFiles : compareTexts.mapCompare.noCommonMap}
      </p>
    );
  }
  return (
    <div className="absolute inset-0 flex flex-col">
      <div className="relative min-h-0 flex-1">
        {mode === "difference" ? (
          // where there is room, what it is the difference of stands on both sides of it
          <div className="@container-[size] absolute inset-4 flex items-center justify-center gap-4">
            <Picture bitmap={first} name={names[0]} letter="A" className={`${SQUARE} max-lg:hidden`} />
            <div
              ref={host}
              role="img"
              aria-label={compareTexts.mapCompare.differenceOf(compareTexts.mapCompare.mapNames[map] ?? map)}
              className={SQUARE}
            />
            <Picture bitmap={second} name={names[1]} letter="B" className={`${SQUARE} max-lg:hidden`} />
          </div>
        ) : (
          // no wider than the picture: beside it a wipe would uncover nothing
          <div className="-translate-x-1/2 absolute inset-y-4 left-1/2 aspect-square max-w-full">
            <Wipe
              key={map}
              names={names}
              left={<Picture bitmap={first} name={names[0]} className="size-full" />}
              right={<Picture bitmap={second} name={names[1]} className="size-full" />}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3 px-3 pb-3 *:min-w-0">
        <Select
          label={compareTexts.mapCompare.map}
          className="w-44"
          value={map}
          options={maps.map((value) => ({ value, label: compareTexts.mapCompare.mapNames[value] ?? value }))}
          onChange={(value) => onLook({ map: value as FileName })}
        />
        <Segmented<MapMode>
          label={compareTexts.mapCompare.as}
          bare
          value={mode}
          options={MODES}
          onChange={(next) => onLook({ mode: next })}
        />
        {mode === "difference" && (
          <>
            <div className="w-40">
              <Slider
                label={compareTexts.mapCompare.gain}
                value={told?.doublings ?? doublings ?? 0}
                min={0}
                max={MOST_DOUBLINGS}
                step={1}
                text={`${2 ** (told?.doublings ?? doublings ?? 0)} ×`}
                onChange={(next) => onLook({ doublings: next })}
              />
            </div>
            {told && (
              <p role="status" className="text-muted text-sm tabular-nums">
                {told.same ? compareTexts.mapCompare.same : apartWords(told.mean)}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function apartWords(mean: number): string {
  const percent = (mean * 100).toFixed(mean < 0.01 ? 2 : 1);
  return percent === "0.00" ? compareTexts.mapCompare.hardlyApart : compareTexts.mapCompare.apart(percent);
}

/** One of three in a row, or all there is. */
const SQUARE = "aspect-square w-[min(100cqh,100cqw)] lg:w-[min(100cqh,(100cqw-2rem)/3)]";

interface PictureProps {
  bitmap: ImageBitmap | null;
  name: string;
  /** Shown in its corner. */
  letter?: string;
  className: string;
}

function Picture({ bitmap, name, letter, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !bitmap) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <div className={classNames("relative", className)}>
      <canvas ref={canvas} role="img" aria-label={name} className="size-full object-contain" />
      {letter && (
        <span
          aria-hidden
          className="absolute top-2 left-2 grid size-5 place-items-center rounded-sm bg-accent font-semibold text-accent-ink text-xs"
        >
          {letter}
        </span>
      )}
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
