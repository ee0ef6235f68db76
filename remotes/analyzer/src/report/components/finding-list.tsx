import type { Finding, FindingGroup, FindingLevel } from '@marquee/contract/creative-analyses'
import { OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import styles from './finding-list.module.css'

interface FindingListProps {
  findings: readonly Finding[]
  chosen: Finding | null
  onChoose: (finding: Finding | null) => void
}

const GROUPS: readonly (readonly [FindingGroup, string])[] = [
  ['video', 'Video'],
  ['text', 'Text'],
  ['layout', 'Layout'],
  ['placements', 'Placements'],
  ['attention', 'Attention'],
  ['colours', 'Colors'],
  ['words', 'Words'],
]

const LEVELS: Readonly<Record<FindingLevel, { label: string; icon: typeof Info }>> = {
  problem: { label: 'Problem', icon: CircleAlert },
  advice: { label: 'Advice', icon: TriangleAlert },
  good: { label: 'Good', icon: CircleCheck },
  fact: { label: 'Fact', icon: Info },
}

/** Findings by what they are about; the chosen one is drawn on the creative. */
export function FindingList({ findings, chosen, onChoose }: FindingListProps) {
  return GROUPS.map(([group, label]) => {
    const members = findings.filter((finding) => finding.group === group)
    return members.length === 0 ? null : (
      <section key={group} aria-label={label}>
        <h2 className={styles.heading}>{label}</h2>
        <ul role="list" className={styles.list}>
          {members.map((finding, index) => (
            <li key={`${finding.check}-${index}`} className={styles.item} data-level={finding.level}>
              <FindingRow
                finding={finding}
                isChosen={finding === chosen}
                onChoose={() => onChoose(finding === chosen ? null : finding)}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function FindingRow({ finding, isChosen, onChoose }: { finding: Finding; isChosen: boolean; onChoose: () => void }) {
  const { level, title, value, rule, source, places, placement, spans = [] } = finding
  const { label, icon: Icon } = LEVELS[level]
  const head = (
    <>
      <Icon size={18} role="img" aria-label={label} className={styles.icon ?? ''} />
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.value} dir="auto">
        {value}
      </span>
    </>
  )
  return (
    <>
      {places.length > 0 || spans.length > 0 || placement !== null ? (
        <button type="button" className={styles.head} aria-pressed={isChosen} onClick={onChoose}>
          {head}
        </button>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      <p className={styles.rule}>
        {rule} <SafeSource {...source} />
      </p>
    </>
  )
}

/** The source of a rule. */
function SafeSource({ title, url }: { title: string; url: string | null }) {
  const address = safeWebAddress(url)
  return address === null ? (
    <span>{title}.</span>
  ) : (
    <a href={address} {...OUTSIDE_LINK}>
      {title}
    </a>
  )
}
