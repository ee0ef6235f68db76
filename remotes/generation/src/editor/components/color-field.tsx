import { colorRoles, type ColorValue, type Palette, resolveColor } from '@marquee/creative/look'
import styles from './color-field.module.css'

interface ColorFieldProps {
  label: string
  value: ColorValue
  palette: Palette
  onChange: (color: ColorValue) => void
}

const names: Readonly<Record<(typeof colorRoles)[number], string>> = {
  paper: 'Background',
  ink: 'Text',
  accent: 'Accent',
  soft: 'Soft',
  deep: 'Deep',
  white: 'White',
  black: 'Black',
}

/** Chooses a brand colour, which follows changes of the brand, or any other colour. */
export function ColorField({ label, value, palette, onChange }: ColorFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {colorRoles.map((role) => (
        <button
          key={role}
          type="button"
          className={styles.swatch}
          style={{ background: resolveColor(role, palette) }}
          aria-label={names[role]}
          aria-pressed={value === role}
          title={names[role]}
          onClick={() => onChange(role)}
        />
      ))}
      <input
        type="color"
        className={styles.custom}
        aria-label={`${label}: another color`}
        value={resolveColor(value, palette)}
        onChange={(event) => onChange(event.target.value)}
      />
    </fieldset>
  )
}
