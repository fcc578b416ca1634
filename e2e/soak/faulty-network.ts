import type { BrowserContext, Page } from '@playwright/test';

/** Outcome of one call of a tab to the platform. */
export interface Fault {
  kind:
    /** Not sent. */
    | 'cut'
    /** Performed, but the response is lost. */
    | 'lost'
    /** The response is late. */
    | 'late'
    /** The request is late. */
    | 'slow'
    /** Rejected without effect. */
    | 503
    /** Fails after it was performed. */
    | 'broken'
    /** The token is invalid. */
    | 401;
  of: 'write' | 'read';
  /** Successful calls of the kind before the fault. */
  after: number;
}

interface Weather {
  faults: Fault[];
  /** Pending calls to the platform. */
  underWay: number;
}

declare global {
  var weather: Weather;
}

/** Delay of a late response in ms, and time until a lost network is reported as back. */
const LATE = 400;
const AWAY = 80;

const install = ({ port, late, away }: { port: number; late: number; away: number }): void => {
  const send = globalThis.fetch;
  const weather: Weather = { faults: [], underWay: 0 };
  globalThis.weather = weather;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const take = (method: string): Fault['kind'] | null => {
    const of = method === 'GET' ? 'read' : 'write';
    const at = weather.faults.findIndex((it) => it.of === of);
    const fault = weather.faults[at];
    if (!fault) return null;
    if (fault.after > 0) {
      fault.after -= 1;
      return null;
    }
    weather.faults.splice(at, 1);
    return fault.kind;
  };
  const cutOff = (): never => {
    setTimeout(() => dispatchEvent(new Event('online')), away);
    throw new TypeError('Failed to fetch');
  };
  const refuse = (status: number, code: string): Response =>
    Response.json(
      { errors: [{ title: code, detail: code, code, status: String(status) }] },
      {
        status,
        headers: { 'content-type': 'application/vnd.api+json' },
      },
    );
  const through = async (
    kind: Fault['kind'] | null,
    call: () => Promise<Response>,
  ): Promise<Response> => {
    if (kind === 'cut') return cutOff();
    if (kind === 503) return refuse(503, 'SERVICE_UNAVAILABLE');
    if (kind === 401) return refuse(401, 'INVALID_TOKEN');
    if (kind === 'slow') await pause(late);
    const answer = await call();
    // Read completely, so that nothing is left in flight.
    if (kind === 'late') {
      await answer.clone().arrayBuffer();
      await pause(late);
    }
    if (kind === 'lost') return cutOff();
    return kind === 'broken' ? refuse(500, 'INTERNAL_SERVER_ERROR') : answer;
  };

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (Number(url.port) !== port || !url.pathname.startsWith('/api/')) return send(input, init);
    weather.underWay += 1;
    try {
      return await through(take(init?.method ?? 'GET'), () => send(input, init));
    } finally {
      weather.underWay -= 1;
    }
  };
};

/**
 * Injects faults into the platform calls of this context's pages on demand. Inside the page instead of by browser
 * routes, which disable its cache and would refetch every page.
 */
export const makeNetworkFaulty = async (
  context: BrowserContext,
  platformPort: number,
): Promise<void> => {
  await context.addInitScript(install, { port: platformPort, late: LATE, away: AWAY });
};

/** The next call of the fault's kind hits it. */
export const meet = (page: Page, fault: Fault): Promise<void> =>
  page.evaluate((it) => void globalThis.weather.faults.push(it), fault);

/** Unused faults are removed, and the browser reports the network as back. */
export const clearUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.weather.faults = [];
    dispatchEvent(new Event('online'));
  });

export const callsUnderWay = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.weather.underWay);
