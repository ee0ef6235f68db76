import type { ReleasedPackage } from '@marquee/contract/releases'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import styles from './releases-page.module.css'

interface ReleaseAlarmsProps {
  packages: readonly ReleasedPackage[]
  /** What follows each alarm, as a link to the page where something can be done. */
  action?: ReactNode
}

/** The live releases that fail, and those that the server went back from by itself. */
export function ReleaseAlarms({ packages, action }: ReleaseAlarmsProps) {
  const raised = packages.flatMap(({ name, alarm }) => (alarm === null ? [] : [{ name, ...alarm }]))
  return raised.length === 0 ? null : (
    <div className={styles.notices}>
      {raised.map(({ name, release, reason, last_failed_at, returned_to }) => (
        <Alert
          key={name}
          type={returned_to === null ? 'error' : 'warning'}
          showIcon
          title={
            returned_to === null
              ? `${name} is failing for users`
              : `${name} was rolled back to ${returned_to} automatically`
          }
          description={
            <>
              {reason} Release {release}, last seen failing <RelativeTime value={last_failed_at} />.{' '}
              {returned_to === null ? 'Users still get it.' : 'Users get the earlier release again.'} {action}
            </>
          }
        />
      ))}
    </div>
  )
}
