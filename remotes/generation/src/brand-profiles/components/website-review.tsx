import { Button, Checkbox } from 'antd'
import { useId, useState } from 'react'
import { type BrandProfileForm, type FoundPart, isEmptyPart, isSamePart } from '../state/brand-profile-form.ts'
import { FoundValue } from './found-value.tsx'
import styles from './website-review.module.css'

const LABELS: Readonly<Record<FoundPart, string>> = {
  name: 'Name',
  logo_ids: 'Logos',
  colors: 'Colors',
  fonts: 'Fonts',
  description: 'Description',
  voice: 'Voice',
}
const PARTS = Object.keys(LABELS) as FoundPart[]

type Found = Partial<Pick<BrandProfileForm, FoundPart>>

interface WebsiteReviewProps {
  found: Found
  current: BrandProfileForm
  onUse: (parts: Found) => void
  onCancel: () => void
}

/** The values of a website beside those of the profile: values that would replace something are not ticked until the user does so. */
export function WebsiteReview({ found, current, onUse, onCancel }: WebsiteReviewProps) {
  const titleId = useId()
  const isFound = PARTS.some((part) => found[part] !== undefined)
  const parts = PARTS.filter((part) => found[part] !== undefined && !isSamePart(current[part], found[part]))
  const [chosen, setChosen] = useState<ReadonlySet<FoundPart>>(
    () => new Set(parts.filter((part) => isEmptyPart(current[part]))),
  )

  function toggle(part: FoundPart, isChosen: boolean): void {
    const next = new Set(chosen)
    if (isChosen) {
      next.add(part)
    } else {
      next.delete(part)
    }
    setChosen(next)
  }

  if (parts.length === 0) {
    return (
      <p role="status">
        {isFound
          ? 'The website was read: it says what the profile says already.'
          : 'The website was read, and it says nothing of its brand. Fill the profile in by hand.'}
      </p>
    )
  }
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Found on the website
      </h3>
      <ul role="list" className={styles.parts}>
        {parts.map((part) => (
          <li key={part} className={styles.part}>
            <Checkbox checked={chosen.has(part)} onChange={(event) => toggle(part, event.target.checked)}>
              {LABELS[part]}
            </Checkbox>
            <div className={styles.values}>
              <FoundValue value={found[part]} />
              {isEmptyPart(current[part]) ? null : (
                <div className={styles.current}>
                  <span className={styles.note}>Replaces</span>
                  <FoundValue value={current[part]} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onCancel}>Discard</Button>
        <Button
          type="primary"
          disabled={chosen.size === 0}
          onClick={() => onUse(Object.fromEntries([...chosen].map((part) => [part, found[part]])))}
        >
          Use selected
        </Button>
      </div>
    </section>
  )
}
