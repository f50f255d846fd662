import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { resetAllKeys, useBindings } from "../ui/keys/bindings-store.ts";
import { COMMAND_IDS, commandOf, type Room } from "../ui/keys/commands.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { keyTexts } from "../ui/keys/texts.ts";
import { Switch } from "../ui/switch.tsx";
import { KeyRow } from "./key-row.tsx";
import { settingsTexts } from "./texts.ts";

/** Every command and its key. All of them can be changed, but those that mean the same in every program. */
export function KeyboardSection() {
  const { changed, characters } = useBindings();
  return (
    <section aria-labelledby="keyboard" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="keyboard" className="font-semibold text-ink text-lg">
          {settingsTexts.keyboard.heading}
        </h2>
        {Object.keys(changed).length > 0 && (
          <Button
            onClick={() => {
              resetAllKeys();
              announce(settingsTexts.keyboard.resetDone);
            }}
          >
            {settingsTexts.keyboard.resetAll}
          </Button>
        )}
        <p className="w-full text-faint">{settingsTexts.keyboard.hint}</p>
      </div>
      <Switch
        label={settingsTexts.keyboard.characters}
        hint={settingsTexts.keyboard.charactersHint}
        checked={characters}
        onChange={(on) => useBindings.setState({ characters: on })}
      />
      {(Object.keys(keyTexts.rooms) as Room[]).map((room) => (
        <div key={room} className="flex flex-col gap-1">
          <h3 id={`keys-${room}`} className="font-medium text-ink">
            {keyTexts.rooms[room]}
          </h3>
          <ul aria-labelledby={`keys-${room}`} className="divide-y divide-line">
            {COMMAND_IDS.filter((id) => commandOf(id).room === room).map((id) => (
              <KeyRow key={id} id={id} />
            ))}
            {keyTexts.fixed[room].map(([keys, words]) => (
              <li key={words} className="flex min-h-9 items-center gap-3 pr-[6.75rem] pointer-coarse:pr-0">
                <span className="min-w-0 flex-1 text-muted">{words}</span>
                <span className="flex flex-wrap justify-end gap-1.5">
                  {keys.map((key) => (
                    <KeyCaps key={key} name={key} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
