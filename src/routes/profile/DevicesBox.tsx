import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { formatDay } from '../../rules/dates.ts';
import type { DevicesQuery, DevicesQueryHookResult } from './Devices.generated.ts';
import { useLogOutDeviceMutation } from './LogOutDevice.generated.ts';

type Device = DevicesQuery['userDevices']['data'][number];

/** The logged-in browsers with their last use, and a logout for each. */
export function DevicesBox({ devices: { data, error, refetch } }: { devices: DevicesQueryHookResult }) {
  const { t, i18n } = useLingui();
  const messageOf = useFailureMessage();
  const list = useRef<HTMLUListElement>(null);
  const [logOut, out] = useLogOutDeviceMutation({ errorPolicy: 'all', fetchPolicy: 'no-cache' });
  const nameOf = ({ browser, system }: Device) => {
    if (browser && system)
      return t({
        message: `${browser} on ${system}`,
        comment: 'Where the account is logged in, e.g. Firefox on Windows',
      });
    return (
      browser ??
      system ??
      t({
        message: 'Unknown browser',
        comment: 'In the list of logged-in browsers: one that does not state its name',
      })
    );
  };
  const end = async (id: number) => {
    await logOut({ variables: { id } });
    // Success is shown already; if the reload fails, the list stays as it was.
    await refetch().catch(() => undefined);
    // The pressed button disappears with its browser.
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-kerf">
        {data?.userDevices.data.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              <span className="block font-semibold">{nameOf(device)}</span>
              <span className="text-sm text-ink-soft">
                {device.current ? (
                  <Trans comment="In the list of logged-in browsers: the one that shows the list">
                    This browser
                  </Trans>
                ) : (
                  <Trans comment="{0} is the day on which a browser was last in the shop">
                    Last used on {formatDay(device.used_at, i18n.locale)}
                  </Trans>
                )}
              </span>
            </span>
            {!device.current && (
              <Button
                size="sm"
                aria-label={t({
                  message: `Log out there: ${nameOf(device)}`,
                  comment: 'Heard in place of ‘Log out there’; {0} is a browser, e.g. Firefox on Windows',
                })}
                busy={out.loading}
                onClick={() => void end(device.id)}
              >
                <Trans comment="Button, a verb: ends the login of another browser">Log out there</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <StatusMessage className="text-sm text-ink-soft empty:hidden">
        {out.data && !out.loading && (
          <Trans comment="Status: the login of another browser is ended">Logged out there.</Trans>
        )}
      </StatusMessage>
      <StatusMessage urgent className="text-sm text-dng empty:hidden">
        {messageOf(out.error ?? (data ? undefined : error))}
      </StatusMessage>
    </>
  );
}
