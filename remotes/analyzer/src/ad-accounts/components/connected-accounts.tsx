import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { Plug } from 'lucide-react'
import { useId, useState } from 'react'
import { adAccountsQuery } from '../../api/ad-accounts.ts'
import { AdAccountRow } from './ad-account-row.tsx'
import styles from './ad-accounts.module.css'
import { ConnectDialog } from './connect-dialog.tsx'

/** The ad accounts whose results are imported automatically, and the button that connects another one. */
export function ConnectedAccounts() {
  const titleId = useId()
  const canConnect = useIsAllowed({ permission: 'integrations.manage', feature: 'creative_analyzer' })
  const [isConnecting, setIsConnecting] = useState(false)
  const { data, error, refetch } = useQuery(adAccountsQuery())
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading ad accounts" rows={1} />
    ) : (
      <ErrorState title="The ad accounts could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  const canKeep = data.meta.can_keep_credentials
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>Connected ad accounts</h2>
          <p className={styles.quiet}>
            {data.data.length === 0
              ? 'Connect an ad account of Meta, and its results come in every day by themselves.'
              : 'Results come in every day. The last 28 days are read again, because Meta still changes them.'}
          </p>
        </div>
        {canConnect && canKeep ? (
          <Button icon={<Plug size={16} aria-hidden />} onClick={() => setIsConnecting(true)}>
            Connect Meta ad account
          </Button>
        ) : null}
      </header>
      {canKeep ? null : (
        <Alert
          type="info"
          title="Ad accounts cannot be connected on this server"
          description="It has no key to encrypt access tokens with. Whoever runs it sets CREDENTIAL_KEYS."
        />
      )}
      {canConnect ? null : (
        <p className={styles.quiet}>Only the owner and the admins of a workspace connect ad accounts.</p>
      )}
      {data.data.length === 0 ? null : (
        <ul className={styles.accounts} role="list">
          {data.data.map((account) => (
            <AdAccountRow key={account.id} account={account} canConnect={canConnect} />
          ))}
        </ul>
      )}
      {isConnecting ? <ConnectDialog onClose={() => setIsConnecting(false)} /> : null}
    </section>
  )
}
