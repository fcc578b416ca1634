import { codeOf, describeOwnData, place } from '../testing/describe-own-data.ts';

describeOwnData('consents', (own) => {
  const subscriptions = async (id: string) =>
    (await own.office.customers.customer_subscriptions(id)).map(({ reference, metadata }) => ({
      reference,
      metadata,
    }));
  const change = (headers: { authorization: string }, type: string, given: boolean) =>
    own.api.post('consent', { ...place, type, given }, { headers });
  const consentsOf = async (headers: { authorization: string }) =>
    (await own.api.get('profile', { headers })).json().consents;

  it('E4 are subscriptions of the customer’s, each under its name, given and withdrawn', async () => {
    const { id, headers } = await own.aCustomer();
    const answers = await Promise.all(
      ['Post', 'Profiling', 'Profiling'].map((type) => change(headers, type, true)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(
      (await subscriptions(id)).toSorted((a, b) =>
        `${a.reference}`.localeCompare(`${b.reference}`),
      ),
    ).toEqual(
      ['Post', 'Profiling'].map((reference) => ({
        reference,
        metadata: { ...place, source: 'account', given_at: expect.any(String) },
      })),
    );
    expect(await consentsOf(headers)).toEqual(['Profiling', 'Post']);
    for (let times = 0; times < 2; times += 1)
      expect((await change(headers, 'Profiling', false)).statusCode).toBe(200);
    expect(await consentsOf(headers)).toEqual(['Post']);
  });

  it('E4 leave the newsletter alone, and are no one’s without a token', async () => {
    const { email, headers } = await own.aCustomer();
    await own.office.customer_subscriptions.create({
      customer_email: email,
      reference: 'Newsletter',
    });
    await change(headers, 'Post', true);
    await change(headers, 'Post', false);
    expect((await own.api.get('profile', { headers })).json()).toMatchObject({
      newsletter: 'confirmed',
      consents: [],
    });
    const nobody = await own.api.post('consent', { ...place, type: 'Post', given: true });
    expect(codeOf(nobody)).toEqual([401, 'UNAUTHORIZED']);
    expect(codeOf(await change(headers, 'Newsletter', true))).toEqual([400, 'MALFORMED']);
  });
});
