import { isRefusal } from '@marquee/api-client/api-error'
import {
  DELETED_WORKSPACE_DAYS,
  type deleteWorkspace,
  type WorkspaceSettings,
} from '@marquee/contract/workspace-settings'
import { ContractForm } from '@marquee/ui/contract-form'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { TextField } from '@marquee/ui/text-field'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { useDeleteWorkspace, useRestoreWorkspace, type WorkspaceName } from '../api/workspace-settings.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'
import { useSettingsAddresses } from '../../state/use-settings-addresses.ts'

/** Deletes a workspace, for its owner; the deletion can be undone for thirty days. */
export function DeleteWorkspaceCard({ workspace }: { workspace: WorkspaceSettings }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsCard
      title="Delete the workspace"
      description={`Nobody can open it any more, and its shared links are closed. You can bring it back for ${DELETED_WORKSPACE_DAYS} days.`}
    >
      <div>
        <Button danger onClick={() => setIsOpen(true)}>
          Delete this workspace
        </Button>
      </div>
      {isOpen ? <DeleteWorkspaceDialog workspace={workspace} onClose={() => setIsOpen(false)} /> : null}
    </SettingsCard>
  )
}

function DeleteWorkspaceDialog({ workspace, onClose }: { workspace: WorkspaceSettings; onClose: () => void }) {
  const { id, name } = workspace
  const { cancellation } = useSettingsAddresses()
  const remove = useDeleteWorkspace()
  const { offerUndo } = useDeleteWithUndo<WorkspaceName>({
    noun: 'workspace',
    getName: (deleted) => deleted.name,
    remove,
    restore: useRestoreWorkspace(),
  })
  const [isPaid, setIsPaid] = useState(false)
  const form = useContractForm({
    schema: z.object({
      name: z
        .string()
        .trim()
        .pipe(z.literal(name, { error: 'Type the name of the workspace.' })),
    }),
    defaultValues: { name: '' },
    isGuarded: false,
    send: async () => {
      await remove.mutateAsync({ id, name }).catch((error: unknown) => {
        setIsPaid(isRefusal<typeof deleteWorkspace>(error, 'plan_renews'))
        throw error
      })
      onClose()
      offerUndo({ id, name })
    },
  })
  return (
    <OpenedModal title={`Delete ${name}?`} footer={null} onCancel={onClose}>
      <ContractForm form={form} className={styles.dialog}>
        <Alert
          type="warning"
          showIcon
          title="Every member loses access at once."
          description={`After ${DELETED_WORKSPACE_DAYS} days the workspace is removed for good.`}
        />
        {isPaid ? (
          <p>
            <Link to={cancellation}>Cancel the plan</Link>
          </p>
        ) : null}
        <TextField
          control={form.control}
          name="name"
          label={`Type ${name} to confirm`}
          isRequired
          input={{ autoComplete: 'off', dir: 'auto' }}
        />
        <div className={styles.dialogActions}>
          <Button onClick={onClose}>Keep the workspace</Button>
          <Button danger type="primary" htmlType="submit" loading={form.isSending}>
            Delete the workspace
          </Button>
        </div>
      </ContractForm>
    </OpenedModal>
  )
}
