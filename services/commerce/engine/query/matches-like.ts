import { LRUCache } from 'lru-cache';

/** What a place in a pattern takes besides a letter, which it names by its code point: any one, or any number. */
const ONE = -1;
const MANY = -2;

interface Pattern {
  readonly places: readonly number[];
  /** The letters that follow each `%`, up to the next wildcard. */
  readonly following: ReadonlyMap<number, string>;
}

/** Folds case: texts that differ only in case become equal. ς is the final form of σ. */
const fold = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

/** Parses a LIKE pattern (`%`, `_`, `\` escapes). Adjacent `%` are merged. */
const readPattern = (text: string): Pattern => {
  const places: number[] = [];
  const following = new Map<number, string>();
  let run: number | null = null;
  for (const [found] of fold(text).matchAll(/\\?[^]/gu)) {
    const wildcard = found === '%' ? MANY : found === '_' ? ONE : null;
    const letter = found.length > 1 && found.startsWith('\\') ? found.slice(1) : found;
    if (wildcard === MANY) {
      if (places.at(-1) !== MANY) places.push(MANY);
      run = places.length - 1;
    } else {
      places.push(wildcard ?? letter.codePointAt(0) ?? ONE);
      if (wildcard === ONE) run = null;
      else if (run !== null) following.set(run, `${following.get(run) ?? ''}${letter}`);
    }
  }
  return { places, following };
};

/** Parsed patterns, because a query matches one pattern against every row. */
const patterns = new LRUCache<string, Pattern>({ max: 100 });
const patternOf = (text: string): Pattern => {
  const cached = patterns.get(text);
  if (cached) return cached;
  const made = readPattern(text);
  patterns.set(text, made);
  return made;
};

/** One row's text is held against one pattern after the other. */
let last = { text: '', letters: '' };
const lettersOf = (text: string): string => {
  if (last.text !== text) last = { text, letters: fold(text) };
  return last.letters;
};

/** Code units of the letter at a place of a text. */
const widthAt = (text: string, at: number): number =>
  (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

/**
 * LIKE with the semantics of PostgreSQL's ILIKE: ignores case in every script.
 *
 * Greedy: only the last `%` reached is ever retried, because the text before it already matches as early as possible.
 * So matching takes at most pattern length times text length steps, usually one per letter.
 */
export const matchesLike = (text: string, pattern: string): boolean => {
  const { places, following } = patternOf(pattern);
  const letters = lettersOf(text);
  let at = 0;
  let place = 0;
  let many = -1;
  let tried = 0;
  /** Lets the last `%` take everything up to a place from which what follows it may fit. */
  const retryFrom = (from: number): boolean => {
    const run = following.get(many);
    at = tried = run === undefined ? from : letters.indexOf(run, from);
    place = many + 1;
    return at >= 0;
  };
  while (at < letters.length) {
    const expected = places[place];
    if (expected === MANY) {
      many = place;
      if (!retryFrom(at)) return false;
    } else if (
      expected === ONE ||
      (expected !== undefined && expected === letters.codePointAt(at))
    ) {
      at += widthAt(letters, at);
      place += 1;
    } else if (many < 0 || !retryFrom(tried + widthAt(letters, tried))) return false;
  }
  return place === places.length || (place === places.length - 1 && places[place] === MANY);
};
