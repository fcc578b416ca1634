import { waitFor } from '@testing-library/react';
import type { PageFailure } from '../../health/page-failure.ts';
import { connectFailures } from './connect-failures.ts';

const ENDPOINT = 'https://api.example';

const unanswered = { status: 0, fields: [] };

let fetch: jest.Mock;
let noted: PageFailure[];
let failures: ReturnType<typeof connectFailures>;
let listeners: AbortController;
beforeEach(() => {
  fetch = jest.fn(async () => new Response(null, { status: 204 }));
  globalThis.fetch = fetch as never;
  listeners = new AbortController();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((name: string, listen: unknown) =>
      add(name, listen as EventListener, { signal: listeners.signal }),
    );
  noted = [];
  failures = connectFailures(ENDPOINT, (it) => void noted.push(it));
});
afterEach(() => {
  listeners.abort();
  jest.restoreAllMocks();
});

const sent = () =>
  fetch.mock.calls.map(([url, { keepalive, headers, body }]) => ({
    url,
    keepalive,
    id: headers['X-Request-Id'],
    ...JSON.parse(body).failure,
  }));
const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('connectFailures', () => {
  it.each([
    ['an event handler throws', thrown],
    ['a promise rejects uncaught', rejected],
  ])('S14 reports what %s', async (_, happens) => {
    window.history.replaceState(null, '', '/it/eur/it/cart?coupon=x#token=y');
    happens(new TypeError('x is undefined'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      url: `${ENDPOINT}/reports`,
      keepalive: true,
      id: expect.stringMatching(/^[0-9A-Z]{4,8}$/),
      team: 'shell',
      region: 'document',
      page: '/it/eur/it/cart',
      name: 'TypeError',
      message: 'x is undefined',
      stack: expect.stringContaining('x is undefined'),
    });
  });

  it('C5 logs nothing if the visitor is offline', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failures.onUnreachable({ ...unanswered, code: 'CONNECTION', detail: 'Failed to fetch' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(warned).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('C5 logs once that the platform is unreachable, and reports it', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    failures.onUnreachable({ ...unanswered, code: 'CONNECTION', detail: 'Failed to fetch' });
    failures.onUnreachable({ ...unanswered, code: 'TIMEOUT', detail: 'late' });
    await waitFor(() => expect(sent()).toHaveLength(1));
    const message = 'The commerce platform cannot be reached (CONNECTION): Failed to fetch';
    expect(warned.mock.calls).toEqual([[message]]);
    expect(sent()[0]).toMatchObject({
      team: 'shell',
      region: 'commerce',
      name: 'Unreachable',
      message,
    });
  });

  it('S14 reports no aborted call, and no error of foreign scripts', async () => {
    rejected(new DOMException('gone', 'AbortError'));
    thrown(null);
    rejected('a word');
    thrown(new Error('ours'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ message: 'ours' });
  });

  it('S14 reports at most five errors per page, and cuts a long message', async () => {
    for (let times = 0; times < 9; times += 1) thrown(new Error('x'.repeat(9000)));
    await waitFor(() => expect(sent()).toHaveLength(5));
    expect(fetch.mock.calls[0][1].body.length).toBeLessThan(3000);
  });

  it('X ignores an unreachable service', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    thrown(new Error('ours'));
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  });
});

describe('onLoadFailure', () => {
  const module = (error: unknown) =>
    ({ remote: 'cart', version: '1.0.0-abc', kind: 'module', error }) as const;

  it('S14 reports a module that throws while it is evaluated, once, with its remote and release', async () => {
    const failure = module(new TypeError('x is not a function'));
    failures.onLoadFailure(failure);
    failures.onLoadFailure(failure);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      team: 'cart',
      region: 'module',
      name: 'TypeError',
      message: 'cart 1.0.0-abc: x is not a function',
    });
    expect(noted).toContainEqual(failure);
  });

  it('notes code that could not be loaded, and does not report it', async () => {
    const missing = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
    const unreachable = new Error('https://cdn.test/remoteEntry.js: could not be loaded');
    failures.onLoadFailure(module(missing));
    failures.onLoadFailure({ ...module(unreachable), kind: 'container' });
    // The page that waited for the container passes the failure on.
    failures.onLoadFailure(module(unreachable));
    thrown(new Error('later'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ message: 'later' });
    expect(noted.map(({ kind }) => kind)).toEqual(['module', 'container', 'module', 'error']);
  });
});

describe('onRecoverableError', () => {
  const MISMATCH = new Error('Minified React error #418; visit https://react.dev/errors/418');

  beforeEach(() => {
    window.reportError = jest.fn();
    document.body.innerHTML = '';
  });

  it('X reports a mismatch, and notes it with the components it is in', async () => {
    failures.onRecoverableError(MISMATCH, { componentStack: 'at u (https://cdn.test/cart.js:1)' });
    await waitFor(() => expect(window.reportError).toHaveBeenCalledWith(MISMATCH));
    const trace = 'at u (https://cdn.test/cart.js:1)';
    expect(noted).toEqual([{ kind: 'hydration', error: MISMATCH, trace }]);
  });

  it('X reports no region that the server left to the browser', async () => {
    failures.onRecoverableError(new Error('Minified React error #419'));
    failures.onRecoverableError(MISMATCH);
    await waitFor(() => expect(window.reportError).toHaveBeenCalledTimes(1));
    expect(window.reportError).toHaveBeenCalledWith(MISMATCH);
  });

  it('S14 reports no mismatch of a page that was translated before hydration', async () => {
    document.body.innerHTML = '<p><font><font>Preis</font></font></p>';
    failures.onRecoverableError(MISMATCH);
    thrown(new Error('later'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(window.reportError).not.toHaveBeenCalled();
  });
});
