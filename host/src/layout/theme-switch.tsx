import { Check, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useDispatch } from 'react-redux'
import { useHostSelector } from '../store/host-store.ts'
import {
  selectThemeChoice,
  selectThemeMode,
  type ThemeChoice,
  themeChoices,
  themeChosen,
} from '../store/preferences-slice.ts'
import styles from './menu-panel.module.css'
import { MenuPanel } from './menu-panel.tsx'

const options: Record<ThemeChoice, { label: string; icon: LucideIcon }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'As this device', icon: Monitor },
}

export function ThemeSwitch() {
  const dispatch = useDispatch()
  const choice = useHostSelector(selectThemeChoice)
  const mode = useHostSelector(selectThemeMode)
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
                    dispatch(themeChosen(known))
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
