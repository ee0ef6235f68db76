import type { SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { WorkspaceSource } from '@marquee/contract/workspace-sources'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal, Tag } from 'antd'
import { useState } from 'react'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'
import { useDisconnectWorkspaceSource, workspaceSourcesQuery } from '../api/workspace-sources.ts'
import { SourceDialog } from './source-dialog.tsx'

const SOURCES: readonly { provider: SourceProvider; name: string; purpose: string }[] = [
  {
    provider: 'meta',
    name: 'Meta Ad Library',
    purpose:
      'Ads on Facebook, Instagram, Messenger and Threads that reached the EU or the UK: texts, dates and reach. It tells no images, videos, calls to action or landing pages.',
  },
  {
    provider: 'tiktok',
    name: 'TikTok Commercial Content Library',
    purpose:
      'Ads on TikTok in the EEA, Switzerland and the UK: videos, dates and reach. It tells no texts, calls to action or landing pages.',
  },
]

/** The sources with which the brands that the workspace follows are looked at every day. */
export function SourcesCard() {
  const canSpy = useIsAllowed({ feature: 'brand_spy' })
  const { data } = useQuery({ ...workspaceSourcesQuery(), enabled: canSpy })
  const canManage = useIsAllowed({ permission: 'integrations.manage', feature: 'brand_spy' })
  const canKeep = data?.meta.can_keep_credentials ?? true
  return (
    <SettingsCard
      title="Sources of ads"
      description="Connect a source with your own token, and the brands that you follow are looked at at once and then every day."
    >
      {canKeep ? null : (
        <Alert
          type="warning"
          title="The server has no key to encrypt credentials with, so no source can be connected."
        />
      )}
      <ul className={styles.rows} role="list" aria-label="Sources of ads">
        {SOURCES.map((entry) => (
          <SourceRow
            key={entry.provider}
            {...entry}
            source={data?.data.find(({ provider }) => provider === entry.provider) ?? null}
            isKnown={!canSpy || data !== undefined}
            canManage={canManage && data !== undefined && canKeep}
          />
        ))}
      </ul>
    </SettingsCard>
  )
}

interface SourceRowProps {
  provider: SourceProvider
  name: string
  purpose: string
  source: WorkspaceSource | null
  /** False while the sources are loading. */
  isKnown: boolean
  canManage: boolean
}

function SourceRow({ provider, name, purpose, source, isKnown, canManage }: SourceRowProps) {
  const problem = source?.problem ?? null
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.strong}>{name}</p>
        <p className={styles.quiet}>
          {purpose}
          {source === null ? null : (
            <>
              {' '}
              Connected with <span className={styles.hint}>…{source.credential_hint}</span>.
            </>
          )}
        </p>
        {problem === null ? null : <Alert type="warning" title={problem.message} description={problem.advice} />}
      </div>
      {isKnown ? <SourceTag source={source} /> : null}
      {canManage ? <ConnectButton provider={provider} name={name} source={source} /> : null}
      {canManage && source !== null ? <DisconnectButton name={name} id={source.id} /> : null}
    </li>
  )
}

function ConnectButton({ provider, name, source }: Pick<SourceRowProps, 'provider' | 'name' | 'source'>) {
  const [isOpen, setIsOpen] = useState(false)
  const label = source === null ? 'Connect' : 'Replace token'
  return (
    <>
      <Button aria-label={`${label}: ${name}`} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <SourceDialog provider={provider} name={name} sourceId={source?.id ?? null} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

function DisconnectButton({ name, id }: { name: string; id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { mutateAsync } = useDisconnectWorkspaceSource()
  const tellOutcome = useOutcomeToast()
  return (
    <>
      <Button aria-label={`Disconnect: ${name}`} onClick={() => setIsOpen(true)}>
        Disconnect
      </Button>
      <Modal
        title={`Disconnect ${name}?`}
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        okText="Disconnect"
        onOk={() => {
          setIsOpen(false)
          void tellOutcome(mutateAsync(id), { failure: 'The source is still connected' })
        }}
      >
        Its credentials are deleted, and the brands that you follow are not looked at with it any more. The ads stay in
        the library.
      </Modal>
    </>
  )
}

function SourceTag({ source }: { source: WorkspaceSource | null }) {
  if (source === null) {
    return <Tag>Not connected</Tag>
  }
  return source.problem === null ? <Tag color="success">Connected</Tag> : <Tag color="warning">Needs attention</Tag>
}
