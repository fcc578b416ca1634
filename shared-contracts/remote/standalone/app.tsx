import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { ShopProvider, type Shop } from '../shop-context.tsx';
import type { Messages } from '../../i18n/types.ts';
import { StandaloneBar } from './bar.tsx';
import { StandalonePage, type StandaloneSetup } from './page.tsx';
import { keptSample, type SampleOutcome } from './samples/make-sample.ts';
import { withIds, type Sample } from './samples/sample.ts';
import { StandaloneToasts } from './toasts.tsx';
import css from './standalone.module.css';

interface Props {
  setup: StandaloneSetup;
  shop: Shop;
  /** Texts that every team shares, and those of this page. */
  common: Messages;
  /** Path and query below the market prefix to begin with. */
  start: string;
  samples: readonly Sample[];
  /** The current sample and its data. */
  current: Sample | undefined;
  outcome: SampleOutcome;
}

/** Keeps path and sample data in the history, so that a reload restores both. */
const RememberPlace = ({
  prefix,
  current,
  outcome: { made, problem },
}: { prefix: string } & Pick<Props, 'current' | 'outcome'>) => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const kept = problem ? null : keptSample(current, made);
    window.history.replaceState(kept, '', `#${pathname.slice(prefix.length)}${search}`);
  }, [pathname, search, prefix, current, made, problem]);
  return null;
};

/** A remote alone: the list of its screens in the place of the shell's header, and the one on view below. */
export const StandaloneApp = ({ setup, shop, common, start, samples, current, outcome }: Props) => {
  const { store, context, messages, remote, config } = setup;
  const { locale, prefix } = context;
  return (
    <Provider store={store}>
      <ShopProvider shop={shop}>
        <MessagesProvider locale={locale} messages={common}>
          <MemoryRouter initialEntries={[`${prefix}${withIds(start, outcome.made)}`]}>
            <RememberPlace prefix={prefix} current={current} outcome={outcome} />
            <StandaloneBar name={remote.name} {...{ config, context, samples, current, outcome }} />
            <main id="screen" tabIndex={-1} className={css.content}>
              <MessagesProvider locale={locale} messages={messages}>
                <StandalonePage setup={setup} />
              </MessagesProvider>
            </main>
            <StandaloneToasts events={shop.events} />
          </MemoryRouter>
        </MessagesProvider>
      </ShopProvider>
    </Provider>
  );
};
