import { WEBHOOK_TEST, webhookMessageType } from '@marquee/contract/webhook-events'
import { WEBHOOK_DAYS, webhookDeliveryState, type WebhookEndpoint } from '@marquee/contract/webhooks'
import { PagedList } from '@marquee/ui/paged-list'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useSearchParams } from 'react-router'
import { SettingsCard } from '../../components/settings-card.tsx'
import rows from '../../components/settings-card.module.css'
import { webhookDeliveriesQuery } from '../api/webhooks.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { ResendFailed } from './resend-failed.tsx'
import styles from './webhooks.module.css'

interface DeliveryLogProps {
  endpoint: WebhookEndpoint
  canSend: boolean
}

const STATES = [
  { value: '', label: 'All deliveries' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'failed', label: 'Failed' },
]

/** The deliveries of an endpoint, newest first, filtered by the page's address. */
export function DeliveryLog({ endpoint, canSend }: DeliveryLogProps) {
  const [search, setSearch] = useSearchParams()
  const state = webhookDeliveryState.safeParse(search.get('state')).data
  const type = webhookMessageType.safeParse(search.get('type')).data
  const filters = { endpoint_id: endpoint.id, state, type }
  const query = useInfiniteQuery({ ...webhookDeliveriesQuery(filters), placeholderData: keepPreviousData })
  const types = [
    { value: '', label: 'All events' },
    ...[...endpoint.event_types, WEBHOOK_TEST].map((value) => ({ value, label: value })),
  ]

  function filter(name: 'state' | 'type', value: string): void {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') {
          after.delete(name)
        } else {
          after.set(name, value)
        }
        return after
      },
      { replace: true },
    )
  }

  return (
    <SettingsCard title="Deliveries" description={`What was sent in the last ${WEBHOOK_DAYS} days, newest first.`}>
      <div className={styles.filters}>
        <Select
          aria-label="Outcome"
          value={state ?? ''}
          options={STATES}
          onChange={(value) => filter('state', value)}
        />
        <Select aria-label="Event" value={type ?? ''} options={types} onChange={(value) => filter('type', value)} />
        {canSend && endpoint.is_on ? <ResendFailed id={endpoint.id} /> : null}
      </div>
      <PagedList
        query={query}
        what="deliveries"
        empty={
          <p className={rows.quiet}>
            {state === undefined && type === undefined
              ? 'Nothing was sent yet. Send a test event to try your server.'
              : 'No delivery matches.'}
          </p>
        }
      >
        {(deliveries) => (
          <ul className={rows.rows} role="list" aria-label="Deliveries">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} canSend={canSend && endpoint.is_on} />
            ))}
          </ul>
        )}
      </PagedList>
    </SettingsCard>
  )
}
