import { renderToReadableStream } from "react-dom/server";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { COMES_LATER } from "./ui/lazy-part.ts";

/** The form page as HTML, as a browser that remembers nothing sees it first. The build lays it into `index.html`. */
export async function prerender(): Promise<string> {
  const faults: unknown[] = [];
  const page = await renderToReadableStream(
    <Router ssrPath="/">
      <App />
    </Router>,
    {
      // one piece: several would be laid together by scripts in the page, which its policy forbids
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (error instanceof Error && error.message === COMES_LATER) return COMES_LATER;
        faults.push(error);
        return undefined;
      },
    },
  );
  await page.allReady;
  const html = await new Response(page).text();
  if (faults.length > 0) throw faults[0];
  return html;
}
