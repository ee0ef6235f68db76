import type { HealthPoint, KeyService } from '@marquee/contract/system-health'
import { Alert } from 'antd'
import styles from './operations-page.module.css'

/** What each service is, and where the server has its key from. */
const SERVICES: Readonly<Record<KeyService, { title: string; key: string; effect: string }>> = {
  storage: {
    title: 'The storage',
    key: 'the credentials of S3',
    effect: 'Files cannot be read or saved, and jobs wait.',
  },
  generation: {
    title: 'The provider of models',
    key: 'GENERATION_API_KEY',
    effect: 'Images and voices fail and are refunded; words are written without a model.',
  },
  payments: { title: 'Stripe', key: 'STRIPE_SECRET_KEY', effect: 'Plans and credits cannot be bought.' },
  mail: {
    title: 'The mail server',
    key: 'the password in MAIL_URL',
    effect: 'Mails wait, and are tried again for a day.',
  },
  google: { title: 'Google', key: 'GOOGLE_CLIENT_SECRET', effect: 'Users cannot sign in with Google.' },
}

/** The services that refused the key of the server in the last ten to twenty minutes, and what to do about each. */
export function RefusedKeys({ points }: { points: readonly HealthPoint[] }) {
  const refused = new Set(points.slice(-2).flatMap(({ refused_keys }) => refused_keys))
  return refused.size === 0 ? null : (
    <div className={styles.notices}>
      {[...refused].map((service) => {
        const { title, key, effect } = SERVICES[service]
        return (
          <Alert
            key={service}
            type="error"
            showIcon
            title={`${title} does not accept the key of this server`}
            description={`${effect} Check ${key}, set the right value and restart the processes. This notice goes twenty minutes after the last refusal.`}
          />
        )
      })}
    </div>
  )
}
