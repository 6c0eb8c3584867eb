import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { joinSentences } from '../../rules/join-texts.ts';
import type { RefusedForm } from '../../graphql/route-context.ts';

/** Why the host refused a form submitted without script, and the submitted values. */
export function RefusedFormNotice({ failure, values }: RefusedForm) {
  const { i18n } = useLingui();
  if (failure.reason !== 'refused') return null;
  // Problems of an add-on are shown at its field.
  const reasons = Object.entries(failure.fields ?? {})
    .filter(([field]) => !field.startsWith('addons.'))
    .map(([, reason]) => reason);
  const typed = Object.values(values?.addonValues ?? {}).flat();
  return (
    <div className="mb-6">
      <Alert tone="dng" closable={false} title={<Trans>Your cart is as it was</Trans>}>
        <p>{reasons.length > 0 ? joinSentences(i18n.locale, reasons) : failure.message}</p>
        {typed.length > 0 && (
          <>
            <p className="mt-2">
              <Trans>This is what you wrote:</Trans>
            </p>
            <p className="whitespace-pre-line">{typed.join('\n')}</p>
          </>
        )}
      </Alert>
    </div>
  );
}
