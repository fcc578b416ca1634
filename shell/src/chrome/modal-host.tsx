import { lazy, Suspense } from 'react';
import { useShop } from '@shop/contracts/remote';
import { selectModals, useAppSelector } from '@shop/contracts/store';
import { useBackCloses } from '@shop/contracts/ui';

const ModalContent = lazy(() =>
  import(/* webpackChunkName: "modals" */ './modal-content.tsx').then(
    ({ ModalContent: content }) => ({
      default: content,
    }),
  ),
);

/** Shows the modal on top of the stack (S15). Its code comes with the first modal. */
export const ModalHost = () => {
  const { events } = useShop();
  const modals = useAppSelector(selectModals);
  const top = modals.at(-1);
  const close = () => events.emit('modal:close', {});
  useBackCloses(close, top !== undefined);
  if (!top) return null;
  return (
    <Suspense fallback={null}>
      <ModalContent modal={top} onClose={close} />
    </Suspense>
  );
};
