import { timed } from '../timed.ts';
import { ROUNDS } from './rounds.ts';

const MARKETS = ['it-eur', 'de-eur', 'gb-gbp', 'ch-chf'];
const CATEGORIES = ['wine', 'red', 'white', 'water', 'gifts'];
const SORTS = ['name', 'price', '-price', 'newest'];
/** Facet values that occur together: a shopper is never offered an empty combination. */
const GROWN = [
  'grape=barbera&grape=nebbiolo&region=piemonte',
  'grape=sangiovese&region=toscana',
  'grape=corvina&region=veneto',
  'grape=grillo&region=sicilia',
];
const WORDS = ['barbera', 'etna', 'vino rosso', 'acqua frizzante', 'barolo', 'barbara', 'grilo'];
const TYPED = ['b', 'ba', 'bar', 'ro', 'ros', 'acq', 'chi', 'pro', 'e', 'etn'];

const at = (values: readonly string[], round: number): string =>
  values[round % values.length] ?? '';

/** Distinct addresses of one query kind. */
const QUESTIONS = {
  listing: (round: number) =>
    `items?category=${at(CATEGORIES, round)}&sort=${at(SORTS, round)}&page=${1 + (round % 3)}`,
  // Price ranges repeat only after the index has evicted them.
  'facets together': (round: number) =>
    `items?${at(GROWN, round >> 2)}&size=750&price=${500 + (round % 900)}-${4000 + (round % 900)}` +
    `&available=1&sort=${at(SORTS, round >> 4)}`,
  search: (round: number) =>
    `items?q=${encodeURIComponent(at(WORDS, round))}&page=${1 + (round % 2)}`,
  suggestions: (round: number) => `suggestions?q=${at(TYPED, round)}`,
} as const;

/** p95 in ms by query kind. */
export type QuestionTimes = Readonly<Record<keyof typeof QUESTIONS, number>>;

const ask = async (address: string): Promise<void> => {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
};

/** Response times of the index, one query at a time. */
export const measureQuestions = async (endpoint: string): Promise<QuestionTimes> => {
  const times: Partial<Record<keyof typeof QUESTIONS, number>> = {};
  for (const [name, question] of Object.entries(QUESTIONS))
    times[name as keyof typeof QUESTIONS] = await timed(ROUNDS, (round) =>
      ask(`${endpoint}/catalogue/${question(round)}&market=${at(MARKETS, round)}&locale=it`),
    );
  return times as QuestionTimes;
};
