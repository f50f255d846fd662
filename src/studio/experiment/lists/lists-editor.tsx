import { ListPlus, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { inputHeight, inputStyle } from "../../ui/input-style.ts";
import { isListName } from "../language/parse-prompt.ts";
import { linesOf, missingList } from "../language/resolve-prompt.ts";
import { experimentTexts } from "../texts.ts";
import { freeListName, removeList, renameList, saveList, useLists } from "./lists-store.ts";

interface ListsEditorProps {
  settings: ExperimentSettings;
  onChange(change: Partial<ExperimentSettings>): void;
}

/** The artist's word lists, for `__name__` in prompts. */
export function ListsEditor({ settings, onChange }: ListsEditorProps) {
  const [isOpen, setOpen] = useState(false);
  // the list that was just begun: what one wants to do next is to name it, or to fill it where the prompt has named it
  const [fresh, setFresh] = useState<{ name: string; isNamed: boolean }>();
  const id = useId();
  const own = useLists((state) => state.lists);
  const remove = (work: () => void) => {
    work();
    // what had the focus is gone
    document.getElementById(`${id}-new`)?.focus();
  };
  const names = [...new Set([...Object.keys(settings.lists), ...Object.keys(own)])];
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex items-center gap-1.5 min-h-6 self-start rounded-sm text-accent-text text-sm underline-offset-2 hover:underline pointer-coarse:min-h-11"
      >
        {experimentTexts.listsEditor.heading(names.length)}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="order-1 flex basis-full flex-col gap-3 rounded-md border border-line bg-ground p-2.5"
      >
        {names.length === 0 && <p className="text-faint text-sm">{experimentTexts.listsEditor.hint}</p>}
        {names.map((name, index) =>
          name in settings.lists ? (
            <ListFields
              key={name}
              name={name}
              note={experimentTexts.listsEditor.foreign}
              text={settings.lists[name] ?? ""}
              onText={(text) => onChange({ lists: { ...settings.lists, [name]: text } })}
              onRemove={() =>
                remove(() => {
                  const { [name]: _gone, ...others } = settings.lists;
                  onChange({ lists: others });
                })
              }
            />
          ) : (
            <ListFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a list keeps its fields, and what is typed in them, under a new name
              key={index}
              name={name}
              text={own[name] ?? ""}
              taken={names}
              onText={(text) => saveList(name, text)}
              onName={(wanted) => renameList(name, wanted)}
              fresh={name !== fresh?.name ? undefined : fresh.isNamed ? "lines" : "name"}
              onRemove={() => remove(() => removeList(name))}
            />
          ),
        )}
        <Button
          icon={ListPlus}
          id={`${id}-new`}
          className="self-start"
          onClick={() => {
            const named = missingList(settings.prompt, { ...own, ...settings.lists });
            const name = named ?? freeListName(own);
            saveList(name, "");
            setFresh({ name, isNamed: named !== undefined });
          }}
        >
          {experimentTexts.listsEditor.newList}
        </Button>
      </div>
    </>
  );
}

interface ListFieldsProps {
  name: string;
  text: string;
  note?: string;
  taken?: readonly string[];
  /** It was just begun: which of its fields takes the focus. */
  fresh?: "name" | "lines" | undefined;
  onText(text: string): void;
  onName?(name: string): void;
  onRemove(): void;
}

function ListFields({ name, text, note, taken = [], fresh, onText, onName, onRemove }: ListFieldsProps) {
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const field = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (fresh === "name") field.current?.select();
    if (fresh === "lines") lines.current?.focus();
  }, []);
  const id = useId();
  const isTaken = typed !== name && taken.includes(typed);
  const problem = isTaken
    ? experimentTexts.listsEditor.taken(typed)
    : isListName(typed)
      ? undefined
      : experimentTexts.listsEditor.wrongName(typed);
  const count = linesOf(text).length;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-1">
        <input
          ref={field}
          aria-label={experimentTexts.listsEditor.listName}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          value={typed}
          disabled={!onName}
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value.trim())}
          onBlur={() => problem === undefined && typed !== name && onName?.(typed)}
          className={classNames(inputStyle, inputHeight, "min-w-0 flex-1 font-mono text-sm")}
        />
        <IconButton icon={Trash2} label={experimentTexts.listsEditor.deleteList(name)} onClick={onRemove} />
      </div>
      <textarea
        ref={lines}
        aria-label={experimentTexts.listsEditor.linesOf(name)}
        rows={3}
        value={text}
        placeholder={experimentTexts.listsEditor.linesPlaceholder}
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        className={classNames(inputStyle, "field-sizing-content max-h-52 min-h-18 py-1.5 leading-normal")}
      />
      <p id={`${id}-note`} className={`text-xs ${problem ? "text-bad" : "text-faint"}`}>
        {problem ?? experimentTexts.listsEditor.lines(`__${name}__`, count)} {note}
      </p>
    </div>
  );
}
