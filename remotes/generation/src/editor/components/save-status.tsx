import { Button } from 'antd'
import type { SaveState } from '../state/use-autosave.ts'
import styles from './editor-toolbar.module.css'

const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'All changes saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Not saved',
}

/** Whether everything is saved; after a failure, with a way to try again. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <>
      <span role="status" className={styles.state} data-state={state}>
        {SAVE_WORDS[state]}
      </span>
      {state === 'failed' ? <Button onClick={onRetry}>Try again</Button> : null}
    </>
  )
}
