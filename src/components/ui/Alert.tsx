import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { focusAround } from './focus-around.ts';
import { IconButton } from './IconButton.tsx';

const TONES = {
  suc: { box: 'border-suc/30 border-s-suc bg-suc/8', icon: 'text-suc', Icon: CircleCheck, role: 'status' },
  inf: { box: 'border-inf/30 border-s-inf bg-inf/8', icon: 'text-inf', Icon: Info, role: 'status' },
  wrn: { box: 'border-wrn/30 border-s-wrn bg-wrn/8', icon: 'text-wrn', Icon: TriangleAlert, role: 'alert' },
  dng: { box: 'border-dng/30 border-s-dng bg-dng/8', icon: 'text-dng', Icon: CircleAlert, role: 'alert' },
} as const satisfies Record<string, { box: string; icon: string; Icon: LucideIcon; role: string }>;

interface AlertProps {
  tone: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  /** Closes automatically after this time (ms); paused while hovered or focused. */
  closeAfterMs?: number;
  /** Shows the close icon. Off when the alert contains the only way to continue. */
  closable?: boolean;
  onClose?: () => void;
}

/** A message that announces itself and closes by its icon or after a delay (WGT-18). A new `key` opens it again. */
export function Alert({ tone, title, children, closeAfterMs, closable = true, onClose }: AlertProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const [isPaused, setPaused] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const closeLate = useEffectEvent(close);
  useEffect(() => {
    if (!open || isPaused || closeAfterMs === undefined) return;
    const timer = setTimeout(() => closeLate(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [open, isPaused, closeAfterMs]);

  if (!open) return null;
  const { box, icon, Icon, role } = TONES[tone];
  return (
    <div
      role={role}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={`sheet-in flex items-start gap-3 rounded-cut border border-s-4 py-1 ps-4 pe-1 text-ink ${box}`}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className={`mt-3 shrink-0 ${icon}`} />
      <div className="min-w-0 grow py-2.5 wrap-anywhere">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {closable ? <IconButton icon={X} ref={focusAround} label={t`Close`} onClick={close} /> : null}
    </div>
  );
}
