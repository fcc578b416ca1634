import { commonMessages } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';

const merged = new WeakMap<Messages, Messages>();

/** Common and shell texts of one language; the same object for every page, by which its formats are cached. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const [common, own] = await Promise.all([
    commonMessages(locale),
    import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./${locale}.json`
    ) as Promise<{
      default: Messages;
    }>,
  ]);
  const messages = merged.get(common) ?? { ...common, ...own.default };
  merged.set(common, messages);
  return messages;
};
