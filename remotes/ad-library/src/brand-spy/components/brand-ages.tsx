import type { BrandOverview } from '@marquee/contract/brand-insights'
import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import { Chart } from '@marquee/ui/chart'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { toCohortChart, toLaunchWeekChart } from '../state/age-charts.ts'
import { BrandSection } from '../../brands/components/brand-section.tsx'
import styles from '../../brands/components/brand-section.module.css'

interface BrandAgesProps {
  brand: Pick<BrandOverview, 'name'>
  figures: Pick<BrandSpyFigures, 'cohorts' | 'survival' | 'launch_weeks'>
}

/** The ages of active and stopped ads, and the survival rates. */
export function BrandAges({ brand: { name }, figures: { cohorts, survival, launch_weeks } }: BrandAgesProps) {
  const file = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const active = cohorts.reduce((sum, cohort) => sum + cohort.active, 0)
  const launched = launch_weeks.reduce((sum, week) => sum + week.launched, 0)
  return (
    <BrandSection
      title="Ages and survival"
      note="Most ads are tests that end within days. What is kept is what the brand goes on paying for."
    >
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>Ads by age, in days</h3>
          <Chart
            title={`Ads of ${name} by age`}
            kind="bars"
            data={toCohortChart(cohorts)}
            summary={`${formatCount(active, 'active ad')} by age, and at which age the others stopped.`}
            fileName={`${file}-ages`}
            height={220}
          />
        </div>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>Survival</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Ran at least</th>
                <th scope="col" className={styles.number}>
                  Ads that could
                </th>
                <th scope="col" className={styles.number}>
                  Did
                </th>
                <th scope="col" className={styles.number}>
                  Share
                </th>
              </tr>
            </thead>
            <tbody>
              {survival.map(({ days, launched: could, survived }) => (
                <tr key={days}>
                  <th scope="row">{days} days</th>
                  <td className={styles.number}>{formatNumber(could)}</td>
                  <td className={styles.number}>{formatNumber(survived)}</td>
                  <td className={styles.number}>{could === 0 ? '–' : `${Math.round((survived / could) * 100)}%`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.muted}>“Could” counts the ads that were launched at least so many days ago.</p>
        </div>
      </div>
      <div className={styles.part}>
        <h3 className={styles.subtitle}>What is left of each week’s launches</h3>
        <Chart
          title={`What is left of each week’s launches of ${name}`}
          kind="stacked"
          data={toLaunchWeekChart(launch_weeks)}
          summary={`${formatCount(launched, 'ad')} launched in ${launch_weeks.length} weeks, by what still runs of each week.`}
          fileName={`${file}-launch-weeks`}
          height={200}
        />
      </div>
    </BrandSection>
  )
}
