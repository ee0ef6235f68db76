import { metaPlatforms } from '@marquee/contract/ad-source-criteria'
import { PLATFORM_NAMES } from '@marquee/ui/ad-labels'
import { ChoiceField, ChoicesField } from './choice-field.tsx'
import type { CriteriaFieldsProps, CriteriaValues } from './criteria-form-values.ts'
import { PeriodFields } from './period-fields.tsx'
import { MEDIA_WORDS } from './source-labels.ts'
import { TextField } from './text-field.tsx'
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

const MEDIA_OPTIONS: { value: CriteriaValues['mediaType']; label: string }[] = [
  { value: 'all', label: 'Any' },
  { value: 'image', label: MEDIA_WORDS.image },
  { value: 'meme', label: MEDIA_WORDS.meme },
  { value: 'video', label: MEDIA_WORDS.video },
  { value: 'none', label: MEDIA_WORDS.none },
]

const PLATFORM_OPTIONS = metaPlatforms.map((value) => ({ value, label: PLATFORM_NAMES[value] }))

/** The search criteria of Meta’s library. */
export function MetaCriteriaFields(props: CriteriaFieldsProps) {
  const { values, getError, onChange } = props
  return (
    <>
      <WordsFields values={values} max={100} error={getError('search_terms')} onChange={onChange} />
      <TextField
        label="Pages"
        hint="Numbers of Facebook pages, at most 10."
        error={getError('page_ids')}
        isOptional
        value={values.accounts}
        onChange={(accounts) => onChange({ accounts })}
      />
      <TextField
        label="Countries"
        hint="Two-letter codes of where the ads were shown, as DE, FR."
        error={getError('countries')}
        isRequired
        value={values.countries}
        onChange={(countries) => onChange({ countries })}
      />
      <TextField
        label="Languages"
        hint="Two-letter codes of the languages in the ads, as de, fr."
        error={getError('languages')}
        isOptional
        value={values.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <ChoicesField
        label="Platforms"
        placeholder="All platforms"
        error={getError('platforms')}
        values={values.platforms}
        options={PLATFORM_OPTIONS}
        onChange={(platforms) => onChange({ platforms })}
      />
      <ChoiceField
        label="Status"
        hint="Of ads that run, those that are missing in a later crawl have ended."
        value={values.status}
        options={STATUS_OPTIONS}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceField
        label="Kind of ads"
        value={values.adType}
        options={TYPE_OPTIONS}
        onChange={(adType) => onChange({ adType })}
      />
      <ChoiceField
        label="Images and videos"
        hint="Meta looks for them; it does not hand them over."
        value={values.mediaType}
        options={MEDIA_OPTIONS}
        onChange={(mediaType) => onChange({ mediaType })}
      />
      <PeriodFields verb="Delivered" {...props} />
    </>
  )
}
