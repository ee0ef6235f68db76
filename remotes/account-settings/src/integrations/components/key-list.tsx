import type { ApiKey, ApiKeyEnd } from '@marquee/contract/api-keys'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Popconfirm, Tag } from 'antd'
import { apiKeysQuery, useRevokeApiKey } from '../api/api-keys.ts'
import table from '../../components/figures.module.css'
import { MoreButton } from '../../components/more-button.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './connect.module.css'

/** Every key with its rights and its last use. */
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
  const { id, name, prefix, scopes, created_by, last_used_at, ended_by } = apiKey
  const isOver = ended_by === 'revoked' || ended_by === 'expired'
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
      <div className={styles.standing}>
        {ended_by !== null && <Tag>{TAGS[ended_by]}</Tag>}
        {!isOver && <RevokeButton id={id} name={name} />}
      </div>
    </li>
  )
}

const TAGS: Readonly<Record<ApiKeyEnd, string>> = {
  revoked: 'Revoked',
  expired: 'Expired',
  maker_left: 'Ended',
  maker_role: 'Ended',
  plan: 'No access',
}

function describeEnd({ created_by, expires_at, revoked_at, ended_by }: ApiKey): string {
  if (revoked_at !== null) {
    return `revoked on ${formatDate(revoked_at)}`
  }
  if (expires_at !== null && ended_by === 'expired') {
    return `expired on ${formatDate(expires_at)}`
  }
  if (ended_by === 'maker_left') {
    return `ended because ${created_by} left the workspace`
  }
  if (ended_by === 'maker_role') {
    return `ended because ${created_by} may not have keys any more`
  }
  if (ended_by === 'plan') {
    return 'does not work because the plan has no access to the API'
  }
  return expires_at === null ? 'works until it is revoked' : `works until ${formatDate(expires_at)}`
}

function RevokeButton({ id, name }: { id: string; name: string }) {
  const { mutateAsync, isPending } = useRevokeApiKey()
  const tellOutcome = useOutcomeToast()
  return (
    <Popconfirm
      title={`Revoke ${name}?`}
      description="What uses it stops working at once."
      okText="Revoke the key"
      cancelText="Keep it"
      onConfirm={() =>
        void tellOutcome(mutateAsync(id), { success: `${name} was revoked`, failure: 'The key was not revoked' })
      }
    >
      <Button danger loading={isPending} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </Popconfirm>
  )
}
