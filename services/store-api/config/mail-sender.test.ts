import { readConfig } from './read-config.ts';

it('V2 takes a sender with letters beyond ASCII in name and domain, not before the @', () => {
  const withSender = (STORE_API_MAIL_FROM: string) =>
    readConfig(
      { STORE_API_DEPLOY_TOKEN: 'a-deploy-token-of-a-test', STORE_API_MAIL_FROM },
      '1.2.3',
    );
  expect(withSender('Müller <shop@müller.example>')).toMatchObject({ ok: true });
  expect(withSender('Müller <müller@example.org>')).toEqual({
    ok: false,
    problems: ['STORE_API_MAIL_FROM must have only ASCII before the @ of its address'],
  });
});
