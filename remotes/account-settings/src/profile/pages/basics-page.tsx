import { usePageTitle, useUser } from '@marquee/remote-kit/host-services'
import { DeleteAccountCard } from '../components/delete-account-card.tsx'
import { FirstPasswordCard } from '../components/first-password-card.tsx'
import { MembersCard } from '../../workspaces/components/members-card.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { ProfileForm } from '../components/profile-form.tsx'
import { SessionsCard } from '../components/sessions-card.tsx'
import { TwoFactorCard } from '../components/two-factor-card.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'
import { VerificationNotice } from '../components/verification-notice.tsx'
import { WorkspaceCards } from '../../workspaces/components/workspace-cards.tsx'
import { useSettingsAddresses } from '../../state/use-settings-addresses.ts'

/**
 * What a person sets about their own account. For a workspace for ad templates alone it is the only page of settings that opens
 * [G-04], so it shows the workspace as well.
 */
export function Page() {
  usePageTitle('Your profile')
  const { has_no_password: hasNoPassword = false, email_verified_at } = useUser()
  const { areClosed } = useSettingsAddresses()
  return (
    <SettingsLayout>
      <VerificationNotice />
      <ProfileForm />
      {hasNoPassword ? <FirstPasswordCard /> : <PasswordForm />}
      <TwoFactorCard />
      <SessionsCard />
      {areClosed && email_verified_at !== null ? (
        <>
          <MembersCard />
          <WorkspaceCards />
        </>
      ) : null}
      <DeleteAccountCard />
    </SettingsLayout>
  )
}
