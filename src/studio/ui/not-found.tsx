import { Link } from "wouter";

export function NotFound() {
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center">
      <h1 className="font-semibold text-ink text-xl">There is nothing here</h1>
      <p className="text-muted">The address may be mistyped, or from a time when it led somewhere.</p>
      <Link href="/" className="font-medium text-accent-text underline underline-offset-2">
        To the workbench
      </Link>
    </main>
  );
}
