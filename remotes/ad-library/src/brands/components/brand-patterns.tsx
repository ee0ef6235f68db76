import type { BrandPatterns as Patterns } from '@marquee/contract/brand-insights'
import { PAGE_TYPE_NAMES, PLATFORM_NAMES, slugName } from '@marquee/ui/ad-labels'
import { CopyButton } from '@marquee/ui/copy-button'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { getBrandPatternsQuery } from '../../api/brand-insights.ts'
import styles from './brand-patterns.module.css'

interface Counted {
  ads_count: number
  active_ads: number
}

/** The repeated patterns of a brand's ads: first lines, landing pages, calls to action, platforms. */
export function BrandPatterns({ brandId }: { brandId: string }) {
  const { data, error, refetch } = useQuery(getBrandPatternsQuery(brandId))
  if (error !== null) {
    return <ErrorState title="The patterns could not be loaded" error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return <ListSkeleton label="Loading what the ads repeat" rows={4} />
  }
  return <PatternLists patterns={data.data} />
}

function PatternLists({ patterns }: { patterns: Patterns }) {
  return (
    <div className={styles.lists}>
      <PatternList title="Hooks, word for word" rows={patterns.hooks}>
        {(hook) => (
          <>
            <q className={styles.words} dir="auto">
              {hook.text}
            </q>
            <CopyButton text={hook.text} label="Copy the hook" />
          </>
        )}
      </PatternList>
      <PatternList title="Landing pages" rows={patterns.landing_pages}>
        {(page) => <LandingPage {...page} />}
      </PatternList>
      <PatternList title="Calls to action" rows={patterns.ctas}>
        {({ type }) => <span className={styles.words}>{slugName(type)}</span>}
      </PatternList>
      <PatternList title="Platforms" rows={patterns.platforms}>
        {({ platform }) => <span className={styles.words}>{PLATFORM_NAMES[platform]}</span>}
      </PatternList>
    </div>
  )
}

interface PatternListProps<Row> {
  title: string
  rows: readonly Row[]
  children: (row: Row) => React.ReactNode
}

function PatternList<Row extends Counted>({ title, rows, children }: PatternListProps<Row>) {
  const id = useId()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {rows.length === 0 ? <p className={styles.count}>None seen yet.</p> : null}
      <ol className={styles.rows} role="list">
        {rows.map((row, index) => (
          <li key={index} className={styles.row}>
            <div className={styles.line}>{children(row)}</div>
            <span className={styles.count}>
              {formatCount(row.ads_count, 'ad')}, {row.active_ads} active
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function LandingPage({ address, page_type }: Patterns['landing_pages'][number]) {
  const safe = safeWebAddress(address)
  return (
    <span className={styles.words}>
      {safe === null ? (
        address
      ) : (
        <a href={safe} {...OUTSIDE_LINK}>
          {address.replace(/^https?:\/\/(www\.)?/, '')}
        </a>
      )}
      {page_type === null ? null : <span className={styles.count}> · {PAGE_TYPE_NAMES[page_type]}</span>}
    </span>
  )
}
