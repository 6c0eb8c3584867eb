import { Trans } from '@lingui/react/macro';
import { useCodeOnly } from '../../features/account/use-code-only.ts';
import { formatMoney } from '../../lib/money.ts';
import { DataBox } from './DataBox.tsx';
import { DeletionBox } from './DeletionBox.tsx';
import { DevicesBox } from './DevicesBox.tsx';
import { MarketingHistory } from './MarketingHistory.tsx';
import { MarketingBox } from './MarketingBox.tsx';
import { PasskeysBox } from './PasskeysBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import type { DevicesQueryHookResult } from './Devices.generated.ts';
import type { PasskeysQueryHookResult } from './Passkeys.generated.ts';
import type { ProfileQuery } from './Profile.generated.ts';
import { RedeemedVouchers } from './RedeemedVouchers.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ShownBox } from './ShownBox.tsx';

const GROUP = 'space-y-6 md:max-lg:*:break-inside-avoid';

export interface ProfileSideProps {
  account: ProfileQuery['userMyAccount'];
  devices: DevicesQueryHookResult;
  passkeys: PasskeysQueryHookResult;
  onChange: () => void;
}

/**
 * In the side column, where there is room, shop credit, login methods (no password where only codes log in,
 * GEN-21), news and public data; below the details the logged-in devices and the data download.
 */
export function ProfileSide({ account, devices, passkeys, onChange }: ProfileSideProps) {
  const { user, credit_balance, has_passkey, marketing_history } = account;
  const codeOnly = useCodeOnly();
  const hasPassword = account.has_password;
  return (
    <div className="space-y-6 md:max-lg:columns-2 md:max-lg:gap-x-6 lg:contents">
      <div className={`${GROUP} lg:col-start-2 lg:row-span-2 lg:row-start-1`}>
        <ProfileSection id="profile-credit" heading={<Trans>Shop credit</Trans>}>
          <p className="price text-2xl">{formatMoney(credit_balance)}</p>
          <RedeemedVouchers account={account} />
        </ProfileSection>
        {!codeOnly && (
          <ProfileSection id="profile-password" heading={<Trans>Password</Trans>}>
            <PasswordBox email={user.email ?? ''} hasPassword={hasPassword} onChange={onChange} />
          </ProfileSection>
        )}
        <PasskeysBox email={user.email ?? ''} hasPasskey={has_passkey} passkeys={passkeys} />
        <ProfileSection
          id="profile-news"
          heading={
            <Trans comment="Heading above the question whether the shop may send them by mail">
              News and offers
            </Trans>
          }
        >
          <MarketingBox chosen={marketing_history[0] ?? null} onChange={onChange} />
          <MarketingHistory choices={marketing_history} />
        </ProfileSection>
        <ProfileSection
          id="profile-shown"
          heading={
            <Trans comment="Heading above choices: whether name and photo are shown to other people">
              What others see
            </Trans>
          }
        >
          <ShownBox shown={account.shown} onChange={onChange} />
        </ProfileSection>
      </div>
      <div className={GROUP}>
        <ProfileSection id="profile-devices" heading={<Trans>Where you are logged in</Trans>}>
          <DevicesBox devices={devices} />
        </ProfileSection>
        <ProfileSection
          id="profile-data"
          heading={
            <Trans comment="Heading above a button that saves all data of the account">Your data</Trans>
          }
        >
          <DataBox />
        </ProfileSection>
        <ProfileSection
          id="profile-deletion"
          heading={<Trans comment="Heading, a verb">Delete your account</Trans>}
        >
          <DeletionBox
            email={user.email ?? ''}
            hasPassword={hasPassword && !codeOnly}
            credit={credit_balance}
          />
        </ProfileSection>
      </div>
    </div>
  );
}
