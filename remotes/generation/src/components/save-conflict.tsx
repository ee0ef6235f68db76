import { Alert, Button } from 'antd'

interface SaveConflictProps {
  /** The kind of the edited object, as in "product". */
  what: string
  onLoadTheirs: () => void
  /** In a form it is called before the form is submitted again. */
  onKeepMine: () => void
  isInForm?: boolean
}

/** Shown when another user saved in between: the user chooses which version stays. */
export function SaveConflict({ what, onLoadTheirs, onKeepMine, isInForm = false }: SaveConflictProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`Somebody else changed this ${what}`}
      description="Your changes are not saved. Load their version and lose yours, or save yours over theirs."
      action={
        <>
          <Button onClick={onLoadTheirs}>Load theirs</Button>
          <Button type="primary" htmlType={isInForm ? 'submit' : 'button'} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    />
  )
}
