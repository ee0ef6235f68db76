import { formatCount } from '@marquee/ui/format-number'
import { Button } from 'antd'
import styles from '../../components/list-head.module.css'

interface ListNote {
  text: string
  action: string
  onAct: () => void
}

/** The notes about what a list leaves out, each with a button that shows it. */
export function ListNotes({ notes }: { notes: readonly ListNote[] }) {
  if (notes.length === 0) {
    return null
  }
  return (
    <ul role="list" className={styles.notes}>
      {notes.map(({ text, action, onAct }) => (
        <li key={action}>
          {text}{' '}
          <Button type="link" size="small" className={styles.noteAction ?? ''} onClick={onAct}>
            {action}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface LeftOut {
  /** The number of ads that the loaded pages held back. */
  heldBack: number
  /** Whether a later page may hold ads back: the note is shown from the first page on, so that it moves nothing later. */
  mayHoldBack: boolean
  perBrand: number
  leavesOutUnverified: boolean
  hiddenBrands: number
  onShowAll: () => void
  onIncludeUnverified: () => void
  onManageHidden: () => void
}

/** The notes of Explore. */
export function exploreNotes(leftOut: LeftOut): ListNote[] {
  const { heldBack, mayHoldBack, perBrand, hiddenBrands } = leftOut
  return [
    ...(heldBack === 0 && (perBrand === 0 || !mayHoldBack)
      ? []
      : [
          {
            text:
              heldBack === 0
                ? `At most ${formatCount(perBrand, 'ad')} of each brand, the first ones in this order.`
                : `${formatCount(heldBack, 'more ad')} of brands that already show ${perBrand}.`,
            action: 'Show all ads of every brand',
            onAct: leftOut.onShowAll,
          },
        ]),
    ...(leftOut.leavesOutUnverified
      ? [
          {
            text: 'Without ads that nobody has verified in the last 30 days.',
            action: 'Include them',
            onAct: leftOut.onIncludeUnverified,
          },
        ]
      : []),
    ...(hiddenBrands === 0
      ? []
      : [
          {
            text: hiddenBrands === 1 ? 'Without 1 hidden brand.' : `Without ${hiddenBrands} hidden brands.`,
            action: 'Hidden brands',
            onAct: leftOut.onManageHidden,
          },
        ]),
  ]
}
