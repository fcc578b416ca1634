import { OUTDATED_EVENT } from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { connectFiles } from './connect-files.ts';

const mockFiles = { connectHosts: jest.fn(), checkAllScripts: jest.fn() };
jest.mock('../remotes/page-files.ts', () => ({ pageFiles: () => mockFiles }));

describe('connectFiles', () => {
  it('offers once to reload when code is missing that the hosts did not report', () => {
    const events = createEventBus();
    const toasts: { message: string }[] = [];
    events.on('toast', (toast) => void toasts.push(toast));
    const setTexts = connectFiles({}, events, () => toasts);
    window.dispatchEvent(new Event(OUTDATED_EVENT));
    expect(toasts).toEqual([]);
    setTexts((key) => key);
    window.dispatchEvent(new Event(OUTDATED_EVENT));
    expect(toasts).toEqual([
      {
        message: 'shell.replaced.text',
        autoClose: 0,
        action: { label: 'shell.replaced.reload', run: expect.any(Function) },
      },
    ]);
  });
});
