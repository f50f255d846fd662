/** A priority queue of whole numbers, cheapest first; equal costs come out in the order of the numbers. */
export class CostQueue {
  #costs = new Float64Array(256);
  #items = new Int32Array(256);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  push(cost: number, item: number): void {
    if (this.#size === this.#costs.length) this.#grow();
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(cost, item, parent)) break;
      this.#costs[at] = this.#costs[parent] as number;
      this.#items[at] = this.#items[parent] as number;
      at = parent;
    }
    this.#costs[at] = cost;
    this.#items[at] = item;
  }

  /** Takes out the cheapest item; -1 when there is none. */
  pop(): number {
    if (this.#size === 0) return -1;
    const top = this.#items[0] as number;
    this.#size -= 1;
    const cost = this.#costs[this.#size] as number;
    const item = this.#items[this.#size] as number;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= this.#size) break;
      const right = child + 1;
      if (right < this.#size && this.#before(this.#costs[right] as number, this.#items[right] as number, child)) {
        child = right;
      }
      if (this.#before(cost, item, child)) break;
      this.#costs[at] = this.#costs[child] as number;
      this.#items[at] = this.#items[child] as number;
      at = child;
    }
    this.#costs[at] = cost;
    this.#items[at] = item;
    return top;
  }

  #before(cost: number, item: number, at: number): boolean {
    const other = this.#costs[at] as number;
    return cost < other || (cost === other && item < (this.#items[at] as number));
  }

  #grow(): void {
    const costs = new Float64Array(this.#costs.length * 2);
    const items = new Int32Array(costs.length);
    costs.set(this.#costs);
    items.set(this.#items);
    this.#costs = costs;
    this.#items = items;
  }
}
