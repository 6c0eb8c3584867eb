import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useEmitToCart } from '../../state/cart.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideFileUpload } from './product-actors.ts';
import { FILE_UNDER_WAY } from '../../machines/productOptions/addon-problems.ts';

/**
 * Uploads a file as soon as it is chosen; calls `onChange` with a placeholder first, then its id. A `value`
 * set from outside is the id of a file that the host already has.
 */
export function useFileUpload(value: string, onChange: (value: string) => void) {
  const [upload, send, actor] = useMachine(useScreenMachine(provideFileUpload));
  useEmitToCart(actor);
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  const { file, id } = upload.context;
  const now = id ?? (file ? FILE_UNDER_WAY : '');
  const notified = useRef(now);
  const notify = useEffectEvent(() => {
    if (now === notified.current) return;
    notified.current = now;
    if (now !== value) onChange(now);
  });
  useEffect(() => notify(), [now]);
  const before = useRef(value);
  const follow = useEffectEvent(() => {
    // The file was added to the cart with its item; the next item has its own.
    if (value === '' && before.current !== '') send({ type: 'file.remove' });
    before.current = value;
    if (value !== '' && value !== FILE_UNDER_WAY && value !== now) send({ type: 'file.recall', id: value });
  });
  useEffect(() => follow(), [value]);
  return { upload, send };
}
