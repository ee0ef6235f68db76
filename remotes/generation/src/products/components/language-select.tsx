import { writingLanguage } from '@marquee/contract/image-words'
import type { ProductInput } from '@marquee/contract/products'
import { languageName } from '@marquee/ui/ad-labels'
import { FormField, type FormFieldProps } from '@marquee/ui/form-field'
import { Select } from 'antd'
import type { ProductForm } from '../state/product-form.ts'

/** Chooses the language of the product's texts: one of the writer's, or another one that its page declares. */
export function LanguageSelect({ control }: Pick<FormFieldProps<ProductForm, ProductInput>, 'control'>) {
  return (
    <FormField<ProductForm, ProductInput, string | null>
      control={control}
      name="language"
      label="Language of the texts"
      isOptional
      hint="Words for ads are written in it. Short texts alone do not tell it."
      empty={null}
    >
      {({ name: _name, value, onChange, ...select }) => (
        <Select
          {...select}
          allowClear
          placeholder="As in the texts"
          value={value}
          options={[...new Set<string>([...writingLanguage.options, ...(value === null ? [] : [value])])].map(
            (tag) => ({
              value: tag,
              label: languageName(tag),
            }),
          )}
          onChange={(tag?: string | null) => onChange(tag ?? null)}
        />
      )}
    </FormField>
  )
}
