/** What Enter would take, for those whose hand is on the keys. */
export function AimCross() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-12 -12 24 24"
      className="-translate-1/2 absolute top-1/2 left-1/2 hidden size-6 group-has-[canvas:focus-visible]/stage:block"
    >
      <path d="M-11 0H-3M3 0H11M0 -11V-3M0 3V11" stroke="var(--ground)" strokeWidth={4} />
      <path d="M-11 0H-3M3 0H11M0 -11V-3M0 3V11" stroke="var(--accent)" strokeWidth={1.5} />
    </svg>
  );
}
