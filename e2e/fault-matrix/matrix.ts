import type { Fault } from '../../tooling/faults/fault.ts';
import type { Grade } from './ask-screen.ts';
import type { Screen } from './screens.ts';

/** Connections between two processes of the shop. */
export type LinkName =
  | 'shell → store-api'
  | 'shell → platform'
  | 'shell → remotes'
  | 'store-api → platform'
  | 'store-api → database';

/** Limits of the shell under test in ms: as in docs/architecture.md, but those of rendering longer, for busy machines. */
export const LIMITS = { render: 5000, index: 2000, queue: 3000, slack: 1500 };

/** Longest time to a document in ms: a wait for a worker, a render and a request to the catalog index. */
export const DEADLINE = LIMITS.queue + LIMITS.render + LIMITS.index + LIMITS.slack;

/** Longest time in ms after a fault until every screen is complete again, without a restart. */
const RECOVERY = 20_000;
/** The same if store-api's connections to its database are dead: they count as lost after 60 s without a byte. */
const DATABASE_RECOVERY = 90_000;

export const recoveryOf = (link: LinkName, { kind }: Fault): number =>
  isSlow(link, kind) ? DATABASE_RECOVERY : RECOVERY;

/** Whether a cell takes too long for an ordinary run. */
export const isSlow = (link: LinkName, kind: Fault['kind']): boolean =>
  link === 'store-api → database' && kind === 'half-open';

export const FAULTS: readonly Fault[] = [
  { kind: 'latency', ms: 150 },
  { kind: 'reset' },
  { kind: 'refuse' },
  { kind: 'blackhole' },
  { kind: 'half-open' },
  { kind: 'drip', bytes: 64, everyMs: 100 },
];

interface Expected {
  /** The rule, as docs/architecture.md has it. */
  rule: string;
  /** Of an address that no cache has. A cached public page is `whole` in every cell. */
  fresh: Readonly<Record<Screen['kind'], readonly Grade[]>>;
  /** Whether requests of screens need the link while it is disturbed. */
  isUsed: boolean;
}

const WHOLE: Expected['fresh'] = {
  data: ['whole'],
  index: ['whole'],
  text: ['whole'],
  private: ['whole'],
  order: ['whole'],
};
const WITHOUT_INDEX: Expected['fresh'] = {
  ...WHOLE,
  data: ['whole', 'readable'],
  index: ['whole', 'readable', 'later'],
};

export const EXPECTED: Readonly<Record<LinkName, Expected>> = {
  'shell → store-api': {
    rule: 'pages come without the data of the catalog index',
    fresh: WITHOUT_INDEX,
    isUsed: true,
  },
  'shell → platform': {
    rule: 'a public page without its data answers 503 with Retry-After, a cached one is complete',
    fresh: {
      data: ['whole', 'readable', 'later'],
      index: ['whole', 'readable', 'later'],
      text: ['whole'],
      private: ['whole'],
      order: ['whole', 'readable', 'browser'],
    },
    isUsed: true,
  },
  'shell → remotes': {
    rule: 'pages are rendered from verified copies',
    fresh: WHOLE,
    isUsed: false,
  },
  'store-api → platform': {
    rule: 'the catalog index answers from its own copy',
    fresh: WHOLE,
    isUsed: false,
  },
  'store-api → database': {
    rule: 'pages come without the data of the catalog index',
    fresh: WITHOUT_INDEX,
    isUsed: true,
  },
};
