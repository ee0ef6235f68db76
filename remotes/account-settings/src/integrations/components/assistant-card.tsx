import type { AssistantTool } from '@marquee/contract/assistant-tools'
import { CopyButton } from '@marquee/ui/copy-button'
import { ErrorState } from '@marquee/ui/error-state'
import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { assistantToolsQuery } from '../api/assistant-tools.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import { type Assistant, ASSISTANTS } from './assistant-settings.ts'
import { CodeExample } from './code-example.tsx'
import styles from './connect.module.css'

const NAMES: readonly Assistant[] = ['Claude Code', 'Claude Desktop', 'VS Code', 'Cursor', 'Codex']

/** How to connect an assistant with the MCP server, and what it can do then. */
export function AssistantCard() {
  const query = useQuery(assistantToolsQuery())
  return (
    <SettingsCard
      title="Use Marquee in your assistant"
      description="It searches ads, looks at brands, saves ads, fills boards and writes briefs for you, within the scopes of its key."
    >
      {query.isPending ? <ListSkeleton label="Loading the tools" rows={4} /> : null}
      {query.isError ? (
        <ErrorState title="The tools could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : (
        <>
          <p className={styles.secret}>
            <span>
              Address of the MCP server: <code>{query.data.address}</code>
            </span>
            <CopyButton text={query.data.address} label="Copy the address" />
          </p>
          <Settings address={query.data.address} />
          <details className={styles.group}>
            <summary>{query.data.tools.length} tools and the scopes that they need</summary>
            <ul role="list" aria-label="Tools of assistants">
              {query.data.tools.map((tool) => (
                <ToolRow key={tool.name} tool={tool} />
              ))}
            </ul>
          </details>
        </>
      )}
    </SettingsCard>
  )
}

function Settings({ address }: { address: string }) {
  const [assistant, setAssistant] = useState<Assistant>('Claude Code')
  const { step, code } = ASSISTANTS[assistant](address)
  return (
    <>
      <div className={styles.narrow}>
        <Field label="Your assistant">
          {(control) => (
            <Select<Assistant>
              {...control}
              value={assistant}
              options={NAMES.map((name) => ({ value: name, label: name }))}
              onChange={setAssistant}
            />
          )}
        </Field>
      </div>
      <p>{step}</p>
      <CodeExample name={`Settings for ${assistant}`} code={code} />
    </>
  )
}

function ToolRow({ tool: { name, title, description, scope, is_write } }: { tool: AssistantTool }) {
  return (
    <li className={styles.operation}>
      <strong>{title}</strong>
      <span className={styles.facts}>
        <code>{name}</code> · Scope {scope}
        {is_write ? ' · changes something' : null}
      </span>
      <span>{description}</span>
    </li>
  )
}
