/** Gives out names, each once: `mug-7`, `mug-7-2`, `mug-7-3`. Whatever their case, for some file systems know none. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
