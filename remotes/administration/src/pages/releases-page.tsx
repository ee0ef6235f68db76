import type { ReleasedPackage } from '@marquee/contract/releases'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { releasedPackagesQuery } from '../api/releases.ts'
import { AlarmsDrawer } from '../components/releases/alarms-drawer.tsx'
import { ChangeDrawer } from '../components/releases/change-drawer.tsx'
import { HistoryDrawer } from '../components/releases/history-drawer.tsx'
import { PackageCard } from '../components/releases/package-card.tsx'
import { ReleaseAlarms } from '../components/releases/release-alarms.tsx'
import type { OfferedChange } from '../components/releases/release-change-copy.ts'
import styles from '../components/releases/releases-page.module.css'

/** What lies over the list. A change keeps the package as it was when it was offered: its generation is what is changed. */
type Panel =
  | { kind: 'change'; shown: ReleasedPackage; change: OfferedChange }
  | { kind: 'history' | 'alarms'; name: string }
  | null

/** What every user runs of every package, for admins: how it does, and how to change it. */
export function Page() {
  const { data, error, refetch } = useQuery(releasedPackagesQuery())
  return (
    <>
      <PageHeader
        title="Releases"
        description="What users run of the host and of every remote, and how it did in their browsers in the last 24 hours."
      />
      {data === undefined && error === null ? <ListSkeleton label="Loading releases" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState title="The releases could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Packages packages={data.data} />}
    </>
  )
}

function Packages({ packages }: { packages: readonly ReleasedPackage[] }) {
  const [panel, setPanel] = useState<Panel>(null)
  return (
    <>
      <ReleaseAlarms packages={packages} />
      <ul className={styles.list} role="list" aria-label="Packages">
        {packages.map((shown) => (
          <PackageCard
            key={shown.name}
            shown={shown}
            onChange={(change) => setPanel({ kind: 'change', shown, change })}
            onShowAlarms={() => setPanel({ kind: 'alarms', name: shown.name })}
            onShowHistory={() => setPanel({ kind: 'history', name: shown.name })}
          />
        ))}
      </ul>
      <OpenedPanel panel={panel} packages={packages} onOpen={setPanel} />
    </>
  )
}

interface OpenedPanelProps {
  panel: Panel
  packages: readonly ReleasedPackage[]
  onOpen: (panel: Panel) => void
}

function OpenedPanel({ panel, packages, onOpen }: OpenedPanelProps) {
  const handleClose = () => onOpen(null)
  if (panel?.kind === 'change') {
    return <ChangeDrawer shown={panel.shown} change={panel.change} onClose={handleClose} />
  }
  const shown = packages.find(({ name }) => name === panel?.name)
  if (panel === null || shown === undefined) {
    return null
  }
  return panel.kind === 'alarms' ? (
    <AlarmsDrawer shown={shown} onClose={handleClose} />
  ) : (
    <HistoryDrawer
      shown={shown}
      onChange={(change) => onOpen({ kind: 'change', shown, change })}
      onClose={handleClose}
    />
  )
}
