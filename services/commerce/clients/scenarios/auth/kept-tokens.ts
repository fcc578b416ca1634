import { strict as assert } from 'node:assert';
import {
  authenticate,
  createCompositeStorage,
  makeIntegration,
  makeSalesChannel,
  type Storage,
  type StorageValue,
} from '@commercelayer/js-auth';
import type { Scenarios, Setup } from '../../scenario.ts';

const memory = (): Storage & { readonly kept: Map<string, StorageValue> } => {
  const kept = new Map<string, StorageValue>();
  return {
    kept,
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => void kept.set(key, value),
    removeItem: async (key) => void kept.delete(key),
  };
};

const salesChannel = ({ salesChannelId: clientId, domain, scope }: Setup, storage: Storage) =>
  makeSalesChannel({ clientId, domain, scope }, { storage });

/** js-auth's helpers that keep tokens, share them and renew them. */
export const keptTokens: Scenarios = {
  'C1 makeSalesChannel keeps a guest token and asks for another when it expired': async (setup) => {
    const storage = memory();
    const shop = salesChannel(setup, createCompositeStorage({ storages: [memory(), storage] }));
    const first = await shop.getAuthorization();
    assert.equal(first.ownerType, 'guest');
    assert.equal((await shop.getAuthorization()).accessToken, first.accessToken);
    const stale = memory();
    for (const [key, value] of storage.kept)
      await stale.setItem(key, { ...value, accessToken: setup.expiredToken });
    const next = await salesChannel(setup, stale).getAuthorization();
    assert.notEqual(next.accessToken, setup.expiredToken);
  },
  'C1 makeSalesChannel takes a customer over, renews the login and logs out': async (setup) => {
    const storage = memory();
    const shop = salesChannel(setup, storage);
    const login = await authenticate('password', {
      clientId: setup.salesChannelId,
      domain: setup.domain,
      scope: setup.scope,
      username: setup.customer.email,
      password: setup.customer.password,
    });
    const { refreshToken, scope } = login;
    await shop.setCustomer({ accessToken: setup.expiredCustomerToken, refreshToken, scope });
    const renewed = await shop.getAuthorization();
    assert.equal(renewed.ownerType, 'customer');
    assert.notEqual(renewed.accessToken, setup.expiredCustomerToken);
    assert.deepEqual(await shop.logoutCustomer(), {});
    assert.equal((await shop.getAuthorization()).ownerType, 'guest');
  },
  'C1 makeIntegration keeps a token and revokes it': async (setup) => {
    const office = makeIntegration(
      {
        clientId: setup.integrationId,
        clientSecret: setup.integrationSecret,
        domain: setup.domain,
      },
      { storage: memory() },
    );
    const { accessToken } = await office.getAuthorization();
    assert.equal((await office.getAuthorization()).accessToken, accessToken);
    assert.deepEqual(await office.revokeAuthorization(), {});
    assert.notEqual((await office.getAuthorization()).accessToken, accessToken);
  },
};
