import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { dutiesOf, guaranteePage } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import css from './guarantee-notice.module.css';

/** The notice on the legal guarantee, with the QR code of Your Europe; nothing in countries without one. */
export const GuaranteeNotice = () => {
  const text = useText();
  const { country, locale } = useAppSelector(selectMarketContext);
  const years = dutiesOf(country).guaranteeYears;
  if (years === null) return null;
  return (
    <div className={css.notice}>
      <p>
        <strong>
          <FormattedMessage id="content.guarantee" values={{ years }} />
        </strong>
        <br />
        <FormattedMessage id="content.guarantee.text" />{' '}
        <a href={guaranteePage(locale)}>
          <FormattedMessage id="content.guarantee.link" />
        </a>
      </p>
      <img
        className={css.code}
        src={`/guarantee-${locale}.svg`}
        alt={text('content.guarantee.code')}
        width="96"
        height="96"
        loading="lazy"
      />
    </div>
  );
};
