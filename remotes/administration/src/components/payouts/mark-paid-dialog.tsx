import type { AdministeredPayout } from '@marquee/contract/affiliate'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { formatMoney } from '@marquee/ui/format-money'
import { useOpenerFocus } from '@marquee/ui/use-opener-focus'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { PAYOUTS_KEY, requestPayoutPaid } from '../../api/affiliate.ts'

const TOAST_LIFE_MS = 6000

interface MarkPaidDialogProps {
  payout: AdministeredPayout
  onClose: () => void
}

/** Asks for the reference of the transfer: it stands in the mail to who gets the money. */
export function MarkPaidDialog({ payout, onClose }: MarkPaidDialogProps) {
  useOpenerFocus()
  const { id, amount, currency, payout_email, workspace_name } = payout
  const showToast = useToast()
  const queryClient = useQueryClient()
  const [reference, setReference] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestPayoutPaid(id, reference),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: PAYOUTS_KEY })
      showToast({ severity: 'success', summary: `${workspace_name} was told by mail`, life: TOAST_LIFE_MS })
      onClose()
    },
    onError: (error) => setProblem(error.message),
  })
  function handlePay(): void {
    if (reference.trim() === '') {
      setProblem('Enter the reference of the transfer.')
      return
    }
    mutate()
  }
  return (
    <Modal
      open
      title={`Mark ${formatMoney(amount, currency)} as paid`}
      okText="Mark as paid"
      confirmLoading={isPending}
      onOk={handlePay}
      onCancel={onClose}
    >
      <p>Transfer the amount to {payout_email} first. This cannot be taken back, and a mail goes out.</p>
      <Field label="Reference of the transfer" error={problem}>
        {(control) => (
          <Input
            {...control}
            value={reference}
            maxLength={120}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
