/** Sends one request to the platform and gives the parsed answer; throws when it is refused. */
export type Send = (path: string, request?: { method: string; data: unknown }) => Promise<Answer>;

/** An answer that has arrived whole; read only when asked for, for that is the client's time. */
export interface Answer {
  id: () => string;
  /** Of the first resource of a list; undefined where it is empty. */
  firstId: () => string | undefined;
}

/** Requests as a guest of the Italian market. */
export const openClient = async (origin: string): Promise<Send> => {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'fonte-vigna-shop',
      scope: 'market:code:it-eur',
    }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const headers = {
    authorization: `Bearer ${access_token}`,
    accept: 'application/vnd.api+json',
    'content-type': 'application/vnd.api+json',
  };
  return async (path, request) => {
    const reply = await fetch(`${origin}/api/${path}`, {
      headers,
      ...(request && { method: request.method, body: JSON.stringify({ data: request.data }) }),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    if (!reply.ok)
      throw new Error(`${path} answered ${reply.status}: ${body.toString().slice(0, 300)}`);
    const data = <T>() => (JSON.parse(body.toString()) as { data: T }).data;
    return {
      id: () => data<{ id: string }>().id,
      firstId: () => data<{ id: string }[]>()[0]?.id,
    };
  };
};
