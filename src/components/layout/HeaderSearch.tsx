import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { useAfterNavigation } from './use-after-navigation.ts';

/**
 * The header's search: a field, or on phones and tablets an icon that opens it over the header. A native
 * popover, so it opens without script; browsers without popovers show the field below the row.
 */
export function HeaderSearch({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useAfterNavigation(() => sheet.current?.hidePopover?.());
  // Focuses within the click handler, as phones otherwise do not show their keyboard.
  const openForTyping = (event: MouseEvent) => {
    if (!sheet.current?.showPopover) return;
    event.preventDefault();
    sheet.current.showPopover();
    sheet.current.querySelector('input')?.focus();
  };
  return (
    <>
      <IconButton
        icon={Search}
        label={t({
          message: 'Open search',
          comment: 'Button on phones, heard only: shows the field for a search',
        })}
        popoverTarget={id}
        onClick={openForTyping}
        className="lg:hidden"
      />
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="header-search gap-1 bg-paper text-inherit max-lg:order-last max-lg:w-full lg:mx-auto lg:max-w-md lg:flex-1 lg:basis-0"
      >
        <div className="grow">{children}</div>
        <IconButton
          icon={X}
          label={t({
            message: 'Close search',
            comment: 'Button on phones, heard only: hides the field for a search',
          })}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="lg:hidden"
        />
      </div>
    </>
  );
}
