import type { BrandOverview } from '@marquee/contract/brand-insights'
import type { LaunchBurst } from '@marquee/contract/brand-spy'
import { useState } from 'react'
import { Button } from 'antd'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { BurstCard } from './burst-card.tsx'
import styles from './burst-list.module.css'
import { BrandSection } from '../../brands/components/brand-section.tsx'

interface BurstListProps {
  brand: Pick<BrandOverview, 'id' | 'name'>
  bursts: readonly LaunchBurst[]
  drawer: AdDrawerAddress
}

const FIRST = 4

/** Launch bursts: three or more ads of one day with one landing page. */
export function BurstList({ brand, bursts, drawer }: BurstListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? bursts : bursts.slice(0, FIRST)
  return (
    <BrandSection
      title="Launch bursts"
      note="Three or more ads that started on one day and lead to one page: the brand compares them. What still runs is what it chose so far."
    >
      {bursts.length === 0 ? <p>No burst yet: this brand launches its ads one by one.</p> : null}
      <ul className={styles.list} role="list">
        {shown.map((burst) => (
          <li key={`${burst.first_day} ${burst.landing_page}`}>
            <BurstCard brand={brand} burst={burst} drawer={drawer} />
          </li>
        ))}
      </ul>
      {bursts.length > shown.length ? (
        <div>
          <Button onClick={() => setIsOpen(true)}>Show all {bursts.length} bursts</Button>
        </div>
      ) : null}
    </BrandSection>
  )
}
