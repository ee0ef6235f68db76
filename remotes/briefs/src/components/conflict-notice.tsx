import { Button } from 'antd'
import type { SaveState } from '../state/autosave.ts'
import { type BriefContent, describeValue, fieldLabels } from '../state/brief-content.ts'
import styles from './conflict-notice.module.css'

interface ConflictNoticeProps {
  conflict: Extract<SaveState<BriefContent>, { kind: 'conflict' }>
  draft: BriefContent
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shown when another user changed the same fields: shows both texts and lets the user choose. */
export function ConflictNotice({ conflict, draft, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <section className={styles.notice} role="alert" aria-label="Conflicting changes">
      <h2 className={styles.title}>Somebody else changed this brief</h2>
      <p>
        You and they changed the same {conflict.fields.length === 1 ? 'field' : 'fields'}. Saving waits until you
        choose; your text stays here.
      </p>
      {conflict.fields.map((field) => (
        <div key={field} className={styles.field}>
          <h3 className={styles.name}>{fieldLabels[field]}</h3>
          <Version owner="Yours" text={describeValue(draft[field])} />
          <Version owner="Theirs" text={describeValue(conflict.theirs.content[field])} />
        </div>
      ))}
      <div className={styles.actions}>
        <Button onClick={onTakeTheirs}>Load theirs</Button>
        <Button type="primary" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}

function Version({ owner, text }: { owner: string; text: string }) {
  return (
    <div className={styles.version}>
      <span className={styles.owner}>{owner}</span>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  )
}
