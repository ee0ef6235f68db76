import { usePageTitle } from '@marquee/remote-kit/host-services'
import { PasswordForm } from '../components/password-form.tsx'
import { ProfileForm } from '../components/profile-form.tsx'
import { SettingsLayout } from '../components/settings-layout.tsx'
import { VerificationNotice } from '../components/verification-notice.tsx'

/** What a person sets about their own account. */
export function Page() {
  usePageTitle('Account settings')
  return (
    <SettingsLayout>
      <VerificationNotice />
      <ProfileForm />
      <PasswordForm />
    </SettingsLayout>
  )
}
