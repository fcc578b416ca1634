interface Limits<K, V> {
  /** Most values. */
  readonly values: number;
  /** Most that all of them may weigh together, and what one weighs with its key. */
  readonly weight?: { readonly most: number; readonly of: (value: V, key: K) => number };
}

/**
 * LRU cache by key. Keys that clients can choose belong in one of these, so that unbounded requests use bounded memory.
 */
export class RecentlyUsed<K, V> {
  readonly #values = new Map<K, V>();
  readonly #limits: Limits<K, V>;
  #weight = 0;

  constructor(limits: Limits<K, V>) {
    this.#limits = limits;
  }

  /** How many values there are. */
  get size(): number {
    return this.#values.size;
  }

  /** What all of them weigh. */
  get weight(): number {
    return this.#weight;
  }

  /** A value, which is then the one used last. */
  get(key: K): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** Keeps a value; one that weighs more than all may together is not kept, and pushes nothing out. */
  set(key: K, value: V): void {
    this.delete(key);
    const { values, weight } = this.#limits;
    const own = weight?.of(value, key) ?? 0;
    if (weight && own > weight.most) return;
    this.#values.set(key, value);
    this.#weight += own;
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= values && this.#weight <= (weight?.most ?? 0)) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.#limits.weight?.of(value, key) ?? 0;
  }

  clear(): void {
    this.#values.clear();
    this.#weight = 0;
  }

  /** Entries, least recently used first. */
  entries(): IterableIterator<[K, V]> {
    return this.#values.entries();
  }
}
