import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type ShopProcess } from '../../launcher/shop-process.ts';
import { atMost, type Figure } from '../figure.ts';
import { compareTimes, type ComparedTimes } from './compare-times.ts';

const KNOWN = 'ada@bench.example';
const PASSWORD = 'a password of the bench';
const UNLIMITED = '1000000';
const ROUNDS = { warmUp: 20, counted: 200 };

const processesAt = (port: number, folder: string): ShopProcess[] => {
  const platform = `http://127.0.0.1:${port}`;
  return [
    {
      name: 'commerce',
      command: ['services/commerce/server.mjs'],
      env: {
        COMMERCE_PORT: String(port),
        COMMERCE_DB: join(folder, 'commerce.sqlite'),
        COMMERCE_ATTEMPTS_PER_ADDRESS: UNLIMITED,
        COMMERCE_ATTEMPTS_PER_ACCOUNT: UNLIMITED,
      },
      health: `${platform}/health`,
    },
    {
      name: 'store-api',
      command: ['services/store-api/server.ts'],
      env: {
        STORE_API_PORT: String(port + 1),
        STORE_API_DB: join(folder, 'store-api.sqlite'),
        STORE_API_DEPLOY_TOKEN: 'a-token-for-measuring',
        STORE_API_ATTEMPTS_PER_ADDRESS: UNLIMITED,
        STORE_API_ATTEMPTS_PER_ACCOUNT: UNLIMITED,
        STORE_API_ENRICHMENT: 'off',
        COMMERCE_ENDPOINT: platform,
        // No mail service runs: mails stay in the outbox.
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
      health: `http://127.0.0.1:${port + 1}/health`,
    },
  ];
};

const post = async (url: string, body: object, expected: number): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== expected)
    throw new Error(`${answer.status} instead of ${expected}: ${url}`);
};

const figuresOf = (what: string, { known, unknown, noise }: ComparedTimes): Figure[] => [
  { what: `accounts: ${what}, known (median)`, value: known, unit: 'ms' },
  { what: `accounts: ${what}, unknown (median)`, value: unknown, unit: 'ms' },
  {
    what: `accounts: ${what}, difference of medians`,
    value: Math.abs(known - unknown),
    unit: 'ms',
    limits: atMost(noise),
  },
];

/**
 * Whether response time reveals which addresses have an account: password reset and failed login, for a known
 * address and unknown ones. The bar is the difference that chance alone produces.
 */
export const benchAccounts = async (
  port: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-accounts-'));
  const running: { stop: () => Promise<unknown> }[] = [];
  try {
    for (const target of processesAt(port, folder))
      running.push(await startProcess(target, folder));
    const platform = `http://127.0.0.1:${port}`;
    const api = `http://127.0.0.1:${port + 1}/api`;
    const place = { locale: 'it', market: 'it/eur' };
    await post(`${api}/signup`, { ...place, email: KNOWN, password: PASSWORD }, 201);
    log('accounts: reset');
    const reset = await compareTimes(ROUNDS, KNOWN, (email) =>
      post(`${api}/resetPassword`, { ...place, email }, 202),
    );
    log('accounts: login');
    const login = await compareTimes(ROUNDS, KNOWN, (username) =>
      post(
        `${platform}/oauth/token`,
        {
          grant_type: 'password',
          client_id: 'fonte-vigna-shop',
          username,
          password: 'not the password',
        },
        401,
      ),
    );
    return [...figuresOf('reset', reset), ...figuresOf('refused login', login)];
  } finally {
    for (const target of running.reverse()) await target.stop();
    rmSync(folder, { recursive: true });
  }
};
