import { strict as assert } from 'node:assert';
import { authenticate } from '@commercelayer/js-auth';
import CommerceLayerOfResources, {
  CommerceLayerStatic,
  orders as ordersResource,
  skus as skusResource,
} from '@commercelayer/sdk';
import { CommerceLayer } from '@commercelayer/sdk/bundle';
import { anAddress } from '../../testing/an-address.ts';
import { problemOf } from '../problem-of.ts';
import type { Scenarios } from '../scenario.ts';
import { asGuest, asIntegration } from '../sign-in.ts';

/** The SDK's own tools: errors, time limits, interceptors, renewal of tokens. */
export const clientTools: Scenarios = {
  'C5 a request may take longer than a time limit of the client only where the limit says so':
    async (setup) => {
      const cl = await asGuest(setup);
      const late = { headers: { 'x-fault': 'delay=700' } };
      const [sku] = await cl.skus.list({ pageSize: 1 }, { ...late, timeout: 40_000 });
      assert.ok(sku);
      await assert.rejects(cl.skus.list({}, { ...late, timeout: 100 }), (error: unknown) => {
        assert.ok(CommerceLayerStatic.isSdkError(error));
        assert.equal(error.type, 'timeout');
        return true;
      });
    },
  "errors are the SDK's error objects, all of a refusal at once": async (setup) => {
    const office = await asIntegration(setup);
    const refusal = await problemOf(office.addresses.create(anAddress({ city: '', phone: '' })));
    assert.equal(refusal.status, 422);
    assert.deepEqual(
      refusal.errors.map((it: { detail?: string; code?: string }) => [it.code, it.detail]).sort(),
      [
        ['VALIDATION_ERROR', "city - can't be blank"],
        ['VALIDATION_ERROR', "phone - can't be blank"],
      ],
    );
    const duplicate = await problemOf(office.customers.create({ email: setup.customer.email }));
    assert.deepEqual(duplicate.first().meta, { error: 'taken', value: setup.customer.email });
    const missing = await problemOf(office.orders.retrieve('NNNNNNNNNN'));
    assert.equal(missing.first().code, 'RECORD_NOT_FOUND');
    const guest = await asGuest(setup);
    const forbidden = await problemOf(guest.customers.list());
    assert.equal(forbidden.first().code, 'UNAUTHORIZED');
    const nonsense = await problemOf(guest.skus.list({ include: ['nonsense'] }));
    assert.equal(nonsense.first().code, 'INVALID_INCLUDE');
  },
  'the raw response and its headers are read, interceptors see both ways': async (setup) => {
    const cl = await asGuest(setup);
    const observed: string[] = [];
    cl.addRequestInterceptor((request) => {
      observed.push(request.url.pathname);
      return request;
    });
    cl.addResponseInterceptor((response) => {
      observed.push(String(response.status));
      return response;
    });
    await cl.skus.list({ pageSize: 1 });
    assert.deepEqual(observed, ['/api/skus', '200']);
    cl.removeInterceptors();
    const reader = cl.addRawResponseReader({ headers: true });
    const [sku] = await cl.skus.list({ pageSize: 1 });
    cl.removeRawResponseReader();
    assert.equal(reader.ok, true);
    assert.equal(reader.rawResponse.data[0].id, sku?.id);
    assert.equal(
      reader.rawResponse.data[0].links.self,
      `https://${setup.organization}.${setup.domain}/api/skus/${sku?.id}`,
    );
    const headers = new Headers(
      Object.entries(reader.headers ?? {}).map(([k, v]): [string, string] => [k, `${v}`]),
    );
    assert.match(headers.get('content-type') ?? '', /^application\/vnd\.api\+json/);
  },
  'the SDK renews a token that has expired and repeats the call': async (setup) => {
    const renewals: string[] = [];
    const cl = CommerceLayer({
      accessToken: setup.expiredToken,
      refreshToken: async (expired) => {
        renewals.push(expired);
        const answer = await authenticate('client_credentials', {
          clientId: setup.salesChannelId,
          domain: setup.domain,
          scope: setup.scope,
        });
        return answer.accessToken;
      },
    });
    assert.ok((await cl.skus.list()).length > 0);
    assert.deepEqual(renewals, [setup.expiredToken]);
    const stale = CommerceLayer({ accessToken: setup.expiredToken });
    const refusal = await problemOf(stale.skus.list());
    assert.equal(refusal.first().code, 'INVALID_TOKEN');
    assert.equal(refusal.first().title, 'Invalid token');
  },
  'the selective form of the SDK reads and writes': async (setup) => {
    const { accessToken } = await authenticate('client_credentials', {
      clientId: setup.salesChannelId,
      domain: setup.domain,
      scope: setup.scope,
    });
    CommerceLayerOfResources({ accessToken });
    assert.ok((await skusResource.list({ fields: ['code'] })).length > 0);
    const order = await ordersResource.create({ metadata: { of: 'selective' } });
    assert.equal((await ordersResource.retrieve(order.id)).metadata?.of, 'selective');
  },
};
