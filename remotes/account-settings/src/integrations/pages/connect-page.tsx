import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import controls from '@marquee/ui/controls.module.css'
import { EmptyState } from '@marquee/ui/empty-state'
import ordered from '@marquee/ui/ordered-sections.module.css'
import { PageHeader } from '@marquee/ui/page-header'
import { Link } from 'react-router'
import styles from '../components/connect.module.css'
import { AssistantCard } from '../components/assistant-card.tsx'
import { BrowsersCard } from '../components/browsers-card.tsx'
import { ExamplesCard } from '../components/examples-card.tsx'
import { KeyList } from '../components/key-list.tsx'
import { NewKeyForm } from '../components/new-key-form.tsx'
import { ReferenceCard } from '../components/reference-card.tsx'
import { UsageCard } from '../components/usage-card.tsx'
import { WebhooksCard } from '../components/webhooks-card.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'

/** API access: keys, usage, an example and the reference. */
export function Page() {
  usePageTitle('Connect')
  const canManage = useIsAllowed({ permission: 'api_keys.manage', plan: 'ended' })
  const hasSwipeFile = useIsAllowed({ feature: 'swipe_file', plan: 'ended' })
  const hasApi = useIsAllowed({ permission: 'api_keys.manage', feature: 'api' })
  return (
    <>
      <PageHeader
        title="Connect"
        description="Save ads from your browser, and work with your library and boards from your assistant and your own programs."
      />
      <div className={`${styles.page} ${ordered.sections}`}>
        {hasSwipeFile && <BrowsersCard />}
        {canManage ? (
          <>
            {hasApi ? <NewKeyForm /> : <PlanNeeded />}
            <KeyList />
            <UsageCard />
            <WebhooksCard />
          </>
        ) : (
          <EmptyState title="Only the owner and the admins manage API keys">
            Ask them for a key with the scopes that your program needs.
          </EmptyState>
        )}
        <AssistantCard />
        <ExamplesCard />
        <ReferenceCard />
      </div>
    </>
  )
}

function PlanNeeded() {
  return (
    <SettingsCard
      title="Your plan has no access to the API"
      description="Keys can be made with a plan that has it, and work as long as that plan runs."
    >
      <div className={styles.notice}>
        <Link className={controls.primary} to={href('plans')}>
          Compare plans
        </Link>
      </div>
    </SettingsCard>
  )
}
