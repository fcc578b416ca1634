import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, Picture } from '@shop/contracts/ui';
import { HERO_PICTURE } from './hero-picture.ts';
import { HERO_PICTURE_SIZES } from './hero-picture.ts';
import css from './hero.module.css';

/** Introduces the shop with one sentence and one picture. */
export const Hero = () => {
  const text = useText();
  return (
    <header className={css.hero}>
      <div className={css.text}>
        <h1 className={css.title}>
          <FormattedMessage id="catalog.home.title" />
        </h1>
        <p className={css.intro}>
          <FormattedMessage id="catalog.home.intro" />
        </p>
        <p className={css.ways}>
          <ButtonLink to={paths.category('wine')} variant="primary">
            <FormattedMessage id="category.wine.name" />
          </ButtonLink>
          <ButtonLink to={paths.category('water')}>
            <FormattedMessage id="category.water.name" />
          </ButtonLink>
        </p>
      </div>
      <Picture
        {...HERO_PICTURE}
        alt={text('catalog.home.hero')}
        sizes={HERO_PICTURE_SIZES}
        priority
        className={css.picture}
      />
    </header>
  );
};
