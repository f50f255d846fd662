import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How slowly an answer may be taken. */
export interface ReadingLimits {
  /** How long nothing at all may be taken. */
  readonly graceMs: number;
  /** What must be taken besides, on the mean. */
  readonly bytesPerSecond: number;
  /** How often it is looked at. */
  readonly lookEveryMs: number;
}

/** From when on a reader is behind, and what it had taken by then. */
interface Backlog {
  readonly sinceMs: number;
  readonly takenBytes: number;
}

/**
 * Closes the lines of those who take their answers too slowly: whoever reads a letter a second holds a line and an open file, and
 * there are not so many. A line on which nothing waits to be taken, for an answer is held or still being made, is left alone.
 *
 * @returns Ends it.
 */
export function cutSlowReaders(server: Server, { graceMs, bytesPerSecond, lookEveryMs }: ReadingLimits): () => void {
  const backlogs = new Map<Socket, Backlog | null>();
  server.on("connection", (socket: Socket) => {
    backlogs.set(socket, null);
    socket.once("close", () => backlogs.delete(socket));
  });

  const look = () => {
    const nowMs = performance.now();
    for (const [socket, backlog] of backlogs) {
      const takenBytes = socket.bytesWritten - socket.writableLength;
      const isFast = backlog && (takenBytes - backlog.takenBytes) * 1000 >= bytesPerSecond * graceMs;
      if (socket.writableLength === 0) backlogs.set(socket, null);
      else if (!backlog || isFast) backlogs.set(socket, { sinceMs: nowMs, takenBytes });
      else {
        // what was handed over in one piece is told as taken at its end only, so all of it counts
        const mayTakeMs = graceMs + ((socket.bytesWritten - backlog.takenBytes) * 1000) / bytesPerSecond;
        if (nowMs - backlog.sinceMs > mayTakeMs) socket.destroy();
      }
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}
