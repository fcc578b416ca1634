import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '@shop/contracts/remote';
import { selectModals, useAppSelector } from '@shop/contracts/store';
import { useBackCloses } from '@shop/contracts/ui';
import type { ModalContent } from './modal-content.tsx';
import { useMissingCode } from './use-missing-code.ts';

type Content = typeof ModalContent;

const loadContent = () =>
  import(/* webpackChunkName: "modals" */ './modal-content.tsx').then(
    (it): Content => it.ModalContent,
  );

/**
 * Renders the modal on top of the stack (S15). Its code is loaded with the first modal; on failure the modal is
 * closed, and the next one loads the code again.
 */
export const ModalHost = () => {
  const { events } = useShop();
  const reportMissingCode = useEffectEvent(useMissingCode());
  const [Shown, setShown] = useState<Content | null>(null);
  const modals = useAppSelector(selectModals);
  const top = modals.at(-1);
  const isOpen = top !== undefined;
  const close = () => events.emit('modal:close', {});
  useBackCloses(close, isOpen);
  useEffect(() => {
    if (!isOpen || Shown) return;
    loadContent().then(
      (content) => setShown(() => content),
      (error: unknown) => {
        events.emit('modal:close', {});
        reportMissingCode(error);
      },
    );
  }, [isOpen, Shown, events]);
  return top && Shown ? <Shown modal={top} onClose={close} /> : null;
};
