import { type AdministeredPayout, markPayoutPaid } from '@marquee/contract/affiliate'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { formatMoney } from '@marquee/ui/format-money'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useId } from 'react'
import { useMarkPayoutPaid } from '../../api/affiliate.ts'

const TOAST_LIFE_MS = 6000

interface MarkPaidDialogProps {
  payout: AdministeredPayout
  onClose: () => void
}

/** Asks for the reference of the transfer, which the mail to the recipient contains. */
export function MarkPaidDialog({ payout, onClose }: MarkPaidDialogProps) {
  const formId = useId()
  const { id, amount, currency, payout_email, workspace_name } = payout
  const showToast = useToast()
  const { mutateAsync } = useMarkPayoutPaid(id)
  const form = useContractForm({
    schema: bodySchema(markPayoutPaid),
    defaultValues: { reference: '' },
    send: mutateAsync,
    onDone: () => {
      showToast({ severity: 'success', summary: `${workspace_name} was told by mail`, life: TOAST_LIFE_MS })
      onClose()
    },
  })
  return (
    <OpenedModal
      title={`Mark ${formatMoney(amount, currency)} as paid`}
      okText="Mark as paid"
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={form.isSending}
      onCancel={onClose}
    >
      <p>Transfer the amount to {payout_email} first. This cannot be taken back, and a mail goes out.</p>
      <ContractForm form={form} id={formId}>
        <TextField
          control={form.control}
          name="reference"
          label="Reference of the transfer"
          input={{ maxLength: 120 }}
        />
      </ContractForm>
    </OpenedModal>
  )
}
