import { uiTexts } from "./texts.ts";

/** Stands where a page will be. It says so only after a moment: most are there sooner, and a flash would be all that is seen. */
export const PageLoading = () => (
  <main aria-busy className="grid flex-1 place-items-center">
    <p role="status" className="animate-late text-faint">
      {uiTexts.pageLoading}
    </p>
  </main>
);
