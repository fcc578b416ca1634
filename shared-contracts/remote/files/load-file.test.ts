import { ATTEMPT_LIMIT } from './attempt-file.ts';
import { loadFile } from './load-file.ts';

const HOST = window.location.origin;
const SPARE = `${HOST}/spare/page.js`;

let count = 0;
/** A file of its own for each test, because failures are remembered. */
const file = (extension = 'js') => `${HOST}/${++count}/page.${extension}`;

type Asked = HTMLScriptElement | HTMLLinkElement;
const addressOf = (it: Asked) => ('href' in it ? it.href : it.src);
const asked: Asked[] = [];
/** The host's response to a requesting element. */
let answer: (element: Asked) => 'load' | 'error' | 'silence';

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  jest.spyOn(document.head, 'append').mockImplementation(function (this: HTMLElement, ...nodes) {
    for (const node of nodes) {
      this.appendChild(node as Node);
      const element = node as Asked;
      asked.push(element);
      const event = answer(element);
      if (event !== 'silence')
        void Promise.resolve().then(() => element.dispatchEvent(new Event(event)));
    }
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.replaceChildren();
});

const settle = async (promise: Promise<void>): Promise<string> => {
  const outcome = promise.then(
    () => 'loaded',
    (error: unknown) => String(error),
  );
  await jest.runAllTimersAsync();
  return outcome;
};
const load = (url: string, alternative?: string) =>
  settle(loadFile(url, { integrity: 'sha256-x', alternative }));

describe('loadFile', () => {
  it.each(['js', 'css'])(
    'requests a .%s with its integrity and without credentials',
    async (it) => {
      answer = () => 'load';
      const url = file(it);
      expect(await load(url)).toBe('loaded');
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatchObject({ integrity: 'sha256-x', crossOrigin: 'anonymous' });
      expect(addressOf(asked[0]!)).toBe(url);
    },
  );

  it('tries again past what the browser remembers, then the alternative address', async () => {
    answer = () => 'error';
    const url = file();
    expect(await load(url, SPARE)).toContain('could not be loaded');
    expect(asked.map(addressOf)).toEqual([url, expect.stringMatching(/\?again=/), SPARE]);
    expect(asked.every(({ integrity }) => integrity === 'sha256-x')).toBe(true);
  });

  it('takes the second answer when the first failed', async () => {
    answer = () => (asked.length === 1 ? 'error' : 'load');
    expect(await load(file())).toBe('loaded');
    expect(asked).toHaveLength(2);
  });

  it('gives a file that hangs two attempts and takes both out, so that neither can run later', async () => {
    answer = () => 'silence';
    const begun = Date.now();
    expect(await load(file(), SPARE)).toContain(`no answer in ${ATTEMPT_LIMIT} ms`);
    expect(asked.map(addressOf)).toEqual([expect.any(String), SPARE]);
    // By the fake clock: no pause lies between the two attempts.
    expect(Date.now() - begun).toBe(2 * ATTEMPT_LIMIT);
    expect(asked.some((it) => it.isConnected)).toBe(false);
  });

  it('tries a file that could not be had only once more, until it comes', async () => {
    const url = file();
    answer = () => 'error';
    await load(url);
    asked.length = 0;
    await load(url);
    expect(asked).toHaveLength(1);
  });
});
