import { buildWebhookExample, webhookEvents, webhookEventType } from '@marquee/contract/webhook-events'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './webhooks.module.css'

/** Every event with an example of its body. */
export function EventReference() {
  return (
    <SettingsCard
      title="Events"
      description="What is sent, with an example of each body. Ids and addresses only: read the details with the API."
    >
      <div className={styles.reference}>
        {webhookEventType.options.map((type) => (
          <details key={type}>
            <summary>
              <code>{type}</code> <span className={styles.occasion}>{webhookEvents[type].occasion}</span>
            </summary>
            <pre className={styles.code} tabIndex={0} aria-label={`Example of ${type}`}>
              {JSON.stringify(buildWebhookExample(type, location.origin), null, 2)}
            </pre>
          </details>
        ))}
      </div>
    </SettingsCard>
  )
}
