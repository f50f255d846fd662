/** The keys from one place to another, both included, whichever comes first. Places hold several keys where stacks are closed. */
export function rangeBetween(order: readonly (readonly string[])[], from: string, to: string): string[] {
  const start = order.findIndex((keys) => keys.includes(from));
  const end = order.findIndex((keys) => keys.includes(to));
  if (start < 0 || end < 0) return end < 0 ? [] : [...(order[end] ?? [])];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1).flat();
}
