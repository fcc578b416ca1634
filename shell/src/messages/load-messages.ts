import { commonMessages } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';

/** Common and shell texts of one language. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const [common, own] = await Promise.all([
    commonMessages(locale),
    import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./${locale}.json`
    ) as Promise<{
      default: Messages;
    }>,
  ]);
  return { ...common, ...own.default };
};
