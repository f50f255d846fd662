/** Work that waits for its turn. */
interface Waiting {
  readonly key: string;
  begin(): void;
}

/** Does pieces of work a few at a time, in the order they came in; a piece that is wanted now goes before all that wait. */
export class Turns {
  private readonly waiting: Waiting[] = [];
  private busy = 0;

  private readonly atOnce: number;

  /** @param atOnce How many are done at a time, 1 or more. */
  constructor(atOnce: number) {
    this.atOnce = atOnce;
  }

  /** @returns What the work comes to, once it has had its turn. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.busy += 1;
        void work()
          .then(resolve, reject)
          .finally(() => {
            this.busy -= 1;
            this.next();
          });
      };
      this.waiting.push({ key, begin });
      this.next();
    });
  }

  /** Puts what waits under this key before all others. What has begun, or is over, goes on as it is. */
  hurry(key: string): void {
    const place = this.waiting.findIndex((each) => each.key === key);
    if (place > 0) this.waiting.unshift(...this.waiting.splice(place, 1));
  }

  private next(): void {
    if (this.busy < this.atOnce) this.waiting.shift()?.begin();
  }
}
