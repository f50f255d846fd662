/** Until then what stands there first has been drawn, or what is to come has begun to. */
const LOOK_AFTER_MS = 1000;

/**
 * Calls back once, when the page has nothing to do and no asset is on its way to the stage.
 *
 * @param canvas Tells its state in `data-state`.
 * @param signal Ends the waiting.
 */
export function whenAtRest(canvas: HTMLCanvasElement, act: () => void, signal: AbortSignal): void {
  const look = () => {
    if (signal.aborted) return;
    if (canvas.dataset.state === "loading") wait();
    else act();
  };
  const wait = () =>
    setTimeout(() => {
      if (signal.aborted) return;
      // Safari has none
      if (typeof requestIdleCallback === "function") requestIdleCallback(look);
      else look();
    }, LOOK_AFTER_MS);
  wait();
}
