import type { WantedEverywhere } from '@marquee/contract/wanted-brands'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { PagedList } from '@marquee/ui/paged-list'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { wantedEverywhereQuery } from '../../api/wanted-brands.ts'
import styles from './ad-sources.module.css'

/** Brands that workspaces want and the library lacks, the most wanted first. */
export function WantedEverywhereList() {
  const titleId = useId()
  const query = useInfiniteQuery(wantedEverywhereQuery())
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          Wanted brands
        </h2>
        <p className={styles.note}>
          Workspaces wait for them. A query or an import that brings their ads ends the wait.
        </p>
      </div>
      <PagedList query={query} what="wanted brands" empty={<EmptyState title="No workspace waits for a brand" />}>
        {(brands) => (
          <ul className={styles.queries} role="list" aria-labelledby={titleId}>
            {brands.map((brand) => (
              <WantedRow key={`${brand.kind} ${brand.name}`} brand={brand} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function WantedRow({ brand: { kind, name, workspaces, first_wanted_at } }: { brand: WantedEverywhere }) {
  return (
    <li className={styles.query}>
      <strong dir="auto">{kind === 'page_id' ? `Page ${name}` : name}</strong>
      <span className={styles.note}>
        {formatCount(workspaces, 'workspace')}, first asked for <RelativeTime value={first_wanted_at} />
      </span>
    </li>
  )
}
