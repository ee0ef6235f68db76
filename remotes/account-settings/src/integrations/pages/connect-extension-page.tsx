import { codeChallenge, extensionAddress } from '@marquee/contract/connected-browsers'
import { useIsAllowed, usePageTitle, useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { PageHeader } from '@marquee/ui/page-header'
import { Link, useSearchParams } from 'react-router'
import styles from '../components/connect.module.css'
import { ConnectCode } from '../components/connect-code.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'

/** The page that the extension opens: the user lets it save ads in their name. */
export function Page() {
  usePageTitle('Connect the extension')
  const [query] = useSearchParams()
  const challenge = codeChallenge.safeParse(query.get('challenge')).data
  const redirect = extensionAddress.nullable().safeParse(query.get('redirect'))
  const isComplete = challenge !== undefined && redirect.success
  return (
    <>
      <PageHeader title="Connect the extension" />
      {isComplete ? (
        <Connection challenge={challenge} redirect={redirect.data} />
      ) : (
        <EmptyState title="This link is not complete">
          Start the connection from the button of the extension in your browser.
        </EmptyState>
      )}
    </>
  )
}

function Connection({ challenge, redirect }: { challenge: string; redirect: string | null }) {
  const { display_name, email } = useUser()
  const maySave = useIsAllowed({ permission: 'library.save', feature: 'swipe_file' })
  if (!maySave) {
    return (
      <EmptyState title="You cannot save ads in this workspace">
        Your role or the plan does not allow it. <Link to={href('api-access')}>Back to Connect</Link>
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <SettingsCard
        title="Let the extension save ads for you"
        description="It may read and change the swipe file and the boards of your current workspace, and nothing else. Connect it only if you have just started this in the extension yourself."
      >
        <p dir="auto">
          {display_name} · {email}
        </p>
        <ConnectCode challenge={challenge} redirect={redirect} />
      </SettingsCard>
    </div>
  )
}
