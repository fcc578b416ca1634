import { FormattedMessage, MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { PageHeading } from '@shop/contracts/ui';
import { useFactText } from '../facts/fact-text.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import css from './producer-story.module.css';
import type { Producer } from './producers.ts';

/**
 * Texts of producers. All languages share one file, because every further file adds an entry to the page's first
 * script.
 */
export const producerTexts: Record<Locale, Messages> = { de, en, es, fr, it };

const Story = ({ producer }: { producer: Producer }) => {
  const factText = useFactText();
  return (
    <>
      <PageHeading
        overline={
          <>
            <FormattedMessage id="catalog.producer.overline" />
            {' · '}
            {factText('region', producer.region)}
          </>
        }
      >
        {producer.name}
      </PageHeading>
      <p className={css.story}>
        <FormattedMessage id={`producer.${producer.key}.story`} />
      </p>
    </>
  );
};

/** The producer's name, region and story. */
export const ProducerStory = ({ producer }: { producer: Producer }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={producerTexts[locale]}>
      <Story producer={producer} />
    </MessagesProvider>
  );
};
