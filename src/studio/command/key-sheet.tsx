import { Button } from "../ui/button.tsx";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import { COMMAND_IDS, commandOf, type Room } from "../ui/keys/commands.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { keyTexts } from "../ui/keys/texts.ts";
import { Modal } from "../ui/modal.tsx";
import { commandTexts } from "./texts.ts";

interface KeySheetProps {
  onGo(address: string): void;
  onClose(): void;
}

/** Every key that does something, as it is set now. Always loaded lazily. */
export function KeySheet({ onGo, onClose }: KeySheetProps) {
  const bindings = useBindings();
  return (
    <Modal
      title={commandTexts.sheet}
      head={
        <Button
          look="quiet"
          onClick={() => {
            onClose();
            onGo("/settings#keyboard");
          }}
          // a phone has no room for it between the title and the cross
          className="ml-auto max-sm:-ml-3 max-sm:order-last max-sm:basis-full max-sm:justify-start"
        >
          {commandTexts.change}
        </Button>
      }
      close={commandTexts.close}
      width="w-[min(64rem,calc(100vw-1.5rem))]"
      isRead
      onClose={onClose}
    >
      {!bindings.characters && <p className="px-5 pt-3 text-muted">{commandTexts.charactersOff}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to */}
      <div tabIndex={0} className="columns-[17rem] gap-8 overflow-y-auto p-5">
        {(Object.keys(keyTexts.rooms) as Room[]).map((room) => (
          <RoomKeys key={room} room={room} />
        ))}
      </div>
    </Modal>
  );
}

function RoomKeys({ room }: { room: Room }) {
  const bindings = useBindings();
  const rows = COMMAND_IDS.filter((id) => commandOf(id).room === room)
    .map((id) => ({ words: keyTexts.commands[id], keys: liveKeys(id, bindings) }))
    .concat(keyTexts.fixed[room].map(([keys, words]) => ({ words, keys })))
    .filter(({ keys }) => keys.length > 0);
  if (rows.length === 0) return null;
  return (
    <section aria-label={keyTexts.rooms[room]} className="mb-6 break-inside-avoid">
      <h3 className="mb-1.5 break-after-avoid font-medium text-ink">{keyTexts.rooms[room]}</h3>
      <dl>
        {rows.map(({ words, keys }) => (
          <div key={words} className="flex min-h-7 break-inside-avoid items-center justify-between gap-4 py-0.5">
            <dt className="min-w-0 text-muted">{words}</dt>
            <dd className="flex shrink-0 flex-wrap justify-end gap-1.5">
              {keys.map((key) => (
                <KeyCaps key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
