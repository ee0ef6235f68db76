import type { WebhookEndpoint } from '@marquee/contract/webhooks'
import { CopyButton } from '@marquee/ui/copy-button'
import { formatDateTime } from '@marquee/ui/format-date'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useRequestKey } from '@marquee/ui/use-request-key'
import { useQuery } from '@tanstack/react-query'
import { Button, Popconfirm } from 'antd'
import { useState } from 'react'
import { SettingsCard } from '../../components/settings-card.tsx'
import { useRenewWebhookSecret, webhookSecretQuery } from '../api/webhooks.ts'
import styles from './webhooks.module.css'

interface SecretCardProps {
  endpoint: WebhookEndpoint
  canRenew: boolean
}

/** The secret that signs, hidden until a member asks for it. */
export function SecretCard({ endpoint: { id, earlier_secret_until }, canRenew }: SecretCardProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <SettingsCard
      title="Signing secret"
      description="Verify the header webhook-signature with it, by Standard Webhooks."
    >
      {isShown ? <Secret id={id} /> : <p className={styles.hidden}>whsec_••••••••••••••••</p>}
      {earlier_secret_until === null ? null : (
        <p>Until {formatDateTime(earlier_secret_until)}, the secret before it signs as well.</p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Hide secret' : 'Reveal secret'}</Button>
        {canRenew ? <RollButton id={id} /> : null}
      </div>
    </SettingsCard>
  )
}

function Secret({ id }: { id: string }) {
  const { data, error } = useQuery(webhookSecretQuery(id))
  if (data === undefined) {
    return error === null ? (
      <p className={styles.hidden}>whsec_…</p>
    ) : (
      <p className={styles.problem} role="alert">
        {error.message}
      </p>
    )
  }
  return (
    <div className={styles.secret}>
      <code>{data}</code>
      <CopyButton text={data} label="Copy the secret" />
    </div>
  )
}

function RollButton({ id }: { id: string }) {
  const { mutateAsync, isPending } = useRenewWebhookSecret(id)
  const tellOutcome = useOutcomeToast()
  const key = useRequestKey()

  async function roll(): Promise<void> {
    const isDone = await tellOutcome(mutateAsync(key.get()), {
      success: { summary: 'New secret made', detail: 'The one before it signs as well for 24 hours.' },
      failure: 'The secret stays as it was',
    })
    if (isDone) {
      key.renew()
    }
  }

  return (
    <Popconfirm
      title="Make a new secret?"
      description="For 24 hours both secrets sign, so that you can replace the one on your server."
      okText="Make a new secret"
      cancelText="Keep it"
      onConfirm={() => void roll()}
    >
      <Button loading={isPending}>Roll secret</Button>
    </Popconfirm>
  )
}
