import { Button } from 'antd'
import { Check, Copy, X } from 'lucide-react'
import { Announcer } from './announcer.tsx'
import { Hint } from './hint.tsx'
import { type CopyState, useCopiedFlag } from './use-copied-flag.ts'

const ICONS = { idle: <Copy size={16} />, copied: <Check size={16} />, failed: <X size={16} /> }
const NEWS: Readonly<Record<CopyState, string>> = { idle: '', copied: 'Copied', failed: 'Copying failed' }

/** Copies `text`. `label` names the copied text, as in "Copy the headline"; the result is announced. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { state, copy } = useCopiedFlag()
  return (
    <span>
      <Hint text={NEWS[state] || label}>
        <Button type="text" size="small" aria-label={label} icon={ICONS[state]} onClick={() => void copy(text)} />
      </Hint>
      <Announcer message={NEWS[state]} />
    </span>
  )
}
