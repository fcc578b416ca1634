import { missingCode } from '@shop/contracts/commerce';
import { errorTextOf, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';

/** Reports that code requested by the shopper failed to load. */
export const useMissingCode = () => {
  const { events } = useShop();
  const text = useText();
  return (error: unknown): void => {
    const code = missingCode(error);
    // `missingCode` reports a replaced release, for which the shell offers to reload.
    if (code !== 'OUTDATED')
      events.emit('toast', { message: text(errorTextOf({ code }).id), error: true });
  };
};
