const takers = new WeakMap<Event, (file: File) => boolean>();

/** Says which of the files that are dropped a part of the page keeps for itself: the others go to where they belong. */
export function keepDropped(event: Event, isKept: (file: File) => boolean): void {
  event.preventDefault();
  takers.set(event, isKept);
}

/** The dropped files that no part of the page has kept for itself. */
export function leftToDrop(event: DragEvent): File[] {
  const isKept = takers.get(event) ?? (() => event.defaultPrevented);
  return [...(event.dataTransfer?.files ?? [])].filter((file) => !isKept(file));
}
