import { updateWorkspaceSettings, type WorkspaceSettings } from '@marquee/contract/workspace-settings'
import { useIsAllowed, useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormField } from '@marquee/ui/form-field'
import { SelectField } from '@marquee/ui/select-field'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button, InputNumber, Switch } from 'antd'
import { useChangeLogo, useUpdateWorkspaceSettings } from '../api/workspace-settings.ts'
import { listCurrencies } from '../state/currencies.ts'
import { listTimeZones } from '../state/time-zones.ts'
import { AvatarField } from '../../components/avatar-field.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'

const TOAST_LIFE_MS = 4000
const CURRENCIES = listCurrencies()

/** Name, logo, time zone, currency and limits of the workspace; for members who may not change them, to be read. */
export function WorkspaceForm({ settings }: { settings: WorkspaceSettings }) {
  const { name, logo_url: logoUrl, time_zone: timeZone, currency, render_credit_limit, offers_captures } = settings
  const canManage = useIsAllowed({ permission: 'workspace.manage', plan: 'none' })
  const showToast = useToast()
  const changeLogo = useChangeLogo()
  const { mutateAsync } = useUpdateWorkspaceSettings()
  const form = useContractForm({
    schema: bodySchema(updateWorkspaceSettings),
    defaultValues: { name, time_zone: timeZone ?? '', currency, render_credit_limit, offers_captures },
    send: mutateAsync,
    onDone: () => showToast({ severity: 'success', summary: 'Workspace saved', life: TOAST_LIFE_MS }),
  })
  const { control, isSending } = form
  return (
    <SettingsCard
      title="Workspace"
      description={
        canManage
          ? 'How everybody in it sees this workspace.'
          : 'How everybody in it sees this workspace. Its owner and admins can change it.'
      }
    >
      <AvatarField shape="workspace" name={name} url={logoUrl} noun="logo" isEditable={canManage} change={changeLogo} />
      <ContractForm form={form} className={styles.form}>
        <TextField
          control={control}
          name="name"
          label="Name"
          isRequired
          input={{ maxLength: 120, dir: 'auto', disabled: !canManage }}
        />
        <SelectField
          control={control}
          name="time_zone"
          label="Time zone"
          hint="Days, alerts and reports follow it."
          options={listTimeZones(timeZone)}
          disabled={!canManage}
          isSearchable
        />
        <SelectField
          control={control}
          name="currency"
          label="Currency"
          hint="For new products and imported results. Plans are billed in US dollars."
          options={CURRENCIES}
          disabled={!canManage}
          isSearchable
        />
        <FormField
          control={control}
          name="render_credit_limit"
          label="Credits for one render"
          hint="A render of a video that would cost more is refused. Empty: there is no limit."
          isOptional
          empty={null}
        >
          {(field) => <InputNumber {...field} min={1} precision={0} disabled={!canManage} />}
        </FormField>
        <FormField
          control={control}
          name="offers_captures"
          label="Offer captures to the common library"
          empty={false}
          hint="An ad that your team captures becomes visible to everybody once two more workspaces have captured the same ad."
        >
          {({ value, ...field }) => <Switch {...field} checked={value} disabled={!canManage} />}
        </FormField>
        {canManage ? (
          <div className={styles.actions}>
            <Button type="primary" htmlType="submit" loading={isSending}>
              Save workspace
            </Button>
          </div>
        ) : null}
      </ContractForm>
    </SettingsCard>
  )
}
