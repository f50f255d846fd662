import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import { COMMAND_IDS, commandOf, type Room } from "../ui/keys/commands.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { keyTexts } from "../ui/keys/texts.ts";
import { useFocusBack } from "../ui/use-focus-back.ts";
import { commandTexts } from "./texts.ts";

interface KeySheetProps {
  onGo(address: string): void;
  onClose(): void;
}

/** Every key that does something, as it is set now. Always loaded lazily. */
export function KeySheet({ onGo, onClose }: KeySheetProps) {
  const bindings = useBindings();
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content
          onCloseAutoFocus={focusBack}
          aria-describedby={undefined}
          // nothing in it wants the focus more than the whole of it
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-1.5rem))] flex-col rounded-lg border border-line bg-panel shadow-float outline-none"
        >
          <div className="flex shrink-0 items-center gap-2 border-line border-b py-3 pr-3 pl-5">
            <Dialog.Title className="mr-auto font-semibold text-ink text-lg">{commandTexts.sheet}</Dialog.Title>
            <Button
              look="quiet"
              onClick={() => {
                onClose();
                onGo("/settings#keyboard");
              }}
            >
              {commandTexts.change}
            </Button>
            <Dialog.Close asChild>
              <IconButton icon={X} label={commandTexts.close} />
            </Dialog.Close>
          </div>
          {!bindings.characters && <p className="px-5 pt-3 text-muted">{commandTexts.charactersOff}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to */}
          <div tabIndex={0} className="columns-[17rem] gap-8 overflow-y-auto p-5">
            {(Object.keys(keyTexts.rooms) as Room[]).map((room) => (
              <RoomKeys key={room} room={room} />
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
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
          <div key={words} className="flex min-h-7 break-inside-avoid items-center justify-between gap-4">
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
