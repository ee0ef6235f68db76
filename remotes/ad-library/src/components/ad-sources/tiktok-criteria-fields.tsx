import { TIKTOK_FIRST_DAY } from '@marquee/contract/ad-source-criteria'
import { Field } from '@marquee/ui/field'
import { Input } from 'antd'
import type { CriteriaFieldsProps } from './criteria-form-values.ts'
import { WordsFields } from './words-fields.tsx'

/** What TikTok’s library can be asked for. */
export function TikTokCriteriaFields({ values, errorOf, onChange }: CriteriaFieldsProps) {
  return (
    <>
      <WordsFields values={values} max={50} error={errorOf('search_term')} onChange={onChange} />
      <Field
        label="Accounts"
        hint="Numbers of advertisers; TikTok takes them instead of words."
        error={errorOf('advertiser_ids')}
        isOptional
      >
        {(control) => (
          <Input
            {...control}
            value={values.accounts}
            onChange={(event) => onChange({ accounts: event.target.value })}
          />
        )}
      </Field>
      <Field label="Country" hint="A two-letter code; empty for all." error={errorOf('country')} isOptional>
        {(control) => (
          <Input
            {...control}
            value={values.countries}
            onChange={(event) => onChange({ countries: event.target.value })}
          />
        )}
      </Field>
      <Field label="Published from" error={errorOf('published_from')} isRequired>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={TIKTOK_FIRST_DAY}
            value={values.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
