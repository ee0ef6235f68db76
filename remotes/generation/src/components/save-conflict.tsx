import { Alert, Button } from 'antd'

interface SaveConflictProps {
  what: 'image' | 'video' | 'page'
  onLoadTheirs: () => void
  onKeepMine: () => void
}

/** Shown when another user saved in between: the user chooses which version stays. */
export function SaveConflict({ what, onLoadTheirs, onKeepMine }: SaveConflictProps) {
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
          <Button type="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    />
  )
}
