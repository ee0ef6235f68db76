import { Button } from 'antd'
import { Check, CloudOff, RefreshCw } from 'lucide-react'
import type { SaveState } from '../state/autosave.ts'
import type { BriefContent } from '../state/brief-content.ts'
import styles from './save-status.module.css'

interface SaveStatusProps {
  state: SaveState<BriefContent>
  version: number
  onRetry: () => void
}

/** "Saved", "Saving…" or "Not saved" with the reason, announced when it changes. */
export function SaveStatus({ state, version, onRetry }: SaveStatusProps) {
  return (
    <div className={styles.status} data-kind={state.kind}>
      <span role="status" aria-live="polite" className={styles.words}>
        <StatusWords state={state} />
      </span>
      {state.kind === 'failed' ? (
        <Button size="small" onClick={onRetry}>
          Save now
        </Button>
      ) : (
        <span className={styles.version}>Version {version}</span>
      )}
    </div>
  )
}

function StatusWords({ state }: { state: SaveState<BriefContent> }) {
  switch (state.kind) {
    case 'saved':
      return (
        <>
          <Check size={16} aria-hidden /> Saved
        </>
      )
    case 'waiting':
    case 'saving':
      return (
        <>
          <RefreshCw size={16} aria-hidden /> Saving…
        </>
      )
    case 'failed':
      return (
        <>
          <CloudOff size={16} aria-hidden /> Not saved: {state.error.message}
          {state.willRetry ? ' Your text is kept; saving is tried again.' : ''}
        </>
      )
    case 'conflict':
      return (
        <>
          <CloudOff size={16} aria-hidden /> Not saved: somebody else changed this brief.
        </>
      )
  }
}
