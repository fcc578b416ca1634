import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.stop());

const login = (username: string, password: string) =>
  platform.token({ grant_type: 'password', username, password });
const signedIn = async () => {
  const answer = await login('anna@example.com', 'segreto1');
  return { cl: platform.client(answer.access_token), id: String(answer.owner_id), answer };
};

describe('customers', () => {
  it('T13 change password and e-mail with a login of the last five minutes alone', async () => {
    const { cl, id, answer } = await signedIn();
    const { refresh_token } = answer;
    const renewed = platform.client(
      (await platform.token({ grant_type: 'refresh_token', refresh_token })).access_token,
    );
    const refusal = (field: string) => ({
      status: 422,
      errors: [
        { source: { pointer: `/data/attributes/${field}` }, meta: { error: 'current_password' } },
      ],
    });
    const changes = [{ password: 'rubata' }, { email: 'thief@example.com' }];
    for (const change of changes)
      await expect(renewed.customers.update({ id, ...change })).rejects.toMatchObject(
        refusal(Object.keys(change)[0]!),
      );
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1_000);
    for (const change of changes)
      await expect(cl.customers.update({ id, ...change })).rejects.toMatchObject(
        refusal(Object.keys(change)[0]!),
      );
    // Other attributes can always be changed, even when the request repeats the current address.
    await renewed.customers.update({ id, email: 'anna@example.com', metadata: { vip: true } });
    clock.mockRestore();
    const integration = await platform.integration();
    await integration.customers.update({ id, password: 'segreto1' });
  });

  it('T13 lose every token from before when the password changes', async () => {
    const other = await signedIn();
    const { cl, id, answer } = await signedIn();
    await cl.customers.update({ id, password: 'segreto-nuovo' });
    for (const before of [cl, other.cl])
      await expect(before.customers.retrieve(id)).rejects.toMatchObject({
        status: 401,
        errors: [{ code: 'INVALID_TOKEN' }],
      });
    expect(
      await platform.token({ grant_type: 'refresh_token', refresh_token: answer.refresh_token }),
    ).toMatchObject({ errors: [{ title: 'invalid_grant' }] });
    expect(await login('anna@example.com', 'segreto1')).toHaveProperty('errors');
    expect(await login('anna@example.com', 'segreto-nuovo')).toHaveProperty('access_token');
  });
});
