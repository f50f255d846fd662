import { Grid3x3, Server } from "lucide-react";
import { useEffect } from "react";
import { useConnections } from "../api/connections-store.ts";
import { loadExperiments, useExperiments } from "../api/experiments-store.ts";
import { recordAddress } from "../api/record-address.ts";
import { announce } from "../ui/announcer.tsx";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import type { CommandId } from "../ui/keys/commands.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { keyTexts } from "../ui/keys/texts.ts";
import { deedOf, useOfferedCommands } from "../ui/keys/use-commands.ts";
import { paletteScore } from "./palette-score.ts";
import { type PaletteGroup, type PaletteLine, rankLines } from "./rank-lines.ts";
import { TaskLine } from "./task-line.tsx";
import { commandTexts } from "./texts.ts";
import { useFoundTasks } from "./use-found-tasks.ts";

const EXPERIMENTS_MAX = 5;
/** Not worth a line of its own in a list that is opened by it. */
const LEFT_OUT: ReadonlySet<CommandId> = new Set<CommandId>(["palette"]);

const isPlace = (id: CommandId) => id.startsWith("go.");

/** What the palette offers for what is typed: what can be done now, the places, tasks, experiments and servers. */
export function usePaletteGroups(typed: string, onGo: (address: string) => void): readonly PaletteGroup[] {
  const bindings = useBindings();
  const tasks = useFoundTasks(typed);
  const { connections, currentId, select } = useConnections();
  useEffect(() => void loadExperiments(), []);
  const experiments = useExperiments((state) => state.experiments);
  const offered = useOfferedCommands().filter((id) => !LEFT_OUT.has(id));

  const command = (id: CommandId): PaletteLine => ({
    value: id,
    words: keyTexts.commands[id],
    pick: () => deedOf(id)?.(),
    content: (
      <>
        <span className="min-w-0 flex-1 truncate">{keyTexts.commands[id]}</span>
        {liveKeys(id, bindings)
          .slice(0, 1)
          .map((key) => (
            <KeyCaps key={key} name={key} className="shrink-0" />
          ))}
      </>
    ),
  });
  const section = ([id, words]: [string, string]): PaletteLine => ({
    value: `settings.${id}`,
    words,
    pick: () => onGo(`/settings#${id}`),
    content: words,
  });
  const experiment = ({ id, name }: { id: string; name: string }): PaletteLine => ({
    value: `experiment.${id}`,
    words: name || commandTexts.untitled,
    pick: () => onGo(`/experiments/${id}`),
    content: (
      <>
        <Grid3x3 aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-faint" />
        <span className="min-w-0 truncate">{name || commandTexts.untitled}</span>
      </>
    ),
  });
  const server = ({ id, name }: { id: string; name: string }): PaletteLine => ({
    value: `server.${id}`,
    words: `${commandTexts.servers} ${name}`,
    pick: () => {
      select(id);
      announce(commandTexts.current(name));
    },
    content: (
      <>
        <Server aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-faint" />
        <span className="min-w-0 truncate">{name}</span>
      </>
    ),
  });

  const isBlank = typed.trim() === "";
  const made: PaletteGroup = {
    heading: isBlank ? commandTexts.recent : commandTexts.tasks,
    lines: tasks.map((record) => ({
      value: record.key,
      words: `${record.task.prompt} ${record.task.seed}`,
      pick: () => onGo(recordAddress(record)),
      content: <TaskLine record={record} />,
    })),
  };
  const todo: PaletteGroup[] = [
    { heading: commandTexts.actions, lines: offered.filter((id) => !isPlace(id)).map(command) },
    {
      heading: commandTexts.places,
      lines: [...offered.filter(isPlace).map(command), ...Object.entries(commandTexts.settings).map(section)],
    },
  ];
  const rest: PaletteGroup[] = [
    {
      heading: commandTexts.experiments,
      lines: Object.values(experiments)
        .sort((a, b) => b.changedAtMs - a.changedAtMs)
        .filter(({ name }) => !isBlank && paletteScore(name || commandTexts.untitled, typed) > 0)
        .slice(0, EXPERIMENTS_MAX)
        .map(experiment),
    },
    { heading: commandTexts.servers, lines: connections.filter(({ id }) => id !== currentId).map(server) },
  ];
  // who types the name of a place wants the place before a prompt that has the word too
  return rankLines(isBlank ? [made, ...todo, ...rest] : [...todo, made, ...rest], typed);
}
