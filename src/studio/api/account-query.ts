import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Account } from "#contract/report.ts";
import { capabilitiesQuery } from "./capabilities-query.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { watched } from "./health-store.ts";

const accountQuery = (connection: Connection) =>
  queryOptions({
    queryKey: ["account", connection.id, connection.baseUrl, connection.token],
    queryFn: async ({ signal }) => {
      const client = await clientFor(connection);
      return watched(connection.id, () => client.account({ signal }));
    },
    staleTime: 30_000,
  });

/** Balance and prices, where the server tells them. */
export function useAccount(connection: Connection): Account | undefined {
  const { data: capabilities } = useQuery(capabilitiesQuery(connection));
  return useQuery({ ...accountQuery(connection), enabled: capabilities?.account ?? false }).data;
}
