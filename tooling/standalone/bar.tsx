import type { MouseEvent } from 'react';
import { useText } from '@shop/contracts/i18n';
import type { MarketContext } from '@shop/contracts/market';
import type { RemoteName } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import { Notice } from '@shop/contracts/ui';
import { ChoiceForm } from './choice-form.tsx';
import type { SampleOutcome } from './samples/make-sample.ts';
import type { Sample } from './samples/sample.ts';
import { ScreenList } from './screen-list.tsx';
import css from './page.module.css';

interface Props {
  name: RemoteName;
  config: ShopConfig;
  context: MarketContext;
  samples: readonly Sample[];
  current: Sample | undefined;
  outcome: SampleOutcome;
}

/** Begins the page again at an address, also where only its hash is another. */
const beginAt = (address: string): void => {
  window.history.replaceState(null, '', address);
  window.location.reload();
};

const skipToScreen = (event: MouseEvent): void => {
  // The hash is the screen's address.
  event.preventDefault();
  document.getElementById('screen')?.focus();
};

/** Wide enough to have the list of screens beside what it opens. */
const isWide = (): boolean => window.matchMedia?.('(min-width: 48rem)').matches ?? true;

/** Replaces the shell's header: remote, screens and visitor. */
export const StandaloneBar = ({ name, config, context, samples, current, outcome }: Props) => {
  const text = useText();
  const { made, problem } = outcome;
  const begin = () => beginAt(window.location.href);
  return (
    <header className={css.bar}>
      <a className={css.skip} href="#screen" onClick={skipToScreen}>
        {text('standalone.skip')}
      </a>
      <div className={css.inner}>
        <p className={css.name}>
          Fonte &amp; Vigna <span className={css.team}>{name}</span>
        </p>
        <details className={css.details} open={isWide()}>
          <summary>{text('standalone.screens')}</summary>
          <ChoiceForm config={config} context={context} onGo={beginAt} />
          <nav aria-label={name}>
            <ScreenList samples={samples} current={current} made={made} onRenew={begin} />
          </nav>
        </details>
        {problem && (
          <Notice tone="warning" title={text(`standalone.${problem}.title`)} live>
            {text(`standalone.${problem}.text`)}
          </Notice>
        )}
      </div>
    </header>
  );
};
