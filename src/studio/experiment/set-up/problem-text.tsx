import type { Problem } from "../plan/problem.ts";

const BEFORE = 18;
const AFTER = 28;

/** What is wrong, with the place marked in what was typed. */
export function ProblemText({ problem, text }: { problem: Problem; text: string }) {
  const { message, at, length } = problem;
  if (at === undefined || length === undefined || at + length > text.length) return message;
  const start = Math.max(0, at - BEFORE);
  const end = Math.min(text.length, at + Math.min(length, AFTER) + 8);
  return (
    <>
      {message}
      <span aria-hidden className="mt-1 block truncate rounded-sm bg-ground px-1.5 py-0.5 font-mono text-muted text-xs">
        {start > 0 && "…"}
        {text.slice(start, at)}
        <mark className="bg-transparent text-bad underline decoration-wavy underline-offset-2">
          {text.slice(at, Math.min(at + length, end))}
        </mark>
        {text.slice(at + length, end)}
        {end < text.length && "…"}
      </span>
    </>
  );
}
