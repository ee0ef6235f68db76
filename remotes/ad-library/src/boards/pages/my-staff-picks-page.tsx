import type { StaffPick } from '@marquee/contract/staff-picks'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { listBoardsQuery } from '../../api/boards.ts'
import { listStaffPicksQuery, useMoveStaffPick, usePickBoard, useUnpickBoard } from '../../api/staff-picks.ts'
import { BoardCovers } from '../components/board-covers.tsx'
import styles from '../components/boards.module.css'
import { pickFigures } from '../components/pick-figures.ts'
import list from '../../components/list-page.module.css'

/** Where administrators manage staff picks: which boards of their workspace all workspaces see, in which order, and why. */
export function Page() {
  usePageTitle('My staff picks')
  const { data, error, isPending, refetch } = useQuery(listStaffPicksQuery())
  const picks = data?.data ?? []
  return (
    <div className={list.page}>
      <PageHeader title="My staff picks" description="The boards that every workspace sees, in this order." />
      <NewPick picks={picks} />
      {isPending ? <ListSkeleton label="Loading staff picks" /> : null}
      {error === null ? null : (
        <ErrorState title="The picks could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 ? (
        <EmptyState title="Nothing is recommended">Choose a board of this workspace.</EmptyState>
      ) : null}
      <ol className={styles.picks} role="list">
        {picks.map((pick, index) => (
          <PickRow key={pick.id} pick={pick} picks={picks} index={index} />
        ))}
      </ol>
    </div>
  )
}

/** The administrator's actions on staff picks; an error is shown to the user. */
function useChangePicks() {
  const { mutateAsync: pick } = usePickBoard()
  const { mutateAsync: move } = useMoveStaffPick()
  const { mutateAsync: unpick } = useUnpickBoard()
  const tellOutcome = useOutcomeToast()
  const tell = (write: Promise<unknown>) => void tellOutcome(write, { failure: "Couldn't change the ads" })
  return {
    pick: (id: string, curatorNote: string) => tell(pick({ id, curatorNote })),
    move: (id: string, beforeId: string | null) => tell(move({ id, beforeId })),
    unpick: (id: string) => tell(unpick(id)),
  }
}

function NewPick({ picks }: { picks: readonly StaffPick[] }) {
  const { pick } = useChangePicks()
  const { data } = useQuery(listBoardsQuery())
  const picked = new Set(picks.map(({ id }) => id))
  const boards = (data?.data ?? []).filter(({ id }) => !picked.has(id))
  return (
    <div className={styles.newPick}>
      <Field label="Recommend a board">
        {(control) => (
          <Select
            {...control}
            placeholder="Choose a board of this workspace"
            value={null}
            showSearch={{ optionFilterProp: 'label' }}
            options={boards.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id: string | null) => id !== null && pick(id, '')}
          />
        )}
      </Field>
    </div>
  )
}

interface PickRowProps {
  pick: StaffPick
  picks: readonly StaffPick[]
  index: number
}

function PickRow({ pick, picks, index }: PickRowProps) {
  const changes = useChangePicks()
  const { id, name } = pick
  const [note, setNote] = useState(pick.curator_note)
  const isLast = index === picks.length - 1
  return (
    <li className={styles.pick}>
      <BoardCovers covers={pick.covers} />
      <div className={styles.desk}>
        <div>
          <h2 className={styles.pickName}>
            <bdi>{name}</bdi>
          </h2>
          <p className={styles.quiet}>{pickFigures(pick)}</p>
        </div>
        <Field label="Why it works">
          {(control) => (
            <Input.TextArea
              dir="auto"
              {...control}
              rows={3}
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onBlur={() => note !== pick.curator_note && changes.pick(id, note)}
            />
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => changes.move(id, picks[index - 1]?.id ?? null)}
        >
          Up
        </Button>
        <Button
          aria-label={`Move ${name} down`}
          disabled={isLast}
          onClick={() => changes.move(id, picks[index + 2]?.id ?? null)}
        >
          Down
        </Button>
        <Button danger aria-label={`Take out ${name}`} onClick={() => changes.unpick(id)}>
          Take out
        </Button>
      </div>
    </li>
  )
}
