import type { AdAccount } from '@marquee/contract/ad-accounts'
import { useToast } from '@marquee/remote-kit/host-services'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCancelAdAccountSync, useDisconnectAdAccount, useSyncAdAccount } from '../../api/ad-accounts.ts'
import { href } from '../../href.ts'
import { useCanEditAnalyzer } from '../../state/use-can-edit-analyzer.ts'
import styles from './ad-accounts.module.css'
import { SyncState } from './sync-state.tsx'
import { TokenDialog } from './token-dialog.tsx'

/** The number of days that “Import now” reads again. */
const RECENT_DAYS = 28

/** One connected ad account: the state of its newest import, and its actions. */
export function AdAccountRow({ account, canConnect }: { account: AdAccount; canConnect: boolean }) {
  const [dialog, setDialog] = useState<'token' | 'disconnect' | null>(null)
  const { name, currency, external_id, credential_hint, problem, last_sync } = account
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
          <ImportAction account={account} />
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

/** Cancels the import that runs, else starts one; what has a problem is mended first. */
function ImportAction({ account: { id, problem, last_sync } }: { account: AdAccount }) {
  const canEdit = useCanEditAnalyzer()
  if (!canEdit) {
    return null
  }
  if (last_sync !== null && last_sync.finished_at === null) {
    return <CancelImport id={id} />
  }
  return problem === null ? <ImportNow id={id} /> : null
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
    <OpenedModal
      title={`Disconnect ${name}?`}
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
    </OpenedModal>
  )
}
