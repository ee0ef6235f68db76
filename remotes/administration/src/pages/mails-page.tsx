import type { MailKind } from '@marquee/contract/mails'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import ordered from '@marquee/ui/ordered-sections.module.css'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import controls from '@marquee/ui/controls.module.css'
import { mailKindsQuery } from '../api/mails.ts'
import { DeliveryList } from '../components/mails/delivery-list.tsx'
import { MailPreview } from '../components/mails/mail-preview.tsx'
import styles from '../components/mails/mails-page.module.css'

/** Every mail that the product sends, for admins: when, what it looks like, and what became of the last ones. */
export function Page() {
  const [previewed, setPreviewed] = useState<MailKind | null>(null)
  const { data, error, refetch } = useQuery(mailKindsQuery())
  return (
    <>
      <PageHeader title="Mails" description="Every mail that the product sends, and what became of the last ones." />
      <div className={ordered.sections}>
        {data === undefined && error === null ? <ListSkeleton label="Loading mails" rows={2} /> : null}
        {data === undefined && error !== null ? (
          <ErrorState title="The mails could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : null}
        <ul className={styles.list} role="list" aria-label="Mails">
          {data?.data.map((mail) => (
            <li key={mail.kind} className={styles.row}>
              <div className={styles.words}>
                <h2 className={styles.name}>{mail.title}</h2>
                <p className={styles.facts}>{mail.occasion}</p>
              </div>
              <button
                type="button"
                className={controls.button}
                aria-label={`Preview ${mail.title}`}
                onClick={() => setPreviewed(mail)}
              >
                Preview
              </button>
            </li>
          ))}
        </ul>
        <DeliveryList kinds={data?.data ?? []} />
      </div>
      {previewed === null ? null : <MailPreview mail={previewed} onClose={() => setPreviewed(null)} />}
    </>
  )
}
