import { ok } from '@shop/contracts/commerce';
import { contextOf } from '@shop/contracts/market';
import type { AppDispatch } from '@shop/contracts/store';
import { makeConfig } from '@shop/contracts/testing';
import { keptSample, makeSample } from './make-sample.ts';
import type { Desk } from './desk.ts';
import type { Made, Sample } from './sample.ts';
import { storedText, storeText } from '@shop/contracts/testing/storage';

const config = makeConfig();
const [market] = config.markets;
const INTEGRATION = { client_id: 'integration', client_secret: 'secret' };

/** What hosts and platform answer, by the end of the address. */
const answers = new Map<string, unknown>();
const started = jest.fn();
const dispatched = jest.fn();

const make = (sample: Sample | undefined) =>
  makeSample(sample, {
    config,
    context: contextOf(market!, 'IT', 'it'),
    session: {
      token: async () => ok('token'),
      renew: async () => ok('token'),
      start: started,
      end: () => undefined,
    },
    dispatch: dispatched as unknown as AppDispatch,
  });

const sampleOf = (made: Made, work = jest.fn()): Sample => ({
  id: 'a-sample',
  screens: ['/cart'],
  make: async (desk) => {
    await work(desk);
    return made;
  },
});

beforeEach(() => {
  answers.clear();
  answers.set('/standalone.json', { integration: INTEGRATION });
  answers.set('/oauth/token', {
    access_token: 'access',
    refresh_token: 'refresh',
    owner_id: 'owner',
    token_type: 'bearer',
    expires_in: 7200,
  });
  window.history.replaceState(null, '');
  sessionStorage.clear();
  globalThis.fetch = jest.fn(async (input: unknown) => {
    const found = [...answers].find(([end]) => String(input).endsWith(end));
    const body = JSON.stringify(found?.[1] ?? {});
    return {
      ok: Boolean(found),
      status: found ? 200 : 404,
      headers: new Headers(),
      json: async () => JSON.parse(body) as unknown,
      text: async () => body,
    } as Response;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('makeSample', () => {
  it('creates nothing without a sample in the URL', async () => {
    expect(await make(undefined)).toEqual({ made: {} });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('makes the visitor’s order the open one', async () => {
    expect(await make(sampleOf({ orderId: 'order-1' }))).toEqual({ made: { orderId: 'order-1' } });
    expect(dispatched).toHaveBeenCalledWith(expect.objectContaining({ payload: 'order-1' }));
  });

  it('forgets what an earlier sample left in the tab', async () => {
    storeText('checkoutDraft', '{"account":{}}');
    await make(sampleOf({}));
    expect(storedText('checkoutDraft')).toBeNull();
  });

  it('resumes the data of the history entry, and logs its customer in again', async () => {
    const customer = { email: 'giulia@example.com', password: 'una passeggiata' };
    const work = jest.fn();
    const sample = sampleOf({}, work);
    window.history.replaceState(keptSample(sample, { orderId: 'order-2', customer }), '');
    expect(await make(sample)).toEqual({ made: { orderId: 'order-2', customer } });
    expect(work).not.toHaveBeenCalled();
    expect(started).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'giulia@example.com', ownerId: 'owner' }),
    );
  });

  it('makes it again where the history entry is about another', async () => {
    const work = jest.fn();
    window.history.replaceState({ sample: 'another', made: { orderId: 'order-3' } }, '');
    expect(await make(sampleOf({}, work))).toEqual({ made: {} });
    expect(work).toHaveBeenCalled();
  });

  it.each([
    ['tells nothing', {}],
    ['tells half', { integration: { client_id: 'integration' } }],
  ])('makes nothing where the host %s: the platform is someone’s own', async (_, settings) => {
    answers.set('/standalone.json', settings);
    const work = jest.fn();
    expect(await make(sampleOf({}, work))).toEqual({ made: {}, problem: 'unavailable' });
    expect(work).not.toHaveBeenCalled();
  });

  it('makes nothing where the host has no such file', async () => {
    answers.delete('/standalone.json');
    expect(await make(sampleOf({}))).toMatchObject({ problem: 'unavailable' });
  });

  it('says why in the console where the platform does not go along', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    const refuse = ({ run }: Desk) =>
      run(async () => ({
        ok: false,
        error: { code: 'OUT_OF_STOCK', status: 422, detail: 'none left', fields: [] },
      }));
    expect(await make(sampleOf({}, jest.fn(refuse)))).toEqual({ made: {}, problem: 'failed' });
    expect(String(said.mock.calls[0]?.[0])).toMatch(/OUT_OF_STOCK: none left/);
  });

  it('keeps nothing of screens that need no visitor', () => {
    expect(keptSample({ id: 'visitor', screens: ['/account/login'] }, {})).toBeNull();
  });
});
