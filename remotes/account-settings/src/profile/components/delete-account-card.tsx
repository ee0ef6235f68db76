import type { AccountDeletion } from '@marquee/contract/account'
import { useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { TextField } from '@marquee/ui/text-field'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { accountDeletionQuery, useDeleteAccount } from '../api/account.ts'
import { useSettingsAddresses } from '../../state/use-settings-addresses.ts'
import { useConfirmedAction } from './use-confirmed-action.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'

type OwnedWorkspace = AccountDeletion['workspaces'][number]

/** Deletes the account; shows what is deleted with it and what prevents the deletion. */
export function DeleteAccountCard() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsCard
      title="Delete your account"
      description="At once and for good. What you made in workspaces of others stays there, without your name."
    >
      <div>
        <Button danger onClick={() => setIsOpen(true)}>
          Delete my account
        </Button>
      </div>
      {isOpen ? <DeleteAccountDialog onClose={() => setIsOpen(false)} /> : null}
    </SettingsCard>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(accountDeletionQuery())
  const workspaces = query.data?.workspaces ?? []
  const blocked = workspaces.filter(({ obstacle }) => obstacle !== null)
  return (
    <OpenedModal title="Delete your account?" footer={null} onCancel={onClose}>
      {query.isPending ? <ListSkeleton label="Loading your workspaces" rows={2} /> : null}
      {query.isError ? (
        <ErrorState
          title="Your workspaces could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data !== undefined && blocked.length > 0 ? <Obstacles workspaces={blocked} onClose={onClose} /> : null}
      {query.data !== undefined && blocked.length === 0 ? (
        <Confirmation workspaces={workspaces} onClose={onClose} />
      ) : null}
    </OpenedModal>
  )
}

function Obstacles({ workspaces, onClose }: { workspaces: readonly OwnedWorkspace[]; onClose: () => void }) {
  const { subscription, workspaces: membersAddress, areClosed } = useSettingsAddresses()
  const user = useUser()
  return (
    <div className={styles.dialog}>
      <p>Before your account can go, decide what happens with these workspaces of yours:</p>
      <ul className={styles.rows} role="list">
        {workspaces.map(({ id, name, obstacle }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <strong dir="auto">{name}</strong>
              <br />
              <span className={styles.quiet}>
                {obstacle === 'has_members'
                  ? 'Others work in it: hand it over or delete it.'
                  : 'Its plan would go on being paid: cancel it.'}
                {id === user.current_workspace_id ? null : ' Switch to it first, by the menu of your account.'}
              </span>
            </span>
            <Link to={obstacle === 'has_members' ? membersAddress : subscription} onClick={onClose}>
              {toLinkWords(obstacle, areClosed)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function toLinkWords(obstacle: OwnedWorkspace['obstacle'], areSettingsClosed: boolean): string {
  if (obstacle === 'has_members') {
    return areSettingsClosed ? 'Members' : 'Workspaces'
  }
  return areSettingsClosed ? 'Plan and payment' : 'Subscription'
}

function Confirmation({ workspaces, onClose }: { workspaces: readonly OwnedWorkspace[]; onClose: () => void }) {
  const user = useUser()
  const { mutateAsync } = useDeleteAccount()
  const { run, dialog, isRunning } = useConfirmedAction()
  const form = useContractForm({
    schema: z.object({ email: z.string().trim().toLowerCase().pipe(typed(user.email.toLowerCase())) }),
    defaultValues: { email: '' },
    isGuarded: false,
    send: async ({ email }) => {
      run(async () => {
        await mutateAsync(email)
        // All data in this page is outdated now: the next page starts anew.
        window.location.assign(href('login'))
      })
    },
  })
  return (
    <>
      <ContractForm form={form} className={styles.dialog}>
        {workspaces.length === 0 ? null : (
          <div>
            <p>These workspaces, with all that is in them, go along:</p>
            <ul>
              {workspaces.map(({ id, name }) => (
                <li key={id} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>This cannot be undone.</p>
        <TextField
          control={form.control}
          name="email"
          label={`Type ${user.email} to confirm`}
          isRequired
          input={{ autoComplete: 'off' }}
        />
        <div className={styles.dialogActions}>
          <Button onClick={onClose}>Keep my account</Button>
          <Button danger type="primary" htmlType="submit" loading={form.isSending || isRunning}>
            Delete my account
          </Button>
        </div>
      </ContractForm>
      {dialog}
    </>
  )
}

function typed(email: string) {
  return z.literal(email, { error: 'Type the e-mail address of your account.' })
}
