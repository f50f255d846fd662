import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { FAMILIES } from "#contract/family.ts";
import { isNews, recordKey } from "./asset-record.ts";
import { capabilitiesQuery } from "./capabilities-query.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { watched } from "./health-store.ts";
import { findRecord } from "./history-store.ts";
import { observeTasks } from "./observe-task.ts";

const PAGE_SIZE = 30;
type Cursors = Partial<Record<(typeof FAMILIES)[number], string | null>>;

/**
 * Merges what a server lists into the history, a page of each family at a time, the newest first: what was made by the
 * command line, or in another browser, is here too.
 */
export function useServerHistory(connection: Connection) {
  const { data: capabilities, isLoading: isAsking } = useQuery(capabilitiesQuery(connection));
  // the version asked for and what was understood, of tasks too that nobody has opened here
  const tellsMore = capabilities?.listReports ?? false;
  const { isLoading, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["server-history", connection.id, connection.baseUrl, connection.token],
    enabled: capabilities?.list ?? false,
    initialPageParam: {} as Cursors,
    queryFn: async ({ pageParam, signal }): Promise<Cursors> => {
      const client = await clientFor(connection);
      const next: Cursors = {};
      for (const family of FAMILIES) {
        const cursor = pageParam[family];
        if (cursor === null) continue;
        const page = await watched(connection.id, () =>
          client.list(family, { signal, limit: PAGE_SIZE, report: tellsMore, ...(cursor && { cursor }) }),
        );
        const news = page.items.filter((task) => isNews(findRecord(recordKey(connection.id, family, task.id)), task));
        if (news.length > 0) observeTasks(connection.id, family, news);
        next[family] = page.nextCursor;
      }
      return next;
    },
    getNextPageParam: (cursors: Cursors) => {
      const next: Cursors = Object.fromEntries(FAMILIES.map((family) => [family, cursors[family] ?? null]));
      return FAMILIES.some((family) => next[family] !== null) ? next : undefined;
    },
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
  // before it is known whether there are lists, nobody can say that nothing is in them
  return { isLoading: isAsking || isLoading, hasNextPage, isFetchingNextPage, fetchNextPage };
}
