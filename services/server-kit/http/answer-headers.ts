type Headers = Readonly<Record<string, string>>;

/** Of every answer of every part: nothing is taken for another type than it says, no address leaks to other sites. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** For other files than documents: opened as one, they execute, load and frame nothing. */
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

const API = {
  ...COMMON,
  'content-security-policy': NO_DOCUMENT,
  'cross-origin-resource-policy': 'same-origin',
  // What may be kept says so itself.
  'cache-control': 'no-store',
} as const;

/**
 * Headers that each kind of part puts on all its answers: documents, redirects, errors and refusals alike. An answer may
 * replace one, as a document does with the policy; a page's files go without some ({@link asFileOfPage}).
 */
export const ANSWER_HEADERS = {
  shell: {
    ...COMMON,
    'content-security-policy': NO_DOCUMENT,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  },
  /** Scripts and style sheets that any shop's page loads, and the remote's own page. */
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

/** Headers that only matter on documents, and the request id, which only matters on generated answers. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
];

interface FileAnswer {
  getHeader: (name: string) => unknown;
  removeHeader: (name: string) => unknown;
}

/**
 * Removes the headers that have no meaning on a script, style sheet or font. Over HTTP/1.1 they add some 4 kB to the
 * twenty files of a first visit.
 *
 * @param path of the file, compressed or not
 */
export const asFileOfPage = (answer: FileAnswer, path: string): void => {
  if (!/\.(?:js|css|woff2)(?:\.(?:br|gz))?$/.test(path)) return;
  for (const name of OF_DOCUMENTS) answer.removeHeader(name);
  // Requested with CORS; this header adds no restriction.
  if (answer.getHeader('access-control-allow-origin'))
    answer.removeHeader('cross-origin-resource-policy');
};

/** How long a browser may keep a frame's document, in s: a shop that moved to another origin is let in soon. */
const FRAME_AGE = 600;

/**
 * Lets documents of the shops embed a frame of a release (`payment-frame.<hash>.html`), and the host's own, which opens
 * remotes alone. No one else's page can show it: a form for cards must not be laid under someone's own.
 *
 * @param path of the file, compressed or not
 * @param shops origins
 */
export const asFrame = (
  answer: { header: (name: string, value: string) => unknown },
  path: string,
  shops: readonly string[],
): void => {
  if (!/-frame\.[\w-]{43}\.html(?:\.(?:br|gz))?$/.test(path)) return;
  const policy = [
    "base-uri 'none'",
    "object-src 'none'",
    ["frame-ancestors 'self'", ...shops].join(' '),
  ];
  answer.header('content-security-policy', policy.join('; '));
  answer.header('cache-control', `public, max-age=${FRAME_AGE}`);
};

/** Requires https for later requests of an origin with https. */
export const transportSecurity = (origin: string): Headers =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
