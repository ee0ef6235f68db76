import { Alert, Button } from 'antd'

interface EditConflictProps {
  /** The kind of the edited object, as in "product". */
  what: string
  onLoadTheirs: () => void
  /** Called before the form is submitted again. */
  onKeepMine: () => void
}

/** Shown when another user saved the same object in between: the user chooses which version stays. */
export function EditConflict({ what, onLoadTheirs, onKeepMine }: EditConflictProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`Somebody else changed this ${what}`}
      description="Nothing was saved. Load their version and lose your changes, or save yours over theirs."
      action={
        <>
          <Button onClick={onLoadTheirs}>Load theirs</Button>
          <Button type="primary" htmlType="submit" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    />
  )
}
