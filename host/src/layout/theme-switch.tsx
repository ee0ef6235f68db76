import { Check, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useShell } from '../shell/shell.ts'
import { type ThemeChoice, themeChoices } from '../theme/theme-choice.ts'
import styles from './menu-panel.module.css'
import { MenuPanel } from './menu-panel.tsx'

const options: Record<ThemeChoice, { label: string; icon: LucideIcon }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'As this device', icon: Monitor },
}

export function ThemeSwitch() {
  const { theme } = useShell()
  const choice = useSyncExternalStore(theme.subscribe, theme.readChoice)
  const mode = useSyncExternalStore(theme.subscribe, theme.readMode)
  const CurrentIcon = options[mode].icon

  return (
    <MenuPanel label="Theme" button={<CurrentIcon size={18} aria-hidden />}>
      {(close) => (
        <ul role="list">
          {themeChoices.map((known) => {
            const { label, icon: Icon } = options[known]
            return (
              <li key={known}>
                <button
                  type="button"
                  className={styles.item}
                  aria-pressed={known === choice}
                  onClick={() => {
                    theme.choose(known)
                    close()
                  }}
                >
                  <Icon size={16} aria-hidden />
                  <span>{label}</span>
                  {known === choice ? <Check className={styles.check} size={16} aria-hidden /> : null}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </MenuPanel>
  )
}
