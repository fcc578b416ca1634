/** The public servers of the shop. */
export type Target = 'commerce' | 'store-api' | 'shell';

/** One request exactly as it is sent, without normalization. */
export interface HostileRequest {
  target: Target;
  method: string;
  /** Path and query, encoded as sent. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Maximum length of a body in a failure report. */
const SHOWN = 2000;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as a shell command. The token is a variable; a long body is cut. */
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
