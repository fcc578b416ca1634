import { useEffect } from 'react';
import { MessagesProvider, useText } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import { ShopProvider, type Messages, type Shop } from '@shop/contracts/remote';
import { useLocation } from '@shop/contracts/routing';
import { MemoryRouter } from '@shop/contracts/routing/routers';
import { Provider } from '@shop/contracts/store';
import { Skeleton } from '@shop/contracts/ui';
import { StandaloneBar } from './bar.tsx';
import { StandalonePage, type StandaloneSetup } from './page.tsx';
import { keptSample, type SampleOutcome } from './samples/make-sample.ts';
import { withIds, type Sample } from './samples/sample.ts';
import { StandaloneToasts } from './toasts.tsx';
import css from './page.module.css';

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

const SampleSkeleton = () => {
  const text = useText();
  return (
    <main className={css.content}>
      <h1>{text('standalone.making')}</h1>
      <Skeleton lines={8} />
    </main>
  );
};

/** Shown while a sample's data is created on the platform. */
export const MakingSample = (props: { locale: Locale; messages: Messages }) => (
  <MessagesProvider {...props}>
    <SampleSkeleton />
  </MessagesProvider>
);
