import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useEmitToCart } from '../../state/cart.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { FILE_UNDER_WAY } from '../../machines/productOptions/addon-problems.ts';

/** Sends a file as soon as there is one; `onChange` hears of its id, and before that one is under way. */
export function useFileUpload(value: string, onChange: (value: string) => void) {
  const [upload, send, actor] = useMachine(useScreenMachine('fileUpload'));
  useEmitToCart(actor);
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  const { file, id } = upload.context;
  const now = id ?? (file ? FILE_UNDER_WAY : '');
  const tell = useEffectEvent(() => {
    if (now !== value) onChange(now);
  });
  useEffect(() => tell(), [now]);
  return { upload, send };
}
