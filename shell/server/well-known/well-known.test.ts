/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { STORAGE } from '@shop/contracts/storage';
import { makeConfig } from '@shop/contracts/testing';
import { securityText } from './well-known-routes.ts';
import { registerWellKnownRoutes } from './well-known-routes.ts';

const shop = makeConfig();
const app = fastify();
registerWellKnownRoutes(app, shop);

describe('security.txt', () => {
  it('names who answers for the shop, its languages and itself (RFC 9116)', async () => {
    const answer = await app.inject('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      `Contact: mailto:${shop.merchant.email}`,
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      `Preferred-Languages: ${shop.locales.join(', ')}`,
      `Canonical: ${shop.origin}/.well-known/security.txt`,
      '',
    ]);
  });

  it('expires after every cached copy, and within a year', () => {
    const now = Date.parse('2026-11-23T17:00:00Z');
    const [, expires] = /Expires: (.*)/.exec(securityText(shop, now)) ?? [];
    expect(expires).toBe('2027-02-21T00:00:00.000Z');
    expect(securityText(shop, now)).toBe(securityText(shop, now + 3_600_000));
  });

  it('is served at its path before the standard, too', async () => {
    const answer = await app.inject('/security.txt');
    expect(answer.headers.location).toBe('/.well-known/security.txt');
  });
});

it('S10 redirects a password manager to the page of the visitor’s market', async () => {
  const lead = async (cookie: string) =>
    (await app.inject({ url: '/.well-known/change-password', headers: { cookie } })).headers
      .location;
  expect(await lead('')).toBe('/it/eur/it/account/change-password');
  expect(await lead(`${STORAGE.countryCookie.key}=DE`)).toBe('/de/eur/de/account/change-password');
});

it('the web app manifest names icons that are there', () => {
  const folder = join(import.meta.dirname, '../../public');
  const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect(existsSync(join(folder, src))).toBe(true);
});
