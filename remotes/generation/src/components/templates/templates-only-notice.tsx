import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Alert } from 'antd'
import { Link } from 'react-router'

/** Says what a workspace for ad templates alone is for, and what opens more [G-04]. */
export function TemplatesOnlyNotice() {
  const canBuy = useIsAllowed({ permission: 'billing.manage', plan: 'none' })
  return (
    <Alert
      type="info"
      showIcon
      title="This workspace is for ad templates"
      description={
        canBuy
          ? 'Look through the layouts and keep your favorites. With a plan you search and save ads, write briefs and make images from these templates.'
          : 'Look through the layouts and keep your favorites. To make images from them, ask the owner of this workspace to choose a plan.'
      }
      action={canBuy ? <Link to={href('plans')}>See the plans</Link> : null}
    />
  )
}
