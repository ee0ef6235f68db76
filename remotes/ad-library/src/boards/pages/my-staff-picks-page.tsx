import type { StaffPick } from '@marquee/contract/staff-picks'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { listBoardsQuery } from '../../api/boards.ts'
import {
  listStaffPicksQuery,
  requestMoveStaffPick,
  requestPickBoard,
  requestUnpickBoard,
} from '../../api/staff-picks.ts'
import { BoardCovers } from '../components/board-covers.tsx'
import styles from '../components/boards.module.css'
import { pickFigures } from '../components/pick-figures.ts'
import list from '../../components/list-page.module.css'

/** What an admin asks for: the answer is the list as it is then. */
type Ask = () => Promise<{ data: StaffPick[] }>

/** The admins' desk: which boards of their workspace every workspace sees, in which order, and why. */
export function Page() {
  usePageTitle('My staff picks')
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { data, error, isPending, refetch } = useQuery(listStaffPicksQuery)
  const { mutate } = useMutation({
    scope: { id: 'staff-picks' },
    mutationFn: (ask: Ask) => ask(),
    onError: (failure) => showToast({ severity: 'error', summary: "Couldn't change the ads", detail: failure.message }),
    onSuccess: (answer) => queryClient.setQueryData(listStaffPicksQuery.queryKey, answer),
  })
  const picks = data?.data ?? []
  return (
    <div className={list.page}>
      <PageHeader title="My staff picks" description="The boards that every workspace sees, in this order." />
      <NewPick picks={picks} onAsk={mutate} />
      {isPending ? <ListSkeleton label="Loading staff picks" /> : null}
      {error === null ? null : (
        <ErrorState title="The picks could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 ? (
        <EmptyState title="Nothing is recommended">Choose a board of this workspace.</EmptyState>
      ) : null}
      <ol className={styles.picks} role="list">
        {picks.map((pick, index) => (
          <PickRow key={pick.id} pick={pick} picks={picks} index={index} onAsk={mutate} />
        ))}
      </ol>
    </div>
  )
}

function NewPick({ picks, onAsk }: { picks: readonly StaffPick[]; onAsk: (ask: Ask) => void }) {
  const { data } = useQuery(listBoardsQuery)
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
            onChange={(id: string | null) => id !== null && onAsk(() => requestPickBoard(id, ''))}
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
  onAsk: (ask: Ask) => void
}

function PickRow({ pick, picks, index, onAsk }: PickRowProps) {
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
              onBlur={() => note !== pick.curator_note && onAsk(() => requestPickBoard(id, note))}
            />
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => onAsk(() => requestMoveStaffPick(id, picks[index - 1]?.id ?? null))}
        >
          Up
        </Button>
        <Button
          aria-label={`Move ${name} down`}
          disabled={isLast}
          onClick={() => onAsk(() => requestMoveStaffPick(id, picks[index + 2]?.id ?? null))}
        >
          Down
        </Button>
        <Button danger aria-label={`Take out ${name}`} onClick={() => onAsk(() => requestUnpickBoard(id))}>
          Take out
        </Button>
      </div>
    </li>
  )
}
