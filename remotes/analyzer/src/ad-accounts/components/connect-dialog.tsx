import { ApiError } from '@marquee/api-client/api-error'
import { connectAdAccount } from '@marquee/contract/ad-accounts'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormAlert } from '@marquee/ui/form-alert'
import { FormField } from '@marquee/ui/form-field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button, Select } from 'antd'
import { useConnectAdAccount, useTestAdAccount } from '../../api/ad-accounts.ts'
import styles from './ad-accounts.module.css'

const DAYS = [
  { value: 30, label: 'The last 30 days' },
  { value: 90, label: 'The last 90 days' },
  { value: 365, label: 'The last year' },
  { value: 1100, label: 'All that Meta keeps: 37 months' },
]

/** Connects an ad account of Meta; it can be tried before. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const showToast = useToast()
  const { mutateAsync } = useConnectAdAccount()
  const form = useContractForm({
    schema: bodySchema(connectAdAccount),
    defaultValues: { account_number: '', access_token: '', days: 90 },
    isGuarded: false,
    send: mutateAsync,
    onDone: (_body, { data }) => {
      showToast({
        severity: 'success',
        summary: `${data.name} is connected`,
        detail: 'Its results are being imported.',
      })
      onClose()
    },
  })
  const test = useTestAdAccount()

  async function handleTest(): Promise<void> {
    if (await form.trigger(['account_number', 'access_token'], { shouldFocus: true })) {
      const { account_number, access_token } = form.getValues()
      test.mutate({ account_number, access_token })
    }
  }

  return (
    <OpenedModal title="Connect a Meta ad account" footer={null} onCancel={onClose}>
      <ContractForm form={form} className={styles.dialog}>
        <p className={styles.quiet}>
          In Meta’s Business Settings, give a system user access to the ad account, and generate a token for it with the
          permission <code>ads_read</code>. It is kept encrypted and shown to nobody.
        </p>
        <TextField
          control={form.control}
          name="account_number"
          label="Ad account number"
          hint="It stands in the address of Ads Manager, after act=."
          isRequired
          input={{ placeholder: 'act_1234567890', autoComplete: 'off', maxLength: 30 }}
        />
        <TextField
          control={form.control}
          name="access_token"
          label="Access token"
          isRequired
          input={{ autoComplete: 'off', maxLength: 500, dir: 'ltr' }}
        />
        <FormField control={form.control} name="days" label="Import at first" empty={90}>
          {({ name: _name, ...control }) => <Select {...control} options={DAYS} />}
        </FormField>
        <AccountTestResult found={test.data} error={test.error} />
        <div className={styles.dialogActions}>
          <Button onClick={() => void handleTest()} loading={test.isPending}>
            Test it
          </Button>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            Connect
          </Button>
        </div>
      </ContractForm>
    </OpenedModal>
  )
}

interface AccountTestResultProps {
  found: ReturnType<typeof useTestAdAccount>['data']
  error: Error | null
}

/** The result of “Test it”. */
function AccountTestResult({ found, error }: AccountTestResultProps) {
  if (error !== null) {
    const messages = error instanceof ApiError ? Object.values(error.fields).flat() : []
    return <FormAlert tone="error">{messages.length === 0 ? error.message : messages.join(' ')}</FormAlert>
  }
  return found === undefined ? null : (
    <FormAlert tone="success">
      It works: {found.name}, {found.currency}, {found.time_zone.replaceAll('_', ' ')}.
    </FormAlert>
  )
}
