import { usePageTitle, useUser } from '@marquee/remote-kit/host-services'
import { DeleteAccountCard } from '../components/delete-account-card.tsx'
import { FirstPasswordCard } from '../components/first-password-card.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { ProfileForm } from '../components/profile-form.tsx'
import { SessionsCard } from '../components/sessions-card.tsx'
import { TwoFactorCard } from '../components/two-factor-card.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'
import { VerificationNotice } from '../components/verification-notice.tsx'

/** What a person sets about their own account. */
export function Page() {
  usePageTitle('Your profile')
  const { has_no_password: hasNoPassword = false } = useUser()
  return (
    <SettingsLayout>
      <VerificationNotice />
      <ProfileForm />
      {hasNoPassword ? <FirstPasswordCard /> : <PasswordForm />}
      <TwoFactorCard />
      <SessionsCard />
      <DeleteAccountCard />
    </SettingsLayout>
  )
}
