/** One call as the platform saw it. */
export interface Call {
  method: string;
  /** Path below `/api/`, or the whole path for others. */
  path: string;
  query: URLSearchParams;
  host: string;
  token: string | null;
  body: {
    data?: {
      id?: string;
      attributes?: Record<string, unknown>;
      relationships?: Record<string, unknown>;
    };
  } & Record<string, unknown>;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;
type Answers = Answer | ((call: Call) => Answer | Promise<Answer>);

const readCall = (input: string | URL | Request, init: RequestInit): Call => {
  const { pathname, searchParams, origin } = new URL(String(input));
  return {
    method: init.method ?? 'GET',
    path: pathname.replace(/^\/api\//, ''),
    query: searchParams,
    host: origin,
    token: new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
  };
};

const toResponse = ({ status = 200, body, headers }: Exclude<Answer, Error>): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });

/**
 * Replaces `fetch` and responds by `METHOD path`; a list of responses is used in order, and its last one repeats. Other
 * requests get a 500, so a test notices them.
 */
export const fakePlatform = (answers: Record<string, Answers | readonly Answers[]>) => {
  const calls: Call[] = [];
  const left = new Map(Object.entries(answers).map(([key, it]) => [key, [it].flat() as Answers[]]));
  globalThis.fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const call = readCall(input, init);
    calls.push(call);
    const queue = left.get(`${call.method} ${call.path}`);
    const next = queue && (queue.length > 1 ? queue.shift() : queue[0]);
    if (!next)
      return toResponse({
        status: 500,
        body: { errors: [{ title: `unforeseen ${call.method} ${call.path}` }] },
      });
    const answer = typeof next === 'function' ? await next(call) : next;
    if (answer instanceof Error) throw answer;
    return toResponse(answer);
  };
  return { calls, summary: () => calls.map(({ method, path }) => `${method} ${path}`) };
};
