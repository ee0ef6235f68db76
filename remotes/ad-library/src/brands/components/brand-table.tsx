import type { BrandOverview, BrandSort } from '@marquee/contract/brand-insights'
import { href } from '@marquee/remote-kit/routes'
import { slugName } from '@marquee/ui/ad-labels'
import { BrandMark } from '@marquee/ui/brand-mark'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { ArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import styles from './brand-table.module.css'
import { FollowButton } from './follow-button.tsx'
import { FormatMix } from './format-mix.tsx'

interface BrandTableProps {
  brands: readonly BrandOverview[]
  sort: BrandSort
  onSort: (sort: BrandSort) => void
}

const FIGURES = [
  { sort: 'active', label: 'Active ads', of: (brand: BrandOverview) => formatNumber(brand.active_ads) },
  { sort: 'launched_7d', label: 'New in 7 days', of: (brand: BrandOverview) => formatNumber(brand.launched_7d) },
  { sort: 'launched_30d', label: 'New in 30 days', of: (brand: BrandOverview) => formatNumber(brand.launched_30d) },
  {
    sort: 'longest_run',
    label: 'Longest run',
    of: (brand: BrandOverview) => formatCount(brand.longest_run_days, 'day'),
  },
  { sort: 'ads', label: 'All ads', of: (brand: BrandOverview) => formatNumber(brand.ads_count) },
] as const

/** Brands with their figures, one in each row; on a phone one in each card. */
export function BrandTable({ brands, sort, onSort }: BrandTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Brands of the ad library</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort={sort === 'name' ? 'ascending' : undefined}>
            <SortButton label="Brand" isSorted={sort === 'name'} onClick={() => onSort('name')} />
          </th>
          {FIGURES.map((figure) => (
            <th
              key={figure.sort}
              scope="col"

              className={styles.figure}
              aria-sort={sort === figure.sort ? 'descending' : undefined}
            >
              <SortButton label={figure.label} isSorted={sort === figure.sort} onClick={() => onSort(figure.sort)} />
            </th>
          ))}
          <th scope="col">Formats</th>
          <th scope="col" className={styles.actions}>
            Follow
          </th>
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <BrandRow key={brand.id} brand={brand} />
        ))}
      </tbody>
    </table>
  )
}

function SortButton({ label, isSorted, onClick }: { label: string; isSorted: boolean; onClick: () => void }) {
  return (
    <button type="button" className={isSorted ? styles.sorted : styles.sort} onClick={onClick}>
      {label}
      {isSorted ? <ArrowDown size={13} aria-hidden /> : null}
    </button>
  )
}

function BrandRow({ brand }: { brand: BrandOverview }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.brand}>
        <div className={styles.identity}>
          <BrandMark name={brand.name} logoUrl={brand.logo_url} size={36} />
          <div className={styles.words}>
            <Link className={styles.name} to={href('brand', { params: { id: brand.id } })} dir="auto">
              {brand.name}
            </Link>
            <span className={styles.note}>{brand.niches.map(slugName).join(', ')}</span>
          </div>
        </div>
      </th>
      {FIGURES.map((figure) => (
        <td key={figure.sort} className={styles.figure} data-label={figure.label}>
          {figure.of(brand)}
        </td>
      ))}
      <td className={styles.wide}>
        <FormatMix formats={brand.formats} />
      </td>
      <td className={styles.actions}>
        <FollowButton brand={brand} size="small" />
      </td>
    </tr>
  )
}
