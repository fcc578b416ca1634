/** Checks the type of external data. */
export type Check<T> = (value: unknown) => value is T;

type Of<C> = C extends Check<infer T> ? T : never;

export const text =
  (longest: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;

export const oneOf =
  <const T extends string>(...all: T[]): Check<T> =>
  (value): value is T =>
    (all as unknown[]).includes(value);

/** An integer in a range. */
export const integer =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

/** An object with exactly these keys. */
export const shape =
  <S extends Record<string, Check<unknown>>>(checks: S): Check<{ [K in keyof S]: Of<S[K]> }> =>
  (value): value is { [K in keyof S]: Of<S[K]> } => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const record = value as Record<string, unknown>;
    return (
      Object.keys(record).every((key) => Object.hasOwn(checks, key)) &&
      Object.entries(checks).every(([key, check]) => check(record[key]))
    );
  };

/** A discriminated union of shapes, by the value of a shared key. */
export const variant =
  <K extends string, S extends Record<string, Check<object>>>(
    key: K,
    shapes: S,
  ): Check<{ [V in keyof S & string]: Of<S[V]> & { [_ in K]: V } }[keyof S & string]> =>
  (value): value is never => {
    if (typeof value !== 'object' || value === null) return false;
    const { [key]: kind, ...rest } = value as Record<string, unknown>;
    const check = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : null;
    return check?.(rest) ?? false;
  };
