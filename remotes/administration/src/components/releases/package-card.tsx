import type { ChannelRelease, ReleasedPackage } from '@marquee/contract/releases'
import { formatNumber } from '@marquee/ui/format-number'
import controls from '@marquee/ui/controls.module.css'
import { type OfferedChange, offeredChanges } from './release-change-copy.ts'
import styles from './releases-page.module.css'

interface PackageCardProps {
  shown: ReleasedPackage
  onChange: (change: OfferedChange) => void
  onShowAlarms: () => void
  onShowHistory: () => void
}

/** One package: its releases, their health, and the actions on it. */
export function PackageCard({ shown, onChange, onShowAlarms, onShowHistory }: PackageCardProps) {
  const { name, generation, is_enabled: isEnabled, is_retired: isRetired, live, canary, preview } = shown
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.facts}>
          {isRetired ? 'Retired · ' : ''}
          {isEnabled ? '' : 'Switched off · '}Generation {generation}
        </p>
      </div>
      <div className={styles.channels}>
        <Channel label="Live" shown={live} />
        <Channel label={canary === null ? 'Canary' : `Canary, ${canary.percent} % of users`} shown={canary} />
        <Channel label="Preview" shown={preview} />
      </div>
      {shown.live === null ? null : <p className={styles.facts}>Fallback: {shown.last_known_good_reason}</p>}
      <div className={styles.actions}>
        {offeredChanges(shown).map((change) => (
          <button
            key={change.action}
            type="button"
            className={controls.button}
            aria-label={`${change.label}: ${name}`}
            onClick={() => onChange(change)}
          >
            {change.label}
          </button>
        ))}
        <button type="button" className={controls.button} aria-label={`Alarms: ${name}`} onClick={onShowAlarms}>
          Alarms
        </button>
        <button type="button" className={controls.button} aria-label={`History: ${name}`} onClick={onShowHistory}>
          History
        </button>
      </div>
    </li>
  )
}

function Channel({ label, shown }: { label: string; shown: ChannelRelease | null }) {
  return (
    <section className={styles.channel}>
      <h3 className={styles.label}>{label}</h3>
      {shown === null ? (
        <p className={styles.facts}>None</p>
      ) : (
        <>
          <p>
            <code className={styles.release}>{shown.release}</code>
          </p>
          <p className={styles.facts}>by {shown.uploaded_by}</p>
          <Health {...shown.health} />
        </>
      )}
    </section>
  )
}

function Health({
  loads,
  renders,
  failures,
  failure_kinds: kinds,
  errors,
  failure_rate: rate,
  load_ms_p75: p75,
}: ChannelRelease['health']) {
  const byKind = Object.entries(kinds).map(([kind, count]) => `${formatNumber(count)} ${kind}`)
  const figures = [
    ['Loads', formatNumber(loads)],
    ['Renders', formatNumber(renders)],
    ['Failures', formatNumber(failures) + (byKind.length === 0 ? '' : ` (${byKind.join(', ')})`)],
    ['Errors', formatNumber(errors)],
    ['Failure rate', rate === null ? 'no reports' : `${(rate * 100).toFixed(1)} %`],
    ['Load time, p75', p75 === null ? 'no loads' : `${formatNumber(p75)} ms`],
  ] as const
  return (
    <dl className={styles.health}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
