import { renameWorkspace } from '@marquee/contract/workspaces'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { requestCreateWorkspace } from '../api/create-workspace.ts'
import { WORKSPACES_KEY } from '../api/list-workspaces.ts'
import { useForm } from '../state/use-form.ts'
import { FormMessage } from './form-message.tsx'
import styles from './workspaces.module.css'

const schema = renameWorkspace.body as NonNullable<typeof renameWorkspace.body>
const TOAST_LIFE_MS = 4000

/** A further workspace of one's own. One key for the form as long as it is open: sending it twice makes one. */
export function CreateWorkspaceForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { form, errors, isSending, handleSubmit } = useForm({
    schema,
    send: ({ name }) => requestCreateWorkspace(name, key),
    onDone: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: WORKSPACES_KEY })
      showToast({ severity: 'success', summary: `${name} was created`, life: TOAST_LIFE_MS })
      onClose()
    },
  })
  return (
    <form ref={form} className={styles.create} onSubmit={handleSubmit} noValidate>
      <FormMessage message={errors.message} />
      <Field label="Name of the new workspace" error={errors.fields['name']} isRequired>
        {(control) => <Input {...control} name="name" maxLength={120} autoFocus dir="auto" />}
      </Field>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Create
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
