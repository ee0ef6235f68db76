import type { ConnectedBrowser } from '@marquee/contract/connected-browsers'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button, Popconfirm } from 'antd'
import { connectedBrowsersQuery, useDisconnectBrowser } from '../api/connected-browsers.ts'
import table from '../../components/figures.module.css'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './connect.module.css'
import { ExtensionFiles } from './extension-files.tsx'
import { ExtensionPictures } from './extension-pictures.tsx'

/** The browsers whose extension saves ads in the user's name. */
export function BrowsersCard() {
  return (
    <SettingsCard
      title="Your browsers"
      description="The extension saves an ad from the page on the screen, with its images and videos. It connects from its own button in the browser."
    >
      <ExtensionPictures />
      <ExtensionFiles />
      <Browsers />
    </SettingsCard>
  )
}

function Browsers() {
  const query = useQuery(connectedBrowsersQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading browsers" rows={1} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The browsers could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (query.data.length === 0) {
    return <p className={table.empty}>No browser is connected yet.</p>
  }
  return (
    <ul className={styles.list} role="list" aria-label="Your browsers">
      {query.data.map((browser) => (
        <BrowserRow key={browser.id} browser={browser} />
      ))}
    </ul>
  )
}

function BrowserRow({ browser: { id, name, last_used_at, created_at } }: { browser: ConnectedBrowser }) {
  const { mutateAsync, isPending } = useDisconnectBrowser()
  const tellOutcome = useOutcomeToast()
  return (
    <li className={styles.key}>
      <div>
        <h3 dir="auto">{name}</h3>
        <p className={styles.facts}>
          Connected on {formatDate(created_at)} ·{' '}
          {last_used_at === null ? 'never used' : `last used on ${formatDate(last_used_at)}`}
        </p>
      </div>
      <Popconfirm
        title={`Disconnect ${name}?`}
        description="It cannot save ads any more. What waits in it stays there."
        okText="Disconnect"
        cancelText="Keep it"
        onConfirm={() =>
          void tellOutcome(mutateAsync(id), {
            success: `${name} was disconnected`,
            failure: 'The browser was not disconnected',
          })
        }
      >
        <Button danger loading={isPending} aria-label={`Disconnect ${name}`}>
          Disconnect
        </Button>
      </Popconfirm>
    </li>
  )
}
