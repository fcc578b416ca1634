import { strict as assert } from 'node:assert';
import {
  authenticate,
  createAssertion,
  getTokenType,
  jwtDecode,
  jwtIsWebApp,
} from '@commercelayer/js-auth';
import { CommerceLayer } from '@commercelayer/sdk/bundle';
import type { Scenarios, Setup } from '../../scenario.ts';
import { asCustomer } from '../../sign-in.ts';

/** What a user's browser does: signs in, consents and is sent back with a code. */
const consent = async ({ domain, webapp, user }: Setup): Promise<string> => {
  const answer = await fetch(`https://auth.${domain}/oauth/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      client_id: webapp.id,
      redirect_uri: webapp.redirectUri,
      response_type: 'code',
      decision: 'allow',
      email: user.email,
      password: user.password,
    }),
  });
  const location = answer.headers.get('location');
  assert.ok(location !== null && location.startsWith(webapp.redirectUri));
  return new URL(location).searchParams.get('code') ?? '';
};

/** js-auth: the grants of webapps and of partners that speak for a customer. */
export const furtherGrants: Scenarios = {
  'js-auth gets a webapp a token for a code, once': async (setup) => {
    const { domain, webapp } = setup;
    const options = {
      clientId: webapp.id,
      clientSecret: webapp.secret,
      redirectUri: webapp.redirectUri,
      domain,
      code: await consent(setup),
    };
    const answer = await authenticate('authorization_code', options);
    assert.equal(answer.errors, undefined);
    assert.equal(answer.ownerType, 'user');
    const { payload } = jwtDecode(answer.accessToken);
    assert.ok(jwtIsWebApp(payload));
    assert.equal(payload.owner.id, answer.ownerId);
    assert.ok((await CommerceLayer({ accessToken: answer.accessToken }).markets.list()).length > 0);
    const again = await authenticate('authorization_code', options);
    assert.equal(again.errors?.[0]?.title, 'invalid_grant');
    const renewed = await authenticate('refresh_token', {
      clientId: webapp.id,
      clientSecret: webapp.secret,
      domain,
      refreshToken: answer.refreshToken,
    });
    assert.equal(renewed.errors, undefined);
  },
  "js-auth's assertion gets a partner the token of a customer, with a claim of its own": async (
    setup,
  ) => {
    const { id } = await asCustomer(setup, setup.customer);
    const assertion = await createAssertion({
      payload: {
        'https://commercelayer.io/claims': {
          owner: { type: 'Customer', id },
          custom_claim: { loyalty: 'gold' },
        },
      },
    });
    const answer = await authenticate('urn:ietf:params:oauth:grant-type:jwt-bearer', {
      clientId: setup.confidential.id,
      clientSecret: setup.confidential.secret,
      domain: setup.domain,
      scope: setup.scope,
      assertion,
    });
    assert.equal(answer.errors, undefined);
    assert.equal(answer.ownerType, 'customer');
    assert.equal(answer.ownerId, id);
    const { payload } = jwtDecode(answer.accessToken);
    assert.equal(getTokenType(payload), 'sales_channel:customer');
    assert.ok('custom_claim' in payload);
    assert.deepEqual(payload.custom_claim, { loyalty: 'gold' });
    const cl = CommerceLayer({ accessToken: answer.accessToken });
    assert.equal((await cl.customers.retrieve(id)).email, setup.customer.email);
  },
};
