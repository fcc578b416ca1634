import { verifiedTokens } from './domains/auth/tokens/verify-token.ts';
import { rememberedTemplates } from './engine/document/resource-template.ts';
import { rememberedResults } from './engine/store/query-cache.ts';
import { createStatementCache } from './engine/store/statement-cache.ts';
import { createRequestLog } from './engine/requests/request-log.ts';

/** A cache that a client can grow with every request: `remember` receives a new text each time. */
interface Memory {
  readonly remember: (text: string) => void;
  readonly size: () => number;
  /** Stored characters; null if each entry is small. */
  readonly weight: () => number | null;
}

const memories: Readonly<Record<string, () => Memory>> = {
  'prepared statements, by filters': () => {
    const cache = createStatementCache((sql) => ({ sql }));
    return {
      remember: (text) => {
        cache.of(text);
        cache.of(text);
      },
      size: () => cache.size,
      weight: () => cache.calculatedSize,
    };
  },
  'slow queries, by filters and their values': () => {
    const cache = rememberedResults();
    return {
      remember: (text) => cache.set(text, { sql: text, result: new Uint32Array(text.length * 10) }),
      size: () => cache.size,
      weight: () => cache.calculatedSize,
    };
  },
  'how resources are written, by fields': () => {
    const cache = rememberedTemplates();
    return {
      remember: (text) => cache.set(text, [{ bytes: Buffer.from(text), places: [0] }]),
      size: () => cache.size,
      weight: () => cache.calculatedSize,
    };
  },
  'tokens whose signature is good': () => {
    const cache = verifiedTokens();
    const verified = { claims: {} as never, fingerprint: '' };
    return {
      remember: (text) => cache.set(text, verified),
      size: () => cache.size,
      weight: () => cache.calculatedSize,
    };
  },
  'requests that the admin shows': () => {
    const log = createRequestLog();
    return {
      remember: (text) =>
        log.add({
          time: '',
          method: 'GET',
          path: text,
          status: 200,
          ms: 1,
          viewer: 'guest',
          id: '',
          faults: [],
        }),
      size: () => log.after(0).length,
      weight: () => null,
    };
  },
};

describe.each(Object.entries(memories))('the memory of %s', (_, open) => {
  it('holds so many at most', () => {
    const memory = open();
    for (let it = 0; it < 5_000; it += 1) memory.remember(`select ${it}`);
    expect(memory.size()).toBeGreaterThan(0);
    expect(memory.size()).toBeLessThanOrEqual(1_000);
  });

  it('holds so much at most', () => {
    const memory = open();
    for (let it = 0; it < 1_000; it += 1) memory.remember(`${it} ${'x'.repeat(14_000)}`);
    expect(memory.weight() ?? 0).toBeLessThanOrEqual(4_000_000);
  });
});

describe('prepared statements', () => {
  it('are kept from their second use on', () => {
    let prepared = 0;
    const cache = createStatementCache(() => (prepared += 1));
    expect(['a', 'a', 'a', 'b'].map((sql) => cache.of(sql))).toEqual([1, 2, 2, 3]);
  });
});
