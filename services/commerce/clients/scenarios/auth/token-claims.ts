import { strict as assert } from 'node:assert';
import {
  authenticate,
  jwtDecode,
  jwtIsIntegration,
  jwtIsSalesChannel,
} from '@commercelayer/js-auth';
import type { Scenarios } from '../../scenario.ts';
import { asIntegration } from '../../sign-in.ts';

/** js-auth: what a token says of its client, market and organization. */
export const tokenClaims: Scenarios = {
  'the claims of a token are those js-auth has types for': async (setup) => {
    const office = await asIntegration(setup);
    const [market] = await office.markets.list({
      filters: { code_eq: 'it-eur' },
      include: ['inventory_model.inventory_stock_locations.stock_location'],
    });
    const locations = market?.inventory_model?.inventory_stock_locations ?? [];
    const organization = await office.organization.retrieve();
    const { accessToken } = await authenticate('client_credentials', {
      clientId: setup.salesChannelId,
      domain: setup.domain,
      scope: setup.scope,
    });
    const { header, payload } = jwtDecode(accessToken);
    assert.deepEqual(Object.keys(header).sort(), ['alg', 'kid', 'typ']);
    assert.ok(jwtIsSalesChannel(payload));
    const { organization: of, application, market: within, exp, iat, rand, ...rest } = payload;
    assert.deepEqual(of, {
      id: organization.id,
      slug: setup.organization,
      enterprise: true,
      region: 'eu-west-1',
    });
    assert.deepEqual(
      { ...application, id: typeof application.id },
      {
        id: 'string',
        client_id: setup.salesChannelId,
        kind: 'sales_channel',
        public: true,
        confidential: false,
      },
    );
    assert.ok(within);
    assert.deepEqual(
      [...within.stock_location_ids].sort(),
      locations.map(({ stock_location }) => stock_location?.id ?? '').sort(),
    );
    assert.deepEqual(
      { ...within, stock_location_ids: [] },
      {
        id: [market?.id],
        stock_location_ids: [],
        geocoder_id: null,
        allows_external_prices: false,
      },
    );
    assert.deepEqual(rest, {
      scope: setup.scope,
      test: true,
      iss: `https://auth.${setup.domain}`,
    });
    assert.equal(exp - iat, 14_400);
    assert.ok(rand >= 0 && rand < 1);
    const { payload: ofOffice } = jwtDecode(
      (
        await authenticate('client_credentials', {
          clientId: setup.integrationId,
          clientSecret: setup.integrationSecret,
          domain: setup.domain,
        })
      ).accessToken,
    );
    assert.ok(jwtIsIntegration(ofOffice));
    assert.equal(ofOffice.application.public, false);
    assert.equal(ofOffice.application.confidential, true);
    assert.equal(ofOffice.exp - ofOffice.iat, 7_200);
  },
};
