import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface TestBrowser {
  cookies: Map<string, string>;
  get: (path: string) => Promise<LightMyRequestResponse>;
  /** Submits a form with the fields, and the CSRF token of a page of the session by default. */
  send: (
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string | undefined>,
  ) => Promise<LightMyRequestResponse>;
  /**
   * Starts a sign-in.
   *
   * @returns URL at the platform
   */
  begin: (target?: string) => Promise<string>;
  /** Runs the whole sign-in, and returns the response to the OAuth callback. */
  signIn: (target?: string) => Promise<LightMyRequestResponse>;
}

/** A minimal browser: keeps cookies, follows no redirects. */
export const createTestBrowser = (
  app: FastifyInstance,
  { origin, authorize }: { origin: string; authorize: (address: string) => Promise<URL> },
): TestBrowser => {
  const cookies = new Map<string, string>();
  const { host } = new URL(origin);

  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string | undefined>,
    payload?: string,
  ): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const given = { host, ...(cookie && { cookie }), ...headers };
    const answer = await app.inject({
      method,
      url,
      // Undefined headers are not sent.
      headers: Object.fromEntries(Object.entries(given).filter(([, it]) => it !== undefined)),
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const get: TestBrowser['get'] = (path) => ask('GET', path, {});

  const csrf = async (): Promise<string> => {
    const { body } = await get('/back-office/releases');
    return /name="_csrf" value="([\w-]+)"/.exec(body)?.[1] ?? '';
  };
  const begin: TestBrowser['begin'] = async (target) => {
    const query = target === undefined ? '' : `?${new URLSearchParams({ to: target })}`;
    return String((await get(`/back-office/sign-in/start${query}`)).headers['location']);
  };

  return {
    cookies,
    get,
    begin,
    send: async (path, fields = {}, headers = {}) =>
      ask(
        'POST',
        path,
        { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        new URLSearchParams({ _csrf: await csrf(), ...fields }).toString(),
      ),
    signIn: async (target) => {
      const back = await authorize(await begin(target));
      return get(`${back.pathname}${back.search}`);
    },
  };
};
