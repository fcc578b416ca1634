/** @jest-environment node */
import { ok } from '@shop/contracts/commerce';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { api, createStore, type ThunkExtra } from '@shop/contracts/store';
import { injectShellSlices } from '../model/inject-shell-slices.ts';
import { inlinedState } from './inlined-state.ts';

const read = jest.fn(async () => ok('Barbera'));
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ name: build.query<string, void>({ query: () => ({ anyone: read }) }) }),
});
const market = contextOf(MARKETS[0]!, 'IT', 'it');
const storeWith = (state: object) =>
  createStore({ config: { storeApi: {} } } as unknown as ThunkExtra, { ...state, market });

injectShellSlices();

describe('the inlined state', () => {
  it('answers the browser’s reads, without what its own store sets: ids, starts and settings', async () => {
    const server = storeWith({});
    await server.dispatch(endpoints.name.initiate());
    const text = JSON.stringify(inlinedState(server.getState()));
    expect(text).not.toMatch(/requestId|startedTimeStamp|config|subscriptions/);

    const browser = storeWith(JSON.parse(text) as object);
    expect(await browser.dispatch(endpoints.name.initiate())).toMatchObject({ data: 'Barbera' });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
