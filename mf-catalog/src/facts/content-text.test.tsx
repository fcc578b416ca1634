import { MessagesProvider } from '@shop/contracts/i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useContentText } from './content-text.ts';

const textsIn = (locale: 'it' | 'en-GB' | 'en-US') => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider locale={locale} messages={{}}>
      {children}
    </MessagesProvider>
  );
  const { current } = renderHook(useContentText, { wrapper }).result;
  return [375, 750, 1500].map((ml) => current(ml));
};

describe('content of a bottle', () => {
  it('M7 S1 is in liters, with the unit of the language', () => {
    expect(textsIn('it')).toEqual(['0,375 l', '0,75 l', '1,5 l']);
    expect(textsIn('en-GB')).toEqual(['0.375 l', '0.75 l', '1.5 l']);
  });

  it('M7 S1 is in milliliters below one liter for Americans', () => {
    expect(textsIn('en-US')).toEqual(['375 mL', '750 mL', '1.5 L']);
  });
});
