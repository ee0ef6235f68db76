import type { PriceChoice, ProductDraft } from '@marquee/contract/product-imports'
import { webAddress } from '@marquee/contract/primitives'
import { Field } from '@marquee/ui/field'
import { FormSection } from '@marquee/ui/form-section'
import { Alert, Button, Input } from 'antd'
import { Globe } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReadProductPage } from '../../api/product-imports.ts'
import { getFieldMessage } from '../../state/get-field-message.ts'
import { toWebAddress } from '../../state/to-web-address.ts'
import { PriceChoices } from './price-choices.tsx'
import styles from '../../brand-profiles/components/website-reader.module.css'

interface ProductPageReaderProps {
  initialAddress: string
  onRead: (draft: ProductDraft) => void
  onChoosePrice: (choice: PriceChoice) => void
}

/** Fills a product's form from the page that sells it; the user checks the values and saves. */
export function ProductPageReader({ initialAddress, onRead, onChoosePrice }: ProductPageReaderProps) {
  const [address, setAddress] = useState(initialAddress)
  const [typedProblem, setTypedProblem] = useState(
    initialAddress === '' ? undefined : getAddressProblem(initialAddress),
  )
  const { data: draft, error, isPending, mutate } = useReadProductPage()
  const problem = typedProblem ?? (error === null ? undefined : getFieldMessage(error, 'url'))

  function readPage(): void {
    const url = parseAddress(address)
    if (url.success) {
      mutate(url.data, { onSuccess: onRead })
    }
  }

  function handleRead(): void {
    setTypedProblem(getAddressProblem(address))
    readPage()
  }

  // An address passed to this page was entered by the user before, so it is read at once.
  const readInitial = useEffectEvent(readPage)
  useEffect(() => readInitial(), [])

  return (
    <FormSection title="Start from a page">
      <Field label="Product page" error={problem} hint="The page where the product is sold, in any shop.">
        {(control) => (
          <div className={styles.line}>
            <Input
              {...control}
              type="url"
              inputMode="url"
              placeholder="shop.example/products/travel-cup"
              value={address}
              maxLength={2048}
              onChange={(event) => setAddress(event.target.value)}
              onPressEnter={(event) => {
                event.preventDefault()
                handleRead()
              }}
            />
            <Button icon={<Globe size={16} aria-hidden />} loading={isPending} onClick={handleRead}>
              Read page
            </Button>
          </div>
        )}
      </Field>
      <div role="status">
        {isPending ? <p className={styles.status}>Reading the page and copying its images.</p> : null}
        {draft === undefined || isPending ? null : (
          <Alert
            type="success"
            showIcon
            role="none"
            title="The page was read. Look everything over, then save."
            description={describeDraft(draft)}
          />
        )}
        {draft === undefined || isPending || draft.price_choices.length === 0 ? null : (
          <PriceChoices choices={draft.price_choices} onChoose={onChoosePrice} />
        )}
      </div>
    </FormSection>
  )
}

function parseAddress(typed: string) {
  return webAddress.safeParse(toWebAddress(typed) ?? '')
}

function getAddressProblem(typed: string): string | undefined {
  return parseAddress(typed).success ? undefined : 'Enter the address of a page.'
}

/** The values that the user should check first. */
function describeDraft({
  price,
  price_choices: choices,
  currency,
  images,
  failed_images: failed,
}: ProductDraft): string {
  const cutouts = images.filter(({ cutout }) => cutout?.is_clean === true).length
  const cutWords = cutouts === 1 ? 'One image was' : `${cutouts} images were`
  const notes = [
    { note: 'The page states no price.', isSo: price === null && choices.length === 0 },
    {
      note: 'The page states no currency that is known here: choose one.',
      isSo: price !== null && currency === null,
    },
    { note: 'No image could be copied.', isSo: images.length === 0 },
    { note: `${cutWords} cut out; “Use original” takes it back.`, isSo: cutouts > 0 },
    { note: `${failed} more could not be copied or are too small.`, isSo: images.length > 0 && failed > 0 },
  ]
  const found = notes.filter(({ isSo }) => isSo).map(({ note }) => note)
  return found.length === 0 ? 'What you had typed before stays.' : found.join(' ')
}
