import type { Ad } from '@marquee/contract/ads'
import { formatDate } from '@marquee/ui/format-date'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { listAdChangesQuery } from '../../api/brand-changes.ts'
import { BeforeAndAfter } from '../../components/changes/before-and-after.tsx'
import { nameChanges } from '../../components/changes/change-parts.ts'
import styles from '../../components/changes/changes.module.css'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { DetailsSection } from './details-section.tsx'

/** What the ad said and showed before it changed. An ad that never changed has no such section. */
export function AdVersions({ ad }: { ad: Ad }) {
  const { canExplore } = useLibraryRights()
  // An ad that was written only once has no earlier version.
  const isRewritten = ad.updated_at > ad.created_at
  const query = useInfiniteQuery({ ...listAdChangesQuery(ad.id), enabled: canExplore && isRewritten })
  const changes = query.data?.pages.flatMap(({ data }) => data) ?? []
  return changes.length === 0 ? null : (
    <DetailsSection title="Earlier versions">
      <ul className={styles.list} role="list">
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <p className={styles.title}>
              {nameChanges(change)} changed on {formatDate(change.changed_at)}
            </p>
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <div>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </DetailsSection>
  )
}
