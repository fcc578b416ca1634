import { useEffect, useState } from 'react';
import { missingCode } from '@shop/contracts/commerce';
import { errorTextOf, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { selectModals, useAppSelector } from '@shop/contracts/store';
import { useBackCloses } from '@shop/contracts/ui';
import type { ModalContent } from './modal-content.tsx';

type Content = typeof ModalContent;

const loadContent = () =>
  import(/* webpackChunkName: "modals" */ './modal-content.tsx').then(
    (it): Content => it.ModalContent,
  );

/**
 * Shows the modal on top of the stack (S15). Its code comes with the first modal; where it does not, the modal is closed
 * and the next one asks for it again.
 */
export const ModalHost = () => {
  const { events } = useShop();
  const text = useText();
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
        const code = missingCode(error);
        // That the shop was renewed is said by who finds out, with the way to reload.
        if (code !== 'OUTDATED')
          events.emit('toast', { message: text(errorTextOf({ code }).id), error: true });
      },
    );
  }, [isOpen, Shown, events, text]);
  return top && Shown ? <Shown modal={top} onClose={close} /> : null;
};
