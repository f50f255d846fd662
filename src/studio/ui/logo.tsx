/** A ball on a plinth. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 24" height={size} width={(size * 20) / 24}>
      <circle cx="10" cy="5" r="4.5" fill="var(--accent)" />
      <path d="M3.5 11.5h13v2.7l-1.7 1.3v3.6l2.3 1.7v2.7H2.9v-2.7l2.3-1.7v-3.6l-1.7-1.3z" fill="var(--ink)" />
    </svg>
  );
}
