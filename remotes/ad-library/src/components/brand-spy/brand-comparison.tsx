import type { BrandOverview } from '@marquee/contract/brand-insights'
import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { findBrandsToFollowQuery } from '../../api/find-brands-to-follow.ts'
import { getBrandOverviewQuery } from '../../api/get-brand-overview.ts'
import { getBrandSpyFiguresQuery } from '../../api/get-brand-spy-figures.ts'
import { SpySection } from './spy-section.tsx'
import styles from './spy-section.module.css'

interface BrandComparisonProps {
  brand: BrandOverview
  figures: BrandSpyFigures
}

/** The brand beside another one, one's own or a competitor's. Which one stands in the address. */
export function BrandComparison({ brand, figures }: BrandComparisonProps) {
  const [parameters, setParameters] = useSearchParams()
  const otherId = parameters.get('with')
  const [q, setQ] = useState('')
  const { data } = useQuery(findBrandsToFollowQuery(q))
  const other = useQuery({ ...getBrandOverviewQuery(otherId ?? ''), enabled: otherId !== null })
  const others = useQuery({ ...getBrandSpyFiguresQuery(otherId ?? ''), enabled: otherId !== null })
  const found = (q === '' ? [] : (data?.data ?? [])).filter(({ id }) => id !== brand.id)
  const chosen = other.data?.data
  const known = chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found]

  function choose(id: string | undefined): void {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === undefined) {
          next.delete('with')
        } else {
          next.set('with', id)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <SpySection
      title="Side by side"
      note="Compare with your own brand or another one."
      actions={
        <Select<string>
          aria-label="Compare with"
          placeholder="Compare with…"
          style={{ width: 240 }}
          showSearch={{ filterOption: false, onSearch: (text) => setQ(text.trim()) }}
          allowClear
          value={otherId}
          notFoundContent={q === '' ? 'Type a part of the name' : 'No brand fits'}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => choose(id)}
        />
      }
    >
      {otherId !== null && (other.error ?? others.error) !== null ? (
        <ErrorState
          title="The other brand could not be loaded"
          error={other.error ?? others.error}
          onRetry={() => void Promise.all([other.refetch(), others.refetch()])}
        />
      ) : null}
      {otherId !== null && (other.isPending || others.isPending) ? <SkeletonBlock width="100%" height="280px" /> : null}
      {chosen === undefined || others.data === undefined ? null : (
        <ComparisonTable one={{ brand, figures }} other={{ brand: chosen, figures: others.data.data }} />
      )}
    </SpySection>
  )
}

interface Compared {
  brand: BrandOverview
  figures: BrandSpyFigures
}

const ROWS: readonly { label: string; read: (compared: Compared) => string }[] = [
  { label: 'Active ads', read: ({ brand }) => formatNumber(brand.active_ads) },
  { label: 'New in 7 days', read: ({ brand }) => formatNumber(brand.launched_7d) },
  { label: 'New in 30 days', read: ({ brand }) => formatNumber(brand.launched_30d) },
  { label: 'Stopped this week', read: ({ figures }) => formatNumber(figures.weeks.current.stopped) },
  { label: 'Kept running this week', read: ({ figures }) => formatNumber(figures.weeks.current.kept) },
  { label: 'Ran 14 days or more', read: ({ figures }) => toShare(figures, 14) },
  { label: 'Ran 60 days or more', read: ({ figures }) => toShare(figures, 60) },
  { label: 'Longest run', read: ({ brand }) => formatCount(brand.longest_run_days, 'day') },
  { label: 'Launch bursts', read: ({ figures }) => formatNumber(figures.bursts.length) },
  {
    label: 'Image, video, carousel',
    read: ({ brand: { formats } }) => `${formats.image}, ${formats.video}, ${formats.carousel}`,
  },
  { label: 'The line that ran longest', read: ({ figures }) => figures.hooks[0]?.text ?? '–' },
]

function ComparisonTable({ one, other }: { one: Compared; other: Compared }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">{one.brand.name}</th>
            <th scope="col">{other.brand.name}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, read }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{read(one)}</td>
              <td>{read(other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** "40% (12 of 30)"; a dash where no ad is old enough. */
function toShare({ survival }: BrandSpyFigures, days: number): string {
  const row = survival.find((one) => one.days === days)
  return row === undefined || row.launched === 0
    ? '–'
    : `${Math.round((row.survived / row.launched) * 100)}% (${row.survived} of ${row.launched})`
}
