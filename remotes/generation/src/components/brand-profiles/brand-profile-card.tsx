import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { Button } from 'antd'
import { Palette, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { href } from '../../href.ts'
import { useCanEditBrandProfiles } from '../../state/use-can-edit-brand-profiles.ts'
import styles from '../product-card.module.css'
import own from './brand-profile-card.module.css'
import { Swatches } from './swatches.tsx'

interface BrandProfileCardProps {
  profile: BrandProfile
  onDelete: (profile: BrandProfile) => void
}

/** A brand profile in the list: logo, name, colours and fonts. The whole card opens it. */
export function BrandProfileCard({ profile, onDelete }: BrandProfileCardProps) {
  const { id, name, website, logos, colors, fonts } = profile
  const [logo] = logos
  const canEdit = useCanEditBrandProfiles()
  const host = website !== null && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : ''
  return (
    <article className={styles.card}>
      <div className={own.logo}>
        {logo === undefined ? (
          <Palette size={32} aria-hidden />
        ) : (
          <img src={`${logo.url}?width=320`} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          <Link to={href('edit-brand-profile', { params: { id } })}>{name}</Link>
        </h2>
        <p className={styles.more}>
          {[host, ...new Set(fonts.map(({ family }) => family))].filter(Boolean).join(' · ')}
        </p>
        {colors.length === 0 ? null : (
          <div className={own.colors}>
            <Swatches colors={colors.slice(0, 6)} />
          </div>
        )}
      </div>
      {canEdit ? (
        <Button
          className={styles.delete ?? ''}
          type="text"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(profile)}
        />
      ) : null}
    </article>
  )
}
