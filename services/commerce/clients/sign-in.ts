import { strict as assert } from 'node:assert';
import { authenticate } from '@commercelayer/js-auth';
import { CommerceLayer, type CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Setup } from './scenario.ts';

/** As the SDK is made in a shop: organization and domain come from the token. */
const clientOf = (accessToken: string): CommerceLayerBundle => {
  assert.equal(typeof accessToken, 'string');
  return CommerceLayer({ accessToken, timeout: 40_000 });
};

/** The SDK with a sales channel's token of the Italian market. */
export const asGuest = async (
  { salesChannelId, domain, scope }: Setup,
  other = scope,
): Promise<CommerceLayerBundle> => {
  const answer = await authenticate('client_credentials', {
    clientId: salesChannelId,
    domain,
    scope: other,
  });
  return clientOf(answer.accessToken);
};

/** The SDK with an integration's token. */
export const asIntegration = async (setup: Setup): Promise<CommerceLayerBundle> => {
  const answer = await authenticate('client_credentials', {
    clientId: setup.integrationId,
    clientSecret: setup.integrationSecret,
    domain: setup.domain,
  });
  return clientOf(answer.accessToken);
};

/** The SDK with the token of a customer, and the customer's id. */
export const asCustomer = async (
  { salesChannelId, domain, scope }: Setup,
  { email, password }: Setup['customer'],
): Promise<{ cl: CommerceLayerBundle; id: string }> => {
  const answer = await authenticate('password', {
    clientId: salesChannelId,
    domain,
    scope,
    username: email,
    password,
  });
  return { cl: clientOf(answer.accessToken), id: answer.ownerId };
};
