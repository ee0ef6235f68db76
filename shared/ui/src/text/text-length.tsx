import {
  countText,
  measureText,
  namePrimaryTextLength,
  type PlacementFit,
  type TextRole,
} from '@marquee/contract/text-placements'
import styles from './text-length.module.css'

interface TextLengthProps {
  text: string
  /** What the text is used as; without it, only the length of the image is shown. */
  role: TextRole | null
  /** The longest text that the layout of the image takes, in characters. */
  most: number
}

/** The length of a text and the placements that cut it, counted as each placement counts; quiet until something is cut. */
export function TextLength({ text, role, most }: TextLengthProps) {
  const cut = role === null || text.trim() === '' ? [] : measureText(text, role).filter(({ fit }) => fit !== 'whole')
  return (
    <span className={styles.length}>
      <span className={styles.count}>
        {countText(text, 'graphemes')}/{most}
        {role === 'primary_text' && text !== '' ? ` · ${namePrimaryTextLength(text)}` : null}
      </span>
      {cut.length === 0 ? null : (
        <span className={styles.cut} title={cut.map(describe).join('\n')}>
          {cut.map(describe).join(' · ')}
        </span>
      )}
    </span>
  )
}

function describe({ placement: { label, shown, most }, fit }: PlacementFit): string {
  return fit === 'refused' ? `${label} takes ${most}` : `${label} shows ${shown}`
}
