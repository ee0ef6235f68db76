import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { FormAlert } from '@marquee/ui/form-alert'
import controls from '@marquee/ui/controls.module.css'
import { productTourQuery } from '../../api/product-tour.ts'
import styles from './get-started-page.module.css'
import { TourOffer } from './tour-offer.tsx'
import { type ChecklistItem, useChecklist } from './use-checklist.ts'

/** The first steps with the product; each is checked off automatically. */
export function Page() {
  // The steps are shown below the offer, and the height of both depends on the server's answer.
  const isTourPending = useQuery(productTourQuery()).isPending
  const checklist = useChecklist()
  return (
    <div className={styles.page}>
      <PageHeader
        title="Get started"
        description="From a blank workspace to creatives that you know work. Each step ticks itself off."
      />
      {isTourPending || checklist.isPending ? (
        <ListSkeleton label="Loading your first steps" rows={8} />
      ) : (
        <>
          <TourOffer />
          <Checklist {...checklist} />
        </>
      )}
    </div>
  )
}

function Checklist({ items, error, retry }: ReturnType<typeof useChecklist>) {
  const done = items.filter(({ isDone }) => isDone === true).length
  const next = items.find(({ isDone }) => isDone === false)
  return (
    <>
      <div className={styles.progress}>
        <p>
          <strong>
            {done} of {items.length}
          </strong>{' '}
          {done === items.length ? 'done. Your workspace is up and running.' : 'done'}
        </p>
        <ol className={styles.lamps} role="list" aria-hidden>
          {items.map(({ title, isDone }) => (
            <li key={title} data-lit={isDone === true} />
          ))}
        </ol>
      </div>
      {error === null ? null : (
        <FormAlert tone="error">
          {error.message}{' '}
          <button type="button" className={controls.button} onClick={retry}>
            Try again
          </button>
        </FormAlert>
      )}
      <ol className={styles.steps} role="list">
        {items.map((item, index) => (
          <Step key={item.title} item={item} number={index + 1} isNext={item === next} />
        ))}
      </ol>
    </>
  )
}

function Step({ item, number, isNext }: { item: ChecklistItem; number: number; isNext: boolean }) {
  const isDone = item.isDone === true
  return (
    <li className={styles.step} data-done={isDone} aria-busy={item.isDone === null}>
      <span className={styles.number} aria-hidden>
        {isDone ? <Check size={18} strokeWidth={2.6} /> : number}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{item.title}</h2>
        <p>{isDone ? 'Done.' : item.words}</p>
      </div>
      {isDone ? null : (
        <Link className={isNext ? controls.primary : controls.button} to={item.to}>
          {item.action}
        </Link>
      )}
    </li>
  )
}
