import { PLAN_FEATURES, PLAN_LIMITS, type PlanContent } from '@marquee/contract/plan-contents'
import type { Plan } from '@marquee/contract/plans'
import { formatNumber } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Check } from 'lucide-react'
import styles from './plans.module.css'

const CONTENTS: readonly PlanContent[] = [...PLAN_LIMITS, ...PLAN_FEATURES]

/** The plans side by side: limits in numbers, features with a mark. */
export function PlanComparison({ plans, currentCode }: { plans: readonly Plan[]; currentCode: string | null }) {
  const isCurrent = (plan: Plan) => plan.code === currentCode || undefined
  return (
    <section className={styles.compare} aria-labelledby="compare-plans">
      <h2 id="compare-plans">Compare plans</h2>
      <TableFrame label="Compare plans" isCard>
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
            {CONTENTS.map(({ title, read }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {plans.map((plan) => (
                  <td key={plan.code} data-current={isCurrent(plan)}>
                    <Content value={read(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}

function Content({ value }: { value: ReturnType<PlanContent['read']> }) {
  return typeof value === 'number' ? formatNumber(value) : <Mark isIncluded={value} />
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
