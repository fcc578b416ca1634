import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.stop());

describe('a customer group', () => {
  it('X stays while a market admits only its members', async () => {
    const integration = await platform.integration();
    const group = await integration.customer_groups.create({ name: 'Trade' });
    const [market] = await integration.markets.list({ filters: { code_eq: 'row-usd' } });
    const { id } = market!;
    const groupLink = integration.customer_groups.relationship(group.id);
    await integration.markets.update({ id, customer_group: groupLink });
    await expect(integration.customer_groups.delete(group.id)).rejects.toMatchObject({
      status: 422,
      errors: [
        {
          detail: 'markets - cannot be deleted while the market "Rest of World USD" refers to it',
          meta: { error: 'in_use' },
        },
      ],
    });
    expect(await platform.token({ scope: 'market:code:row-usd' })).toMatchObject({
      errors: [{ title: 'invalid_scope' }],
    });
    const customer_group = integration.customer_groups.relationship(null);
    await integration.markets.update({ id, customer_group });
    await integration.customer_groups.delete(group.id);
  });
});
