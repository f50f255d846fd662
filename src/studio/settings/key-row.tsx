import { Keyboard, RotateCcw, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import {
  bind,
  holderOf,
  isChanged,
  keysOf,
  losersSince,
  resetKeys,
  unbind,
  useBindings,
} from "../ui/keys/bindings-store.ts";
import { type CommandId, commandOf } from "../ui/keys/commands.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { keyOf, spellKey } from "../ui/keys/key-of.ts";
import { keyTexts } from "../ui/keys/texts.ts";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toaster.tsx";
import { forbiddenKey } from "./forbidden-key.ts";
import { settingsTexts } from "./texts.ts";

/** One command and its key, which can be changed. A key that another command has is told, and only taken when wanted. */
export function KeyRow({ id }: { id: CommandId }) {
  const bindings = useBindings();
  const [isListening, setListening] = useState(false);
  const [pressed, setPressed] = useState<string>();
  const words = keyTexts.commands[id];
  // other places have commands of the same words
  const called = settingsTexts.keyboard.commandIn(words, keyTexts.rooms[commandOf(id).room]);
  const keys = keysOf(id, bindings);
  const holder = pressed ? holderOf(pressed, id, bindings) : undefined;
  const why = pressed ? forbiddenKey(pressed) : undefined;

  const place = useRef<HTMLLIElement>(null);
  const leave = () => {
    setListening(false);
    setPressed(undefined);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>("[data-change]")?.focus());
  };
  /** Does something to the keys, and tells who has lost one by it. */
  const changeKeys = (act: () => void) => {
    const before = useBindings.getState();
    act();
    const now = useBindings.getState();
    const said = settingsTexts.keyboard.bound(
      keysOf(id, now)
        .map((key) => spellKey(key))
        .join(", "),
      words,
    );
    const losers = losersSince(before, now).filter((each) => each !== id);
    if (losers.length === 0) return announce(said);
    void toast(`${said} ${settingsTexts.keyboard.lost(losers.map((each) => keyTexts.commands[each]))}`, {
      label: settingsTexts.keyboard.undo,
      onClick: () => useBindings.setState(before),
    });
  };
  const take = (key: string) => {
    changeKeys(() => bind(id, key));
    leave();
  };
  const hear = (event: React.KeyboardEvent) => {
    const key = keyOf(event.nativeEvent);
    if (!key || key === "Tab" || key === "Shift+Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") return leave();
    setPressed(key);
    if (!forbiddenKey(key) && !holderOf(key, id, bindings)) take(key);
  };

  return (
    <li ref={place} className="flex flex-col gap-2 py-0.5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-28 flex-1 text-muted">{words}</span>
        {isListening ? (
          <ListeningButton words={words} onKeyDown={hear} onBlur={() => pressed === undefined && setListening(false)} />
        ) : (
          <span className="flex flex-wrap justify-end gap-1.5">
            {keys.length === 0 && <span className="text-faint text-sm">{settingsTexts.keyboard.none}</span>}
            {keys.map((key) => (
              <KeyCaps key={key} name={key} />
            ))}
          </span>
        )}
        <span className="flex shrink-0 justify-end max-sm:ml-auto sm:w-24 pointer-coarse:w-auto">
          {isChanged(id, bindings) && (
            <IconButton
              icon={RotateCcw}
              label={settingsTexts.keyboard.reset(called)}
              tip={settingsTexts.keyboard.reset(words)}
              onClick={() => changeKeys(() => resetKeys(id))}
            />
          )}
          {keys.length > 0 && !isListening && (
            <IconButton
              icon={X}
              label={settingsTexts.keyboard.remove(called)}
              tip={settingsTexts.keyboard.remove(words)}
              onClick={() => unbind(id)}
            />
          )}
          <IconButton
            data-change
            icon={Keyboard}
            label={settingsTexts.keyboard.change(called)}
            tip={settingsTexts.keyboard.change(words)}
            aria-expanded={isListening}
            onClick={() => (isListening ? leave() : setListening(true))}
          />
        </span>
      </div>
      {isListening && pressed && why && (
        <p role="alert" className="text-bad text-sm">
          {settingsTexts.keyboard[why](spellKey(pressed))}
        </p>
      )}
      {isListening && pressed && !why && holder && (
        <Notice
          tone="bad"
          title={settingsTexts.keyboard.taken(
            spellKey(pressed),
            keyTexts.commands[holder],
            keyTexts.rooms[commandOf(holder).room],
          )}
          actions={
            <>
              <Button onClick={() => take(pressed)}>{settingsTexts.keyboard.take}</Button>
              <Button look="quiet" onClick={leave}>
                {settingsTexts.keyboard.leave}
              </Button>
            </>
          }
        />
      )}
    </li>
  );
}

interface ListeningButtonProps {
  words: string;
  onKeyDown(event: React.KeyboardEvent): void;
  onBlur(): void;
}

function ListeningButton({ words, onKeyDown, onBlur }: ListeningButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      aria-label={settingsTexts.keyboard.pressFor(words)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="h-7 rounded-md border border-accent border-dashed px-2 text-ink text-sm"
    >
      {settingsTexts.keyboard.press}
    </button>
  );
}
