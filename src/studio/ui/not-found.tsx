import { Box } from "lucide-react";
import { Link } from "wouter";
import { uiTexts } from "./texts.ts";

export function NotFound() {
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center">
      <Box aria-hidden size={40} strokeWidth={1.25} className="text-line-strong" />
      <div className="flex max-w-80 flex-col gap-1">
        <h1 className="font-semibold text-ink text-lg">{uiTexts.notFound.heading}</h1>
        <p className="text-muted">{uiTexts.notFound.detail}</p>
      </div>
      <Link
        href="/"
        className="inline-flex h-8 items-center rounded-md bg-accent px-3 font-semibold text-accent-ink hover:bg-accent-hover pointer-coarse:h-11"
      >
        {uiTexts.notFound.toTheWorkbench}
      </Link>
    </main>
  );
}
