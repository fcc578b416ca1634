import { strict as assert } from 'node:assert';
import {
  authenticate,
  createAssertion,
  getCoreApiBaseEndpoint,
  getProvisioningApiBaseEndpoint,
  getTokenType,
  InvalidTokenError,
  jwtDecode,
  jwtIsSalesChannel,
  jwtIsUser,
  jwtVerify,
  revoke,
} from '@commercelayer/js-auth';
import { CommerceLayer } from '@commercelayer/sdk/bundle';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios, Setup } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const plain = ['accessToken', 'createdAt', 'expires', 'expiresIn', 'scope', 'tokenType'];

const credentials = ({ domain }: Setup, { id, secret }: { id: string; secret: string }) => ({
  clientId: id,
  clientSecret: secret,
  domain,
});
const integrationOf = (setup: Setup) =>
  credentials(setup, { id: setup.integrationId, secret: setup.integrationSecret });

/** The clients that may show an assertion, by the kind their tokens have. */
const bearers = (setup: Setup) => ({
  sales_channel: credentials(setup, setup.confidential),
  integration: integrationOf(setup),
  webapp: credentials(setup, setup.webapp),
});

const claimsKey = 'https://commercelayer.io/claims';
type AssertionClaims = Parameters<typeof createAssertion>[0]['payload'][typeof claimsKey];

const claims = (of: AssertionClaims) => createAssertion({ payload: { [claimsKey]: of } });

