import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from './IconButton.tsx';
import { IsInOverlayContext, useBackCloses } from './use-back-closes.ts';

const WIDTHS = { md: 'max-w-xl', lg: 'max-w-4xl' } as const;

interface ModalProps {
  open: boolean;
  /** Called on the icon, Escape, Back, a click outside, or the timeout. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Grows with its content up to the window's height; otherwise up to 500 px. */
  fullHeight?: boolean;
  /** Closes automatically after this time (ms). */
  closeAfterMs?: number;
  width?: keyof typeof WIDTHS;
  /** Contains no controls, so it is focusable for scrolling by keyboard. */
  isToBeRead?: boolean;
}

/** A native modal dialog (WGT-17): keeps the focus inside and returns it on closing. */
export function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  fullHeight,
  closeAfterMs,
  width = 'md',
  isToBeRead = false,
}: ModalProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const requestClose = useEffectEvent(() => onClose());
  useBackCloses(open, onClose);

  // A layout effect: its cleanup still finds the dialog in the document and can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // A click outside targets the dialog element itself; everywhere else its content covers it.
    const pressBeside = (event: MouseEvent) => {
      if (event.target === element) requestClose();
    };
    element.addEventListener('click', pressBeside);
    element.showModal();
    return () => {
      element.removeEventListener('click', pressBeside);
      element.close();
    };
  }, [open]);
  useEffect(() => {
    if (!open || closeAfterMs === undefined) return;
    const timer = setTimeout(() => requestClose(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [open, closeAfterMs]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={open ? titleId : undefined}
      onCancel={cancel}
      className={classNames(
        'm-auto w-[calc(100%-2rem)] overflow-hidden rounded-cut border border-kerf bg-surface p-0 text-ink shadow-sheet backdrop:bg-blk/55 open:sheet-in',
        WIDTHS[width],
        fullHeight ? 'max-h-[calc(100dvh-2rem)]' : 'max-h-[min(500px,calc(100dvh-2rem))]',
      )}
    >
      {open ? (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-start justify-between gap-4 border-b border-kerf py-2 ps-6 pe-2">
            <h2 id={titleId} className="py-1.5 text-lg">
              {title}
            </h2>
            <IconButton
              icon={X}
              label={t({
                message: 'Close',
                comment: 'Button, heard only, a verb: takes away a window, a message or the menu',
              })}
              onClick={onClose}
            />
          </header>
          <IsInOverlayContext value>
            <div
              className="grow overflow-y-auto px-6 py-4 focus-visible:-outline-offset-2"
              {...(isToBeRead ? { role: 'group', tabIndex: 0, 'aria-labelledby': titleId } : {})}
            >
              {children}
            </div>
            {footer ? <footer className="border-t border-kerf px-6 py-4">{footer}</footer> : null}
          </IsInOverlayContext>
        </div>
      ) : null}
    </dialog>
  );
}
