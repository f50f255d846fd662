import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { noteVerdict, watched } from "./health-store.ts";
import { useHistory } from "./history-store.ts";
import { testConnection } from "./test-connection.ts";

/**
 * Asks a server whether it answers, and remembers how it did. Asks for a task that it is known to have, where there is one: what
 * a server says to any other is 404, which every browser writes into its console as an error.
 *
 * @returns Whether it answered.
 */
export async function probeServer(connection: Connection): Promise<boolean> {
  const [known] = Object.values(useHistory.getState().records)
    .filter(({ connectionId, lost, binnedAtMs }) => connectionId === connection.id && !lost && !binnedAtMs)
    .sort((a, b) => b.sentAtMs - a.sentAtMs);
  if (!known) {
    const { verdict } = await testConnection(connection);
    noteVerdict(connection.id, verdict);
    return verdict !== "unreachable";
  }
  const client = await clientFor(connection);
  return watched(connection.id, () => client.retrieve(known.family, known.task.id)).then(
    () => true,
    () => false,
  );
}
