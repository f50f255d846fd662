/** What an empty stage says. The bare plinth behind it is drawn by the scene. */
export function EmptyStage() {
  return (
    <div className="pointer-events-none absolute inset-x-6 top-[9%] flex flex-col items-center gap-1.5 text-center">
      <p className="font-semibold text-ink text-xl">The plinth is free</p>
      <p className="max-w-sm text-balance text-muted">
        Describe a thing or a surface, press Generate, and turn it here in the light.
      </p>
    </div>
  );
}
