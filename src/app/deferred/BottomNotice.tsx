import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { AtBottom } from './AtBottom.tsx';

interface BottomNoticeProps {
  role: 'alert' | 'status';
  /** Text and actions; blank leaves the live region empty. */
  children: ReactNode;
  onClose: () => void;
}

/** A live region at the bottom of the window, whose notice can be closed. */
export function BottomNotice({ role, children, onClose }: BottomNoticeProps) {
  const { t } = useLingui();
  return (
    <AtBottom>
      <div role={role} className="flex justify-center px-4">
        {children && (
          <div className="sheet-in pointer-events-auto mb-4 flex items-center gap-3 rounded-cut border border-edge bg-surface py-1 ps-4 pe-1 text-ink shadow-sheet">
            {children}
            <IconButton icon={X} label={t`Close`} onClick={onClose} />
          </div>
        )}
      </div>
    </AtBottom>
  );
}
