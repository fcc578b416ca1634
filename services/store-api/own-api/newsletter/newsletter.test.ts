import { spendLinkToken } from '../../link-tokens/index.ts';
import { newEmail } from '../testing/customer-session.ts';
import { codeOf, describeOwnData, password, place } from '../testing/describe-own-data.ts';
import { linkIn, mailsTo } from '../testing/start-accounts.ts';

const HOUR = 3_600_000;

describeOwnData('newsletter', (own) => {
  it('T16 is subscribed to by the mail’s link alone, once', async () => {
    const email = newEmail();
    const asked = await own.api.post('newsletter', { ...place, email, consent: true });
    await own.api.settled();
    expect([asked.statusCode, asked.body]).toEqual([202, '{}']);
    const subscriptions = () =>
      own.office.customer_subscriptions.list({ filters: { reference_eq: 'Newsletter' } });
    expect((await subscriptions()).map((it) => it.customer_email)).not.toContain(email);
    const link = await own.lastLink(email, 'newsletter-confirm');
    expect((await own.api.post('confirmNewsletter', link)).statusCode).toBe(200);
    expect((await subscriptions()).filter((it) => it.customer_email === email)).toHaveLength(1);
    // The response of the first attempt may be lost.
    expect((await own.api.post('confirmNewsletter', link)).statusCode).toBe(200);
    expect((await subscriptions()).filter((it) => it.customer_email === email)).toHaveLength(1);
    // A subscriber gets no second confirmation mail, but the same response.
    const again = await own.api.post('newsletter', { ...place, email, consent: true });
    await own.api.settled();
    expect([again.statusCode, again.body]).toEqual([202, '{}']);
    expect(await own.kindsTo(email)).toEqual(['newsletter-confirm']);
  });

  it('T16 is subscribed to by a link that was spent by a process that died', async () => {
    const { email, headers } = await own.aCustomer();
    await own.api.post('newsletter', { ...place, consent: true }, { headers });
    const link = await own.lastLink(email, 'newsletter-confirm');
    await spendLinkToken(own.database, { purpose: 'newsletter-confirm', ...link });
    expect((await own.api.post('confirmNewsletter', link)).statusCode).toBe(200);
    expect((await own.api.get('profile', { headers })).json().newsletter).toBe('confirmed');
  });

  it('T16 is not subscribed to again by the link of a newsletter that was ended since', async () => {
    const { email, headers } = await own.aCustomer();
    await own.api.post('newsletter', { ...place, consent: true }, { headers });
    const link = await own.lastLink(email, 'newsletter-confirm');
    expect((await own.api.post('confirmNewsletter', link)).statusCode).toBe(200);
    await own.api.post('newsletter', { ...place, consent: false }, { headers });
    expect(codeOf(await own.api.post('confirmNewsletter', link))).toEqual([410, 'LINK_SPENT']);
    expect((await own.api.get('profile', { headers })).json().newsletter).toBe('none');
  });

  it('T16 of a sign-up is asked about by mail too', async () => {
    const email = newEmail();
    await own.api.post('signup', { ...place, email, password, subscribeConsent: true });
    await own.api.settled();
    expect((await own.kindsTo(email)).toSorted()).toEqual(['newsletter-confirm', 'welcome']);
  });

  it('S11 reports the subscription state, and unsubscribes a logged-in customer', async () => {
    const { email, headers } = await own.aCustomer();
    const state = async () => (await own.api.get('profile', { headers })).json().newsletter;
    await own.api.post('newsletter', { ...place, consent: true }, { headers });
    expect(await state()).toBe('asked');
    own.ahead = 25 * HOUR;
    expect(await state()).toBe('none');
    own.ahead = 0;
    await own.api.post('confirmNewsletter', await own.lastLink(email, 'newsletter-confirm'));
    expect(await state()).toBe('confirmed');
    await own.api.post('newsletter', { ...place, consent: false }, { headers });
    expect(await state()).toBe('none');
  });

  it('S11 requests that can no longer be confirmed are deleted with the next one', async () => {
    const [expired, recent] = [newEmail(), newEmail()];
    const ask = async (email: string) => {
      await own.api.post('newsletter', { ...place, email, consent: true });
      await own.api.settled();
    };
    await ask(expired);
    own.ahead = 25 * HOUR;
    await ask(recent);
    own.ahead = 0;
    const rows = await own.database.selectFrom('newsletter_request').select('email').execute();
    const kept = rows.map(({ email }) => email);
    expect([kept.includes(expired), kept.includes(recent)]).toEqual([false, true]);
  });

  it('is ended by the link at a mail’s foot, as often as one likes', async () => {
    const email = newEmail();
    await own.api.post('newsletter', { ...place, email, consent: true });
    await own.api.settled();
    const data = (await mailsTo(own.database, email)).at(-1)?.data ?? '';
    const { page } = (JSON.parse(data) as { unsubscribe: { page: string } }).unsubscribe;
    const key = linkIn(JSON.stringify({ link: page }));
    await own.api.post('confirmNewsletter', linkIn(data));
    for (let times = 0; times < 2; times += 1)
      expect((await own.api.post('unsubscribe', key)).statusCode).toBe(200);
    const kept = await own.office.customer_subscriptions.list();
    expect(kept.map((it) => it.customer_email)).not.toContain(email);
    expect((await own.api.post('unsubscribe', { id: key.id, token: 'none' })).statusCode).toBe(200);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('is ended by one click in a mail program, sent as %s', async (type, payload) => {
    const email = newEmail();
    await own.api.post('newsletter', { ...place, email, consent: true });
    await own.api.settled();
    const data = (await mailsTo(own.database, email)).at(-1)?.data ?? '';
    const { page, oneClick } = (
      JSON.parse(data) as { unsubscribe: { page: string; oneClick: string } }
    ).unsubscribe;
    await own.api.post('confirmNewsletter', linkIn(data));
    const kept = async () =>
      (await own.office.customer_subscriptions.list()).map((it) => it.customer_email);
    const { origin, pathname, search } = new URL(oneClick);
    const url = `${pathname}${search}`;
    expect(origin).toBe('https://api.shop.example');
    // A GET, such as a prefetch by a mail scanner, redirects to the page and changes nothing.
    const opened = await own.api.inject({ url });
    expect([opened.statusCode, opened.headers['location']]).toEqual([303, page]);
    const click = (content: string) =>
      own.api.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: content });
    expect((await click(payload.replace('One-Click', 'Other'))).statusCode).toBe(400);
    expect(await kept()).toContain(email);
    for (let times = 0; times < 2; times += 1) {
      const { statusCode, body } = await click(payload);
      expect([statusCode, body]).toEqual([200, '{}']);
    }
    expect(await kept()).not.toContain(email);
  });

  it('leads nowhere but to its own page, and no one by a link that is none', async () => {
    const query = new URLSearchParams({
      ...place,
      id: '3f1e2d4c-0000-4000-8000-000000000000',
      token: 'a',
    });
    const open = (name: string, value: string) => {
      const changed = new URLSearchParams(query);
      changed.set(name, value);
      return own.api.inject({ url: `/api/oneClickUnsubscribe?${changed}` });
    };
    expect((await open('token', 'a')).statusCode).toBe(303);
    for (const [name, value] of [
      ['market', '//evil.example'],
      ['market', '@evil.example'],
      ['locale', '../..'],
      ['token', 'a\r\nSet-Cookie: b=c'],
      ['id', '"><script>'],
    ] as const)
      expect((await open(name, value)).statusCode).toBe(400);
  });

  it('requires an address if no one is logged in, and unsubscribes no one by it', async () => {
    const email = newEmail();
    expect(codeOf(await own.api.post('newsletter', { ...place, consent: true }))[0]).toBe(400);
    expect(codeOf(await own.api.post('newsletter', { ...place, email, consent: false }))[0]).toBe(
      400,
    );
  });
});
