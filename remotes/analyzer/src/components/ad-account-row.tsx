import type { AdAccount, AdAccountSync } from '@marquee/contract/ad-accounts'
import { useToast } from '@marquee/remote-kit/host-services'
import { formatCount } from '@marquee/ui/format-number'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Alert, Button, Modal, Progress, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCancelAdAccountSync, useDisconnectAdAccount, useSyncAdAccount } from '../api/ad-accounts.ts'
import { href } from '../href.ts'
import { useCanEditAnalyzer } from '../state/use-can-edit-analyzer.ts'
import styles from './ad-accounts.module.css'
import { TokenDialog } from './token-dialog.tsx'

/** Days that “Import now” reads again. */
const RECENT_DAYS = 28

/** One connected ad account: how its newest import goes, and what can be done. */
export function AdAccountRow({ account, canConnect }: { account: AdAccount; canConnect: boolean }) {
  const canEdit = useCanEditAnalyzer()
  const [dialog, setDialog] = useState<'token' | 'disconnect' | null>(null)
  const { id, name, currency, external_id, credential_hint, problem, last_sync } = account
  const isRunning = last_sync !== null && last_sync.finished_at === null
  return (
    <li className={styles.account}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>
            <Link to={`${href('creative-analyzer.results')}?account=${account.account_id}`}>{name}</Link>{' '}
            {problem === null ? <Tag color="success">Connected</Tag> : <Tag color="warning">Needs attention</Tag>}
          </h3>
          <p className={styles.quiet}>
            Meta act_{external_id}, {currency}, token …{credential_hint}
          </p>
        </div>
        <div className={styles.actions}>
          {canEdit && problem === null && !isRunning ? <ImportNow id={id} /> : null}
          {canEdit && isRunning ? <CancelImport id={id} /> : null}
          {canConnect ? (
            <>
              <Button type={problem === null ? 'default' : 'primary'} onClick={() => setDialog('token')}>
                Replace token
              </Button>
              <Button onClick={() => setDialog('disconnect')}>Disconnect</Button>
            </>
          ) : null}
        </div>
      </div>
      {problem === null ? null : <Alert type="warning" title={problem.message} description={problem.advice} showIcon />}
      {last_sync === null || problem !== null ? null : <SyncState sync={last_sync} />}
      {dialog === 'token' ? <TokenDialog account={account} onClose={() => setDialog(null)} /> : null}
      {dialog === 'disconnect' ? <DisconnectDialog account={account} onClose={() => setDialog(null)} /> : null}
    </li>
  )
}

function SyncState({ sync }: { sync: AdAccountSync }) {
  const { state, progress, stored, replaced, first_day, last_day, problem, resumes_at, finished_at } = sync
  if (finished_at === null) {
    return (
      <div role="status">
        <Progress percent={progress} aria-label="Progress of the import" />
        <p className={styles.quiet}>
          {state === 'waiting' && problem !== null && resumes_at !== null ? (
            <>
              {problem.message} It goes on <RelativeTime value={resumes_at} />.
            </>
          ) : (
            `${formatCount(stored, 'daily figure')} so far, from ${first_day} to ${last_day}. You may leave this page.`
          )}
        </p>
      </div>
    )
  }
  if (state === 'failed') {
    return (
      <Alert
        type="error"
        title={problem?.message ?? 'The last import failed.'}
        description={problem?.advice}
        showIcon
      />
    )
  }
  return (
    <p className={styles.quiet}>
      {state === 'canceled' ? 'Canceled' : 'Imported'} <RelativeTime value={finished_at} />:{' '}
      {formatCount(stored, 'daily figure')} from {first_day} to {last_day}
      {replaced > 0 ? `, ${formatCount(replaced, 'earlier one')} replaced` : ''}.
    </p>
  )
}

function ImportNow({ id }: { id: string }) {
  const sync = useSyncAdAccount(id)
  const showToast = useToast()
  return (
    <Button
      loading={sync.isPending}
      onClick={() =>
        sync.mutate(RECENT_DAYS, {
          onError: ({ message }) =>
            showToast({ severity: 'error', summary: 'The import did not start', detail: message }),
        })
      }
    >
      Import now
    </Button>
  )
}

function CancelImport({ id }: { id: string }) {
  const cancel = useCancelAdAccountSync(id)
  return (
    <Button loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
      Cancel the import
    </Button>
  )
}

function DisconnectDialog({ account: { id, name }, onClose }: { account: AdAccount; onClose: () => void }) {
  const disconnect = useDisconnectAdAccount(id)
  const showToast = useToast()
  return (
    <Modal
      title={`Disconnect ${name}?`}
      open
      okText="Disconnect"
      okButtonProps={{ danger: true, loading: disconnect.isPending }}
      onCancel={onClose}
      onOk={() =>
        disconnect.mutate(undefined, {
          onSuccess: () => {
            showToast({
              severity: 'success',
              summary: `${name} is disconnected`,
              detail: 'Its results are still here.',
            })
            onClose()
          },
          onError: ({ message }) => showToast({ severity: 'error', summary: 'It is still connected', detail: message }),
        })
      }
    >
      The access token is forgotten, and nothing more is imported. The results that are here stay.
    </Modal>
  )
}
