import { CopyButton } from '@marquee/ui/copy-button'
import { listReferralTexts } from '../state/referral-texts.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './referrals.module.css'

/** Texts that can be posted as they are. */
export function ReadyTexts({ url }: { url: string }) {
  return (
    <SettingsCard
      title="Ready-made texts"
      description="Your link is in each of them. Say that you earn from it where you do."
    >
      <ul className={styles.texts} role="list">
        {listReferralTexts(url).map(({ place, text }) => (
          <li key={place} className={styles.text}>
            <div>
              <h3>{place}</h3>
              <p>{text}</p>
            </div>
            <CopyButton text={text} label={`Copy: ${place}`} />
          </li>
        ))}
      </ul>
    </SettingsCard>
  )
}
