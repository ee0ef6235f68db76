import { type AdAccount, renewAdAccountToken } from '@marquee/contract/ad-accounts'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useRenewAdAccountToken } from '../../api/ad-accounts.ts'
import styles from './ad-accounts.module.css'

/** Takes a new access token for an account; it is tried before it takes the place of the old one. */
export function TokenDialog({ account: { id, name }, onClose }: { account: AdAccount; onClose: () => void }) {
  const showToast = useToast()
  const { mutateAsync } = useRenewAdAccountToken(id)
  const form = useContractForm({
    schema: bodySchema(renewAdAccountToken),
    defaultValues: { access_token: '' },
    isGuarded: false,
    send: mutateAsync,
    onDone: () => {
      showToast({ severity: 'success', summary: 'The token was replaced', detail: 'The days since then are imported.' })
      onClose()
    },
  })
  return (
    <OpenedModal title={`Replace the token of ${name}`} footer={null} onCancel={onClose}>
      <ContractForm form={form} className={styles.dialog}>
        <TextField
          control={form.control}
          name="access_token"
          label="Access token"
          hint="With the permission ads_read for this ad account."
          isRequired
          input={{ autoComplete: 'off', maxLength: 500, dir: 'ltr' }}
        />
        <div className={styles.dialogActions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            Replace token
          </Button>
        </div>
      </ContractForm>
    </OpenedModal>
  )
}
