import { changesWith } from '@marquee/api-client/live-queries'
import type { Share, ShareChoice } from '@marquee/contract/sharing'
import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Input, Modal, Select } from 'antd'
import { useRef, useState } from 'react'
import { CopyButton } from '../feedback/copy-button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Field } from '../form/field.tsx'
import { DAY_MS } from '../text/durations.ts'
import { formatDate } from '../text/format-date.ts'
import { LinkPassword, usePasswordWish } from './link-password.tsx'
import type { ShareAllowance } from './share-allowances.ts'
import styles from './share-dialog.module.css'

/** The calls that read, create and withdraw one kind of link. */
export interface ShareSource {
  queryKey: readonly string[]
  load: (signal: AbortSignal) => Promise<{ data: Share | null }>
  share: (choice: ShareChoice) => Promise<{ data: Share }>
  revoke: () => Promise<unknown>
  allowances?: readonly ShareAllowance[]
  /** Whether the link can ask for a password. Default: no. */
  canHavePassword?: boolean
  /** The texts that can be copied: the address, and texts that contain it. */
  listLinks: (token: string) => { label: string; text: string }[]
}

interface ShareDialogProps {
  title: string
  source: ShareSource
  isOpen: boolean
  onClose: () => void
}

const LIVES = [
  { value: 0, label: 'Until it is withdrawn' },
  { value: 1, label: 'One day' },
  { value: 7, label: 'One week' },
  { value: 30, label: 'One month' },
]

/** The option for the day on which the link already ends. */
const AS_NOW = -1

/** Creates, shows, changes and withdraws a link. */
export function ShareDialog({ title, source, isOpen, onClose }: ShareDialogProps) {
  return (
    <Modal title={title} open={isOpen} onCancel={onClose} footer={null} destroyOnHidden>
      <LoadedShareForm source={source} />
    </Modal>
  )
}

/** Reads the link. Whether there is one is not known when that fails: a new one would change it. */
function LoadedShareForm({ source }: { source: ShareSource }) {
  const { queryKey, load } = source
  const { data, error, refetch } = useQuery({
    queryKey,
    meta: changesWith('shares'),
    queryFn: ({ signal }) => load(signal),
  })
  return data === undefined && error !== null ? (
    <ErrorState title="The link could not be loaded" error={error} onRetry={() => void refetch()} />
  ) : (
    <ShareForm source={source} current={data?.data ?? null} isLoaded={data !== undefined} />
  )
}

interface ShareFormProps {
  source: ShareSource
  /** Null: there is none, or it is being loaded. */
  current: Share | null
  isLoaded: boolean
}

function ShareForm({ source, current, isLoaded }: ShareFormProps) {
  const { allowances = [] } = source
  const wish = useShareWish(current, allowances)
  const makeButton = useRef<HTMLButtonElement>(null)
  const { share, revoke } = useLinkChanges(source, {
    onShared: () => wish.forget(),
    // The button that had the focus is removed.
    onRevoked: () => makeButton.current?.focus(),
  })

  return (
    <div className={styles.form}>
      <LinkState current={current} source={source} />
      <Field label={current === null ? 'The link works' : 'From now on, the link works'}>
        {(control) => <Select {...control} value={wish.days} options={wish.lives} onChange={wish.setDays} />}
      </Field>
      {allowances.map(({ name, label }) => (
        <Checkbox
          key={name}
          checked={wish.isAllowed(name)}
          onChange={(event) => wish.setAllowed(name, event.target.checked)}
        >
          {label}
        </Checkbox>
      ))}
      {source.canHavePassword === true ? <LinkPassword wish={wish.password} /> : null}
      <div className={styles.actions}>
        {current === null ? null : (
          <Button danger loading={revoke.isPending} onClick={() => revoke.mutate()}>
            Withdraw the link
          </Button>
        )}
        <Button
          ref={makeButton}
          type="primary"
          disabled={!isLoaded || !wish.isReady}
          loading={share.isPending}
          onClick={() => share.mutate(wish.read())}
        >
          {current === null ? 'Make a link' : 'Change the link'}
        </Button>
      </div>
    </div>
  )
}

/** Creates, changes and withdraws the link, and shows at once what the server answered: reading it again may fail. */
function useLinkChanges(
  { queryKey, share, revoke }: ShareSource,
  { onShared, onRevoked }: { onShared: () => void; onRevoked: () => void },
) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const show = (data: Share | null) => queryClient.setQueryData(queryKey, { data })
  const outcome = {
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error: Error) =>
      showToast({ severity: 'error', summary: 'The link is as it was', detail: error.message }),
  }
  return {
    share: useMutation({
      mutationFn: share,
      onSuccess({ data }) {
        show(data)
        onShared()
      },
      ...outcome,
    }),
    revoke: useMutation({
      mutationFn: revoke,
      onSuccess() {
        show(null)
        onRevoked()
      },
      ...outcome,
    }),
  }
}

/** The addresses of the link and what it allows, or what a new link would do. */
function LinkState({ current, source }: { current: Share | null; source: ShareSource }) {
  return current === null ? (
    <p>Everyone who has the link can look, without an account.</p>
  ) : (
    <>
      {source.listLinks(current.token).map((link) => (
        <Copied key={link.label} label={link.label} text={link.text} />
      ))}
      <p className={styles.state}>{stateText(current, source.allowances ?? [])}</p>
    </>
  )
}

type AllowanceName = ShareAllowance['name']

/** The settings of the link; settings that the user does not change keep their value. */
function useShareWish(current: Share | null, allowances: readonly ShareAllowance[]) {
  const [chosenDays, setChosenDays] = useState<number | null>(null)
  const [chosen, setChosen] = useState<Partial<Record<AllowanceName, boolean>>>({})
  const password = usePasswordWish(current?.has_password ?? false)
  const isRunning = current !== null && !current.is_expired
  const days = chosenDays ?? (isRunning ? AS_NOW : 0)
  const isAllowed = (name: AllowanceName) =>
    chosen[name] ?? current?.[name] ?? allowances.find((one) => one.name === name)?.isUsual ?? false
  return {
    days,
    setDays: (wanted: number) => setChosenDays(wanted === AS_NOW ? null : wanted),
    /** Called once the link has these settings. */
    forget(): void {
      setChosenDays(null)
      password.forget()
    },
    lives: isRunning ? [{ value: AS_NOW, label: 'As long as now' }, ...LIVES] : LIVES,
    isAllowed,
    setAllowed: (name: AllowanceName, isWanted: boolean) => setChosen((before) => ({ ...before, [name]: isWanted })),
    password,
    isReady: password.isReady,
    read: (): ShareChoice => ({
      shows_notes: false,
      allows_comments: false,
      allows_download: false,
      ...Object.fromEntries(allowances.map(({ name }) => [name, isAllowed(name)])),
      password: password.read(),
      expires_at: days === AS_NOW ? (current?.expires_at ?? null) : endAfter(days),
    }),
  }
}

/** 0 days: the link does not expire. */
function endAfter(days: number): string | null {
  return days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString()
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

function stateText(share: Share, allowances: readonly ShareAllowance[]): string {
  if (share.is_expired) {
    return 'The link has expired.'
  }
  const states = allowances.filter(({ name }) => share[name]).map(({ state }) => state)
  const allowed = [share.has_password ? 'It asks for a password.' : '', ...states]
    .filter((state) => state !== '')
    .map((state) => ` ${state}`)
    .join('')
  return share.expires_at === null
    ? `The link works until it is withdrawn.${allowed}`
    : `The link works until ${formatDate(share.expires_at)}.${allowed}`
}
