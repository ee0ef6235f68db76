import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { formatMoney } from '@marquee/ui/format-money'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { pendingCheckoutsQuery } from '../../api/billing.ts'

/** Started payments that the bank has not confirmed, each with a link to continue. Renders nothing when there are none. */
export function PendingPayments() {
  const canManage = useIsAllowed({ permission: 'billing.manage', plan: 'none' })
  const { data: pending = [] } = useQuery({ ...pendingCheckoutsQuery(), enabled: canManage })
  return pending.map(({ id, title, due_now: dueNow, currency }) => (
    <Alert
      key={id}
      type="warning"
      showIcon
      title={`The payment for ${title} is open`}
      description={`The bank has not confirmed ${formatMoney(dueNow, currency)} yet. It begins as soon as it does.`}
      action={<Link to={href('plans', { query: { checkout: id } })}>See the payment</Link>}
    />
  ))
}
