import { Button } from 'antd'
import type { ComponentType } from 'react'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ListPlan } from '../../state/field-plan.ts'
import { readPath } from '../../state/value-path.ts'
import type { FieldProps } from './field-props.ts'
import styles from './inspector.module.css'

interface ItemListFieldProps extends FieldProps<ListPlan> {
  /** Shows one field of an item, which may be a list again. */
  showField: ComponentType<FieldProps>
}

/** A list of items, each with fields of its own; items are added, moved and removed. */
export function ItemListField({ showField: ShownField, ...props }: ItemListFieldProps) {
  const { plan, value, onWrite } = props
  const { path, label, item, fields, empty } = plan
  const current = readPath(value, path)
  const items: readonly unknown[] = Array.isArray(current) ? current : []
  const name = (index: number) => `${item} ${index + 1}`

  function move(index: number, to: number): void {
    onWrite(path, items.toSpliced(index, 1).toSpliced(to, 0, items[index]))
  }

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {items.map((one, index) => (
        <details key={index} className={styles.item} open={items.length === 1}>
          <summary>{describeItem(one, name(index))}</summary>
          <div className={styles.itemFields}>
            {fields.map((field) => (
              <ShownField
                key={field.path}
                {...props}
                plan={field}
                value={one}
                onWrite={(inner, next) => onWrite(`${path}.${index}.${inner}`, next)}
              />
            ))}
            <div className={styles.buttons}>
              <Button
                size="small"
                disabled={index === 0}
                icon={<ArrowUp size={14} aria-hidden />}
                aria-label={`Move ${name(index)} up`}
                onClick={() => move(index, index - 1)}
              />
              <Button
                size="small"
                disabled={index === items.length - 1}
                icon={<ArrowDown size={14} aria-hidden />}
                aria-label={`Move ${name(index)} down`}
                onClick={() => move(index, index + 1)}
              />
              <Button
                size="small"
                danger
                icon={<Trash2 size={14} aria-hidden />}
                aria-label={`Remove ${name(index)}`}
                onClick={() => onWrite(path, items.toSpliced(index, 1))}
              />
            </div>
          </div>
        </details>
      ))}
      <div className={styles.buttons}>
        <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => onWrite(path, [...items, empty()])}>
          Add a {item}
        </Button>
      </div>
    </fieldset>
  )
}

/** The first words of an item. */
function describeItem(item: unknown, name: string): string {
  const words =
    typeof item === 'object' && item !== null
      ? Object.entries(item).find(
          ([key, part]) => typeof part === 'string' && part.trim() !== '' && !['id', 'kind'].includes(key),
        )?.[1]
      : undefined
  return typeof words === 'string' ? words.slice(0, 60) : name.charAt(0).toUpperCase() + name.slice(1)
}
