import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { FileField } from '../../components/ui/FileField.tsx';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { userUploadImageLimits } from '../../graphql/generated/input-limits.ts';
import { MEGABYTE } from '../../rules/megabyte.ts';
import { usePhotoRemoveMutation } from './PhotoRemove.generated.ts';
import { usePhotoUploadMutation } from './PhotoUpload.generated.ts';
import { useNewestCall } from './use-newest-call.ts';

interface PhotoBoxProps {
  /** URL of the photo; `null` for none. */
  image: string | null;
  /** The photo was changed or removed. */
  onChange: () => void;
}

const MAX_BYTES = userUploadImageLimits.image.maxBytes;
const limit = MAX_BYTES / MEGABYTE;
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const OPTIONS = { errorPolicy: 'all', fetchPolicy: 'no-cache' } as const;

/** The user's photo: uploaded as soon as it is chosen (USR-07). */
export function PhotoBox({ image, onChange }: PhotoBoxProps) {
  const { t } = useLingui();
  const messageOf = useFailureMessage();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [upload, sending] = usePhotoUploadMutation(OPTIONS);
  const [remove, removing] = usePhotoRemoveMutation(OPTIONS);
  const { busy, request, drop } = useNewestCall();
  const isTakenBack = useRef(false);
  const forget = () => {
    isTakenBack.current = false;
    drop();
    setChosen(null);
    setProblem(null);
    sending.reset();
    removing.reset();
  };
  const choose = (file: File) => {
    forget();
    if (file.size > MAX_BYTES) return setProblem(t`A photo may have at most ${limit} MB`);
    if (!TYPES.includes(file.type))
      return setProblem(t`We cannot use this file as a photo. Please choose a PNG, JPEG or WebP picture.`);
    setChosen(file);
    void request(async () => {
      const { data } = await upload({ variables: { image: file } });
      if (!data) return;
      if (isTakenBack.current) {
        await remove();
        sending.reset();
      }
      setChosen((newest) => (newest === file ? null : newest));
      onChange();
    });
  };
  const take = () => {
    forget();
    void request(async () => {
      if ((await remove()).data) onChange();
    });
  };
  const takeBack = () => {
    forget();
    isTakenBack.current = true;
  };
  const failure = problem ?? (busy ? null : messageOf(sending.error ?? removing.error));
  return (
    <div className="flex flex-wrap items-start gap-5">
      <span className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-cut border border-kerf bg-ply text-ink-soft">
        {image ? (
          <img
            src={image}
            alt={t({ message: 'Your photo', comment: 'Text alternative of the photo of a person' })}
            width={112}
            height={112}
            className="size-full object-cover"
          />
        ) : (
          <UserRound aria-hidden="true" size={48} strokeWidth={1} />
        )}
      </span>
      <div className="min-w-0 grow basis-56">
        <FileField
          label={
            image ? (
              <Trans comment="Label of a field for a file, where there is a photo already">
                Another photo
              </Trans>
            ) : (
              <Trans comment="Label of a field for a file">A photo of you</Trans>
            )
          }
          hint={
            <Trans>PNG, JPEG or WebP, up to {limit} MB. Others see it only if you show it to them.</Trans>
          }
          accept={TYPES.join()}
          file={chosen}
          busy={busy && chosen !== null}
          arrived={Boolean(sending.data)}
          error={failure}
          onChoose={choose}
          onRemove={takeBack}
          onRetry={chosen && failure ? () => choose(chosen) : null}
        />
        {image && (
          <Button
            size="sm"
            variant="quiet"
            className="-mx-3 mt-1"
            busy={busy && chosen === null}
            onClick={take}
          >
            <Trans comment="Button, a verb">Remove the photo</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
