import { Field } from '@marquee/ui/field'
import { Input, Select } from 'antd'
import styles from './ad-sources.module.css'
import type { CriteriaFieldsProps, CriteriaValues } from './criteria-form-values.ts'
import { WordsFields } from './words-fields.tsx'

const STATUS_OPTIONS: { value: CriteriaValues['status']; label: string }[] = [
  { value: 'active', label: 'Ads that run' },
  { value: 'inactive', label: 'Ads that have ended' },
  { value: 'all', label: 'Both' },
]

const TYPE_OPTIONS: { value: CriteriaValues['adType']; label: string }[] = [
  { value: 'all', label: 'All ads' },
  { value: 'political_and_issue_ads', label: 'Politics and issues' },
  { value: 'employment_ads', label: 'Jobs' },
  { value: 'housing_ads', label: 'Housing' },
  { value: 'financial_products_and_services_ads', label: 'Finance' },
]

/** What Meta’s library can be asked for. */
export function MetaCriteriaFields({ values, errorOf, onChange }: CriteriaFieldsProps) {
  return (
    <>
      <WordsFields values={values} max={100} error={errorOf('search_terms')} onChange={onChange} />
      <Field label="Pages" hint="Numbers of Facebook pages, at most 10." error={errorOf('page_ids')} isOptional>
        {(control) => (
          <Input
            {...control}
            value={values.accounts}
            onChange={(event) => onChange({ accounts: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Countries"
        hint="Two-letter codes of where the ads were shown, as DE, FR."
        error={errorOf('countries')}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            value={values.countries}
            onChange={(event) => onChange({ countries: event.target.value })}
          />
        )}
      </Field>
      <Field label="Status" hint="Of ads that run, those that are missing in a later crawl have ended.">
        {(control) => (
          <Select
            {...control}
            className={styles.control ?? ''}
            value={values.status}
            options={STATUS_OPTIONS}
            onChange={(status) => onChange({ status })}
          />
        )}
      </Field>
      <Field label="Kind of ads">
        {(control) => (
          <Select
            {...control}
            className={styles.control ?? ''}
            value={values.adType}
            options={TYPE_OPTIONS}
            onChange={(adType) => onChange({ adType })}
          />
        )}
      </Field>
    </>
  )
}
