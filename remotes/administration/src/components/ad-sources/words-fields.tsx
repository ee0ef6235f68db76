import { Checkbox } from 'antd'
import type { CriteriaFieldsProps } from './criteria-form-values.ts'
import { TextField } from './text-field.tsx'

type WordsFieldsProps = Pick<CriteriaFieldsProps, 'values' | 'onChange'> & { max: number; error: string | undefined }

/** The words that a library is searched for. */
export function WordsFields({ values, max, error, onChange }: WordsFieldsProps) {
  return (
    <>
      <TextField
        label="Words"
        hint="In the language of the ads; they are not translated."
        error={error}
        maxLength={max}
        dir="auto"
        value={values.words}
        onChange={(words) => onChange({ words })}
      />
      <Checkbox checked={values.isExact} onChange={(event) => onChange({ isExact: event.target.checked })}>
        Exactly this phrase
      </Checkbox>
    </>
  )
}
