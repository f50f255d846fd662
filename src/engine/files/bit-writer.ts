/** Bits to bytes, least significant first, as deflate packs them. */
export class BitWriter {
  private bytes: Uint8Array;
  private length = 0;
  private held = 0;
  private heldBits = 0;

  /** @param capacity Bytes to begin with; it grows as needed. */
  constructor(capacity: number) {
    this.bytes = new Uint8Array(Math.max(64, capacity));
  }

  /** Writes the low `count` bits of `value`, 0 to 15 of them. */
  bits(value: number, count: number): void {
    this.held |= value << this.heldBits;
    this.heldBits += count;
    if (this.heldBits < 16) return;
    this.reserve(2);
    this.bytes[this.length++] = this.held & 255;
    this.bytes[this.length++] = (this.held >>> 8) & 255;
    this.held >>>= 16;
    this.heldBits -= 16;
  }

  /**
   * Writes the code of each symbol. The loop keeps its state in locals: twice as fast as a call of `bits` a symbol.
   *
   * @param packed Symbol -> its code, with the number of bits from bit 24 up; codes of up to 23 bits.
   */
  symbols(symbols: Uint16Array, packed: Uint32Array): void {
    this.reserve(symbols.length * 3 + 8);
    const bytes = this.bytes;
    let { length, held, heldBits } = this;
    for (let i = 0; i < symbols.length; i += 1) {
      const entry = packed[symbols[i] as number] as number;
      const count = entry >>> 24;
      const code = entry & 0xffffff;
      // at most 15 bits are held, so a code of up to 16 always fits; longer ones go in two pieces
      const first = Math.min(count, 16);
      held |= (code & ((1 << first) - 1)) << heldBits;
      heldBits += first;
      if (heldBits >= 16) {
        bytes[length] = held;
        bytes[length + 1] = held >>> 8;
        length += 2;
        held >>>= 16;
        heldBits -= 16;
      }
      if (count > 16) {
        held |= (code >>> 16) << heldBits;
        heldBits += count - 16;
        if (heldBits >= 16) {
          bytes[length] = held;
          bytes[length + 1] = held >>> 8;
          length += 2;
          held >>>= 16;
          heldBits -= 16;
        }
      }
    }
    this.length = length;
    this.held = held;
    this.heldBits = heldBits;
  }

  /** Pads with zeros to the next byte and returns all bytes. */
  finish(): Uint8Array {
    while (this.heldBits > 0) {
      this.reserve(1);
      this.bytes[this.length++] = this.held & 255;
      this.held >>>= 8;
      this.heldBits -= 8;
    }
    this.heldBits = 0;
    return this.bytes.slice(0, this.length);
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    grown.set(this.bytes);
    this.bytes = grown;
  }
}
