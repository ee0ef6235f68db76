import type { AdSourceConnection } from '@marquee/contract/ad-sources'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listAdSourcesQuery } from '../api/ad-sources.ts'
import { href } from '../href.ts'
import styles from '../components/ad-sources/ad-sources.module.css'
import { SourceCard } from '../components/ad-sources/source-card.tsx'
import { SourceEditor } from '../components/ad-sources/source-editor.tsx'
import { WantedEverywhereList } from '../components/ad-sources/wanted-everywhere.tsx'
import list from './admin-page.module.css'

/** The sources of the library's ads: the connected sources, their queries, and the state of their crawls. */
export function Page() {
  usePageTitle('Ad sources')
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useQuery(listAdSourcesQuery())
  const [isConnecting, setIsConnecting] = useState(false)
  const handleConnect = () => setIsConnecting(true)
  return (
    <div className={list.page}>
      <PageHeader
        title="Ad sources"
        description="What comes in here is in the library that all workspaces search."
        actions={
          <>
            <Button onClick={() => void navigate(href('admin.ad-import'))}>Import a file</Button>
            {data === undefined || data.data.length === 0 ? null : (
              <ConnectButton canConnect={data.meta.can_keep_credentials} onConnect={handleConnect} />
            )}
          </>
        }
      />
      {isPending ? <ListSkeleton label="Loading sources" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState title="The sources could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <Sources sources={data.data} canConnect={data.meta.can_keep_credentials} onConnect={handleConnect} />
      )}
      {/* Later than the sources above it, because it would move when they come. */}
      {isPending ? null : <WantedEverywhereList />}
      {isConnecting ? <SourceEditor source={null} onClose={() => setIsConnecting(false)} /> : null}
    </div>
  )
}

interface Connecting {
  canConnect: boolean
  onConnect: () => void
}

function ConnectButton({ canConnect, onConnect }: Connecting) {
  return (
    <Button type="primary" disabled={!canConnect} onClick={onConnect}>
      Connect a source
    </Button>
  )
}

function Sources({ sources, ...connecting }: Connecting & { sources: readonly AdSourceConnection[] }) {
  return (
    <>
      {connecting.canConnect ? null : <NoKeys />}
      {sources.length === 0 ? (
        <EmptyState title="No source is connected" action={<ConnectButton {...connecting} />}>
          Connect Meta’s or TikTok’s ad library, or import a file of ads.
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list" aria-label="Sources">
          {sources.map((source) => (
            <SourceCard key={source.id} source={source} />
          ))}
        </ul>
      )}
    </>
  )
}

function NoKeys() {
  return (
    <Alert
      type="warning"
      title="The server has no key to encrypt credentials with, so no source can be connected."
      description="Whoever runs it sets CREDENTIAL_KEYS, as docs/sources.md says. Importing files works without it."
    />
  )
}
