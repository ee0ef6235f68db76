import { usePageTitle } from '@marquee/remote-kit/host-services'
import { SettingsLayout } from '../../components/settings-layout.tsx'
import { WorkspaceCards } from '../components/workspace-cards.tsx'

/** The workspace as an account. */
export function Page() {
  usePageTitle('Account')
  return (
    <SettingsLayout>
      <WorkspaceCards />
    </SettingsLayout>
  )
}