/** js-auth: the tokens issued to each kind of client, as js-auth's own tests observe them on the hosted platform. */
export const grantsByKind: Scenarios = {
  'a sales channel that names no market sees what is public of all of them, and orders nothing':
    async (setup) => {
      const answer = await authenticate('client_credentials', {
        clientId: setup.salesChannelId,
        domain: setup.domain,
      });
      assert.deepEqual(Object.keys(answer).sort(), plain);
      assert.equal(answer.scope, 'market:all');
      const { payload } = jwtDecode(answer.accessToken);
      assert.ok(jwtIsSalesChannel(payload));
      assert.equal(payload.market, undefined);
      assert.equal(payload.scope, 'market:all');
      const cl = CommerceLayer({ accessToken: answer.accessToken });
      const italian = await (await asGuest(setup)).skus.list({ pageSize: 1 });
      assert.ok((await cl.skus.list()).meta.recordCount >= italian.meta.recordCount);
      const order = await (await asGuest(setup)).orders.create({});
      assert.equal((await problemOf(cl.orders.retrieve(order.id))).status, 404);
      const refused = await problemOf(cl.orders.create({}));
      assert.equal(refused.first().detail, 'market - must exist');
    },
  'a sales channel may leave its secret out; a wrong one is refused': async (setup) => {
    const { clientId, clientSecret, domain } = credentials(setup, setup.confidential);
    const { scope } = setup;
    const ask = (secret?: string) =>
      authenticate('client_credentials', {
        clientId,
        domain,
        scope,
        ...(secret !== undefined && { clientSecret: secret }),
      });
    for (const [secret, confidential] of [
      [undefined, false],
      ['', false],
      [clientSecret, true],
    ] as const) {
      const { payload } = jwtDecode((await ask(secret)).accessToken);
      assert.equal(payload.application.public, true);
      assert.equal(payload.application.confidential, confidential);
    }
    assert.equal((await ask('wrong')).errors?.[0]?.title, 'invalid_client');
    const login = { ...setup.customer, username: setup.customer.email };
    const { accessToken, ownerType, refreshToken } = await authenticate('password', {
      clientId,
      domain,
      scope,
      ...login,
    });
    assert.equal(ownerType, 'customer');
    const renewed = await authenticate('refresh_token', { clientId, domain, refreshToken });
    assert.equal(renewed.errors, undefined);
    assert.deepEqual(await revoke({ clientId, token: renewed.accessToken }), {});
    const cl = CommerceLayer({ accessToken });
    assert.equal((await problemOf(cl.skus.list())).first().code, 'INVALID_TOKEN');
  },
  'an assertion whose claims are empty is a bad request': async (setup) => {
    for (const client of Object.values(bearers(setup))) {
      const answer = await authenticate(jwtBearer, {
        ...client,
        // @ts-expect-error what the type forbids
        assertion: await claims({}),
      });
      const [error] = answer.errors ?? [];
      assert.equal(error?.code, 'BAD_REQUEST');
      assert.equal(error.detail, 'The provided assertion is invalid.');
      assert.equal(error.status, 400);
      assert.equal(error.title, 'invalid_assertion');
    }
  },
  'an assertion gives sales channels, integrations and webapps a token with a custom claim alone, to be renewed':
    async (setup) => {
      for (const [kind, client] of Object.entries(bearers(setup))) {
        const assertion = await claims({ custom_claim: { app: 'supabase' } });
        const answer = await authenticate(jwtBearer, { ...client, assertion });
        const { refreshToken } = answer;
        const renewed = await authenticate('refresh_token', { ...client, refreshToken });
        for (const tokens of [answer, renewed]) {
          assert.deepEqual(Object.keys(tokens).sort(), [...plain, 'refreshToken'].sort());
          const { payload } = jwtDecode(tokens.accessToken);
          assert.equal(getTokenType(payload), `${kind}:guest`);
          assert.ok('custom_claim' in payload && !('owner' in payload));
          assert.deepEqual(payload.custom_claim, { app: 'supabase' });
          assert.equal(payload.scope, 'market:all');
        }
      }
    },
  'an assertion gives sales channels, integrations and webapps the token of a user or a customer':
    async (setup) => {
      const office = await asIntegration(setup);
      const [customer] = await office.customers.list({
        filters: { email_eq: setup.customer.email },
      });
      const owners = [
        { type: 'Customer', id: customer?.id ?? '' },
        { type: 'User', id: setup.user.id },
      ] as const;
      for (const [kind, client] of Object.entries(bearers(setup)))
        for (const owner of owners) {
          const assertion = await claims({ owner });
          const answer = await authenticate(jwtBearer, { ...client, assertion });
          assert.equal(answer.ownerType, owner.type.toLowerCase());
          assert.equal(answer.ownerId, owner.id);
          assert.ok(answer.refreshToken);
          const { payload } = jwtDecode(answer.accessToken);
          assert.equal(getTokenType(payload), `${kind}:${answer.ownerType}`);
          assert.ok('owner' in payload && !('custom_claim' in payload));
          assert.deepEqual(payload.owner, owner);
        }
    },
  'revoking takes the client, and of a token that speaks for nobody its secret': async (setup) => {
    const { clientId, clientSecret, domain } = credentials(setup, setup.confidential);
    const { accessToken: token } = await authenticate('client_credentials', {
      clientId,
      domain,
      scope: setup.scope,
    });
    // @ts-expect-error what the type forbids
    const nameless = await revoke({ clientSecret, token });
    for (const answer of [nameless, await revoke({ clientId, token })]) {
      const [error] = answer.errors ?? [];
      assert.equal(error?.code, 'FORBIDDEN');
      assert.equal(error.detail, 'You are not authorized to revoke this token');
      assert.equal(error.status, 403);
      assert.equal(error.title, 'unauthorized_client');
    }
    const cl = CommerceLayer({ accessToken: token });
    assert.ok((await cl.skus.list()).length > 0);
    assert.deepEqual(await revoke({ clientId, clientSecret, token }), {});
    assert.equal((await problemOf(cl.skus.list())).first().code, 'INVALID_TOKEN');
  },
  'a provisioning client is given a user’s token, of the Provisioning API alone': async (setup) => {
    const answer = await authenticate('client_credentials', credentials(setup, setup.provisioning));
    assert.deepEqual(Object.keys(answer).sort(), plain);
    assert.equal(answer.scope, 'provisioning-api');
    const { payload } = await jwtVerify(answer.accessToken);
    assert.ok(jwtIsUser(payload));
    assert.equal(getTokenType(payload), 'user:guest');
    assert.equal(payload.user.id, setup.user.id);
    assert.equal(payload.application.public, false);
    assert.equal(payload.test, false);
    assert.equal(
      getProvisioningApiBaseEndpoint(answer.accessToken),
      `https://provisioning.${setup.domain}`,
    );
    assert.throws(() => getCoreApiBaseEndpoint(answer.accessToken), InvalidTokenError);
    const { organization, domain } = setup;
    const cl = CommerceLayer({ organization, domain, accessToken: answer.accessToken });
    assert.equal((await problemOf(cl.skus.list())).first().code, 'INVALID_TOKEN');
  },
};
