import { onRecoverableError } from './on-recoverable-error.ts';

const MISMATCH = new Error('Minified React error #418; visit https://react.dev/errors/418');

beforeEach(() => {
  window.reportError = jest.fn();
  document.body.innerHTML = '';
});

describe('onRecoverableError', () => {
  it('X reports a mismatch', () => {
    onRecoverableError(MISMATCH);
    expect(window.reportError).toHaveBeenCalledWith(MISMATCH);
  });

  it('X reports no region that the server left to the browser', () => {
    onRecoverableError(new Error('Minified React error #419'));
    expect(window.reportError).not.toHaveBeenCalled();
  });

  it('S14 reports no mismatch with a page that was translated before React took it over', () => {
    document.body.innerHTML = '<p><font><font>Preis</font></font></p>';
    onRecoverableError(MISMATCH);
    expect(window.reportError).not.toHaveBeenCalled();
  });
});
