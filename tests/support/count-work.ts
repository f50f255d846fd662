import { Session } from "node:inspector/promises";

/**
 * Counts how often the blocks of the project's own code ran, loops included, in every file whose address holds `room`: the same number on
 * every machine and under every load, where a clock would tell another each time. What the language itself does inside one call counts once.
 */
export async function openWorkCounter(room: string) {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const take = async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => url.includes(room))
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  };
  return {
    async count(work: () => unknown): Promise<number> {
      await take();
      work();
      return take();
    },
    close: () => session.disconnect(),
  };
}
