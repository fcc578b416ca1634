/** Bytes kept for the next document: more than the shop's longest answer has. */
const kept = 1_048_576;

/** Bytes with the places in them where a row's id goes. */
export interface IdentifiedBytes {
  readonly bytes: Uint8Array;
  /** Offsets, each with room for the whole id. */
  readonly places: readonly number[];
}

/**
 * Puts a document together in memory that is used again for the next one: the collector runs when much was taken
 * outside its heap, so a buffer for every piece of a list would let it run every few requests.
 */
export class ByteWriter {
  #buffer = Buffer.allocUnsafeSlow(65_536);
  #length = 0;

  #make(room: number): void {
    const needed = this.#length + room;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }

  text(text: string): void {
    // UTF-8 needs up to three bytes for one of JavaScript's letters.
    this.#make(text.length * 3);
    this.#length += this.#buffer.write(text, this.#length);
  }

  identified({ bytes, places }: IdentifiedBytes, id: Uint8Array): void {
    this.#make(bytes.length);
    const start = this.#length;
    const buffer = this.#buffer;
    buffer.set(bytes, start);
    for (const place of places)
      for (let index = 0; index < id.length; index += 1)
        buffer[start + place + index] = id[index] as number;
    this.#length += bytes.length;
  }

  /** All that was written, as bytes of its own; the writer is empty again. */
  take(): Buffer {
    const bytes = Buffer.from(this.#buffer.subarray(0, this.#length));
    this.#length = 0;
    if (this.#buffer.length > kept) this.#buffer = Buffer.allocUnsafeSlow(65_536);
    return bytes;
  }
}
