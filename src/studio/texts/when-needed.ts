/**
 * Makes something once, with its first use. What `Intl` gives is to be made so: it is dear, and the very first of a page reads the
 * browser's tables of all languages, which holds the page for longer than the studio's own start.
 */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
