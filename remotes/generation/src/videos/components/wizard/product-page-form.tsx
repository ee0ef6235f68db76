import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toWebAddress } from '../../../state/to-web-address.ts'
import wizard from '../../../wizard/components/wizard.module.css'

/** Reads a new product from the page where it is sold, and returns to the wizard with it. */
export function ProductPageForm({ draftKey }: { draftKey: string }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const url = toWebAddress(typed)
  return (
    <form
      className={wizard.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (url !== null) {
          void navigate(href('create-product', { query: { video: draftKey, url } }))
        }
      }}
    >
      <Field
        label="Or its page"
        isOptional
        hint="The address where it is sold: photos, price and facts are read from it."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="url"
            maxLength={2048}
            placeholder="shop.example/cup"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div>
        <Button htmlType="submit" disabled={url === null}>
          Read this page
        </Button>
      </div>
    </form>
  )
}
