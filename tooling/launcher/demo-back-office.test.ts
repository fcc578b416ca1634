import { readConfig as readPlatform } from '../../services/commerce/config/config.ts';
import { readConfig as readStoreApi } from '../../services/store-api/config/read-config.ts';
import { portsFrom } from '../remote-kit/ports.ts';
import { demoBackOffice } from './demo-back-office.ts';

const ports = portsFrom(4000);

describe('demoBackOffice', () => {
  it('O4 gives platform and store-api the same client, address and user', () => {
    const demo = demoBackOffice(ports, {});
    const platform = readPlatform(demo?.commerce ?? {});
    const storeApi = readStoreApi(
      {
        STORE_API_PORT: String(ports.storeApi),
        STORE_API_DEPLOY_TOKEN: 'a-token-long-enough',
        ...demo?.storeApi,
      },
      '1.2.3',
    );
    if (!platform.ok || !storeApi.ok) throw new Error('the environment is malformed');
    const { backOffice } = storeApi.config;
    expect(platform.config.furtherClients).toMatchObject([
      {
        id: backOffice?.clientId,
        secret: backOffice?.clientSecret,
        kind: 'webapp',
        redirect_uris: [`${backOffice?.origin}/back-office/callback`],
      },
    ]);
    const { id: uid, email, password } = platform.config.user;
    expect(backOffice?.firstAdmin).toEqual({ uid, email });
    const [admin] = platform.config.furtherUsers;
    expect(backOffice?.admins).toEqual([{ uid: admin?.id, email: admin?.email }]);
    expect(demo?.admin).toEqual({ email: admin?.email, password: admin?.password });
    expect(demo).toMatchObject({
      address: 'http://localhost:4020/back-office',
      user: { email, password },
    });
  });

  it('leaves other clients unchanged, and logs no chosen password', () => {
    const own = { id: 'desk', kind: 'webapp', secret: 'secret-of-the-desk' };
    const clients = [{ ...own, redirect_uris: ['https://desk.example/callback'] }];
    const demo = demoBackOffice(ports, {
      COMMERCE_CLIENTS: JSON.stringify(clients),
      COMMERCE_USER_PASSWORD: 'a-password-of-ones-own',
    });
    const given: unknown[] = JSON.parse(demo?.commerce['COMMERCE_CLIENTS'] ?? '[]');
    expect(given).toHaveLength(2);
    expect(given[0]).toMatchObject(own);
    expect(demo?.user.password).toBeNull();
  });

  it('adds no second user if users are configured', () => {
    const demo = demoBackOffice(ports, { COMMERCE_USERS: '[]' });
    expect([demo?.admin, demo?.storeApi['STORE_API_BACK_OFFICE_ADMINS']]).toEqual([
      null,
      undefined,
    ]);
  });

  it('does nothing if another client is configured', () => {
    expect(demoBackOffice(ports, { COMMERCE_WEBAPP_ID: 'desk' })).toBeNull();
  });
});
