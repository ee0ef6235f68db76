import type { ProductDraft } from '@marquee/contract/product-imports'
import { webAddress } from '@marquee/contract/primitives'
import { Field } from '@marquee/ui/field'
import { FormSection } from '@marquee/ui/form-section'
import { Alert, Button, Input } from 'antd'
import { Globe } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReadProductPage } from '../../api/product-imports.ts'
import { getFieldMessage } from '../../state/get-field-message.ts'
import { toWebAddress } from '../../state/to-web-address.ts'
import styles from '../brand-profiles/website-reader.module.css'

interface ProductPageReaderProps {
  initialAddress: string
  onRead: (draft: ProductDraft) => void
}

/** Fills a product's form from the page where it is sold; the person looks it over and saves. */
export function ProductPageReader({ initialAddress, onRead }: ProductPageReaderProps) {
  const [address, setAddress] = useState(initialAddress)
  const [problem, setProblem] = useState<string>()
  const { data: draft, isPending, mutateAsync, reset } = useReadProductPage()

  async function read(): Promise<void> {
    const url = webAddress.safeParse(toWebAddress(address) ?? '')
    setProblem(url.success ? undefined : 'Enter the address of a page.')
    if (!url.success) {
      return
    }
    try {
      onRead(await mutateAsync(url.data))
    } catch (error) {
      reset()
      setProblem(getFieldMessage(error, 'url'))
    }
  }

  // An address that came along was entered before, so reading it is what the person asked for.
  const readInitial = useEffectEvent(() => {
    if (initialAddress !== '') {
      void read()
    }
  })
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
                void read()
              }}
            />
            <Button icon={<Globe size={16} aria-hidden />} loading={isPending} onClick={() => void read()}>
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
      </div>
    </FormSection>
  )
}

/** What the person should look at first. */
function describeDraft({ price, currency, images, failed_images: failed }: ProductDraft): string {
  const cutouts = images.filter(({ cutout }) => cutout !== null).length
  const cutWords = cutouts === 1 ? 'One image was' : `${cutouts} images were`
  const notes = [
    { note: 'The page states no price.', isSo: price === null },
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
