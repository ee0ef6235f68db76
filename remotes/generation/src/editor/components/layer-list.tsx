import type { Layer } from '@marquee/creative/layer'
import { Button } from 'antd'
import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import type { Direction, LayerChange } from '../state/document-slice.ts'
import styles from './layer-list.module.css'

const SHOWN = 28

interface LayerListProps {
  /** From back to front. */
  layers: readonly Layer[]
  texts: Readonly<Record<string, string>>
  selection: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onChange: (changes: readonly LayerChange[]) => void
  onReorder: (ids: readonly string[], to: Direction) => void
}

/** Every layer of the format, the front layer first: gives access to layers without a pointer or without sight. */
export function LayerList({ layers, texts, selection, onSelect, onChange, onReorder }: LayerListProps) {
  function handleSelect(event: React.MouseEvent, id: string): void {
    const isAdding = event.shiftKey || event.metaKey || event.ctrlKey
    const others = selection.filter((other) => other !== id)
    if (!isAdding) {
      onSelect([id])
    } else {
      onSelect(others.length < selection.length ? others : [...selection, id])
    }
  }

  return (
    <ul role="list" className={styles.list} aria-label="Layers">
      {layers.toReversed().map((layer) => {
        const { id, hidden, locked } = layer
        const name = nameLayer(layer, texts)
        return (
          <li key={id} className={styles.row} data-selected={selection.includes(id)}>
            <button
              type="button"
              className={styles.name}
              aria-pressed={selection.includes(id)}
              onClick={(event) => handleSelect(event, id)}
            >
              {name}
            </button>
            <IconButton label={`Bring ${name} forward`} icon={ArrowUp} onClick={() => onReorder([id], 'forward')} />
            <IconButton label={`Send ${name} backward`} icon={ArrowDown} onClick={() => onReorder([id], 'backward')} />
            <IconButton
              label={hidden ? `Show ${name}` : `Hide ${name}`}
              icon={hidden ? EyeOff : Eye}
              onClick={() => onChange([{ id, hidden: !hidden }])}
            />
            <IconButton
              label={locked ? `Unlock ${name}` : `Lock ${name}`}
              icon={locked ? Lock : LockOpen}
              onClick={() => onChange([{ id, locked: !locked }])}
            />
          </li>
        )
      })}
    </ul>
  )
}

function IconButton({ label, icon: Icon, onClick }: { label: string; icon: typeof Eye; onClick: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      title={label}
      aria-label={label}
      icon={<Icon size={14} aria-hidden />}
      onClick={onClick}
    />
  )
}

/** The name of a layer in lists: a text by its content, other layers by their kind. */
function nameLayer(layer: Layer, texts: Readonly<Record<string, string>>): string {
  if (layer.type === 'text') {
    const words = (texts[layer.binding] ?? '').replaceAll(/\s+/g, ' ').trim()
    return words === ''
      ? `${toWords(layer.name)} (empty)`
      : `“${words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words}”`
  }
  return toWords(layer.name)
}

/** `benefit_1` as readable text. */
function toWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
