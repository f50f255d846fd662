import { appTexts } from "./app-texts.ts";
import { Banner } from "./ui/banner.tsx";
import { Button } from "./ui/button.tsx";
import { useIsAlive } from "./ui/use-is-alive.ts";

/**
 * Says that a script of the page did not come, so that nobody hears what is pressed. It is part of the page as it was built:
 * `public/first-paint.js` shows it, hears its button and keeps what is typed over the reload.
 */
export function StartBanner() {
  if (useIsAlive()) return null;
  return (
    <div data-start-failed className="hidden">
      <Banner words={appTexts.start.failed}>
        <Button className="h-7" data-reload>
          {appTexts.start.reload}
        </Button>
      </Banner>
    </div>
  );
}
