import { MAX_IMPORTED_PAGES } from '@marquee/contract/product-imports'
import { Field } from '@marquee/ui/field'
import { FormSection } from '@marquee/ui/form-section'
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useStartProductImport } from '../../api/product-imports.ts'
import { getFieldMessage } from '../../state/get-field-message.ts'
import { parseAddressList } from '../../state/parse-address-list.ts'
import { BrandProfileSelect } from '../brand-profiles/brand-profile-select.tsx'
import styles from './product-import.module.css'

/** Takes a list of product pages; their products are imported in the background. */
export function ProductImportForm() {
  const [text, setText] = useState('')
  const [profileId, setProfileId] = useState<string | null>(null)
  const [cutsOut, setCutsOut] = useState(true)
  const [problem, setProblem] = useState<string>()
  // One key for one list: a second click starts no second import.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useStartProductImport()
  const { urls, problem: listProblem } = parseAddressList(text)

  async function start(): Promise<void> {
    setProblem(listProblem ?? undefined)
    if (listProblem !== null) {
      return
    }
    try {
      await mutateAsync({ urls, brand_profile_id: profileId, cuts_out_images: cutsOut, idempotency_key: key })
      setText('')
      setKey(crypto.randomUUID())
    } catch (error) {
      setProblem(getFieldMessage(error, 'urls'))
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <FormSection title="Product pages">
        <Field
          label="Addresses"
          error={problem}
          hint={`One in each line, at most ${MAX_IMPORTED_PAGES}. Each page becomes a product; you can go on working meanwhile.`}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 5, maxRows: 14 }}
              value={text}
              placeholder={'shop.example/products/travel-cup\nshop.example/products/lamp'}
              onChange={(event) => {
                setText(event.target.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
        <BrandProfileSelect value={profileId} onChange={setProfileId} />
        <Checkbox checked={cutsOut} onChange={(event) => setCutsOut(event.target.checked)}>
          Cut images out of plain backgrounds; the originals stay
        </Checkbox>
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {urls.length > 1 ? `Import ${urls.length} products` : 'Import products'}
          </Button>
        </div>
      </FormSection>
    </form>
  )
}
