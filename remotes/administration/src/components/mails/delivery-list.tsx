import type { MailDelivery, MailKind } from '@marquee/contract/mails'
import { EmptyState } from '@marquee/ui/empty-state'
import { RelativeTime } from '@marquee/ui/relative-time'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { mailDeliveriesQuery } from '../../api/mails.ts'
import styles from './mails-page.module.css'

const ANY = ''

const LABELS: Readonly<Record<MailDelivery['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not needed any more',
}

/** Mails of the last 30 days, the newest first. */
export function DeliveryList({ kinds }: { kinds: readonly MailKind[] }) {
  const [kind, setKind] = useState(ANY)
  const titles = new Map(kinds.map((one) => [one.kind, one.title]))
  return (
    <section className={styles.deliveries} aria-labelledby="deliveries">
      <div className={styles.head}>
        <h2 id="deliveries" className={styles.title}>
          Last deliveries
        </h2>
        <Select<string>
          aria-label="Mail"
          className={styles.filter ?? ''}
          value={kind}
          onChange={setKind}
          options={[
            { value: ANY, label: 'Every mail' },
            ...kinds.map(({ kind: value, title }) => ({ value, label: title })),
          ]}
        />
      </div>
      <Deliveries kind={kind === ANY ? undefined : kind} titles={titles} />
    </section>
  )
}

function Deliveries({ kind, titles }: { kind: string | undefined; titles: ReadonlyMap<string, string> }) {
  const query = useInfiniteQuery(mailDeliveriesQuery(kind))
  return (
    <PagedList
      query={query}
      what="deliveries"
      empty={<EmptyState title="No mails yet">Mails are listed for 30 days.</EmptyState>}
    >
      {(deliveries) => (
        <ul className={styles.list} role="list" aria-labelledby="deliveries">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} title={titles.get(delivery.kind) ?? delivery.kind} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Delivery({ delivery, title }: { delivery: MailDelivery; title: string }) {
  const { recipient, state, attempts, problem, sent_at: sentAt, created_at: createdAt } = delivery
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {recipient}
        </p>
        <p className={styles.facts}>
          {title} · <RelativeTime value={sentAt ?? createdAt} />
          {attempts < 2 ? null : ` · ${attempts} attempts`}
        </p>
        {problem === null ? null : (
          <p className={styles.problem} dir="auto">
            {problem}
          </p>
        )}
      </div>
      <p className={styles.state} data-state={state}>
        {LABELS[state]}
      </p>
    </li>
  )
}
