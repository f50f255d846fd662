/**
 * The order of coloured threads in a cloth, as a weaver writes it: the colours' numbers thread by thread.
 *
 * @param stripes Pairs of a colour's number and how many threads it takes.
 * @param threads Of the tile; the order is stretched to close after `repeats` rounds.
 * @param mirror True walks the order forth and back, as tartans do.
 */
export function threadOrder(
  stripes: readonly (readonly [colour: number, count: number])[],
  threads: number,
  repeats: number,
  mirror = false,
): Uint8Array {
  const walk = mirror ? [...stripes, ...stripes.slice(1, -1).reverse()] : stripes;
  const total = walk.reduce((sum, [, count]) => sum + count, 0);
  const order = new Uint8Array(threads);
  for (let i = 0; i < threads; i += 1) {
    let left = (((i + 0.5) * repeats) / threads) * total;
    left -= Math.floor(left / total) * total;
    for (const [colour, count] of walk) {
      order[i] = colour;
      left -= count;
      if (left < 0) break;
    }
  }
  return order;
}
