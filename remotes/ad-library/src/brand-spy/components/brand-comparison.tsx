import type { BrandOverview } from '@marquee/contract/brand-insights'
import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { TableFrame } from '@marquee/ui/table-frame'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getBrandOverviewQuery } from '../../api/brand-insights.ts'
import { findBrandsToFollowQuery, getBrandSpyFiguresQuery } from '../../api/brand-spy.ts'
import { BrandSection } from '../../brands/components/brand-section.tsx'
import styles from '../../brands/components/brand-section.module.css'

interface BrandComparisonProps {
  brand: BrandOverview
  figures: BrandSpyFigures
}

/** Compares the brand with another one, the workspace's own or a competitor's. The address contains the other brand. */
export function BrandComparison({ brand, figures }: BrandComparisonProps) {
  const [parameters, setParameters] = useSearchParams()
  const otherId = parameters.get('with')

  function choose(id: string | undefined): void {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('with')
        if (id !== undefined) {
          next.set('with', id)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <BrandSection
      title="Side by side"
      note="Compare with your own brand or another one."
      actions={<OtherBrandSelect brandId={brand.id} otherId={otherId} onChoose={choose} />}
    >
      {otherId === null ? null : <Comparison one={{ brand, figures }} otherId={otherId} />}
    </BrandSection>
  )
}

interface OtherBrandSelectProps {
  brandId: string
  otherId: string | null
  onChoose: (id: string | undefined) => void
}

function OtherBrandSelect({ brandId, otherId, onChoose }: OtherBrandSelectProps) {
  const [q, setQ] = useState('')
  const { data } = useQuery(findBrandsToFollowQuery(q))
  const chosen = useQuery({ ...getBrandOverviewQuery(otherId ?? ''), enabled: otherId !== null }).data?.data
  const found = (q === '' ? [] : (data?.data ?? [])).filter(({ id }) => id !== brandId)
  const isKnown = chosen === undefined || found.some(({ id }) => id === chosen.id)
  const known = isKnown ? found : [chosen, ...found]
  return (
    <Select<string>
      aria-label="Compare with"
      placeholder="Compare with…"
      style={{ width: 240 }}
      showSearch={{ filterOption: false, onSearch: (text) => setQ(text.trim()) }}
      allowClear
      value={otherId}
      notFoundContent={q === '' ? 'Type a part of the name' : 'No brand fits'}
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => onChoose(id)}
    />
  )
}

function Comparison({ one, otherId }: { one: Compared; otherId: string }) {
  const brand = useQuery(getBrandOverviewQuery(otherId))
  const figures = useQuery(getBrandSpyFiguresQuery(otherId))
  const error = brand.error ?? figures.error
  if (error !== null) {
    const retry = () => void Promise.all([brand.refetch(), figures.refetch()])
    return <ErrorState title="The other brand could not be loaded" error={error} onRetry={retry} />
  }
  if (brand.data === undefined || figures.data === undefined) {
    return <SkeletonBlock width="100%" height="280px" />
  }
  return <ComparisonTable one={one} other={{ brand: brand.data.data, figures: figures.data.data }} />
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
    <TableFrame label="Figures of both brands">
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
    </TableFrame>
  )
}

/** "40% (12 of 30)"; a dash if no ad is old enough. */
function toShare({ survival }: BrandSpyFigures, days: number): string {
  const row = survival.find((one) => one.days === days)
  return row === undefined || row.launched === 0
    ? '–'
    : `${Math.round((row.survived / row.launched) * 100)}% (${row.survived} of ${row.launched})`
}
