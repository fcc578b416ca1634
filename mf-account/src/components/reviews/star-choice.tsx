import { useForm, useFormState } from '@shop/contracts/forms';
import { useText } from '@shop/contracts/i18n';
import css from './review-form.module.css';

const STARS = [1, 2, 3, 4, 5];

/** Five stars to choose from, inside a `FormRadioGroup` named `rating`: the browser's own radio buttons, drawn as stars. */
export const StarChoice = () => {
  const text = useText();
  const form = useForm();
  const { values } = useFormState<{ rating?: string }>({ subscription: { values: true } });
  const chosen = Number(values.rating ?? 0);
  const choose = (stars: number) => {
    form.change('rating', String(stars));
    form.blur('rating');
  };
  return (
    <div className={css.stars}>
      {STARS.map((stars) => (
        <label key={stars} className={css.star} data-filled={stars <= chosen || undefined}>
          <input
            type="radio"
            name="rating"
            value={stars}
            className={css.radio}
            aria-label={text('account.review.stars', { stars })}
            checked={stars === chosen}
            onChange={() => choose(stars)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
      {chosen > 0 && (
        <span className={css.chosen} aria-hidden="true">
          {text('account.review.stars', { stars: chosen })}
        </span>
      )}
    </div>
  );
};
