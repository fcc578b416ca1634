/** Lifetime of a shared read, in ms. Documents are cached far longer. */
const FRESH = 5000;
/** Time for which concurrent requests share a read, in ms. A slower one may hang; later requests start their own. */
const SHARED = 500;
/** Most reads remembered: an answer takes some tens of kilobytes. */
const CAPACITY = 500;

interface Entry {
  answer: Promise<object>;
  until: number;
}

const isFailure = (answer: object): boolean => 'ok' in answer && answer.ok === false;

/**
 * Shares reads between the renders of one worker: lists beside a product are the same for the next product. Failures
 * and expired reads are not cached.
 *
 * @returns for a market, the function with which the store reads
 */
export const reuseAnswers = (now: () => number = Date.now) => {
  const entries = new Map<string, Entry>();
  /** Entries are in insertion order, so the oldest are first; one in flight counts from its start. */
  const forgetOld = () => {
    for (const [key, { until }] of entries) {
      if (until > now() && entries.size <= CAPACITY) return;
      entries.delete(key);
    }
  };
  const keep = (key: string, answer: Promise<object>) => {
    const entry: Entry = { answer, until: now() + SHARED };
    entries.delete(key);
    entries.set(key, entry);
    forgetOld();
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    answer.then((value) => {
      if (isFailure(value)) forget();
      else entry.until = now() + FRESH;
    }, forget);
  };
  const reuse =
    (market: string) =>
    <T extends object>(key: string, read: () => Promise<T>): Promise<T> => {
      const full = `${market} ${key}`;
      const existing = entries.get(full);
      if (existing && existing.until > now()) return existing.answer as Promise<T>;
      const answer = read();
      keep(full, answer);
      return answer;
    };
  return Object.assign(reuse, { size: () => entries.size });
};
