import { renameWorkspace } from '@marquee/contract/workspaces'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { plansQuery } from '../../api/plans.ts'
import { useCreateWorkspace } from '../api/workspaces.ts'
import { getPriceWords } from '../../state/plan-labels.ts'
import styles from './workspaces.module.css'

const TOAST_LIFE_MS = 4000

/** A further workspace of one's own. One key for the form as long as it is open: sending it twice makes one. */
export function CreateWorkspaceForm({ onClose }: { onClose: () => void }) {
  const showToast = useToast()
  const track = useTrack()
  const [key] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useCreateWorkspace(key)
  const form = useContractForm({
    schema: bodySchema(renameWorkspace),
    defaultValues: { name: '' },
    send: mutateAsync,
    onDone: ({ name }) => {
      track('workspace created')
      showToast({ severity: 'success', summary: `${name} was created`, life: TOAST_LIFE_MS })
      onClose()
    },
  })
  return (
    <ContractForm form={form} className={styles.create}>
      <TextField
        control={form.control}
        name="name"
        label="Name of the new workspace"
        isRequired
        input={{ maxLength: 120, autoFocus: true, dir: 'auto' }}
      />
      <NewWorkspaceCost />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          Create
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </ContractForm>
  )
}

/** What making it leads to, before it is made. */
function NewWorkspaceCost() {
  const { data: plans = [] } = useQuery(plansQuery())
  const [smallest] = plans
  const price = smallest === undefined ? '' : `, from ${getPriceWords(smallest, 'month')}`
  return (
    <p className={styles.about}>
      {`It needs a plan of its own${price}, billed apart from this workspace. If your free trial is not used yet, it starts with that. `}
      Without a plan you can rename it, export it, delete it and hand it over.
    </p>
  )
}
