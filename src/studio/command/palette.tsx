import { Command } from "cmdk";
import { Grid3x3, Server } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useConnections } from "../api/connections-store.ts";
import { loadExperiments, useExperiments } from "../api/experiments-store.ts";
import { recordAddress } from "../api/record-address.ts";
import { announce } from "../ui/announcer.tsx";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import type { CommandId } from "../ui/keys/commands.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { keyTexts } from "../ui/keys/texts.ts";
import { deedOf, offeredCommands } from "../ui/keys/use-commands.ts";
import { useFocusBack } from "../ui/use-focus-back.ts";
import { paletteScore } from "./palette-score.ts";
import { TaskLine } from "./task-line.tsx";
import { commandTexts } from "./texts.ts";
import { useFoundTasks } from "./use-found-tasks.ts";

interface PaletteProps {
  onGo(address: string): void;
  onClose(): void;
}

const EXPERIMENTS_MAX = 5;
/** Not worth a line of its own in a list that is opened by it. */
const LEFT_OUT: ReadonlySet<CommandId> = new Set<CommandId>(["palette"]);

/** Everything that can be done now, every place and every task, found by a few letters. Always loaded lazily. */
export function Palette({ onGo, onClose }: PaletteProps) {
  const [typed, setTyped] = useState("");
  const bindings = useBindings();
  const tasks = useFoundTasks(typed);
  const { connections, currentId, select } = useConnections();
  useEffect(() => void loadExperiments(), []);
  const experiments = useExperiments((state) => state.experiments);
  const found = useMemo(
    () =>
      Object.values(experiments)
        .sort((a, b) => b.changedAtMs - a.changedAtMs)
        .filter(({ name }) => typed !== "" && paletteScore(name || commandTexts.untitled, typed) > 0)
        .slice(0, EXPERIMENTS_MAX),
    [experiments, typed],
  );
  // what the page offers now is what it offered when this was opened over it
  const offered = useMemo(() => offeredCommands().filter((id) => !LEFT_OUT.has(id)), []);
  const isPlace = (id: CommandId) => id.startsWith("go.");

  // first this goes and gives the focus back, then the deed is done
  const picked = useRef<() => void>(undefined);
  const pick = (deed: (() => void) | undefined) => {
    picked.current = deed;
    onClose();
  };
  const command = (id: CommandId) => (
    <Line key={id} value={id} words={keyTexts.commands[id]} onPick={() => pick(deedOf(id))}>
      <span className="min-w-0 flex-1 truncate">{keyTexts.commands[id]}</span>
      {liveKeys(id, bindings)
        .slice(0, 1)
        .map((key) => (
          <KeyCaps key={key} name={key} className="shrink-0" />
        ))}
    </Line>
  );

  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            picked.current?.();
            if (picked.current && document.activeElement !== document.body) event.preventDefault();
            else focusBack(event);
          }}
          className="-translate-x-1/2 fixed top-[min(12dvh,7rem)] left-1/2 z-40 flex max-h-[min(34rem,76dvh)] w-[min(38rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-lg border border-line bg-panel shadow-float"
        >
          <Dialog.Title className="sr-only">{commandTexts.palette}</Dialog.Title>
          <Command
            loop
            label={commandTexts.palette}
            filter={(_, search, words) => paletteScore((words ?? []).join(" "), search)}
            className="flex min-h-0 flex-1 flex-col"
          >
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={commandTexts.placeholder}
              className="h-12 shrink-0 border-line border-b bg-transparent px-4 text-ink text-lg outline-none placeholder:text-faint pointer-coarse:text-[1rem]"
            />
            <Command.List
              label={commandTexts.palette}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 [scroll-padding-block:0.5rem]"
            >
              <Command.Empty className="px-3 py-8 text-center text-faint">{commandTexts.nothing(typed)}</Command.Empty>
              {tasks.length > 0 && (
                <Group heading={typed === "" ? commandTexts.recent : commandTexts.tasks}>
                  {tasks.map((record) => (
                    <Line
                      key={record.key}
                      value={record.key}
                      words={`${record.task.prompt} ${record.task.seed}`}
                      onPick={() => pick(() => onGo(recordAddress(record)))}
                    >
                      <TaskLine record={record} />
                    </Line>
                  ))}
                </Group>
              )}
              <Group heading={commandTexts.actions}>{offered.filter((id) => !isPlace(id)).map(command)}</Group>
              <Group heading={commandTexts.places}>
                {offered.filter(isPlace).map(command)}
                {Object.entries(commandTexts.settings).map(([section, words]) => (
                  <Line
                    key={section}
                    value={`settings.${section}`}
                    words={words}
                    onPick={() => pick(() => onGo(`/settings#${section}`))}
                  >
                    {words}
                  </Line>
                ))}
              </Group>
              {found.length > 0 && (
                <Group heading={commandTexts.experiments}>
                  {found.map(({ id, name }) => (
                    <Line
                      key={id}
                      value={`experiment.${id}`}
                      words={name || commandTexts.untitled}
                      onPick={() => pick(() => onGo(`/experiments/${id}`))}
                    >
                      <Grid3x3 aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-faint" />
                      <span className="min-w-0 truncate">{name || commandTexts.untitled}</span>
                    </Line>
                  ))}
                </Group>
              )}
              {connections.length > 1 && (
                <Group heading={commandTexts.servers}>
                  {connections
                    .filter(({ id }) => id !== currentId)
                    .map(({ id, name }) => (
                      <Line
                        key={id}
                        value={`server.${id}`}
                        words={`${commandTexts.servers} ${name}`}
                        onPick={() =>
                          pick(() => {
                            select(id);
                            announce(commandTexts.current(name));
                          })
                        }
                      >
                        <Server aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-faint" />
                        <span className="min-w-0 truncate">{name}</span>
                      </Line>
                    ))}
                </Group>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint [&_[cmdk-group-heading]]:text-sm"
  >
    {children}
  </Command.Group>
);

interface LineProps {
  /** Unlike any other line's. */
  value: string;
  /** What it is found by. */
  words: string;
  onPick(): void;
  children: ReactNode;
}

const Line = ({ value, words, onPick, children }: LineProps) => (
  <Command.Item
    value={value}
    keywords={[words]}
    onSelect={onPick}
    className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 text-ink aria-selected:bg-hover pointer-coarse:min-h-11"
  >
    {children}
  </Command.Item>
);
