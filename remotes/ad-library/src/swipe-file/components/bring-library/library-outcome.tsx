import type { LibraryImport } from '@marquee/contract/library-imports'
import { href } from '@marquee/remote-kit/routes'
import { formatCount } from '@marquee/ui/format-number'
import { Alert, Button, Progress } from 'antd'
import { Link } from 'react-router'
import styles from './bring-library.module.css'

interface LibraryOutcomeProps {
  file: LibraryImport
  onAgain: () => void
}

/** How far an import is, and in the end what was brought in and what was refused and why. */
export function LibraryOutcome({ file, onAgain }: LibraryOutcomeProps) {
  const { state, report, preview, done_count } = file
  if (state === 'waiting' || state === 'running') {
    const all = preview.ads + preview.refused
    return (
      <div role="status">
        <p className={styles.note}>
          Bringing it in: {done_count.toLocaleString('en-US')} of {formatCount(all, 'ad')}. You can leave this page.
        </p>
        <Progress percent={Math.floor((done_count / Math.max(1, all)) * 100)} aria-label="Progress of the import" />
      </div>
    )
  }
  return (
    <>
      <Alert
        type={state === 'done' ? 'success' : 'error'}
        title={state === 'done' ? 'Your library is here' : 'The library was not brought in to its end'}
        description={describe(report)}
      />
      {report.refused === 0 ? null : (
        <section aria-label="What was refused">
          <h3 className={styles.title}>{formatCount(report.refused, 'part')} refused</h3>
          <ul className={styles.refusals}>
            {report.refusals.map(({ place, field, reason }, index) => (
              <li key={index}>
                <bdi>
                  {place}, {field}
                </bdi>
                : {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <Link to={href('swipe-file')}>Open the swipe file</Link>
        <Button onClick={onAgain}>Bring another file</Button>
      </div>
    </>
  )
}

function describe(report: LibraryImport['report']): string {
  const { ads_saved, boards, folders, ads_on_boards, searches, followed_brands, media, ads_added } = report
  const parts: [number, string][] = [
    [ads_saved, 'saved ad'],
    [boards, 'board'],
    [folders, 'folder'],
    [ads_on_boards, 'ad on boards'],
    [searches, 'saved search'],
    [followed_brands, 'followed brand'],
    [media, 'media file'],
  ]
  const words = parts.filter(([count]) => count > 0).map(([count, noun]) => countOf(count, noun))
  const known =
    ads_added === 0 ? '' : ` ${formatCount(ads_added, 'ad')} ${ads_added === 1 ? 'was' : 'were'} new to Marquee.`
  return words.length === 0 ? 'Everything in the file was here already.' : `New: ${words.join(', ')}.${known}`
}

function countOf(count: number, noun: string): string {
  const plurals: Readonly<Record<string, string>> = {
    'ad on boards': 'ads on boards',
    'saved search': 'saved searches',
  }
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${plurals[noun] ?? `${noun}s`}`
}
