/** A browser counts what was just deleted as taken for a while: what is tried again waits so long, and twice as long next. */
const FREED_AFTER_MS = 600;
const TRIES = 5;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Writes, and where the browser is full makes room and writes again. Once room has been made it is waited for, though nothing
 * more may go: what went may still be counted as there.
 *
 * @param write Whole or not at all.
 * @param makeRoom Puts other things away; false where none may go.
 * @returns Whether it is written; false where the browser stays full.
 * @throws What `write` throws for any other reason.
 */
export async function writeWithRoom(
  write: () => Promise<void>,
  makeRoom: () => Promise<boolean>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<boolean> {
  let isRoomMade = false;
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return true;
    } catch (error) {
      if (!isFull(error)) throw error;
    }
    if (tries === TRIES) return false;
    if (await makeRoom()) isRoomMade = true;
    if (!isRoomMade) return false;
    await wait(FREED_AFTER_MS * 2 ** (tries - 1));
  }
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError";
