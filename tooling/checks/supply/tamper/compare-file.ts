import { createHash } from 'node:crypto';
import { integrityInName } from '@shop/contracts/remote/integrity-in-name';

/** A response that was read whole. */
export interface Fetched {
  status: number;
  policy: string;
  content: Buffer;
}

const TIMEOUT = 20_000;

/** Fetches as a visitor would, past caches. */
export const fetchContent = async (url: string): Promise<Fetched> => {
  const response = await fetch(url, {
    headers: { 'cache-control': 'no-cache', accept: 'text/html,*/*' },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy') ?? '',
    content: Buffer.from(await response.arrayBuffer()),
  };
};

const digest = (content: Buffer, integrity: string): string => {
  const [algorithm = ''] = integrity.split('-');
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
};

/** Integrity that an address must have: by the manifest, else by the hash in its name, which frames have too. */
export const integrityOf = (
  url: string,
  expected: ReadonlyMap<string, string>,
): string | undefined =>
  expected.get(url) ?? integrityInName(new URL(url).pathname.replace(/\.html$/, '.js'));

/** The problem of one file, if any. */
export const compareFile = async (url: string, integrity: string): Promise<string | null> => {
  try {
    const { status, content } = await fetchContent(url);
    if (status !== 200) return `${url} answers ${status}`;
    return digest(content, integrity) === integrity
      ? null
      : `${url} is changed: its content does not have ${integrity}`;
  } catch (error) {
    return `${url} cannot be read: ${(error as Error).message}`;
  }
};
