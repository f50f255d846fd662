import { useMutation } from "@tanstack/react-query";
import { Eye, EyeOff, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Connection, connectionId, EMBEDDED_ID } from "../api/connection.ts";
import { useConnections } from "../api/connections-store.ts";
import { noteVerdict } from "../api/health-store.ts";
import { queryClient } from "../api/query-client.ts";
import { type ConnectionVerdict, testConnection } from "../api/test-connection.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { Notice } from "../ui/notice.tsx";
import { type ConnectionForm, type ConnectionFormErrors, readConnectionForm } from "./read-connection-form.ts";
import { settingsTexts } from "./texts.ts";

interface ConnectionEditorProps {
  /** As it is; a new one has no id yet. */
  connection: Omit<Connection, "id"> & { id?: string };
  /** Opened to change the token: its field is the one to begin with. */
  isForToken?: boolean;
  onDone(): void;
}

/** Name, address, token and poll interval of a connection. Saving tests it and makes it current. */
export function ConnectionEditor({ connection, isForToken = false, onDone }: ConnectionEditorProps) {
  const [form, setForm] = useState<ConnectionForm>({
    name: connection.name,
    address: connection.baseUrl,
    token: connection.token,
    pollInterval: String(connection.pollIntervalMs / 1000),
  });
  const [errors, setErrors] = useState<ConnectionFormErrors>({});
  const [isTokenShown, setTokenShown] = useState(false);
  const isEmbedded = connection.id === EMBEDDED_ID;

  // a test may last for seconds: what has been changed or left meanwhile is not saved by its answer
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const put = (value: Omit<Connection, "id">, verdict: ConnectionVerdict["verdict"]) => {
    const { connections, save } = useConnections.getState();
    const id =
      connection.id ??
      connectionId(
        value.name,
        connections.map((each) => each.id),
      );
    save({ ...value, id });
    noteVerdict(id, verdict);
    void queryClient.invalidateQueries();
    announce(settingsTexts.connectionEditor.saved(value.name));
    onDone();
  };
  const save = useMutation({
    mutationFn: async (anyway: boolean): Promise<ConnectionVerdict | undefined> => {
      const { errors: found, value } = readConnectionForm(form);
      setErrors(found);
      if (!value) return undefined;
      attempt.current += 1;
      const own = attempt.current;
      if (anyway) {
        put(value, save.data?.verdict ?? "well");
        return undefined;
      }
      const verdict = await testConnection(value);
      if (own === attempt.current && verdict.verdict === "well") put(value, "well");
      return verdict;
    },
  });
  const edit = (part: Partial<ConnectionForm>) => {
    attempt.current += 1;
    setForm({ ...form, ...part });
    setErrors({});
    save.reset();
  };
  const verdict = save.data?.verdict === "well" ? undefined : save.data;

  return (
    <form
      noValidate
      aria-label={
        connection.id
          ? settingsTexts.connectionEditor.edit(connection.name)
          : settingsTexts.connectionEditor.newConnection
      }
      className="flex flex-col gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(false);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={settingsTexts.connectionEditor.connectionName} error={errors.name}>
          {(control) => (
            <input
              {...control}
              // the artist has just asked for this form
              // biome-ignore lint/a11y/noAutofocus: focus follows the press of the button that opened it
              autoFocus={!isForToken}
              autoComplete="off"
              value={form.name}
              onChange={(event) => edit({ name: event.target.value })}
              className={classNames(inputStyle, inputHeight)}
            />
          )}
        </Field>
        <Field
          label={settingsTexts.connectionEditor.address}
          error={errors.address}
          hint={isEmbedded ? settingsTexts.connectionEditor.embeddedHint : settingsTexts.connectionEditor.addressHint}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              readOnly={isEmbedded}
              placeholder={settingsTexts.connectionEditor.addressPlaceholder}
              value={form.address}
              onChange={(event) => edit({ address: event.target.value })}
              className={classNames(inputStyle, inputHeight, "read-only:text-faint")}
            />
          )}
        </Field>
        <Field
          label={settingsTexts.connectionEditor.accessToken}
          error={errors.token}
          hint={settingsTexts.connectionEditor.tokenHint}
        >
          {(control) => (
            <div className="flex gap-1">
              <input
                {...control}
                // biome-ignore lint/a11y/noAutofocus: as above
                autoFocus={isForToken}
                // a text box, so that it has that role; the dots are made by the style
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={form.token}
                onChange={(event) => edit({ token: event.target.value })}
                className={classNames(inputStyle, inputHeight, !isTokenShown && "[-webkit-text-security:disc]")}
              />
              <IconButton
                icon={isTokenShown ? EyeOff : Eye}
                label={
                  isTokenShown ? settingsTexts.connectionEditor.hideToken : settingsTexts.connectionEditor.showToken
                }
                onClick={() => setTokenShown(!isTokenShown)}
              />
            </div>
          )}
        </Field>
        <Field
          label={settingsTexts.connectionEditor.pollInterval}
          error={errors.pollInterval}
          hint={settingsTexts.connectionEditor.pollHint}
        >
          {(control) => (
            <input
              {...control}
              type="number"
              min={0.25}
              max={60}
              step={0.25}
              value={form.pollInterval}
              onChange={(event) => edit({ pollInterval: event.target.value })}
              className={classNames(inputStyle, inputHeight, "tabular-nums")}
            />
          )}
        </Field>
      </div>
      {verdict && (
        <Notice
          tone="bad"
          title={
            verdict.verdict === "refused"
              ? settingsTexts.connectionEditor.tokenRefused
              : verdict.verdict === "odd"
                ? settingsTexts.connectionEditor.oddAnswer
                : settingsTexts.connectionEditor.notReachable
          }
          actions={<Button onClick={() => save.mutate(true)}>{settingsTexts.connectionEditor.saveAnyway}</Button>}
        >
          {verdict.words}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onDone}>
          {settingsTexts.connectionEditor.cancel}
        </Button>
        <Button type="submit" look="accent" disabled={save.isPending}>
          {save.isPending && <LoaderCircle aria-hidden size={16} className="animate-spin" />}
          {settingsTexts.connectionEditor.saveConnection}
        </Button>
      </div>
    </form>
  );
}
