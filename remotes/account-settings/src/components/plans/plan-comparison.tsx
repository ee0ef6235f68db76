import type { Plan } from '@marquee/contract/plans'
import { formatNumber } from '@marquee/ui/format-number'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Check } from 'lucide-react'
import styles from './plans.module.css'

const LIMITS = [
  { title: 'Credits every month', read: (plan: Plan) => plan.credits },
  { title: 'Seats', read: (plan: Plan) => plan.seats },
  { title: 'Brands to watch', read: (plan: Plan) => plan.spy_limit },
  { title: 'Ad accounts to analyze', read: (plan: Plan) => plan.analyzer_accounts },
] as const

const FEATURES = [
  { title: 'Ad library, swipe file and boards', name: null },
  { title: 'Briefs and products', name: null },
  { title: 'Brand spy', name: 'brand_spy' },
  { title: 'Images and videos from templates', name: 'generation' },
  { title: 'Creative analyzer', name: 'creative_analyzer' },
  { title: 'Integrations', name: 'integrations' },
  { title: 'API access', name: 'api' },
] as const

/** What each plan has, side by side: limits in numbers, features by a mark. */
export function PlanComparison({ plans, currentCode }: { plans: readonly Plan[]; currentCode: string | null }) {
  const isCurrent = (plan: Plan) => plan.code === currentCode || undefined
  return (
    <section className={styles.compare} aria-labelledby="compare-plans">
      <h2 id="compare-plans">Compare plans</h2>
      {/* Wider than a phone: the keyboard scrolls what can take the focus. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="compare-plans">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What is in it</VisuallyHidden>
              </th>
              {plans.map((plan) => (
                <th key={plan.code} scope="col" data-current={isCurrent(plan)}>
                  {plan.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LIMITS.map(({ title, read }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {plans.map((plan) => (
                  <td key={plan.code} data-current={isCurrent(plan)}>
                    {formatNumber(read(plan))}
                  </td>
                ))}
              </tr>
            ))}
            {FEATURES.map(({ title, name }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {plans.map((plan) => (
                  <td key={plan.code} data-current={isCurrent(plan)}>
                    <Mark isIncluded={name === null || plan.features[name] === true} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  return isIncluded ? (
    <>
      <Check className={styles.yes} size={18} aria-hidden />
      <VisuallyHidden>Included</VisuallyHidden>
    </>
  ) : (
    <>
      <span className={styles.no} aria-hidden>
        –
      </span>
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  )
}
