import type { ReactNode } from "react";

interface StageWordsProps {
  /** Read out whenever they change; left out where they are said elsewhere too. */
  role?: "status";
  children: ReactNode;
}

/** Words over the picture, above the tools: what to do next, or what came of it. */
export function StageWords({ role, children }: StageWordsProps) {
  return (
    <p
      role={role}
      className="absolute inset-x-3 bottom-28 mx-auto w-fit rounded-md xl:bottom-17 border border-line bg-panel/90 px-3 py-1 text-muted text-sm"
    >
      {children}
    </p>
  );
}
