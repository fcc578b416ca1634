import { missingSettings } from './missing-settings.ts';

const complete = {
  STORE_API_URL: 'https://store-api.shop.example',
  STORE_API_DEPLOY_TOKEN: 'a-token-for-tests',
  ARTIFACT_ROOT: 'artifacts',
  ARTIFACT_BASE_URL: 'https://stories.example',
};

describe('missingSettings', () => {
  it('names every setting that is unset or empty', () => {
    expect(missingSettings({ ...complete, ARTIFACT_ROOT: '', STORE_API_URL: undefined })).toMatch(
      /^Set STORE_API_URL, ARTIFACT_ROOT:/,
    );
  });

  it('accepts complete settings', () => {
    expect(missingSettings(complete)).toBeNull();
  });
});
