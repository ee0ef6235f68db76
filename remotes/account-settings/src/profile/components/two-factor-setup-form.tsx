import { confirmTwoFactor } from '@marquee/contract/two-factor'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { CopyButton } from '@marquee/ui/copy-button'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button, QRCode } from 'antd'
import { useState } from 'react'
import { type TwoFactorSetup, useConfirmTwoFactor } from '../api/two-factor.ts'
import settings from '../../components/settings-card.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './two-factor.module.css'

const TOAST_LIFE_MS = 6000
const QR_SIZE = 176

/** Shows the secret to the authenticator app, takes its first code, and hands out the recovery codes. */
export function TwoFactorSetupForm({ setup, onClose }: { setup: TwoFactorSetup; onClose: () => void }) {
  const showToast = useToast()
  const { confirm, refresh } = useConfirmTwoFactor()
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useContractForm({
    schema: bodySchema(confirmTwoFactor),
    defaultValues: { code: '' },
    isGuarded: false,
    send: confirm,
    onDone: (_, recoveryCodes) => {
      setCodes(recoveryCodes)
      showToast({ severity: 'success', summary: 'Two-factor authentication is on', life: TOAST_LIFE_MS })
    },
  })
  if (codes !== null) {
    return (
      <>
        <RecoveryCodes codes={codes} />
        <div>
          <Button type="primary" onClick={() => void refresh()}>
            I have kept the codes
          </Button>
        </div>
      </>
    )
  }
  return (
    <div className={styles.setup}>
      <div className={styles.code}>
        <QRCode
          aria-label="QR code for your authenticator app"
          type="svg"
          value={setup.address}
          size={QR_SIZE}
          color="#000"
          bgColor="#fff"
          bordered={false}
        />
      </div>
      <ContractForm form={form} className={styles.steps}>
        <p>
          Scan the QR code with an authenticator app, as 1Password, Google Authenticator or Authy. If you cannot scan
          it, type this key:
        </p>
        <p className={styles.secret}>
          {setup.secretKey} <CopyButton text={setup.secretKey} label="Copy the key" />
        </p>
        <TextField
          control={form.control}
          name="code"
          label="Code that the app shows"
          isRequired
          input={{ autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 }}
        />
        <div className={settings.wrap}>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            Turn on
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </ContractForm>
    </div>
  )
}
