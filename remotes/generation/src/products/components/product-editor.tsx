import type { StoredAsset } from '@marquee/contract/assets'
import type { ProductDraft } from '@marquee/contract/product-imports'
import type { Product, ProductInput } from '@marquee/contract/products'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormSection } from '@marquee/ui/form-section'
import { UnsavedForms } from '@marquee/ui/unsaved-forms'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { fillForm, type ProductForm, productFormSchema, takePrice } from '../state/product-form.ts'
import { useCanEditProducts } from '../../state/rights.ts'
import { EditorFooter } from '../../components/editor-footer.tsx'
import type { OtherVersion } from '../../components/image-tile.tsx'
import { ImagesField } from '../../components/images-field.tsx'
import styles from '../../components/editor.module.css'
import { ProductBasics, ProductOffer } from './product-fields.tsx'
import { ProductPageReader } from './product-page-reader.tsx'
import { ProductReviews } from './product-reviews.tsx'

const MAX_IMAGES = 12

interface ProductEditorProps {
  initial: ProductForm
  saveLabel: string
  /** Stores the product. Its ApiErrors are shown at the fields, or beside the buttons. */
  onSave: (input: ProductInput) => Promise<Product>
  onSaved: (product: Product) => void
  /** Shown above the form, such as the choice after a conflict. */
  notice?: React.ReactNode
  /** Shown beside the buttons. `allowLeaving` permits a navigation after which the form is no longer needed. */
  moreActions?: (allowLeaving: () => void) => React.ReactNode
  /** The target of Cancel. */
  cancelAddress?: string
  /** Whether the form can be filled from a page, and the address that the field contains at first. */
  source?: { address: string }
}

/** The form of a product, new or stored. Leaving it with unsaved input asks for confirmation. */
export function ProductEditor(props: ProductEditorProps) {
  return (
    <UnsavedForms>
      <EditorForm {...props} />
    </UnsavedForms>
  )
}

function EditorForm(props: ProductEditorProps) {
  const { initial, saveLabel, onSave, onSaved, notice, moreActions, source } = props
  const { cancelAddress = href('products') } = props
  const canEdit = useCanEditProducts()
  const [others, setOthers] = useState<Readonly<Record<string, OtherVersion>>>({})
  const [isUploading, setIsUploading] = useState(false)
  const form = useContractForm({
    schema: productFormSchema,
    defaultValues: initial,
    send: onSave,
    onDone: (_, product) => onSaved(product),
  })
  const { control, getValues, setValue, watch } = form
  const { errors } = form.formState

  function change(parts: Partial<ProductForm>): void {
    form.reset({ ...getValues(), ...parts }, { keepDefaultValues: true })
  }

  function rememberVersions(original: StoredAsset, cutout: StoredAsset): void {
    setOthers((current) => ({
      ...current,
      [original.id]: { asset: cutout, isCutout: true },
      [cutout.id]: { asset: original, isCutout: false },
    }))
  }

  function takeDraft(draft: ProductDraft): void {
    for (const { original, cutout } of draft.images) {
      if (cutout !== null) {
        rememberVersions(original, cutout)
      }
    }
    change(fillForm(getValues(), draft, MAX_IMAGES))
  }

  return (
    <ContractForm form={form} className={styles.form} label="Product" isMessageElsewhere>
      {notice}
      {source === undefined || !canEdit ? null : (
        <ProductPageReader
          initialAddress={source.address}
          onRead={takeDraft}
          onChoosePrice={(choice) => change(takePrice(getValues(), choice))}
        />
      )}
      <ConfigProvider componentDisabled={!canEdit}>
        <ProductBasics control={control} />
        <ProductOffer control={control} />
        <FormSection title="Images">
          <ImagesField
            value={watch('image_ids')}
            itemName="image"
            altName={watch('name') || 'Product'}
            max={MAX_IMAGES}
            versions={{ others, onFound: rememberVersions }}
            error={errors.image_ids?.message}
            onChange={(update) => setValue('image_ids', update(getValues('image_ids')), { shouldDirty: true })}
            onUploadingChange={setIsUploading}
          />
        </FormSection>
        <ProductReviews form={watch()} isDisabled={!canEdit} onChange={change} />
      </ConfigProvider>
      <EditorFooter
        cancelAddress={cancelAddress}
        canEdit={canEdit}
        // A conflict has its own notice.
        problem={notice ? null : form.message}
        saveLabel={isUploading ? 'Uploading images…' : saveLabel}
        isUploading={isUploading}
        isSaving={form.isSending}
        moreActions={moreActions?.(form.allowLeaving)}
      />
    </ContractForm>
  )
}
