interface Limits<K, V> {
  /** Maximum number of entries. */
  readonly values: number;
  /** Maximum total weight, and the weight of one entry. */
  readonly weight?: { readonly most: number; readonly of: (value: V, key: K) => number };
}

/**
 * LRU cache. Caches whose keys come from requests use it, so that a client with ever new keys cannot exhaust memory.
 */
export class RecentlyUsed<K, V> {
  readonly #values = new Map<K, V>();
  readonly #limits: Limits<K, V>;
  #weight = 0;

  constructor(limits: Limits<K, V>) {
    this.#limits = limits;
  }

  /** Number of entries. */
  get size(): number {
    return this.#values.size;
  }

  /** Total weight of the entries. */
  get weight(): number {
    return this.#weight;
  }

  /** Returns a value and marks it as the most recently used. */
  get(key: K): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** Stores a value. A value above the maximum weight is not stored and evicts nothing. */
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
