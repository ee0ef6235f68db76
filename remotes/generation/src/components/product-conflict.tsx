import { Alert, Button } from 'antd'

interface ProductConflictProps {
  onLoadTheirs: () => void
  /** Called before the form is submitted again. */
  onKeepMine: () => void
}

/** Somebody saved the product in between: the person chooses which one stays. */
export function ProductConflict({ onLoadTheirs, onKeepMine }: ProductConflictProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="Somebody else changed this product"
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
