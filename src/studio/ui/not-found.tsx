import { Link } from "wouter";
import { uiTexts } from "./texts.ts";

export function NotFound() {
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center">
      <h1 className="font-semibold text-ink text-xl">{uiTexts.notFound.heading}</h1>
      <p className="text-muted">{uiTexts.notFound.detail}</p>
      <Link href="/" className="font-medium text-accent-text underline underline-offset-2">
        {uiTexts.notFound.toTheWorkbench}
      </Link>
    </main>
  );
}
