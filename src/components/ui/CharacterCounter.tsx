import { Plural } from '@lingui/react/macro';
import { StatusMessage } from './StatusMessage.tsx';

const SPOKEN_FROM = 10;

/** How much of a limited text is used; read out only near the end. */
export function CharacterCounter({ used, limit }: { used: number; limit: number }) {
  const left = Math.max(0, limit - used);
  return (
    <div className="price shrink-0 text-sm">
      <span aria-hidden="true" className={left === 0 ? 'font-semibold text-dng' : undefined}>
        {used}/{limit}
      </span>
      <StatusMessage hidden>
        {left <= SPOKEN_FROM ? (
          <Plural value={left} one="# character left" other="# characters left" />
        ) : null}
      </StatusMessage>
    </div>
  );
}
