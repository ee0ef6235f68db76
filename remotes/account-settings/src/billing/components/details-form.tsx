import { type BillingDetails, type Payment, updateBillingDetails } from '@marquee/contract/billing'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { SelectField } from '@marquee/ui/select-field'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useUpdateBillingDetails } from '../../api/billing.ts'
import { listCountries } from '../state/countries.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './billing.module.css'

const TOAST_LIFE_MS = 6000
const COUNTRIES = [{ value: '', label: 'No country' }, ...listCountries()]
const TAX_IDS: { value: BillingDetails['tax_id_type']; label: string }[] = [
  { value: '', label: 'None' },
  { value: 'eu_vat', label: 'EU VAT number' },
  { value: 'gb_vat', label: 'UK VAT number' },
  { value: 'ch_vat', label: 'Swiss VAT number' },
  { value: 'no_vat', label: 'Norwegian VAT number' },
  { value: 'us_ein', label: 'US EIN' },
  { value: 'ca_gst_hst', label: 'Canadian GST/HST number' },
  { value: 'au_abn', label: 'Australian business number' },
]

const LINES = [
  { name: 'name', label: 'Name or company', autoComplete: 'organization', isWhole: true },
  { name: 'email', label: 'E-mail for invoices', autoComplete: 'email', isWhole: true },
  { name: 'line1', label: 'Address', autoComplete: 'address-line1', isWhole: true },
  { name: 'line2', label: 'Address, second line', autoComplete: 'address-line2', isWhole: true },
  { name: 'postal_code', label: 'Postal code', autoComplete: 'postal-code', isWhole: false },
  { name: 'city', label: 'City', autoComplete: 'address-level2', isWhole: false },
  { name: 'state', label: 'State or region', autoComplete: 'address-level1', isWhole: false },
] as const

/** The recipient of the invoices. */
export function DetailsForm({ payment: { details } }: { payment: Payment }) {
  const showToast = useToast()
  const { mutateAsync } = useUpdateBillingDetails()
  const form = useContractForm({
    schema: bodySchema(updateBillingDetails),
    defaultValues: details,
    send: mutateAsync,
    onDone: () => showToast({ severity: 'success', summary: 'Billing details saved', life: TOAST_LIFE_MS }),
  })
  const { control, isSending } = form
  return (
    <SettingsCard title="Billing details" description="They stand on every invoice from now on.">
      <ContractForm form={form} className={styles.form}>
        {LINES.map(({ name, label, autoComplete, isWhole }) => (
          <div key={name} className={isWhole ? styles.whole : undefined}>
            <TextField control={control} name={name} label={label} input={{ autoComplete, dir: 'auto' }} />
          </div>
        ))}
        <SelectField control={control} name="country" label="Country" options={COUNTRIES} isSearchable />
        <SelectField control={control} name="tax_id_type" label="Tax id" options={TAX_IDS} />
        <TextField control={control} name="tax_id" label="Number of the tax id" />
        <div className={styles.whole}>
          <Button type="primary" htmlType="submit" loading={isSending}>
            Save details
          </Button>
        </div>
      </ContractForm>
    </SettingsCard>
  )
}
