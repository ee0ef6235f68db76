import { Alert, Button } from 'antd'

interface EditConflictProps {
  /** What is edited, as in "product". */
  what: string
  onLoadTheirs: () => void
  /** Called before the form is submitted again. */
  onKeepMine: () => void
}

/** Somebody saved the same thing in between: the person chooses which one stays. */
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
