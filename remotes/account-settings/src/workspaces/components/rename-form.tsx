import { renameWorkspace, type Workspace } from '@marquee/contract/workspaces'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { useRenameWorkspace } from '../api/workspaces.ts'
import styles from './workspaces.module.css'

const TOAST_LIFE_MS = 4000

/** A workspace's name, changed in its row. Escape leaves it as it was. */
export function RenameForm({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const { mutateAsync } = useRenameWorkspace(workspace.id)
  const showToast = useToast()
  const form = useContractForm({
    schema: bodySchema(renameWorkspace),
    defaultValues: { name: workspace.name },
    send: mutateAsync,
    onDone: ({ name }) => {
      showToast({ severity: 'success', summary: `Renamed to ${name}`, life: TOAST_LIFE_MS })
      onClose()
    },
  })

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
  }

  return (
    <div className={styles.rename} onKeyDown={handleKeyDown}>
      <ContractForm form={form} className={styles.rename}>
        <TextField
          control={form.control}
          name="name"
          label="Name of the workspace"
          isRequired
          input={{ maxLength: 120, autoFocus: true, dir: 'auto', onFocus: (event) => event.target.select() }}
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </ContractForm>
    </div>
  )
}
