import { queryOptions } from "@tanstack/react-query";
import { type Capabilities, NO_CAPABILITIES } from "#client/capabilities.ts";
import { clientFor } from "./client-for.ts";
import { type Connection, isOwnService } from "./connection.ts";
import { findConnection } from "./connections-store.ts";
import { healthOf, noteAnswer, noteFailure, noteRefused } from "./health-store.ts";
import { queryClient } from "./query-client.ts";

const ASK_AGAIN_MS = 10_000;
const ASK_AGAIN_MAX_MS = 10 * 60_000;

interface Probe {
  capabilities: Capabilities;
  /** False when the server did not answer at all, as some do to a browser that asks for what they do not have. */
  answered: boolean;
}

/** What a server can beyond the contract. Never fails: a server that tells nothing has nothing. */
export const capabilitiesQuery = (connection: Connection) =>
  queryOptions({
    queryKey: ["capabilities", connection.baseUrl, connection.token],
    queryFn: async ({ signal }): Promise<Probe> => {
      if (isOwnService(connection) && connection.token === "") {
        // what it would answer is known, and a refusal would stand in the console of whoever only looks in
        // the page as it was built knows no token, and asks once before it takes over the one there is
        if (!findConnection(connection.id)?.token) noteRefused(connection.id);
        return { capabilities: NO_CAPABILITIES, answered: true };
      }
      const client = await clientFor(connection);
      try {
        const capabilities = await client.capabilities({ signal });
        if (healthOf(connection.id).state === "away") noteAnswer(connection.id);
        return { capabilities, answered: true };
      } catch (error) {
        // other servers may keep a browser from reading what they do not have; our own keeps nothing from its page
        if (isOwnService(connection)) noteFailure(connection.id, error);
        return { capabilities: NO_CAPABILITIES, answered: false };
      }
    },
    select: (probe) => probe.capabilities,
    staleTime: (query) => (query.state.data?.answered ? Number.POSITIVE_INFINITY : ASK_AGAIN_MS),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      // a server that answers everything else will go on hiding this
      data?.answered === false && healthOf(connection.id).state !== "well"
        ? Math.min(ASK_AGAIN_MAX_MS, ASK_AGAIN_MS * 2 ** (dataUpdateCount - 1))
        : false,
  });

export const probeOf = (connection: Connection): Promise<Probe> =>
  queryClient.fetchQuery(capabilitiesQuery(connection));

export const capabilitiesOf = async (connection: Connection): Promise<Capabilities> =>
  (await probeOf(connection)).capabilities;
