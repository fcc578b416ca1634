import { frameHtml } from './frame-document.ts';

const HASH = 'NawCGHlRTkLycOAgN8EhbDs6bGt6i8CZtAgcK-pp8_s';
const SRI = 'sha256-NawCGHlRTkLycOAgN8EhbDs6bGt6i8CZtAgcK+pp8/s=';
const template = '<head><!-- files --></head>';

describe('frameHtml', () => {
  it('P1 holds every file of a release to the hash in its name', () => {
    expect(frameHtml(template, [`payment-frame.${HASH}.js`, `payment-frame.${HASH}.css`])).toBe(
      `<head><script defer src="payment-frame.${HASH}.js" integrity="${SRI}"></script>\n` +
        `<link rel="stylesheet" href="payment-frame.${HASH}.css" integrity="${SRI}"></head>`,
    );
  });

  it('takes a file that is being developed as it is', () => {
    expect(frameHtml(template, ['payment-frame.js'])).toContain(
      '<script defer src="payment-frame.js"></script>',
    );
  });

  it('refuses a template without a place for the files', () => {
    expect(() => frameHtml('<head></head>', [])).toThrow('<!-- files -->');
  });
});
