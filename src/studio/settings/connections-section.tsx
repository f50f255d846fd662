import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { DEFAULT_POLL_INTERVAL_MS } from "../api/connection.ts";
import { useConnections } from "../api/connections-store.ts";
import { Button } from "../ui/button.tsx";
import { ConnectionEditor } from "./connection-editor.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { settingsTexts } from "./texts.ts";

const NEW_CONNECTION = { name: "", baseUrl: "", token: "", pollIntervalMs: DEFAULT_POLL_INTERVAL_MS };
const NEW = "new";

/** The servers to work with. The one that serves this page is first. */
export function ConnectionsSection() {
  const { connections, currentId } = useConnections();
  const [editing, setEditing] = useState<string>();
  const [isForToken, setForToken] = useState(false);
  const wanted = new URLSearchParams(useSearch()).get("token-of");
  useEffect(() => {
    if (wanted === null) return;
    setEditing(wanted);
    setForToken(true);
    // the same way leads here again
    navigate("/settings", { replace: true });
  }, [wanted]);
  const edit = (id: string) => {
    setEditing(id);
    setForToken(false);
  };
  const close = () => setEditing(undefined);
  return (
    <section aria-labelledby="connections" className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-4 max-sm:flex-col max-sm:items-start max-sm:gap-2">
        <div>
          <h2 id="connections" className="font-semibold text-ink text-lg">
            {settingsTexts.connectionsSection.heading}
          </h2>
          <p className="text-muted">{settingsTexts.connectionsSection.hint}</p>
        </div>
        <Button icon={Plus} onClick={() => edit(NEW)}>
          {settingsTexts.connectionsSection.addConnection}
        </Button>
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
        {connections.map((connection) => (
          <li key={connection.id}>
            {editing === connection.id ? (
              <ConnectionEditor connection={connection} isForToken={isForToken} onDone={close} />
            ) : (
              <ConnectionRow
                connection={connection}
                isCurrent={connection.id === currentId}
                onEdit={() => edit(connection.id)}
              />
            )}
          </li>
        ))}
        {editing === NEW && (
          <li>
            <ConnectionEditor connection={NEW_CONNECTION} onDone={close} />
          </li>
        )}
      </ul>
    </section>
  );
}
