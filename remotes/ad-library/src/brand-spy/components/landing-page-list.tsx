import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import { PAGE_TYPE_NAMES } from '@marquee/ui/ad-labels'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { LandingPageLink } from './landing-page-link.tsx'
import { PatternRows } from './pattern-rows.tsx'
import styles from './pattern-rows.module.css'
import { BrandSection } from '../../brands/components/brand-section.tsx'

interface LandingPageListProps {
  brandId: string
  pages: BrandSpyFigures['landing_pages']
  drawer: AdDrawerAddress
}

/** The landing pages of the ads. */
export function LandingPageList({ brandId, pages, drawer }: LandingPageListProps) {
  return (
    <BrandSection title="Landing pages" note="Where most of the running ads lead to first.">
      <PatternRows brandId={brandId} rows={pages} getKey={({ address }) => address} drawer={drawer}>
        {({ address, page_type }) => (
          <span>
            <LandingPageLink address={address} />
            {page_type === null ? null : <span className={styles.count}> · {PAGE_TYPE_NAMES[page_type]}</span>}
          </span>
        )}
      </PatternRows>
    </BrandSection>
  )
}
