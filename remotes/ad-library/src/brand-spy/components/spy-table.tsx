import type { Launches, SpiedBrand, SpySort } from '@marquee/contract/brand-spy'
import { href } from '@marquee/remote-kit/routes'
import { BrandMark } from '@marquee/ui/brand-mark'
import { formatNumber } from '@marquee/ui/format-number'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { toSourceLook } from '../state/look-words.ts'
import { toAlertWords, toCoverageWords, toLookWords, toTrend } from '../state/spy-words.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { SpyMenu } from './spy-menu.tsx'
import table from '../../brands/components/brand-table.module.css'
import styles from './spy-table.module.css'

interface SpyTableProps {
  brands: readonly SpiedBrand[]
  folders: readonly string[]
  sort: SpySort
  onSort: (sort: SpySort) => void
}

const FIGURES = [
  { sort: 'launched_1d', label: 'New today', days: '1 day' },
  { sort: 'launched_7d', label: 'New in 7 days', days: '7 days' },
  { sort: 'launched_30d', label: 'New in 30 days', days: '30 days' },
] as const

/** Followed brands with their recent launches, one in each row; on a phone one in each card. */
export function SpyTable({ brands, folders, sort, onSort }: SpyTableProps) {
  return (
    <table className={table.table}>
      <caption className={table.caption}>Brands that your workspace follows</caption>
      <thead>
        <tr>
          <SortHead name="name" label="Brand" sort={sort} onSort={onSort} />
          {FIGURES.map(({ sort: name, label }) => (
            <SortHead key={name} name={name} label={label} sort={sort} onSort={onSort} isFigure />
          ))}
          <SortHead name="active" label="Active ads" sort={sort} onSort={onSort} isFigure />
          <th scope="col">Coverage</th>
          <th scope="col">Alerts</th>
          <th scope="col">
            <span className={table.caption}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <SpyRow key={brand.id} brand={brand} folders={folders} />
        ))}
      </tbody>
    </table>
  )
}

interface SortHeadProps {
  name: SpySort
  label: string
  sort: SpySort
  onSort: (sort: SpySort) => void
  isFigure?: boolean
}

function SortHead({ name, label, sort, onSort, isFigure = false }: SortHeadProps) {
  const isSorted = sort === name
  const order = name === 'name' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={isFigure ? table.figure : undefined} aria-sort={isSorted ? order : undefined}>
      <button type="button" className={isSorted ? table.sorted : table.sort} onClick={() => onSort(name)}>
        {label}
        {isSorted ? <ArrowDown size={13} aria-hidden /> : null}
      </button>
    </th>
  )
}

function SpyRow({ brand, folders }: { brand: SpiedBrand; folders: readonly string[] }) {
  const [now] = useState(() => new Date())
  return (
    <tr className={`${table.row} ${styles.spied}`}>
      <th scope="row" className={table.brand}>
        <div className={table.identity}>
          <FavoriteButton brand={brand} />
          <BrandMark name={brand.name} logoUrl={brand.logo_url} size={36} />
          <div className={table.words}>
            <Link className={table.name} to={href('brand-spy-details', { params: { id: brand.id } })} dir="auto">
              {brand.name}
            </Link>
            {brand.folder === null ? null : (
              <Link className={table.note} to={href('brand-spy', { query: { folder: brand.folder } })} dir="auto">
                {brand.folder}
              </Link>
            )}
          </div>
        </div>
      </th>
      {FIGURES.map(({ sort, label, days }) => (
        <td key={sort} className={table.figure} data-label={label}>
          <LaunchFigure launches={brand[sort]} days={days} />
        </td>
      ))}
      <td className={table.figure} data-label="Active ads">
        {formatNumber(brand.active_ads)}
      </td>
      <td className={`${table.wide} ${styles.coverage}`}>
        <span title={toCoverageWords(brand.coverage)}>{toLookWords(brand.coverage, now)}</span>
        {brand.coverage === null || brand.coverage.active_ads === 0 ? null : (
          <span className={styles.share}>
            {Math.round((brand.coverage.seen_7d / brand.coverage.active_ads) * 100)}% seen in 7 days
          </span>
        )}
        {brand.looks.map((look) => (
          <span key={look.provider} className={styles.share}>
            {toSourceLook(look, now)}
          </span>
        ))}
      </td>
      <td className={styles.alerts}>{toAlertWords(brand)}</td>
      <td className={table.actions}>
        <SpyMenu brand={brand} folders={folders} />
      </td>
    </tr>
  )
}

/** The number of ads that a brand launched, and its change from the same number of days before. @param days as "7 days" */
function LaunchFigure({ launches, days }: { launches: Launches; days: string }) {
  const { count, before } = launches
  const trend = toTrend(launches)
  return (
    <span className={styles.launches} title={`${formatNumber(before)} in the ${days} before`}>
      {formatNumber(count)}
      <span className={count > before ? styles.up : styles.flat}>
        {trend}
        <VisuallyHidden> against the {days} before</VisuallyHidden>
      </span>
    </span>
  )
}
