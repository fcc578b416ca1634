import { Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import { RegionBoundary } from '@shop/contracts/remote';
import { useStore, type AppStore, type InitialOrder } from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';
import { orderRead, useInitialOrder } from './initial-order.ts';
import { IsWhole } from './is-whole.ts';
import { SECTIONS, type Section } from './section-rules.ts';
import { forgetSectionForm, prefetchSectionForm, sectionForm } from './section-forms.ts';
import { SectionSkeleton } from './section-skeleton.tsx';

interface Props {
  section: Section;
  /** Null while loading. */
  order: InitialOrder | null;
  /** Whether the order is the platform's, not the document's. */
  isWhole: boolean;
  /** Whether the order may switch to another one (T5): nothing can be entered, as the form starts again afterwards. */
  isJoining: boolean;
}

/**
 * Keeps the server's markup of the section until the order is read. Nothing can be saved before, and the document's
 * script keeps clicks and input meanwhile and replays them (ADR 0016).
 */
const useHeldHydration = (isHydrated: boolean): void => {
  const store = useStore() as AppStore;
  const read = isHydrated || typeof document === 'undefined' ? null : orderRead(store);
  if (read) use(read);
};

const AccountForm = ({ order }: Pick<Props, 'order'>) => {
  const Loaded = use(sectionForm('account').promise);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <Loaded order={order} />;
};

interface OtherProps {
  section: Exclude<Section, 'account'>;
  order: InitialOrder;
}

const OtherForm = ({ section, order }: OtherProps) => {
  const Loaded = use(sectionForm(section).promise);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <Loaded order={order} />;
};

/** The account form looks the same for every guest, so it is displayed even without the document's order. */
const Form = (props: Props) => {
  const { section } = props;
  const isHydrated = useHydrated();
  const initial = useInitialOrder(section);
  useHeldHydration(isHydrated);
  // The order may have been read before this renders, but the first render must match the server's markup.
  const { order, isWhole } = isHydrated ? props : { order: initial, isWhole: false };
  if (section !== 'account' && order === null) return <SectionSkeleton />;
  return (
    <IsWhole value={isWhole}>
      {/* The document's script holds presses back until the order is whole. */}
      <div
        inert={props.isJoining}
        data-held={!isWhole || undefined}
        aria-busy={!isWhole || undefined}
      >
        {section === 'account' ? (
          <AccountForm order={order} />
        ) : (
          order && <OtherForm section={section} order={order} />
        )}
      </div>
    </IsWhole>
  );
};

/**
 * The form of the open section. The first interaction prefetches the next section's code. New props are deferred: applied
 * at once, they would empty a region before its hydration and lose its input.
 */
export const OpenSection = (props: Props) => {
  const { section } = props;
  const [attempt, setAttempt] = useState(0);
  const { order, isWhole, isJoining } = useDeferredValue(props);
  const form = useMemo(
    () => (
      <Suspense fallback={<SectionSkeleton />}>
        <Form section={section} order={order} isWhole={isWhole} isJoining={isJoining} />
      </Suspense>
    ),
    [section, order, isWhole, isJoining],
  );
  const retry = () => {
    forgetSectionForm(section);
    setAttempt(attempt + 1);
  };
  const prefetchNext = () => {
    const next = SECTIONS[SECTIONS.indexOf(section) + 1];
    if (next) prefetchSectionForm(next);
  };
  return (
    <div onFocusCapture={prefetchNext}>
      <RegionBoundary key={attempt} team="checkout" region={section} onRetry={retry}>
        {form}
      </RegionBoundary>
    </div>
  );
};
