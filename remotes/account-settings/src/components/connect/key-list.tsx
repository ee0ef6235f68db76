import type { ApiKey } from '@marquee/contract/api-keys'
import { useToast } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Popconfirm, Tag } from 'antd'
import { useState } from 'react'
import { API_KEYS_KEY, apiKeysQuery, requestRevocation } from '../../api/api-keys.ts'
import table from '../credits/credits.module.css'
import { MoreButton } from '../more-button.tsx'
import { SettingsCard } from '../settings-card.tsx'
import styles from './connect.module.css'

const TOAST_LIFE_MS = 6000

/** Every key, what it may do and when it was used last. */
export function KeyList() {
  return (
    <SettingsCard title="Keys">
      <Keys />
    </SettingsCard>
  )
}

function Keys() {
  const query = useInfiniteQuery(apiKeysQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading keys" rows={3} />
  }
  if (query.data === undefined) {
    return <ErrorState title="The keys could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  const keys = query.data.pages.flatMap((page) => page.data)
  if (keys.length === 0) {
    return <p className={table.empty}>There are no keys yet.</p>
  }
  return (
    <>
      <ul className={styles.list} role="list" aria-label="Keys">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
      <MoreButton query={query} what="keys" />
    </>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, scopes, created_by, last_used_at, expires_at, revoked_at } = apiKey
  const [now] = useState(() => new Date())
  const isOver = expires_at !== null && new Date(expires_at) <= now
  return (
    <li className={styles.key}>
      <div>
        <h3 dir="auto">{name}</h3>
        <p className={styles.facts}>
          <code>{prefix}…</code> · {scopes.join(', ')}
        </p>
        <p className={styles.facts} dir="auto">
          {last_used_at === null ? 'Never used' : `Last used on ${formatDate(last_used_at)}`} · {describeEnd(apiKey)} ·
          by {created_by}
        </p>
      </div>
      {revoked_at === null && !isOver ? (
        <RevokeButton id={id} name={name} />
      ) : (
        <Tag>{revoked_at === null ? 'Expired' : 'Revoked'}</Tag>
      )}
    </li>
  )
}

function describeEnd({ expires_at, revoked_at }: ApiKey): string {
  if (revoked_at !== null) {
    return `revoked on ${formatDate(revoked_at)}`
  }
  return expires_at === null ? 'works until it is revoked' : `works until ${formatDate(expires_at)}`
}

function RevokeButton({ id, name }: { id: string; name: string }) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestRevocation(id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: API_KEYS_KEY })
      showToast({ severity: 'success', summary: `${name} was revoked`, life: TOAST_LIFE_MS })
    },
    onError: (error) => showToast({ severity: 'error', summary: 'The key was not revoked', detail: error.message }),
  })
  return (
    <Popconfirm
      title={`Revoke ${name}?`}
      description="What uses it stops working at once."
      okText="Revoke the key"
      cancelText="Keep it"
      onConfirm={() => mutate()}
    >
      <Button danger loading={isPending} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </Popconfirm>
  )
}
