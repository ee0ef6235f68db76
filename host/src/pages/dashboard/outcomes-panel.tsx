import { PROVEN_DAYS, type WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { href } from '@marquee/remote-kit/routes'
import { BrandMark } from '@marquee/ui/brand-mark'
import { formatCount } from '@marquee/ui/format-number'
import { useId } from 'react'
import { Link } from 'react-router'
import styles from './outcomes-panel.module.css'

type BrandOutcome = WorkspaceSummary['launches']['brands'][number]

/** For each brand: the ads that proved themselves and those that were stopped this week, then the number of launches. */
export function OutcomesPanel({ brands }: { brands: readonly BrandOutcome[] }) {
  const headingId = useId()
  if (brands.length === 0) {
    return null
  }
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>What became of their ads this week</h2>
      <ul className={styles.brands} role="list">
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link className={styles.brand} to={href('explore', { query: { brand: brand.id } })}>
              <BrandMark name={brand.name} logoUrl={brand.logo_url} />
              <span className={styles.words}>
                <strong dir="auto">{brand.name}</strong>
                <span>{describeOutcome(brand)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "2 ads passed 30 days · 1 ad stopped · 3 launched"; parts with the count 0 are left out. */
function describeOutcome({ proven, stopped, launched }: BrandOutcome): string {
  return [
    ...(proven > 0 ? [`${formatCount(proven, 'ad')} passed ${PROVEN_DAYS} days`] : []),
    ...(stopped > 0 ? [`${stopped} stopped`] : []),
    ...(launched > 0 ? [`${launched} launched`] : []),
  ].join(' · ')
}
