import { writingLanguage } from '@marquee/contract/image-words'
import { languageName } from '@marquee/ui/ad-labels'
import { Field } from '@marquee/ui/field'
import { Select } from 'antd'

interface LanguageFieldProps {
  /** In BCP 47; null when none is chosen. */
  value: string | null
  /** What is used when none is chosen. */
  placeholder: string
  hint: string
  error: string | undefined
  onChange: (value: string | null) => void
}

/** Chooses the language of a brief: one of the writer's, or another one that it already has. */
export function LanguageField({ value, placeholder, hint, error, onChange }: LanguageFieldProps) {
  const tags = new Set<string>([...writingLanguage.options, ...(value === null ? [] : [value])])
  return (
    <Field label="Language" isOptional hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          allowClear
          value={value}
          placeholder={placeholder}
          options={[...tags].map((tag) => ({ value: tag, label: languageName(tag) }))}
          onChange={(tag: string | undefined) => onChange(tag ?? null)}
        />
      )}
    </Field>
  )
}
