import { Select } from 'antd'
import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps } from './form-field.tsx'

interface SelectFieldProps<Values extends FieldValues, Body> extends FormFieldProps<Values, Body> {
  options: readonly { value: string; label: string }[]
  /** Whether typing filters the options. */
  isSearchable?: boolean
  disabled?: boolean
}

/** One choice of several. */
export function SelectField<Values extends FieldValues, Body>({
  options,
  isSearchable = false,
  disabled,
  ...field
}: SelectFieldProps<Values, Body>) {
  return (
    <FormField {...field} empty="">
      {({ name: _name, ...control }) => (
        <Select
          {...control}
          options={[...options]}
          {...(disabled !== undefined && { disabled })}
          {...(isSearchable && { showSearch: { optionFilterProp: 'label' } })}
        />
      )}
    </FormField>
  )
}
