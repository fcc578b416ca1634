import { frameHtml } from './frame-document.ts';

const HASH = 'NawCGHlRTkLycOAgN8EhbDs6bGt6i8CZtAgcK-pp8_s';
const SRI = 'sha256-NawCGHlRTkLycOAgN8EhbDs6bGt6i8CZtAgcK+pp8/s=';
const template = '<head><!-- files --></head>';

describe('frameHtml', () => {
  it('P1 verifies every file of a release against the hash in its name', () => {
    expect(frameHtml(template, [`payment-frame.${HASH}.js`, `payment-frame.${HASH}.css`])).toBe(
      `<head><script defer src="payment-frame.${HASH}.js" integrity="${SRI}"></script>\n` +
        `<link rel="stylesheet" href="payment-frame.${HASH}.css" integrity="${SRI}"></head>`,
    );
  });

  it('accepts a development file without a hash', () => {
    expect(frameHtml(template, ['payment-frame.js'])).toContain(
      '<script defer src="payment-frame.js"></script>',
    );
  });

  it('rejects a template without a placeholder for the files', () => {
    expect(() => frameHtml('<head></head>', [])).toThrow('<!-- files -->');
  });
});
