import type { RunningPlatform } from './start-platform.ts';

/** The admin's pages, as a person works with them. */
export interface Admin {
  /** Sends a form; gives the page it leads to and what that says. */
  readonly send: (
    path: string,
    fields?: Record<string, string>,
  ) => Promise<{ location: string; said: string }>;
  /** Presses a button, and gives what the page says after it. */
  readonly press: (path: string, fields?: Record<string, string>) => Promise<string>;
  /** Markup of a page. */
  readonly page: (path: string) => Promise<string>;
  /** What the buttons of an order's steps say. */
  readonly buttons: (orderId: string) => Promise<string[]>;
}

/** Opens the admin of a platform that runs. */
export const openAdmin = (platform: RunningPlatform): Admin => {
  const send: Admin['send'] = async (path, fields = {}) => {
    const answer = await fetch(`${platform.origin}/_admin${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        origin: platform.origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    const { searchParams } = new URL(location, platform.origin);
    const said = searchParams.get('done') ?? `problem: ${searchParams.get('problem')}`;
    return { location, said };
  };
  const page: Admin['page'] = async (path) => {
    const answer = await fetch(`${platform.origin}/_admin${path}`, {
      headers: { accept: 'text/html' },
    });
    return answer.text();
  };
  return {
    send,
    page,
    press: async (...given) => (await send(...given)).said,
    buttons: async (orderId) => {
      const text = await page(`/orders/${orderId}`);
      const steps = text.split('id="steps"')[1]?.split('<h2>')[0] ?? '';
      return [...steps.matchAll(/<button[^>]*>\s*([^<]*?)\s*<\/button>/g)].map((it) => it[1] ?? '');
    },
  };
};
