import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { useFactText } from './fact-text.ts';
import type { Details } from './details.ts';
import { nutritionOf, roundedGrams, type Nutrition } from './nutrition.ts';
import { Amounts } from './folded-table.tsx';
import { Folded } from './folded-table.tsx';
import css from './facts-table.module.css';

const useNutritionRows = (nutrition: Nutrition) => {
  const { formatMessage } = useIntl();
  const { kilojoules, kilocalories, sugars } = nutrition;
  const grams = roundedGrams(sugars);
  const amount =
    grams === 'trace'
      ? formatMessage({ id: 'catalog.nutrition.trace' })
      : formatMessage({ id: 'catalog.nutrition.grams' }, { grams });
  return [
    {
      key: 'energy',
      label: formatMessage({ id: 'catalog.nutrition.energy' }),
      value: formatMessage({ id: 'catalog.nutrition.joules' }, { kilojoules, kilocalories }),
    },
    {
      key: 'carbohydrate',
      label: formatMessage({ id: 'catalog.nutrition.carbohydrate' }),
      value: amount,
    },
    { key: 'sugars', label: formatMessage({ id: 'catalog.nutrition.sugars' }), value: amount },
  ];
};

const NutritionTable = ({ nutrition }: { nutrition: Nutrition }) => (
  <>
    <Amounts
      caption={<FormattedMessage id="catalog.nutrition.by" />}
      rows={useNutritionRows(nutrition)}
    />
    <p className={css.note}>
      <FormattedMessage id="catalog.nutrition.negligible" />
    </p>
  </>
);

/** Ingredients and nutrition declaration of a wine (Regulation (EU) 2021/2117), collapsed. */
export const Declaration = ({ details }: { details: Details }) => {
  const intl = useIntl();
  const factText = useFactText();
  const nutrition = nutritionOf(details);
  const { ingredients } = details;
  if (ingredients.length === 0 && !nutrition) return null;
  const list = intl.formatList(
    ingredients.map((it) => factText('ingredient', it)),
    { type: 'unit' },
  );
  return (
    <Folded title={<FormattedMessage id="catalog.nutrition.title" />}>
      {ingredients.length > 0 && (
        <p className={css.note}>
          <FormattedMessage id="catalog.nutrition.ingredients" values={{ list }} />
        </p>
      )}
      {nutrition && <NutritionTable nutrition={nutrition} />}
    </Folded>
  );
};
