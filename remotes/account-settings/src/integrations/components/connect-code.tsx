import { Announcer } from '@marquee/ui/announcer'
import { CopyButton } from '@marquee/ui/copy-button'
import { FormAlert } from '@marquee/ui/form-alert'
import { Button } from 'antd'
import { useCreateBrowserCode } from '../api/connected-browsers.ts'
import styles from './connect.module.css'

interface ConnectCodeProps {
  challenge: string
  /** The address of the extension; null: the user types the code. */
  redirect: string | null
}

/** Asks the user once, and hands the code to the extension. */
export function ConnectCode({ challenge, redirect }: ConnectCodeProps) {
  const { mutate, data, isPending, error } = useCreateBrowserCode()
  const code = data?.redirect_to === null ? `${data.code.slice(0, 5)}-${data.code.slice(5)}` : undefined

  function connect() {
    mutate(
      { challenge, redirect },
      {
        onSuccess: ({ redirect_to: address }) => {
          if (address !== null) {
            location.assign(address)
          }
        },
      },
    )
  }

  return (
    <div className={styles.notice}>
      <Announcer message={code === undefined ? '' : `The code is ${code}`} />
      {code === undefined ? (
        <Button type="primary" loading={isPending || data !== undefined} onClick={connect}>
          Connect this browser
        </Button>
      ) : (
        <div className={styles.shown}>
          <p>Enter this code in the extension within five minutes. It works once.</p>
          <div className={styles.secret}>
            <code>{code}</code>
            <CopyButton text={code} label="Copy the code" />
          </div>
        </div>
      )}
      {error === null ? null : <FormAlert tone="error">{error.message}</FormAlert>}
    </div>
  )
}
