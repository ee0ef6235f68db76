import { currencies } from '@marquee/contract/products'
import { Field, FieldGroup } from '@marquee/ui/field'
import { TextListField } from '@marquee/ui/text-list-field'
import { Input, Select } from 'antd'
import type { FieldMessages } from '../state/check-product.ts'
import type { ProductForm } from '../state/product-form.ts'
import { FormSection } from '@marquee/ui/form-section'
import { BrandProfileSelect } from './brand-profiles/brand-profile-select.tsx'
import styles from './product-fields.module.css'

const CURRENCY_OPTIONS = currencies.map((value) => ({ value, label: value }))

interface ProductFieldsProps {
  form: ProductForm
  messages: FieldMessages
  onChange: (changes: Partial<ProductForm>) => void
}

/** What the product is. */
export function ProductBasics({ form, messages, onChange }: ProductFieldsProps) {
  return (
    <FormSection title="Basics">
      <TextField
        label="Name"
        isRequired
        value={form.name}
        maxLength={200}
        error={messages['name']}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Web address"
        type="url"
        placeholder="https://shop.example/product"
        value={form.url}
        maxLength={2048}
        error={messages['url']}
        onChange={(url) => onChange({ url })}
      />
      <Field label="Description" isOptional error={messages['description']}>
        {(control) => (
          <Input.TextArea
            {...control}
            dir="auto"
            autoSize={{ minRows: 3, maxRows: 14 }}
            value={form.description}
            maxLength={5000}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <BrandProfileSelect
        value={form.brand_profile_id}
        onChange={(brand_profile_id) => onChange({ brand_profile_id })}
      />
      <TextField
        label="Category"
        value={form.category}
        maxLength={120}
        error={messages['category']}
        onChange={(category) => onChange({ category })}
      />
    </FormSection>
  )
}

/** What it costs and why somebody buys it. */
export function ProductOffer({ form, messages, onChange }: ProductFieldsProps) {
  const benefitMessages = Object.fromEntries(form.benefits.map((_, index) => [index, messages[`benefits.${index}`]]))
  return (
    <FormSection title="Offer">
      <div className={styles.price}>
        <TextField
          label="Price"
          inputMode="decimal"
          placeholder="19.90"
          value={form.price}
          maxLength={16}
          error={messages['price']}
          onChange={(price) => onChange({ price })}
        />
        <Field label="Currency" error={messages['currency']}>
          {(control) => (
            <Select
              {...control}
              showSearch
              value={form.currency}
              options={CURRENCY_OPTIONS}
              onChange={(currency) => onChange({ currency })}
            />
          )}
        </Field>
      </div>
      <TextField
        label="Offer"
        placeholder="Two for one until Sunday"
        value={form.offer}
        maxLength={300}
        error={messages['offer']}
        onChange={(offer) => onChange({ offer })}
      />
      <FieldGroup label="Benefits" hint="What the buyer gets, one sentence each." error={messages['benefits']}>
        <TextListField
          value={form.benefits}
          itemName="benefit"
          maxItems={20}
          maxLength={300}
          errors={benefitMessages}
          onChange={(benefits) => onChange({ benefits })}
        />
      </FieldGroup>
    </FormSection>
  )
}

interface TextFieldProps {
  label: string
  value: string
  maxLength: number
  error: string | undefined
  onChange: (value: string) => void
  isRequired?: boolean
  placeholder?: string
  type?: 'text' | 'url'
  inputMode?: 'text' | 'decimal'
}

function TextField({ label, error, isRequired = false, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} isRequired={isRequired} isOptional={!isRequired}>
      {(control) => <Input {...control} {...input} dir="auto" onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
