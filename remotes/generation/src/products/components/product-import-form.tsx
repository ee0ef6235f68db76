import { webAddress } from '@marquee/contract/primitives'
import { MAX_IMPORTED_PAGES } from '@marquee/contract/product-imports'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormField } from '@marquee/ui/form-field'
import { FormSection } from '@marquee/ui/form-section'
import { UnsavedForms } from '@marquee/ui/unsaved-forms'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import { useStartProductImport } from '../../api/product-imports.ts'
import { BrandProfileSelect } from '../../brand-profiles/components/brand-profile-select.tsx'
import styles from './product-import.module.css'
import { toWebAddress } from '../../state/to-web-address.ts'

interface AddressList {
  urls: string[]
  /** Why the list cannot be imported; null when it can. */
  problem: string | null
}

/** The typed values; all addresses are in one text. */
const typedImport = z.object({
  urls: z.string().transform((text, context) => {
    const { urls, problem } = parseAddressList(text)
    if (problem !== null) {
      context.addIssue({ code: 'custom', message: problem })
    }
    return urls
  }),
  brand_profile_id: z.string().nullable(),
  cuts_out_images: z.boolean(),
})

/** Accepts a list of product pages; their products are imported in the background. */
export function ProductImportForm() {
  return (
    <UnsavedForms>
      <ImportForm />
    </UnsavedForms>
  )
}

function ImportForm() {
  // One key for one list: a second click starts no second import.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useStartProductImport()
  const form = useContractForm({
    schema: typedImport,
    defaultValues: { urls: '', brand_profile_id: null, cuts_out_images: true },
    send: (body) => mutateAsync({ ...body, idempotency_key: key }),
    onDone: () => setKey(crypto.randomUUID()),
    clearsWhenDone: true,
  })
  const { control } = form
  const { urls } = parseAddressList(form.watch('urls'))

  return (
    <ContractForm form={form}>
      <FormSection title="Product pages">
        <FormField
          control={control}
          name="urls"
          label="Addresses"
          hint={`One in each line, at most ${MAX_IMPORTED_PAGES}. Each page becomes a product; you can go on working meanwhile.`}
          empty=""
        >
          {(field) => (
            <Input.TextArea
              {...field}
              autoSize={{ minRows: 5, maxRows: 14 }}
              placeholder={'shop.example/products/travel-cup\nshop.example/products/lamp'}
            />
          )}
        </FormField>
        <BrandProfileSelect control={control} name="brand_profile_id" />
        <Checkbox
          checked={form.watch('cuts_out_images')}
          onChange={(event) => form.setValue('cuts_out_images', event.target.checked, { shouldDirty: true })}
        >
          Cut images out of plain backgrounds; the originals stay
        </Checkbox>
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {urls.length > 1 ? `Import ${urls.length} products` : 'Import products'}
          </Button>
        </div>
      </FormSection>
    </ContractForm>
  )
}

/** The addresses in a text, separated by line breaks, spaces or commas; each address once. */
function parseAddressList(text: string): AddressList {
  const written = text.split(/[\s,;]+/).filter((part) => part !== '')
  const urls = [...new Set(written.map((part) => toWebAddress(part) ?? ''))]
  const wrong = urls.find((url) => !webAddress.safeParse(url).success || !/\./.test(new URL(url).hostname))
  if (urls.length === 0) {
    return { urls, problem: 'Enter at least one address.' }
  }
  if (wrong !== undefined) {
    return { urls, problem: `This is not an address: ${wrong.slice(0, 80)}` }
  }
  const isTooLong = urls.length > MAX_IMPORTED_PAGES
  return {
    urls,
    problem: isTooLong ? `These are ${urls.length} addresses. Import at most ${MAX_IMPORTED_PAGES} at a time.` : null,
  }
}
