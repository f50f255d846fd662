import { Pencil, Trash2 } from "lucide-react";
import { lazy, useState } from "react";
import { type Connection, EMBEDDED_ID } from "../api/connection.ts";
import { useConnections } from "../api/connections-store.ts";
import { UNKNOWN_HEALTH, useHealth } from "../api/health-store.ts";
import { useHistory } from "../api/history-store.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { Coming } from "../ui/coming.tsx";
import { HealthMark } from "../ui/health-mark.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { settingsTexts } from "./texts.ts";

const ConfirmDialog = lazy(() =>
  import("../ui/confirm-dialog.tsx").then((module) => ({ default: module.ConfirmDialog })),
);

interface ConnectionRowProps {
  connection: Connection;
  isCurrent: boolean;
  onEdit(): void;
}

export function ConnectionRow({ connection, isCurrent, onEdit }: ConnectionRowProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { select, remove } = useConnections.getState();
  const health = useHealth((state) => state[connection.id] ?? UNKNOWN_HEALTH);
  const made = useHistory(
    ({ records }) => Object.values(records).filter((record) => record.connectionId === connection.id).length,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <HealthMark state={health.state} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex items-baseline gap-2 font-medium text-ink">
          <span className="truncate">{connection.name}</span>
          {isCurrent && (
            <span className="rounded-sm bg-accent-soft px-1.5 text-accent-text text-xs">
              {settingsTexts.connectionRow.current}
            </span>
          )}
        </p>
        <p className="break-words text-faint text-sm">
          {[
            connection.baseUrl,
            settingsTexts.connectionRow.every(connection.pollIntervalMs / 1000),
            settingsTexts.connectionRow.made(made),
            connection.token === "" && settingsTexts.connectionRow.noToken,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        {!isCurrent && (
          <Button
            look="quiet"
            onClick={() => {
              select(connection.id);
              announce(settingsTexts.connectionRow.isCurrent(connection.name));
            }}
          >
            {settingsTexts.connectionRow.use}
          </Button>
        )}
        <IconButton
          icon={Pencil}
          label={settingsTexts.connectionRow.editOf(connection.name)}
          tip={settingsTexts.connectionRow.edit}
          onClick={onEdit}
        />
        {connection.id !== EMBEDDED_ID && (
          <IconButton
            icon={Trash2}
            label={settingsTexts.connectionRow.removeOf(connection.name)}
            tip={settingsTexts.connectionRow.remove}
            onClick={() => setRemoving(true)}
          />
        )}
      </div>
      {isRemoving && (
        <Coming onClose={() => setRemoving(false)}>
          <ConfirmDialog
            title={settingsTexts.connectionRow.removeTitle(connection.name)}
            action={settingsTexts.connectionRow.remove}
            onClose={() => setRemoving(false)}
            onConfirm={() => remove(connection.id)}
          >
            {settingsTexts.connectionRow.removeDetail}
          </ConfirmDialog>
        </Coming>
      )}
    </div>
  );
}
