import type { Share } from '@marquee/contract/sharing'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { CopyButton } from '@marquee/ui/copy-button'
import { DAY_MS } from '@marquee/ui/durations'
import { Field } from '@marquee/ui/field'
import { formatDate } from '@marquee/ui/format-date'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Input, Modal, Select } from 'antd'
import { useRef, useState } from 'react'
import { getShareQuery, requestRevokeShare, requestShare, type ShareChoice, type ShareTarget } from '../api/sharing.ts'
import styles from './share-dialog.module.css'

interface ShareDialogProps {
  target: ShareTarget
  isOpen: boolean
  onClose: () => void
}

const LIVES = [
  { value: 0, label: 'Until it is withdrawn' },
  { value: 1, label: 'One day' },
  { value: 7, label: 'One week' },
  { value: 30, label: 'One month' },
]

/** Stands for the day on which the link ends already. */
const AS_NOW = -1

/** Makes, shows, changes and withdraws the link of a board or an ad. */
export function ShareDialog({ target, isOpen, onClose }: ShareDialogProps) {
  return (
    <Modal
      title={target.kind === 'board' ? 'Share this board' : 'Share this ad'}
      open={isOpen}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <ShareForm target={target} />
    </Modal>
  )
}

function ShareForm({ target }: { target: ShareTarget }) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const query = getShareQuery(target)
  const { data, isPending } = useQuery(query)
  const current = data?.data ?? null
  const wish = useShareWish(current)
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  const onError = (error: Error) =>
    showToast({ severity: 'error', summary: 'The link is as it was', detail: error.message })
  const share = useMutation({
    mutationFn: (choice: ShareChoice) => requestShare(target, choice),
    onSuccess: wish.forgetDays,
    onSettled: refresh,
    onError,
  })
  const makeButton = useRef<HTMLButtonElement>(null)
  const revoke = useMutation({
    mutationFn: () => requestRevokeShare(target),
    // The button that had the focus goes.
    onSuccess: () => makeButton.current?.focus(),
    onSettled: refresh,
    onError,
  })

  return (
    <div className={styles.form}>
      {current === null ? <p>Anybody who has the link can look, without an account.</p> : null}
      {current === null ? null : <ShareLinks target={target} token={current.token} />}
      {current === null ? null : (
        <p className={styles.state}>{stateText(current.expires_at, current.is_expired, current.shows_notes)}</p>
      )}
      <Field label={current === null ? 'The link works' : 'From now on, the link works'}>
        {(control) => <Select {...control} value={wish.days} options={wish.lives} onChange={wish.setDays} />}
      </Field>
      {target.kind === 'board' ? (
        <Checkbox checked={wish.showsNotes} onChange={(event) => wish.setShowsNotes(event.target.checked)}>
          Show our notes
        </Checkbox>
      ) : null}
      <div className={styles.actions}>
        {current === null ? null : (
          <Button danger loading={revoke.isPending} onClick={() => revoke.mutate()}>
            Withdraw the link
          </Button>
        )}
        <Button
          ref={makeButton}
          type="primary"
          disabled={isPending}
          loading={share.isPending}
          onClick={() => share.mutate(wish.read())}
        >
          {current === null ? 'Make a link' : 'Change the link'}
        </Button>
      </div>
    </div>
  )
}

/** What the link is to be; what the person leaves as it is stays as it is. */
function useShareWish(current: Share | null) {
  const [chosenDays, setChosenDays] = useState<number | null>(null)
  const [chosenNotes, setShowsNotes] = useState<boolean | null>(null)
  const isRunning = current !== null && !current.is_expired
  const days = chosenDays ?? (isRunning ? AS_NOW : 0)
  const showsNotes = chosenNotes ?? current?.shows_notes ?? false
  return {
    days,
    setDays: (wanted: number) => setChosenDays(wanted === AS_NOW ? null : wanted),
    /** Once they are the link's own. */
    forgetDays: () => setChosenDays(null),
    lives: isRunning ? [{ value: AS_NOW, label: 'As long as now' }, ...LIVES] : LIVES,
    showsNotes,
    setShowsNotes,
    read: (): ShareChoice => ({
      expires_at: days === AS_NOW ? (current?.expires_at ?? null) : endAfter(days),
      shows_notes: showsNotes,
    }),
  }
}

/** 0 days are for ever. */
function endAfter(days: number): string | null {
  return days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString()
}

function ShareLinks({ target, token }: { target: ShareTarget; token: string }) {
  const route = target.kind === 'board' ? 'share.board' : 'share.ad'
  const address = new URL(href(route, { params: { id: token } }), location.origin).href
  const embedAddress = new URL(href('embed', { params: { id: token } }), location.origin).href
  const snippet = `<iframe src="${embedAddress}" title="Ad on Marquee" width="400" height="640" style="border:0" loading="lazy"></iframe>`
  return (
    <>
      <Copied label="Link" text={address} />
      {target.kind === 'ad' ? <Copied label="Code for your page" text={snippet} /> : null}
    </>
  )
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.copied}>
          <Input {...control} value={text} readOnly onFocus={(event) => event.target.select()} />
          <CopyButton text={text} label={`Copy: ${label.toLowerCase()}`} />
        </div>
      )}
    </Field>
  )
}

function stateText(expiresAt: string | null, isExpired: boolean, showsNotes: boolean): string {
  const notes = showsNotes ? ' Notes are shown.' : ''
  if (expiresAt === null) {
    return `The link works until it is withdrawn.${notes}`
  }
  return isExpired ? 'The link has expired.' : `The link works until ${formatDate(expiresAt)}.${notes}`
}
