import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { aCouponOf, aPercentage, problemOf } from '../../testing/promotions.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let admin: CommerceLayerBundle;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await platform.integration();
});
afterEach(() => platform.stop());

describe('promotions and coupons', () => {
  it.each([
    [{ percentage: 0 }, 'percentage - must be greater than or equal to 1'],
    [{ percentage: 101 }, 'percentage - must be less than or equal to 100'],
    [{ expires_at: '2019-01-01T00:00:00.000Z' }, 'expires_at - must be after the starts_at'],
    [{ total_usage_limit: 0 }, 'total_usage_limit - must be greater than or equal to 1'],
    [{ name: '' }, "name - can't be blank"],
  ])('refuse %j', async (values, detail) => {
    expect(await problemOf(aPercentage(admin, values))).toMatchObject({ detail });
  });

  it.each([
    ['SHORT12', 'code - is too short (minimum is 8 characters)'],
    ['X'.repeat(41), 'code - is too long (maximum is 40 characters)'],
    ['WELCOME-10', 'code - has already been taken'],
  ])('refuse a coupon with the code %s', async (code, detail) => {
    await aCouponOf(admin, await aPercentage(admin));
    const work = aCouponOf(admin, await aPercentage(admin), { code });
    expect(await problemOf(work)).toMatchObject({ detail });
  });
});
