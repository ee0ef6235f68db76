import { Field } from '@marquee/ui/field'
import { Checkbox, Input } from 'antd'
import type { CriteriaFieldsProps } from './criteria-form-values.ts'

type WordsFieldsProps = Pick<CriteriaFieldsProps, 'values' | 'onChange'> & { max: number; error: string | undefined }

/** The words that a library is searched for. */
export function WordsFields({ values, max, error, onChange }: WordsFieldsProps) {
  return (
    <>
      <Field label="Words" hint="In the language of the ads; they are not translated." error={error}>
        {(control) => (
          <Input
            {...control}
            maxLength={max}
            value={values.words}
            dir="auto"
            onChange={(event) => onChange({ words: event.target.value })}
          />
        )}
      </Field>
      <Checkbox checked={values.isExact} onChange={(event) => onChange({ isExact: event.target.checked })}>
        Exactly this phrase
      </Checkbox>
    </>
  )
}
