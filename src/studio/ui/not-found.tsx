import { Link } from "wouter";
import { uiTexts } from "./texts.ts";

export function NotFound() {
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center">
      <h1 className="font-semibold text-ink text-xl">{uiTexts.notFound.heading}</h1>
      <p className="text-muted">{uiTexts.notFound.detail}</p>
      <Link
        href="/"
        className="inline-flex min-h-6 items-center font-medium text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {uiTexts.notFound.toTheWorkbench}
      </Link>
    </main>
  );
}
