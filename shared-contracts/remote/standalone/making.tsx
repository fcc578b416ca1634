import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Locale } from '../../market/types.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { Messages } from '../../i18n/types.ts';
import css from './standalone.module.css';

const Waiting = () => {
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
    <Waiting />
  </MessagesProvider>
);
