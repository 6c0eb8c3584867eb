import { Plural } from '@lingui/react/macro';
import { StatusMessage } from './StatusMessage.tsx';

const SPOKEN_FROM = 10;

/** Use of a length limit, announced only near the limit. The field itself reports text that is too long. */
export function CharacterCounter({ used, limit }: { used: number; limit: number }) {
  const left = limit - used;
  return (
    <div className="price shrink-0 text-sm">
      <span aria-hidden="true" className={left <= 0 ? 'font-semibold text-dng' : undefined}>
        {used}/{limit}
      </span>
      <StatusMessage hidden>
        {left >= 0 && left <= SPOKEN_FROM && (
          <Plural
            value={left}
            one="# character left"
            other="# characters left"
            comment="Heard while typing in a field: how many characters there is room for"
          />
        )}
      </StatusMessage>
    </div>
  );
}
