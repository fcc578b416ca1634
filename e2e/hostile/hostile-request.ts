/** The servers of the shop that anyone can reach. */
export type Target = 'commerce' | 'store-api' | 'shell';

/** One request as it goes out: nothing of it is put right on the way. */
export interface HostileRequest {
  target: Target;
  method: string;
  /** Path and query, encoded as it is sent. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Characters of a body shown when its request fails. */
const SHOWN = 2000;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as a line for a shell. The token is a variable; a long body is cut. */
export const asCurl = (
  { method, path, headers, body }: HostileRequest,
  origin: string,
  token: string,
): string =>
  [
    'curl -i --path-as-is --globoff',
    `-X ${quoted(method)}`,
    ...Object.entries(headers).map(([name, value]) =>
      value.includes(token)
        ? `-H "${name}: Bearer $TOKEN"`
        : `-H ${quoted(`${name}: ${value.slice(0, SHOWN)}`)}`,
    ),
    ...(body === null
      ? []
      : [
          `--data-raw ${quoted(body.slice(0, SHOWN))}${body.length > SHOWN ? ` # ${body.length} characters` : ''}`,
        ]),
    quoted(`${origin}${path}`),
  ].join(' ');
