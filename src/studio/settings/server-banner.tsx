import { Link } from "wouter";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { useCurrentConnection } from "../api/connections-store.ts";
import { UNKNOWN_HEALTH, useHealth } from "../api/health-store.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../ui/button.tsx";

/** Says that the current server does not answer or refuses the token, and what can be done. */
export function ServerBanner() {
  const connection = useCurrentConnection();
  const { state, failures } = useHealth((all) => all[connection.id] ?? UNKNOWN_HEALTH);
  const isAway = state === "away" && failures > 1;
  if (!isAway && state !== "refused") return null;
  const askAgain = () =>
    Promise.all([
      queryClient.refetchQueries({ queryKey: capabilitiesQuery(connection).queryKey }),
      queryClient.refetchQueries({ queryKey: ["task", connection.id], type: "active" }),
      queryClient.refetchQueries({ queryKey: ["server-history", connection.id], type: "active" }),
    ]);
  return (
    <div
      role="alert"
      className="flex min-h-10 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-bad/40 border-b bg-bad-soft px-4 py-1.5 text-ink"
    >
      <p>
        {isAway
          ? `${connection.name} does not answer. What is made already is still here, and looking goes on by itself.`
          : `${connection.name} refuses the access token.`}
      </p>
      {isAway && (
        <Button className="h-7" onClick={() => void askAgain()}>
          Try now
        </Button>
      )}
      <Link href="/settings" className="font-medium text-accent-text underline underline-offset-2">
        Open settings
      </Link>
    </div>
  );
}
