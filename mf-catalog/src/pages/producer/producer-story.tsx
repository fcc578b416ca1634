import { FormattedMessage, MessagesProvider } from '@shop/contracts/i18n';
import { PageHeading } from '@shop/contracts/ui';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { useFactText } from '../../components/use-fact-text.ts';
import type { Producer } from '../../model/producers/producers.ts';
import { producerTexts } from './producer-texts.ts';
import css from './producer-story.module.css';

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

/** Who makes it, where, and how they came to it. */
export const ProducerStory = ({ producer }: { producer: Producer }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={producerTexts[locale]}>
      <Story producer={producer} />
    </MessagesProvider>
  );
};
