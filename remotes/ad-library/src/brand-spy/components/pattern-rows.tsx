import type { LaunchBurst } from '@marquee/contract/brand-spy'
import { formatCount } from '@marquee/ui/format-number'
import { Button } from 'antd'
import { useId, useState } from 'react'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { AdStrip } from './ad-strip.tsx'
import styles from './pattern-rows.module.css'

type Counted = Pick<LaunchBurst, 'ads_count' | 'active_ads' | 'longest_run_days' | 'first_day' | 'ad_ids'>

interface PatternRowsProps<Row extends Counted> {
  brandId: string
  rows: readonly Row[]
  getKey: (row: Row) => string
  drawer: AdDrawerAddress
  children: (row: Row) => React.ReactNode
}

const FIRST = 8

/** The repeated patterns of a brand, one in each row with how long it ran; each row opens its ads. */
export function PatternRows<Row extends Counted>({ brandId, rows, getKey, drawer, children }: PatternRowsProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? rows : rows.slice(0, FIRST)
  return (
    <>
      {rows.length === 0 ? <p className={styles.count}>None seen yet.</p> : null}
      <ol className={styles.rows} role="list">
        {shown.map((row) => (
          <PatternRow key={getKey(row)} brandId={brandId} row={row} drawer={drawer}>
            {children(row)}
          </PatternRow>
        ))}
      </ol>
      {rows.length > shown.length ? (
        <div>
          <Button onClick={() => setIsOpen(true)}>Show all {rows.length}</Button>
        </div>
      ) : null}
    </>
  )
}

interface PatternRowProps {
  brandId: string
  row: Counted
  drawer: AdDrawerAddress
  children: React.ReactNode
}

function PatternRow({ brandId, row, drawer, children }: PatternRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { ads_count, active_ads, longest_run_days, first_day, ad_ids } = row
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.words}>{children}</div>
        <Button size="small" type="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the ads' : formatCount(ads_count, 'ad')}
        </Button>
      </div>
      <span className={styles.count}>
        Longest run {formatCount(longest_run_days, 'day')} · {active_ads} of {ads_count} running · first seen{' '}
        {first_day}
      </span>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <AdStrip brandId={brandId} adIds={ad_ids} label="Ads" drawer={drawer} /> : null}
      </div>
    </li>
  )
}
