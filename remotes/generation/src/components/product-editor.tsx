import { ApiError } from '@marquee/api-client/api-error'
import type { StoredAsset } from '@marquee/contract/assets'
import type { ProductDraft } from '@marquee/contract/product-imports'
import type { Product, ProductInput } from '@marquee/contract/products'
import { href } from '@marquee/remote-kit/routes'
import { Button, ConfigProvider } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCanEditProducts } from '../state/use-can-edit-products.ts'
import { checkProduct, type FieldMessages } from '../state/check-product.ts'
import { fillForm, toInput, isSameForm, type ProductForm } from '../state/product-form.ts'
import { useUnsavedGuard } from '../state/use-unsaved-guard.ts'
import { FormSection } from '@marquee/ui/form-section'
import type { OtherVersion } from './image-tile.tsx'
import { ImagesField } from './images-field.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import styles from './product-editor.module.css'
import { ProductBasics, ProductOffer } from './product-fields.tsx'
import { ProductPageReader } from './product-import/product-page-reader.tsx'
import { ProductReviews } from './product-reviews.tsx'

const MAX_IMAGES = 12

interface ProductEditorProps {
  initial: ProductForm
  saveLabel: string
  /** Stores the product. Its ApiErrors are shown at the fields, or above the buttons. */
  onSave: (input: ProductInput) => Promise<Product>
  onSaved: (product: Product) => void
  /** Shown above the form, as the choice after a conflict. */
  notice?: React.ReactNode
  /** Beside the buttons. `allowLeaving` lets a navigation pass that makes the form pointless. */
  moreActions?: (allowLeaving: () => void) => React.ReactNode
  /** Where Cancel leads. */
  cancelAddress?: string
  /** Whether the form can be filled from a page; with the address that stands in it at first. */
  source?: { address: string }
}

/** The form of a product, new or stored. Nothing that was typed is lost without a question. */
export function ProductEditor(props: ProductEditorProps) {
  const { initial, saveLabel, onSave, onSaved, notice, moreActions, source } = props
  const cancelAddress = props.cancelAddress ?? href('products')
  const navigate = useNavigate()
  const canEdit = useCanEditProducts()
  const formElement = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(initial)
  const [others, setOthers] = useState<Readonly<Record<string, OtherVersion>>>({})
  const [messages, setMessages] = useState<FieldMessages>({})
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const { blocker, allowLeaving } = useUnsavedGuard(!isSameForm(initial, form) || isUploading)

  const change = useCallback((changes: Partial<ProductForm>) => {
    setForm((current) => ({ ...current, ...changes }))
    setMessages((current) => withoutFields(current, Object.keys(changes)))
  }, [])

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
    setForm((current) => fillForm(current, draft, MAX_IMAGES))
    setMessages({})
  }

  function showMessages(next: FieldMessages): void {
    setMessages(next)
    // After React has painted the messages.
    requestAnimationFrame(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  function showFailure(failure: unknown): void {
    const isForFields = failure instanceof ApiError && failure.status === 422
    const isConflict = failure instanceof ApiError && failure.code === 'version_conflict'
    if (isForFields) {
      showMessages(Object.fromEntries(Object.entries(failure.fields).map(([field, [first]]) => [field, first ?? ''])))
    }
    // A conflict has a notice of its own.
    setProblem(isConflict ? undefined : toMessage(failure))
  }

  async function save(): Promise<void> {
    const input = toInput(form)
    const problems = checkProduct(input)
    setProblem(undefined)
    if (Object.keys(problems).length > 0) {
      showMessages(problems)
      return
    }
    setIsSaving(true)
    try {
      const product = await onSave(input)
      allowLeaving()
      onSaved(product)
    } catch (failure) {
      showFailure(failure)
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form
      ref={formElement}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {notice}
      {source === undefined || !canEdit ? null : (
        <ProductPageReader initialAddress={source.address} onRead={takeDraft} />
      )}
      <ConfigProvider componentDisabled={!canEdit}>
        <ProductBasics form={form} messages={messages} onChange={change} />
        <ProductOffer form={form} messages={messages} onChange={change} />
        <FormSection title="Images">
          <ImagesField
            value={form.images}
            itemName="image"
            altName={form.name || 'Product'}
            max={MAX_IMAGES}
            versions={{ others, onFound: rememberVersions }}
            error={messages['image_ids']}
            onChange={(update) => setForm((current) => ({ ...current, images: update(current.images) }))}
            onUploadingChange={setIsUploading}
          />
        </FormSection>
        <ProductReviews form={form} isDisabled={!canEdit} onChange={change} />
      </ConfigProvider>
      <div className={styles.footer}>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        {canEdit ? moreActions?.(allowLeaving) : null}
        <Button onClick={() => void navigate(cancelAddress)}>{canEdit ? 'Cancel' : 'Back'}</Button>
        {canEdit ? (
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={isUploading}>
            {isUploading ? 'Uploading images…' : saveLabel}
          </Button>
        ) : null}
      </div>
      <LeaveDialog blocker={blocker} />
    </form>
  )
}

/** A changed field is not wrong any more: it is checked again when it is saved. */
function withoutFields(messages: FieldMessages, fields: readonly string[]): FieldMessages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !fields.includes(key.split('.')[0] ?? key)))
}

function toMessage(failure: unknown): string {
  return failure instanceof Error ? failure.message : 'The product was not saved. Try again.'
}
