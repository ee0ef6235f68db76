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
import { parseAddressList } from '../state/parse-address-list.ts'
import { BrandProfileSelect } from '../../brand-profiles/components/brand-profile-select.tsx'
import styles from './product-import.module.css'

/** What is typed; the addresses stand in one text. */
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

/** Takes a list of product pages; their products are imported in the background. */
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
