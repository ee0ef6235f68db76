import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Alert } from 'antd'
import { Link } from 'react-router'
import styles from './templates-only-notice.module.css'

/** Explains what a workspace for ad templates alone can do, and how to open more [G-04]. */
export function TemplatesOnlyNotice() {
  const canBuy = useIsAllowed({ permission: 'billing.manage', plan: 'none' })
  return (
    <Alert
      className={styles.notice ?? ''}
      type="info"
      showIcon
      title="This workspace is for ad templates"
      description={
        canBuy ? (
          <>
            Look through the layouts and keep your favorites. A plan that you buy opens the rest: searching and saving
            ads, briefs, and images from these templates. <Link to={href('plans')}>See the plans</Link>
          </>
        ) : (
          'Look through the layouts and keep your favorites. To make images from them, ask the owner of this workspace to buy a plan.'
        )
      }
    />
  )
}
