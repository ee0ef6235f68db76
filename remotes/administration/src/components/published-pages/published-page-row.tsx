import type { AdministeredPage, ReportReason } from '@marquee/contract/published-pages'
import { formatDate } from '@marquee/ui/format-date'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button } from 'antd'
import { useDismissPageReports, useRestorePage } from '../../api/published-pages.ts'
import styles from './published-pages.module.css'

const REASONS: Readonly<Record<ReportReason, string>> = {
  phishing: 'Passwords or a false name',
  illegal: 'Against the law',
  misleading: 'Not true',
  other: 'Something else',
}

/** A published page with what visitors reported, and the ways to decide about it. */
export function PublishedPageRow({ page, onTakeDown }: { page: AdministeredPage; onTakeDown: () => void }) {
  const { id, title, address, workspace_name, published_at, reports, takedown, is_live } = page
  const tellOutcome = useOutcomeToast()
  const { mutateAsync: restore, isPending: isRestoring } = useRestorePage()
  const { mutateAsync: dismiss, isPending: isDismissing } = useDismissPageReports()
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h2 className={styles.name} dir="auto">
          {title}
        </h2>
        <p className={styles.facts}>
          {workspace_name} · published on {formatDate(published_at)}
          {is_live || takedown !== null ? null : ' · off the web'}
        </p>
        <a className={styles.facts} href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        {takedown === null ? null : (
          <p className={styles.down}>
            {takedown.scope === 'page' ? 'Taken down' : 'All pages of the workspace are taken down'}: {takedown.reason}
          </p>
        )}
        {reports.length === 0 ? null : (
          <ul className={styles.reports} role="list" aria-label={`Reports of ${title}`}>
            {reports.map(({ reason, details, created_at }, index) => (
              <li key={index}>
                <strong>{REASONS[reason]}</strong> · {formatDate(created_at)} <span dir="auto">{details}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.buttons}>
        {takedown === null ? (
          <Button danger aria-label={`Take down ${title}`} onClick={onTakeDown}>
            Take down
          </Button>
        ) : (
          <Button
            loading={isRestoring}
            aria-label={`Restore ${title}`}
            onClick={() =>
              void tellOutcome(restore(id), {
                success: { summary: 'Restored', detail: title },
                failure: 'The page was not restored',
              })
            }
          >
            {takedown.scope === 'page' ? 'Restore' : 'Restore all pages'}
          </Button>
        )}
        {reports.length === 0 ? null : (
          <Button
            loading={isDismissing}
            aria-label={`Dismiss the reports of ${title}`}
            onClick={() => void tellOutcome(dismiss(id), { failure: 'The reports were not dismissed' })}
          >
            Dismiss reports
          </Button>
        )}
      </div>
    </li>
  )
}
