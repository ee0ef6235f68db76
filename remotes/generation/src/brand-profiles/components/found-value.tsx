import type { BrandProfileForm, FoundPart } from '../state/brand-profile-form.ts'
import styles from './found-value.module.css'
import { Swatches } from './swatches.tsx'

/** A preview of one part of a profile: texts, colours, fonts or logos. */
export function FoundValue({ value }: { value: BrandProfileForm[FoundPart] | undefined }) {
  if (value === undefined || typeof value === 'string') {
    return (
      <p className={styles.words} dir="auto">
        {value}
      </p>
    )
  }
  const colors = value.filter((entry) => typeof entry === 'string')
  const logos = value.filter((entry) => typeof entry === 'object' && 'url' in entry)
  const fonts = value.filter((entry) => typeof entry === 'object' && 'family' in entry)
  return (
    <>
      {colors.length === 0 ? null : <Swatches colors={colors} isNamed />}
      {logos.length === 0 ? null : (
        <div className={styles.logos}>
          {logos.map(({ id, url }, index) => (
            <img key={id} className={styles.logo} src={`${url}?width=320`} alt={`Logo ${index + 1}`} />
          ))}
        </div>
      )}
      {fonts
        .filter(({ family }) => family !== '')
        .map(({ role, family }) => (
          <p key={role} className={styles.words}>
            {role === 'heading' ? 'Headings' : 'Text'}: {family}
          </p>
        ))}
    </>
  )
}
