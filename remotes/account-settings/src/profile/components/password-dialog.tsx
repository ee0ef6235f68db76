import { confirmPassword } from '@marquee/contract/two-factor'
import { ContractForm } from '@marquee/ui/contract-form'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { PasswordField } from '@marquee/ui/password-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useConfirmPassword } from '../api/two-factor.ts'
import styles from '../../components/settings-card.module.css'

/** Asks for the password before something sensitive; it is not asked for again for three hours. */
export function PasswordDialog({ onConfirm, onClose }: { onConfirm: () => Promise<void>; onClose: () => void }) {
  const { mutateAsync } = useConfirmPassword()
  const form = useContractForm({
    schema: bodySchema(confirmPassword),
    defaultValues: { password: '' },
    isGuarded: false,
    send: mutateAsync,
    onDone: onConfirm,
  })
  return (
    <OpenedModal title="Confirm your password" footer={null} onCancel={onClose}>
      <ContractForm form={form} className={styles.dialog}>
        <p>For your security, enter your password to continue.</p>
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          isRequired
          autoComplete="current-password"
        />
        <div className={styles.dialogActions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            Confirm
          </Button>
        </div>
      </ContractForm>
    </OpenedModal>
  )
}
