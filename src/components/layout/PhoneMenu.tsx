import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../ui/IconButton.tsx';
import { IsInOverlayContext, useBackCloses } from '../ui/use-back-closes.ts';
import { blurActiveElement } from './blur-active-element.ts';
import { PhoneMenuList } from './PhoneMenuList.tsx';
import type { MenuItem } from './menu-item.ts';
import { useHydrated } from './use-hydrated.ts';

/** From this width (`xl`) the menu is a bar. */
const BAR_FROM_PX = 1280;

/**
 * The menu on phones: a full-height modal dialog. Before hydration, and without script, it is a disclosure;
 * if that is open on hydration, the dialog takes over (hence no hydration warning about `open`).
 */
export function PhoneMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useLingui();
  const { pathname, key } = useLocation();
  const hydrated = useHydrated();
  // History key at which it was opened; any navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  // Otherwise Back to that entry would reopen it.
  if (openAt !== undefined && !open) setOpenAt(undefined);
  const close = () => setOpenAt(undefined);
  const early = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(open && hydrated, close);

  const goOn = useEffectEvent(() => setOpenAt(key));
  useLayoutEffect(() => {
    if (early.current?.open) goOn();
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const place = window.location.pathname;
    const closeIfWide = () => window.innerWidth >= BAR_FROM_PX && setOpenAt(undefined);
    window.addEventListener('resize', closeIfWide);
    return () => {
      window.removeEventListener('resize', closeIfWide);
      element.close();
      // Closing the dialog returns the focus to its button, which is wrong on a new screen.
      if (window.location.pathname !== place) blurActiveElement();
    };
  }, [open, hydrated]);

  if (!hydrated) {
    return (
      <details ref={early} suppressHydrationWarning>
        <summary
          aria-label={t({
            message: 'Menu',
            comment: 'Button on phones that opens the menu of the shop, and its heading',
          })}
          className="grid size-11 place-items-center rounded-cut"
        >
          <Menu aria-hidden="true" size={20} strokeWidth={1.5} />
        </summary>
        <nav
          aria-label={t`Main menu`}
          className="absolute inset-x-0 top-full z-40 border-y border-kerf bg-surface px-6 py-4"
        >
          <PhoneMenuList items={items} pathname={pathname} />
        </nav>
      </details>
    );
  }
  return (
    <>
      <IconButton icon={Menu} label={t`Menu`} aria-haspopup="dialog" onClick={() => setOpenAt(key)} />
      <dialog
        ref={dialog}
        aria-label={t`Main menu`}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0 text-ink open:sheet-in"
      >
        {open ? (
          <div className="flex min-h-full flex-col">
            <div className="flex items-center justify-between border-b border-kerf py-2.5 ps-6 pe-4">
              <p className="display text-lg font-bold">
                <Trans>Menu</Trans>
              </p>
              <IconButton icon={X} label={t`Close`} onClick={close} />
            </div>
            <IsInOverlayContext value>
              <nav aria-label={t`Main menu`} className="grow px-6 py-4">
                <PhoneMenuList items={items} pathname={pathname} />
              </nav>
            </IsInOverlayContext>
          </div>
        ) : null}
      </dialog>
    </>
  );
}
