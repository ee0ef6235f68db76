import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { Button, Input } from 'antd'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { readAdId } from '../state/image-draft.ts'
import styles from './wizard.module.css'

/** Accepts the link of an ad; shows an error for any other link. */
export function AdLinkForm({ onFound }: { onFound: (adId: string) => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const adId = readAdId(typed.trim())
        if (adId === null) {
          setError('Paste the link of an ad as its drawer has it in the address bar.')
        } else {
          onFound(adId)
        }
      }}
    >
      <Field label="Link of the ad" hint="Copy it from the ad’s drawer." error={error}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button htmlType="submit" type="primary">
          Use this ad
        </Button>
        <Link className={styles.add} to={href('swipe-file')}>
          <Bookmark size={16} aria-hidden /> Choose from the swipe file
        </Link>
      </div>
    </form>
  )
}
