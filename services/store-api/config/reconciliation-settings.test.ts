import { readConfig } from './read-config.ts';

const read = (environment: Record<string, string>) =>
  readConfig({ STORE_API_DEPLOY_TOKEN: 'a-token-of-16-characters', ...environment }, '1.2.3');

it('the nightly reconciliation can be moved and switched off', () => {
  const moved = { STORE_API_RECONCILIATION_HOUR: '0', STORE_API_RECONCILIATION_DAYS: '60' };
  expect(read(moved)).toMatchObject({ config: { reconciliation: { hour: 0, days: 60 } } });
  expect(read({ STORE_API_RECONCILIATION: 'off' })).toMatchObject({
    config: { reconciliation: null },
  });
});

it('its hour and days are checked', () => {
  const wrong = { STORE_API_RECONCILIATION_HOUR: '24', STORE_API_RECONCILIATION_DAYS: '61' };
  expect(read(wrong)).toMatchObject({
    problems: [
      'STORE_API_RECONCILIATION_HOUR must be a whole number from 0 to 23',
      'STORE_API_RECONCILIATION_DAYS must be a whole number from 1 to 60',
    ],
  });
});
