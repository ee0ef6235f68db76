import { type AlarmSettings, type ReleasedPackage, updateReleaseAlarms } from '@marquee/contract/releases'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormField } from '@marquee/ui/form-field'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import { SubmitButton } from '@marquee/ui/submit-button'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, formSchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Switch } from 'antd'
import { useUpdateReleaseAlarms } from '../../api/releases.ts'
import styles from './releases-page.module.css'

interface AlarmsDrawerProps {
  shown: ReleasedPackage
  onClose: () => void
}

interface Values {
  email: string
  url: string
  is_auto_rollback: boolean
}

const schema = formSchema(
  ({ email, url, is_auto_rollback }: Values): AlarmSettings => ({
    email: email.trim() || null,
    url: url.trim() || null,
    is_auto_rollback,
  }),
  bodySchema(updateReleaseAlarms),
)

/** Who is told when the live release of a package fails, and whether the server then goes back by itself. */
export function AlarmsDrawer({ shown: { name, alarms }, onClose }: AlarmsDrawerProps) {
  const { mutateAsync } = useUpdateReleaseAlarms(name)
  const showToast = useToast()
  const form = useContractForm({
    schema,
    defaultValues: { ...alarms, email: alarms.email ?? '', url: alarms.url ?? '' },
    send: mutateAsync,
    onDone: () => {
      showToast({ severity: 'success', summary: `Alarms of ${name} saved`, life: 4000 })
      onClose()
    },
  })
  return (
    <OpenedDrawer title={`Alarms: ${name}`} onClose={onClose} size="min(560px, 100vw)">
      <ContractForm form={form} className={styles.form}>
        <p>An alarm is raised once when a live release fails clearly more often than the last one that worked.</p>
        <TextField
          control={form.control}
          name="email"
          label="Email"
          hint="Leave it empty to email the administrators."
          type="email"
          input={{ autoComplete: 'off' }}
          isOptional
        />
        <TextField
          control={form.control}
          name="url"
          label="Webhook URL"
          hint="Each alarm is posted to it as JSON. The command “npm run release alarms” shows the signing secret."
          type="url"
          input={{ placeholder: 'https://example.com/alarms', dir: 'ltr', autoComplete: 'off' }}
          isOptional
        />
        <FormField
          control={form.control}
          name="is_auto_rollback"
          label="Roll back automatically"
          hint="Only to a release that is shown to work, and once for each release."
          empty={false}
        >
          {({ value, ...control }) => (
            <div>
              <Switch {...control} checked={value} />
            </div>
          )}
        </FormField>
        <SubmitButton isSending={form.isSending}>Save</SubmitButton>
      </ContractForm>
    </OpenedDrawer>
  )
}
