import type { FeatureFlag } from '@marquee/contract/feature-flags'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Switch } from 'antd'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { type FlagUpdate, useUpdateFeatureFlag } from '../../api/feature-flags.ts'
import controls from '@marquee/ui/controls.module.css'
import styles from './feature-flags-page.module.css'

interface FlagRowProps {
  flag: FeatureFlag
  onEdit: () => void
  onShowHistory: () => void
  onDelete: () => void
}

/** One flag: what it is, its switches, and the way to the rest. */
export function FlagRow({ flag, onEdit, onShowHistory, onDelete }: FlagRowProps) {
  const { key, description, type, default_value: value, rules, is_enabled: isEnabled } = flag
  const { save, pending } = useQuickSave(flag)
  return (
    <li className={styles.row} data-enabled={isEnabled}>
      <div className={styles.words}>
        <h2 className={styles.key}>{key}</h2>
        {description === '' ? null : (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <p className={styles.facts}>
          {type}
          {' · '}
          {rules.length === 1 ? '1 rule' : `${rules.length} rules`}
          {' · '}
          {flag.updated_by === null ? 'came with the product' : `changed by ${flag.updated_by}`}{' '}
          <RelativeTime value={flag.updated_at} />
        </p>
      </div>
      {typeof value === 'boolean' ? (
        <LabelledSwitch
          label="Value"
          flagKey={key}
          isOn={value}
          isSaving={pending?.default_value !== undefined}
          onChange={(isOn) => save({ default_value: JSON.stringify(isOn) })}
        />
      ) : (
        <code className={styles.value}>{JSON.stringify(value)}</code>
      )}
      <LabelledSwitch
        label="Active"
        flagKey={key}
        isOn={isEnabled}
        isSaving={pending?.is_enabled !== undefined}
        onChange={(isOn) => save({ is_enabled: isOn })}
      />
      <div className={styles.actions}>
        <button type="button" className={controls.button} aria-label={`Edit ${key}`} onClick={onEdit}>
          Edit
        </button>
        <button type="button" className={controls.button} aria-label={`History of ${key}`} onClick={onShowHistory}>
          History
        </button>
        <button type="button" className={controls.icon} aria-label={`Delete ${key}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </button>
      </div>
    </li>
  )
}

/** Saves one change of the flag as it is shown. If another user saved first, that user's flag is shown instead. */
function useQuickSave(flag: FeatureFlag) {
  const { mutateAsync, isPending, variables } = useUpdateFeatureFlag()
  const tellOutcome = useOutcomeToast()
  return {
    save: (changes: Partial<FlagUpdate>) =>
      void tellOutcome(mutateAsync({ flag, changes }), {
        failure: `${flag.key} was not saved`,
      }),
    pending: isPending ? variables.changes : undefined,
  }
}

interface LabelledSwitchProps {
  label: string
  flagKey: string
  isOn: boolean
  isSaving: boolean
  onChange: (isOn: boolean) => void
}

function LabelledSwitch({ label, flagKey, isOn, isSaving, onChange }: LabelledSwitchProps) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} aria-label={`${label} of ${flagKey}`} checked={isOn} loading={isSaving} onChange={onChange} />
    </div>
  )
}
