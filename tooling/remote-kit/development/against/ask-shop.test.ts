import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askShop } from './ask-shop.ts';

let server: Server;
let address: string;
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const isAsked = request.url === '/development/shop.json';
    response.writeHead(isAsked ? answer.status : 404).end(isAsked ? answer.body : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (contract = '3.0.0') => askShop(`${address}/it/eur/it`, ['cart'], contract);

describe('askShop', () => {
  it('returns the origin of a shop that allows development', async () => {
    const shop = { origin: 'https://shop.example', contract: '3.0.0' };
    answer = { status: 200, body: JSON.stringify(shop) };
    expect(await ask()).toEqual(shop);
  });

  it.each([
    ['404', { status: 404, body: 'There is no such file.' }],
    ['a page', { status: 200, body: '<!doctype html>' }],
    ['other JSON', { status: 200, body: '{"status":"up"}' }],
  ])('names the setting if the shop answers with %s', async (_what, given) => {
    answer = given;
    await expect(ask()).rejects.toThrow('SHELL_ALLOW_DEVELOPMENT=on');
  });

  it('asks to try again while the shop is down', async () => {
    answer = { status: 502, body: '' };
    await expect(ask()).rejects.toThrow('answers 502. Try again');
  });

  it.each([
    ['2.5.0', 'Update the remote to contract 3'],
    ['4.0.0', 'Deploy the shell with contract 4.0'],
    ['1.0.0', 'Rebuild the remote with contract 3'],
  ])('refuses a remote with contract %s', async (contract, advice) => {
    answer = {
      status: 200,
      body: JSON.stringify({ origin: 'https://shop.example', contract: '3.0.0' }),
    };
    await expect(ask(contract)).rejects.toThrow(advice);
  });

  it('says that a shop does not answer, and what is no address', async () => {
    await expect(askShop('http://127.0.0.1:1', ['cart'], '3.0.0')).rejects.toThrow(
      /http:\/\/127\.0\.0\.1:1 does not answer \(.+\)\. Check the address/,
    );
    for (const it of ['shop.example', 'ftp://shop.example', ''])
      await expect(askShop(it, ['cart'], '3.0.0')).rejects.toThrow('needs the address of a shop');
  });
});
