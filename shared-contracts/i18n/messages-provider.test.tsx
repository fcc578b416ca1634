import { render, screen } from '@testing-library/react';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Messages } from './types.ts';
import { createText } from './create-text.ts';
import { MessagesProvider } from './messages-provider.tsx';
import { useText } from './use-text.ts';

const Say = ({ id }: { id: string }) => <p>{useText()(id, { count: 2 })}</p>;

const failing = (run: () => void) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    run();
  } finally {
    silence.mockRestore();
  }
};

describe('MessagesProvider', () => {
  it('M7 adds the messages of a team to the common ones, its own winning', () => {
    render(
      <MessagesProvider locale="en" messages={{ close: 'Close', title: 'Common' }}>
        <MessagesProvider locale="en" messages={{ title: 'Cart' }}>
          <Say id="close" />
          <Say id="title" />
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(screen.getByText('Close')).toBeVisible();
    expect(screen.getByText('Cart')).toBeVisible();
  });

  describe('where a catalogue has messages for the United States', () => {
    const common = { colour: 'Colour', close: 'Close', 'en-US': { colour: 'Color' } };
    const cart = { litre: 'One litre', 'en-US': { litre: 'One liter' } };
    const show = (locale: 'en' | 'en-US') =>
      render(
        <MessagesProvider locale={locale} messages={common}>
          <MessagesProvider locale="en" messages={cart}>
            <Say id="colour" />
            <Say id="litre" />
            <Say id="close" />
            <MessagesProvider locale="it" messages={{ litre: 'Un litro' }}>
              <Say id="litre" />
            </MessagesProvider>
          </MessagesProvider>
        </MessagesProvider>,
      );

    it('M7 uses its regional spelling, also for nested messages in the same language', () => {
      show('en-US');
      for (const said of ['Color', 'One liter', 'Close', 'Un litro'])
        expect(screen.getByText(said)).toBeVisible();
    });

    it('M7 shows the others else', () => {
      show('en');
      for (const said of ['Colour', 'One litre', 'Close'])
        expect(screen.getByText(said)).toBeVisible();
    });

    it('M7 translates with them outside React', () => {
      expect([createText('en-US', cart)('litre'), createText('en', cart)('litre')]).toEqual([
        'One liter',
        'One litre',
      ]);
    });
  });

  it('M7 takes precompiled messages, as a build makes them', () => {
    const compiled = { bottles: parse('{count, plural, one {a bottle} other {# bottles}}') };
    render(
      <MessagesProvider locale="en" messages={compiled as unknown as Messages}>
        <Say id="bottles" />
      </MessagesProvider>,
    );
    expect(screen.getByText('2 bottles')).toBeVisible();
  });

  it('M7 fails loudly for a missing text outside production', () => {
    failing(() => {
      expect(() =>
        render(
          <MessagesProvider locale="en" messages={{}}>
            <Say id="gone" />
          </MessagesProvider>,
        ),
      ).toThrow(/gone/u);
    });
  });

  it('M7 shows the key and leaves a log line in production', () => {
    const log = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    const environment = jest.replaceProperty(process, 'env', {
      ...process.env,
      NODE_ENV: 'production',
    });
    render(
      <MessagesProvider locale="en" messages={{}}>
        <Say id="gone" />
      </MessagesProvider>,
    );
    expect(screen.getByText('gone')).toBeVisible();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('gone'));
    environment.restore();
    log.mockRestore();
  });
});
