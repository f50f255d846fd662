import { useEffect, useRef, useState } from "react";
import type { StageAsset } from "../stage-asset.ts";
import { isLoadable } from "./is-loadable.ts";
import { type Card, loadAsset } from "./load-asset.ts";
import { LoadError } from "./load-error.ts";
import { disposeAsset, type LoadedAsset } from "./loaded-asset.ts";

/** What the stage holds while files come and go. */
export interface AssetLoad {
  /** Stays until its successor is ready, so that nothing flickers. */
  readonly shown: LoadedAsset | null;
  /** The files of the current asset are being read. */
  readonly loading: boolean;
  readonly failure: LoadError | null;
  /** Reads the files again, without those named. */
  retry(without?: readonly string[]): void;
}

/** Loads what the asset's files hold. The scene that drew an asset frees it when the next one has taken its place. */
export function useLoadedAsset(asset: StageAsset | null, card: Card, enabled: boolean): AssetLoad {
  const [shown, setShown] = useState<LoadedAsset | null>(null);
  const [failed, setFailed] = useState<{ key: string; error: LoadError } | null>(null);
  const [attempt, setAttempt] = useState<{ key: string | null; without: readonly string[] }>({
    key: null,
    without: [],
  });
  const latest = useRef(asset);
  latest.current = asset;
  const wanted = asset && enabled && isLoadable(asset) ? loadKey(asset) : null;
  const gone = asset === null || (asset.state === "failed" && wanted === null);

  useEffect(() => {
    const source = latest.current;
    if (wanted === null || source === null) return;
    const abort = new AbortController();
    const onFigures: Parameters<typeof loadAsset>[1]["onFigures"] = (figures) =>
      setShown((now) => (now?.source === source ? { ...now, figures } : now));
    // what one asset did without, the next one may have
    const without = new Set(attempt.key === wanted ? attempt.without : []);
    setFailed(null);
    loadAsset(source, { signal: abort.signal, card, without, onFigures }).then(
      (loaded) => (abort.signal.aborted ? disposeAsset(loaded) : setShown(loaded)),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setShown(null);
        setFailed({ key: wanted, error: error instanceof LoadError ? error : new LoadError("obj", String(error)) });
      },
    );
    return () => abort.abort();
  }, [wanted, attempt, card]);

  useEffect(() => {
    if (gone) setShown(null);
  }, [gone]);

  const failure = failed !== null && failed.key === wanted ? failed.error : null;
  return {
    shown,
    loading: wanted !== null && failure === null && (shown === null || loadKey(shown.source) !== wanted),
    failure,
    retry: (without = []) => setAttempt({ key: wanted, without }),
  };
}

const blobNames = new WeakMap<Blob, number>();
let blobCount = 0;

/** The same key and the very same blobs are the same asset; a new object around them is not a new one. */
function loadKey({ key, files }: StageAsset): string {
  const names = Object.entries(files).map(([name, blob]) => {
    const known = blobNames.get(blob) ?? ++blobCount;
    blobNames.set(blob, known);
    return `${name}${known}`;
  });
  return [key, ...names.sort()].join(" ");
}
