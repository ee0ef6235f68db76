import { useToast } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import {
  twoFactorQuery,
  type TwoFactorSetup,
  useDisableTwoFactor,
  useReadRecoveryCodes,
  useSetUpTwoFactor,
} from '../api/two-factor.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetupForm } from './two-factor-setup-form.tsx'
import { useConfirmedAction } from './use-confirmed-action.tsx'

const TOAST_LIFE_MS = 6000

/** The second factor of the account: set up, shown, turned off. */
export function TwoFactorCard() {
  const query = useQuery(twoFactorQuery())
  return (
    <SettingsCard
      title="Two-factor authentication"
      description="Logging in asks for a code of your phone as well, so that a stolen password is not enough."
    >
      {query.isPending ? <ListSkeleton label="Loading two-factor authentication" rows={1} /> : null}
      {query.isError ? (
        <ErrorState
          title="Two-factor authentication could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data?.state === 'on' ? <TurnedOn since={query.data.confirmed_at} /> : null}
      {query.data !== undefined && query.data.state !== 'on' ? <TurnedOff /> : null}
    </SettingsCard>
  )
}

function TurnedOff() {
  const { run, isRunning, dialog } = useConfirmedAction()
  const { mutateAsync: setUp } = useSetUpTwoFactor()
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  if (setup !== null) {
    return <TwoFactorSetupForm setup={setup} onClose={() => setSetup(null)} />
  }
  return (
    <div>
      <Button loading={isRunning} onClick={() => run(async () => setSetup(await setUp()))}>
        Set up two-factor authentication
      </Button>
      {dialog}
    </div>
  )
}

function TurnedOn({ since }: { since: string | null }) {
  const showToast = useToast()
  const { mutateAsync: disable } = useDisableTwoFactor()
  const { mutateAsync: readCodes } = useReadRecoveryCodes()
  const { run, isRunning, dialog } = useConfirmedAction()
  const [codes, setCodes] = useState<string[] | null>(null)

  const showCodes = async (choice: { areNew: boolean }) => setCodes(await readCodes(choice))

  async function turnOff(): Promise<void> {
    await disable()
    showToast({ severity: 'success', summary: 'Two-factor authentication is off', life: TOAST_LIFE_MS })
  }

  return (
    <>
      <p className={styles.wrap}>
        <Tag color="success">On</Tag>
        {since === null ? null : <span className={styles.quiet}>since {formatDate(since)}</span>}
      </p>
      {codes === null ? null : <RecoveryCodes codes={codes} />}
      <div className={styles.wrap}>
        {codes === null ? (
          <Button disabled={isRunning} onClick={() => run(() => showCodes({ areNew: false }))}>
            Show recovery codes
          </Button>
        ) : (
          <Button disabled={isRunning} onClick={() => run(() => showCodes({ areNew: true }))}>
            Make new recovery codes
          </Button>
        )}
        <Button danger disabled={isRunning} onClick={() => run(turnOff)}>
          Turn off
        </Button>
      </div>
      {dialog}
    </>
  )
}
