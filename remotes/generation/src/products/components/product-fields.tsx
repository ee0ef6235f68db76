import { currencies } from '@marquee/contract/currencies'
import type { ProductInput } from '@marquee/contract/products'
import type { FormFieldProps } from '@marquee/ui/form-field'
import { FormSection } from '@marquee/ui/form-section'
import { SelectField } from '@marquee/ui/select-field'
import { TextAreaField, TextField } from '@marquee/ui/text-field'
import { TextListFormField } from '@marquee/ui/text-list-form-field'
import type { ProductForm } from '../state/product-form.ts'
import { BrandProfileSelect } from '../../brand-profiles/components/brand-profile-select.tsx'
import { LanguageSelect } from './language-select.tsx'
import styles from './product-fields.module.css'

const CURRENCY_OPTIONS = currencies.map((value) => ({ value, label: value }))

type ProductFieldsProps = Pick<FormFieldProps<ProductForm, ProductInput>, 'control'>

/** The fields that describe the product. */
export function ProductBasics({ control }: ProductFieldsProps) {
  return (
    <FormSection title="Basics">
      <TextField control={control} name="name" label="Name" isRequired input={{ maxLength: 200, dir: 'auto' }} />
      <TextField
        control={control}
        name="url"
        label="Web address"
        isOptional
        type="url"
        input={{ maxLength: 2048, placeholder: 'https://shop.example/product', dir: 'auto' }}
      />
      <TextAreaField
        control={control}
        name="description"
        label="Description"
        isOptional
        input={{ maxLength: 5000, dir: 'auto' }}
      />
      <BrandProfileSelect control={control} name="brand_profile_id" />
      <TextField
        control={control}
        name="category"
        label="Category"
        isOptional
        input={{ maxLength: 120, dir: 'auto' }}
      />
      <LanguageSelect control={control} />
    </FormSection>
  )
}

/** The fields for the price and for the reasons to buy. */
export function ProductOffer({ control }: ProductFieldsProps) {
  return (
    <FormSection title="Offer">
      <div className={styles.price}>
        <TextField
          control={control}
          name="price"
          label="Price"
          isOptional
          input={{ inputMode: 'decimal', placeholder: '19.90', maxLength: 16, dir: 'auto' }}
        />
        <SelectField control={control} name="currency" label="Currency" isSearchable options={CURRENCY_OPTIONS} />
      </div>
      <div className={styles.words}>
        <TextField
          control={control}
          name="price_before"
          label="Before the price"
          isOptional
          input={{ placeholder: 'from', maxLength: 40, dir: 'auto' }}
        />
        <TextField
          control={control}
          name="price_after"
          label="After the price"
          isOptional
          input={{ placeholder: 'per month', maxLength: 40, dir: 'auto' }}
        />
      </div>
      <TextField
        control={control}
        name="offer"
        label="Offer"
        isOptional
        input={{ placeholder: 'Two for one until Sunday', maxLength: 300, dir: 'auto' }}
      />
      <TextListFormField
        control={control}
        name="benefits"
        label="Benefits"
        hint="What the buyer gets, one sentence each."
        itemName="benefit"
        maxItems={20}
        maxLength={300}
      />
    </FormSection>
  )
}
