type Headers = Readonly<Record<string, string>>;

/** Every response of every server: no MIME sniffing, no full URL in the referrer to other sites. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Policy of a resource that is not a document: if opened as one, it loads nothing and cannot be framed. */
const NOT_A_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

const API = {
  ...COMMON,
  'content-security-policy': NOT_A_DOCUMENT,
  'cross-origin-resource-policy': 'same-origin',
  // Cacheable responses override this.
  'cache-control': 'no-store',
} as const;

/**
 * Headers by kind of server, on every response including redirects and errors. A response can override one, as documents
 * do with the policy; scripts, style sheets and fonts omit some ({@link dropDocumentHeaders}).
 */
export const ANSWER_HEADERS = {
  shell: {
    ...COMMON,
    'content-security-policy': NOT_A_DOCUMENT,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  },
  /** Scripts and style sheets that pages of any shop load, and the remote's standalone page. */
  remote: {
    ...COMMON,
    'access-control-allow-origin': '*',
    'content-security-policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  },
  'store-api': API,
  commerce: API,
} as const satisfies Record<string, Headers>;

/** Headers that apply only to documents, and the request id, which applies only to generated responses. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
];

interface FileResponse {
  getHeader: (name: string) => unknown;
  removeHeader: (name: string) => unknown;
}

/**
 * Removes the headers that have no meaning on a script, style sheet or font. Over HTTP/1.1 they add some 4 kB to the
 * twenty files of a first visit.
 *
 * @param path of the file, compressed or not
 */
export const dropDocumentHeaders = (response: FileResponse, path: string): void => {
  if (!/\.(?:js|css|woff2)(?:\.(?:br|gz))?$/.test(path)) return;
  for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
  // Redundant on a CORS request.
  if (response.getHeader('access-control-allow-origin'))
    response.removeHeader('cross-origin-resource-policy');
};

/** `max-age` of a frame's document in s; short, so that a shop's new origin is admitted soon. */
const FRAME_AGE = 600;

/**
 * Allows the shops and the host's own standalone pages to embed a frame of a release (`payment-frame.<hash>.html`).
 * `frame-ancestors` excludes all other origins, so that a card form cannot be clickjacked.
 *
 * @param path of the file, compressed or not
 * @param shops origins
 */
export const setFrameHeaders = (
  response: { header: (name: string, value: string) => unknown },
  path: string,
  shops: readonly string[],
): void => {
  if (!/-frame\.[\w-]{43}\.html(?:\.(?:br|gz))?$/.test(path)) return;
  const policy = [
    "base-uri 'none'",
    "object-src 'none'",
    ["frame-ancestors 'self'", ...shops].join(' '),
  ];
  response.header('content-security-policy', policy.join('; '));
  response.header('cache-control', `public, max-age=${FRAME_AGE}`);
};

interface TypedResponse {
  getHeader: (name: string) => unknown;
  header: (name: string, value: string) => unknown;
}

/** Names the encoding of a text or SVG picture without one, as of a plugin's refusal. Browsers would guess it. */
export const nameCharset = (response: TypedResponse): void => {
  const type = response.getHeader('content-type');
  if (typeof type === 'string' && /^(text\/[\w.+-]+|image\/svg\+xml)$/.test(type))
    response.header('content-type', `${type}; charset=utf-8`);
};

/** HSTS, if the server's own origin is https. Its subdomains must be https as well. */
export const transportSecurity = (origin: string): Headers =>
  origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
