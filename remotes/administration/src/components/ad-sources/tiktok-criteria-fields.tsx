import { TIKTOK_FIRST_DAY } from '@marquee/contract/ad-source-criteria'
import type { CriteriaFieldsProps } from './criteria-form-values.ts'
import { PeriodFields } from './period-fields.tsx'
import { TextField } from './text-field.tsx'
import { WordsFields } from './words-fields.tsx'

/** The search criteria of TikTok’s library. */
export function TikTokCriteriaFields(props: CriteriaFieldsProps) {
  const { values, getError, onChange } = props
  return (
    <>
      <WordsFields values={values} max={50} error={getError('search_term')} onChange={onChange} />
      <TextField
        label="Accounts"
        hint="Numbers of advertisers; TikTok takes them instead of words."
        error={getError('advertiser_ids')}
        isOptional
        value={values.accounts}
        onChange={(accounts) => onChange({ accounts })}
      />
      <TextField
        label="Country"
        hint="A two-letter code; empty for all."
        error={getError('country')}
        isOptional
        value={values.countries}
        onChange={(countries) => onChange({ countries })}
      />
      <PeriodFields verb="Published" firstDay={TIKTOK_FIRST_DAY} {...props} />
    </>
  )
}
