import { Command } from "cmdk";
import { BookmarkPlus, History, Search, Trash2 } from "lucide-react";
import { Popover } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { readPromptHistory } from "../api/prompt-history.ts";
import { announce } from "../ui/announcer.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { createMoreTexts } from "./more-texts.ts";
import { placeholdersOf } from "./placeholders.ts";
import { useTemplates } from "./template-store.ts";

interface PromptLibraryProps {
  /** What stands in the prompt now. */
  prompt: string;
  onPick(prompt: string): void;
}

type Shelf = "history" | "templates";

const SHELVES: readonly { value: Shelf; label: string }[] = [
  {
    value: "history",
    get label() {
      return createMoreTexts.promptLibrary.earlier;
    },
  },
  {
    value: "templates",
    get label() {
      return createMoreTexts.promptLibrary.templates;
    },
  },
];

/** Prompts sent earlier and templates, with a search: what is picked stands in the prompt. */
export function PromptLibrary({ prompt, onPick }: PromptLibraryProps) {
  const [isOpen, setOpen] = useState(false);
  const [shelf, setShelf] = useState<Shelf>("history");
  const [search, setSearch] = useState("");
  const hasPicked = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const { templates, save, remove } = useTemplates();
  const texts = isOpen ? (shelf === "history" ? readPromptHistory() : templates) : [];
  const canSave = prompt.trim() !== "" && !templates.includes(prompt.trim());
  const pick = (text: string) => {
    hasPicked.current = true;
    setOpen(false);
    onPick(text);
  };

  const removeTemplate = (text: string) => {
    remove(text);
    announce(createMoreTexts.promptLibrary.templateDeleted);
    field.current?.focus();
  };
  const open = (isToOpen: boolean) => {
    setOpen(isToOpen);
    if (!isToOpen) return;
    hasPicked.current = false;
    setSearch("");
  };
  // as browsers take away what they offer to fill in
  const removeMarked = (event: KeyboardEvent) => {
    const marked = event.currentTarget.querySelector<HTMLElement>('[cmdk-item][data-selected="true"]')?.dataset.value;
    const template = templates.find((text) => text.trim() === marked);
    if (event.key !== "Delete" || !event.shiftKey || shelf !== "templates" || template === undefined) return;
    event.preventDefault();
    removeTemplate(template);
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <Popover.Trigger asChild>
        <IconButton icon={History} label={createMoreTexts.promptLibrary.heading} className="-my-1.5 size-7" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={createMoreTexts.promptLibrary.heading}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          // after a pick the prompt has the focus
          onCloseAutoFocus={(event) => hasPicked.current && event.preventDefault()}
          className="z-40 flex max-h-[min(26rem,var(--radix-popover-content-available-height))] w-[min(22rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-float"
        >
          <Command
            label={createMoreTexts.promptLibrary.heading}
            onKeyDown={removeMarked}
            className="flex min-h-0 flex-col"
          >
            <div className="flex items-center gap-2 border-line border-b py-1.5 pr-1.5 pl-3">
              <Search aria-hidden size={14} className="shrink-0 text-faint" />
              <Command.Input
                ref={field}
                value={search}
                onValueChange={setSearch}
                aria-keyshortcuts={shelf === "templates" ? "Shift+Delete" : undefined}
                placeholder={createMoreTexts.promptLibrary.search}
                className="h-7 min-w-0 flex-1 bg-transparent text-ink outline-none pointer-coarse:h-11 pointer-coarse:text-[1rem]"
              />
              <Segmented
                bare
                label={createMoreTexts.promptLibrary.whichPrompts}
                value={shelf}
                options={SHELVES}
                onChange={(next: Shelf) => setShelf(next)}
              />
            </div>
            {/* beside the list: in it there are only prompts to pick */}
            <Command.Empty className="px-3 py-6 text-center text-faint">
              {texts.length > 0
                ? createMoreTexts.promptLibrary.nothingFound
                : shelf === "history"
                  ? createMoreTexts.promptLibrary.noEarlier
                  : createMoreTexts.promptLibrary.noTemplates}
            </Command.Empty>
            <Command.List label={createMoreTexts.promptLibrary.heading} className="min-h-0 flex-1 overflow-y-auto p-1">
              {texts.map((text) => (
                <Command.Item
                  key={text}
                  value={text}
                  onSelect={() => pick(text)}
                  className="group flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-muted data-[selected=true]:bg-hover data-[selected=true]:text-ink pointer-coarse:min-h-11"
                >
                  <span className="line-clamp-2 min-w-0 flex-1">
                    <PromptText text={text} />
                  </span>
                  {shelf === "templates" && (
                    <button
                      type="button"
                      tabIndex={-1}
                      aria-label={createMoreTexts.promptLibrary.deleteTemplate(text)}
                      data-tip={createMoreTexts.promptLibrary.deleteTip}
                      onClick={(event) => {
                        event.stopPropagation();
                        removeTemplate(text);
                      }}
                      className="shrink-0 rounded-sm p-1 text-faint opacity-0 hover:text-bad group-hover:opacity-100 group-data-[selected=true]:opacity-100 pointer-coarse:opacity-100"
                    >
                      <Trash2 aria-hidden size={14} />
                    </button>
                  )}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
          {shelf === "templates" && (
            <button
              type="button"
              disabled={!canSave}
              onClick={() => {
                save(prompt.trim());
                announce(createMoreTexts.promptLibrary.templateSaved);
                // it is seen among the others, and the focus is where one goes on
                setSearch("");
                field.current?.focus();
              }}
              className="flex h-9 shrink-0 items-center gap-2 border-line border-t px-3 text-muted transition-colors hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-60 pointer-coarse:h-11"
            >
              <BookmarkPlus aria-hidden size={14} />
              {prompt.trim() === ""
                ? createMoreTexts.promptLibrary.nothingToSave
                : createMoreTexts.promptLibrary.saveTemplate}
            </button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A prompt with its places to fill in marked. */
function PromptText({ text }: { text: string }) {
  const places = placeholdersOf(text);
  if (places.length === 0) return text;
  return places.map(({ name, start, end }, index) => (
    <span key={start}>
      {text.slice(places[index - 1]?.end ?? 0, start)}
      <span className="rounded-sm bg-accent-soft px-1 text-accent-text">{name}</span>
      {index === places.length - 1 && text.slice(end)}
    </span>
  ));
}
