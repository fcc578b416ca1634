interface Limits<V> {
  /** Most values. */
  values: number;
  /** Most that all of them may weigh together, and what one weighs. */
  weight?: { most: number; of: (value: V) => number };
}

/** What was used last, by key; what was not used for longest goes first. */
export class RecentlyUsed<K, V> {
  readonly #values = new Map<K, V>();
  readonly #limits: Limits<V>;
  #weight = 0;

  constructor(limits: Limits<V>) {
    this.#limits = limits;
  }

  /** A value, which is then the one used last. */
  get(key: K): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    this.#values.set(key, value);
    const { values, weight } = this.#limits;
    this.#weight += weight?.of(value) ?? 0;
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= values && this.#weight <= (weight?.most ?? 0)) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.#limits.weight?.of(value) ?? 0;
  }

  clear(): void {
    this.#values.clear();
    this.#weight = 0;
  }
}
