import { type BillingDetails, type Payment, updateBillingDetails } from '@marquee/contract/billing'
import { Field } from '@marquee/ui/field'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { requestBillingDetails } from '../../api/payment.ts'
import { listCountries } from '../../state/countries.ts'
import { useForm } from '../../state/use-form.ts'
import { useRefreshBilling } from '../../state/use-refresh-billing.ts'
import { useToast } from '@marquee/remote-kit/host-services'
import { FormMessage } from '../form-message.tsx'
import { SettingsCard } from '../settings-card.tsx'
import styles from './billing.module.css'

const schema = updateBillingDetails.body as NonNullable<typeof updateBillingDetails.body>
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

/** Whom invoices are made out to. */
export function DetailsForm({ payment: { details } }: { payment: Payment }) {
  const showToast = useToast()
  const refreshBilling = useRefreshBilling()
  // antd's selects are no form controls: hidden inputs carry their values.
  const [country, setCountry] = useState(details.country)
  const [taxIdType, setTaxIdType] = useState(details.tax_id_type)
  const { form, errors, isSending, handleSubmit } = useForm({
    schema,
    send: requestBillingDetails,
    onDone: async () => {
      await refreshBilling()
      showToast({ severity: 'success', summary: 'Billing details saved', life: TOAST_LIFE_MS })
    },
  })
  return (
    <SettingsCard title="Billing details" description="They stand on every invoice from now on.">
      <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        {errors.message === null ? null : (
          <div className={styles.whole}>
            <FormMessage message={errors.message} />
          </div>
        )}
        {LINES.map(({ name, label, autoComplete, isWhole }) => (
          <div key={name} className={isWhole ? styles.whole : undefined}>
            <Field label={label} error={errors.fields[name]}>
              {(control) => (
                <Input {...control} name={name} defaultValue={details[name]} autoComplete={autoComplete} dir="auto" />
              )}
            </Field>
          </div>
        ))}
        <Field label="Country" error={errors.fields['country']}>
          {({ status, ...control }) => (
            <>
              <Select
                {...control}
                {...(status !== undefined && { status })}
                value={country}
                options={COUNTRIES}
                onChange={setCountry}
                showSearch={{ optionFilterProp: 'label' }}
              />
              <input type="hidden" name="country" value={country} />
            </>
          )}
        </Field>
        <Field label="Tax id" error={errors.fields['tax_id_type']}>
          {({ status, ...control }) => (
            <>
              <Select
                {...control}
                {...(status !== undefined && { status })}
                value={taxIdType}
                options={TAX_IDS}
                onChange={setTaxIdType}
              />
              <input type="hidden" name="tax_id_type" value={taxIdType} />
            </>
          )}
        </Field>
        <Field label="Number of the tax id" error={errors.fields['tax_id']}>
          {(control) => <Input {...control} name="tax_id" defaultValue={details.tax_id} />}
        </Field>
        <div className={styles.whole}>
          <Button type="primary" htmlType="submit" loading={isSending}>
            Save details
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}
