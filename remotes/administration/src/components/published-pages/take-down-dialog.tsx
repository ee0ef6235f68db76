import { type AdministeredPage, takeDownPage } from '@marquee/contract/published-pages'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Checkbox } from 'antd'
import { useId, useState } from 'react'
import { useTakeDownPage } from '../../api/published-pages.ts'

const reasonOnly = bodySchema(takeDownPage).pick({ reason: true })

/** Asks why a page is taken down, and whether all pages of its workspace are. */
export function TakeDownDialog({ page, onClose }: { page: AdministeredPage; onClose: () => void }) {
  const formId = useId()
  const { id, title, workspace_name } = page
  const [isForAll, setForAll] = useState(false)
  const showToast = useToast()
  const { mutateAsync } = useTakeDownPage(id)
  const form = useContractForm({
    schema: reasonOnly,
    defaultValues: { reason: '' },
    send: ({ reason }) => mutateAsync({ reason, scope: isForAll ? 'workspace' : 'page' }),
    onDone: () => {
      showToast({ severity: 'success', summary: 'Taken down', detail: title })
      onClose()
    },
  })
  return (
    <OpenedModal
      title={`Take down “${title}”`}
      okText="Take down"
      okButtonProps={{ htmlType: 'submit', form: formId, danger: true }}
      confirmLoading={form.isSending}
      onCancel={onClose}
    >
      <p>Visitors are told that the page is not available. Members of {workspace_name} read the reason.</p>
      <ContractForm form={form} id={formId}>
        <TextField control={form.control} name="reason" label="Reason" input={{ maxLength: 500 }} />
        <Checkbox checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
          All pages of {workspace_name}
        </Checkbox>
      </ContractForm>
    </OpenedModal>
  )
}
