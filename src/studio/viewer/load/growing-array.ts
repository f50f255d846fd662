/** A typed array that grows by doubling; `push` is the hot path of the parser. */
export class GrowingFloats {
  private store: Float32Array;
  length = 0;

  constructor(capacity: number) {
    this.store = new Float32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.store.length) {
      const larger = new Float32Array(this.store.length * 2 + 16);
      larger.set(this.store);
      this.store = larger;
    }
    this.store[this.length++] = value;
  }

  /** What was pushed so far, with room behind it; stale after the next push. */
  get view(): Float32Array {
    return this.store;
  }

  /** A copy of exactly what was pushed. */
  toArray(): Float32Array<ArrayBuffer> {
    return this.store.slice(0, this.length);
  }
}

/** The same for whole numbers within 32 bits. */
export class GrowingIntegers {
  private store: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.store = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.store.length) {
      const larger = new Int32Array(this.store.length * 2 + 16);
      larger.set(this.store);
      this.store = larger;
    }
    this.store[this.length++] = value;
  }

  /** A copy of exactly what was pushed. */
  toArray(): Int32Array<ArrayBuffer> {
    return this.store.slice(0, this.length);
  }
}
