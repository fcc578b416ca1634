import { useId } from 'react';
import { useText } from '@shop/contracts/i18n';
import { NavLink } from '@shop/contracts/routing';
import { standaloneAddress } from './address.ts';
import { withIds, type Made, type Sample } from './samples/sample.ts';
import css from './page.module.css';

interface Props {
  samples: readonly Sample[];
  /** The current sample and its data. */
  current: Sample | undefined;
  made: Made;
  onRenew: () => void;
}

interface GroupProps extends Omit<Props, 'samples'> {
  sample: Sample;
}

/**
 * The screens of one sample. Those of the sample on view are links inside the page; any other begins the page again, with
 * a visitor of its own.
 */
const Group = ({ sample, current, made, onRenew }: GroupProps) => {
  const text = useText();
  const name = useId();
  const isHere = sample.id === current?.id || (!sample.make && !current?.make);
  const address = (screen: string) =>
    standaloneAddress(window.location.search, { sample: sample.make ? sample.id : null }, screen);
  return (
    <li className={css.group} data-current={sample.id === current?.id || undefined}>
      <p id={name} className={css.groupName}>
        {text(sample.name ?? `standalone.sample.${sample.id}`)}
      </p>
      <ul aria-labelledby={name} className={css.links}>
        {sample.screens.map((screen) => {
          const target = isHere ? withIds(screen, made) : null;
          return (
            <li key={screen}>
              {target ? (
                <NavLink to={target}>{screen}</NavLink>
              ) : (
                <a href={address(screen)}>{screen}</a>
              )}
            </li>
          );
        })}
      </ul>
      {sample.make && sample.id === current?.id && (
        <button type="button" className={css.renew} onClick={onRenew}>
          {text('standalone.renew')}
        </button>
      )}
    </li>
  );
};

/** Every screen of the remote, in groups by the visitor it needs. */
export const ScreenList = ({ samples, ...rest }: Props) => (
  <ul className={css.groups}>
    {samples.map((sample) => (
      <Group key={sample.id} sample={sample} {...rest} />
    ))}
  </ul>
);
