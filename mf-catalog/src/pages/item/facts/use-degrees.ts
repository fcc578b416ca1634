import { useIntl } from '@shop/contracts/i18n';

/** Degrees Celsius as the page's texts count them: whole degrees Fahrenheit for Americans, whose messages say °F. */
export const useDegrees = (): ((celsius: number) => number) => {
  const { locale } = useIntl();
  return (celsius) => (locale === 'en-US' ? Math.round(celsius * 1.8 + 32) : celsius);
};
