import { StickyNote } from 'lucide-react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './ad-annotation.module.css'

/** The note and the tags that a workspace has added to a saved ad. */
export interface AdAnnotation {
  note: string
  tags: readonly string[]
}

/** Height of each part in px, shared with the stylesheet by their custom properties. */
const ANNOTATION = { top: 8, note: 20, tags: 26 } as const

/** The height in px that `AdAnnotationLines` takes on a card. */
export function heightOfAnnotation(annotation: AdAnnotation | undefined): number {
  const note = annotation === undefined || annotation.note === '' ? 0 : ANNOTATION.note
  const tags = annotation === undefined || annotation.tags.length === 0 ? 0 : ANNOTATION.tags
  return note + tags === 0 ? 0 : ANNOTATION.top + note + tags
}

/** The note as one line and the tags as another; overflow is cut, and the ad's details show all of it. */
export function AdAnnotationLines({ annotation: { note, tags } }: { annotation: AdAnnotation }) {
  return (
    <div className={styles.annotation} style={{ paddingTop: ANNOTATION.top }}>
      {note === '' ? null : (
        <p className={styles.note} style={{ height: ANNOTATION.note }} title={note}>
          <StickyNote size={14} aria-hidden />
          <VisuallyHidden>Note: </VisuallyHidden>
          <span dir="auto">{note}</span>
        </p>
      )}
      {tags.length === 0 ? null : (
        <ul className={styles.tags} style={{ height: ANNOTATION.tags }} role="list" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag} dir="auto">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
