/** Holds the place of what is still loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={`animate-pulse-soft rounded-md bg-hover ${className}`} />
);
