import type { Plan, Subscription } from '@marquee/contract/plans'
import { Alert } from 'antd'
import { getPlanWords } from '../../../state/plan-labels.ts'

interface PlanNoticeProps {
  plans: readonly Plan[]
  subscription: Subscription
  action?: React.ReactNode
}

/** The state of the workspace's plan, and the next step. */
export function PlanNotice({ plans, subscription, action }: PlanNoticeProps) {
  const { title, sentence, tone } = getPlanWords(subscription, plans)
  return <Alert type={tone} showIcon title={title} description={sentence} action={action} />
}
