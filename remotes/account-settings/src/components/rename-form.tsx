import { renameWorkspace, type Workspace } from '@marquee/contract/workspaces'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import type { KeyboardEvent } from 'react'
import { WORKSPACES_KEY } from '../api/list-workspaces.ts'
import { requestRenameWorkspace } from '../api/rename-workspace.ts'
import { useForm } from '../state/use-form.ts'
import { FormMessage } from './form-message.tsx'
import styles from './workspaces.module.css'

const schema = renameWorkspace.body as NonNullable<typeof renameWorkspace.body>
const TOAST_LIFE_MS = 4000

/** A workspace's name, changed in its row. Escape leaves it as it was. */
export function RenameForm({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { form, errors, isSending, handleSubmit } = useForm({
    schema,
    send: ({ name }) => requestRenameWorkspace(workspace.id, name),
    onDone: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: WORKSPACES_KEY })
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
    <form ref={form} className={styles.rename} onSubmit={handleSubmit} noValidate>
      <FormMessage message={errors.message} />
      <Field label="Name of the workspace" error={errors.fields['name']} isRequired>
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={workspace.name}
            maxLength={120}
            autoFocus
            dir="auto"
            onKeyDown={handleKeyDown}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
