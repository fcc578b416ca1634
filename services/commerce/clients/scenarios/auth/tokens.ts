import { strict as assert } from 'node:assert';
import {
  authenticate,
  getCoreApiBaseEndpoint,
  getTokenType,
  InvalidTokenError,
  jwtDecode,
  jwtIsIntegration,
  jwtIsSalesChannel,
  jwtVerify,
  revoke,
  TokenExpiredError,
} from '@commercelayer/js-auth';
import { CommerceLayer } from '@commercelayer/sdk/bundle';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios, Setup } from '../../scenario.ts';

const guest = ({ salesChannelId: clientId, domain, scope }: Setup) =>
  authenticate('client_credentials', { clientId, domain, scope });
const integration = ({ integrationId, integrationSecret, domain }: Setup) =>
  authenticate('client_credentials', {
    clientId: integrationId,
    clientSecret: integrationSecret,
    domain,
  });
const customer = (
  { salesChannelId: clientId, domain, scope, customer }: Setup,
  password?: string,
) =>
  authenticate('password', {
    clientId,
    domain,
    scope,
    username: customer.email,
    password: password ?? customer.password,
  });

/** js-auth: every grant a shop uses, verification and revocation. */
export const tokens: Scenarios = {
  'C1 js-auth gets a guest a token of a market': async (setup) => {
    const answer = await guest(setup);
    assert.equal(answer.errors, undefined);
    assert.equal(answer.tokenType, 'bearer');
    assert.equal(answer.scope, setup.scope);
    assert.equal(answer.expiresIn, 14_400);
    assert.ok(answer.expires.getTime() > Date.now() + 14_000_000);
    assert.ok(answer.createdAt <= Date.now() / 1000);
    assert.deepEqual(Object.keys(answer).sort(), [
      'accessToken',
      'createdAt',
      'expires',
      'expiresIn',
      'scope',
      'tokenType',
    ]);
  },
  'C1 js-auth gets an integration a token': async (setup) => {
    const answer = await integration(setup);
    assert.equal(answer.scope, 'market:all');
    assert.equal(answer.expiresIn, 7_200);
    const { payload } = jwtDecode(answer.accessToken);
    assert.ok(jwtIsIntegration(payload));
    assert.equal(getTokenType(payload), 'integration:guest');
    assert.equal(payload.market, undefined);
  },
  'C1 js-auth logs a customer in, renews the login and ends it': async (setup) => {
    const login = await customer(setup);
    assert.equal(login.ownerType, 'customer');
    assert.match(login.ownerId, /^[A-Za-z]{10}$/);
    const renewed = await authenticate('refresh_token', {
      clientId: setup.salesChannelId,
      domain: setup.domain,
      refreshToken: login.refreshToken,
    });
    assert.equal(renewed.errors, undefined);
    assert.equal(renewed.ownerId, login.ownerId);
    assert.notEqual(renewed.accessToken, login.accessToken);
    const { payload } = jwtDecode(renewed.accessToken);
    assert.equal(getTokenType(payload), 'sales_channel:customer');

    const cl = CommerceLayer({ accessToken: renewed.accessToken });
    assert.equal((await cl.customers.retrieve(login.ownerId)).email, setup.customer.email);
    assert.deepEqual(
      await revoke({ clientId: setup.salesChannelId, token: renewed.accessToken }),
      {},
    );
    const refusal = await problemOf(cl.customers.retrieve(login.ownerId));
    assert.equal(refusal.first().code, 'INVALID_TOKEN');
  },
  'C1 WRONG_CREDENTIALS: the answer to a wrong password has errors, which js-auth hands on': async (
    setup,
  ) => {
    const answer = await customer(setup, 'wrong');
    assert.equal(answer.accessToken, undefined);
    assert.equal(answer.errors?.[0]?.status, 401);
    assert.equal(answer.errors?.[0]?.title, 'invalid_grant');
  },
  'C1 TOKEN_ERROR: an unknown client, market or refresh token gets no token': async (setup) => {
    const { domain, scope, salesChannelId: clientId } = setup;
    const unknown = await authenticate('client_credentials', { clientId: 'nobody', domain, scope });
    assert.equal(unknown.errors?.[0]?.title, 'invalid_client');
    const nowhere = await authenticate('client_credentials', {
      clientId,
      domain,
      scope: 'market:code:atlantis',
    });
    assert.equal(nowhere.errors?.[0]?.title, 'invalid_scope');
    assert.equal(nowhere.accessToken, undefined);
    const stale = await authenticate('refresh_token', { clientId, domain, refreshToken: 'stale' });
    assert.equal(stale.errors?.[0]?.title, 'invalid_grant');
  },
  'C1 js-auth verifies a token with the key it fetches from the authentication host': async (
    setup,
  ) => {
    const { accessToken } = await guest(setup);
    const { header, payload } = await jwtVerify(accessToken);
    assert.equal(header.alg, 'RS512');
    assert.equal(payload.iss, `https://auth.${setup.domain}`);
    assert.equal(payload.test, true);
    assert.ok(jwtIsSalesChannel(payload));
    assert.equal(getTokenType(payload), 'sales_channel:guest');
    assert.equal(payload.organization.slug, setup.organization);
    assert.equal(payload.market?.id.length, 1);
    assert.equal(
      getCoreApiBaseEndpoint(accessToken),
      `https://${setup.organization}.${setup.domain}`,
    );
  },
  'js-auth refuses a token that expired or was changed': async (setup) => {
    await assert.rejects(jwtVerify(setup.expiredToken), TokenExpiredError);
    await jwtVerify(setup.expiredToken, { ignoreExpiration: true });
    const [header, , signature] = setup.expiredToken.split('.');
    const { accessToken } = await guest(setup);
    const changed = [header, accessToken.split('.')[1], signature].join('.');
    await assert.rejects(jwtVerify(changed), InvalidTokenError);
  },
};
