import { CopyButton } from '@marquee/ui/copy-button'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './referrals.module.css'

interface ReferralText {
  /** Where it fits. */
  place: string
  text: string
}

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

/** Texts to recommend the product with, the link in them. */
function listReferralTexts(url: string): ReferralText[] {
  return [
    {
      place: 'Short post',
      text: `The ads that have been running for months are the ones that work. Marquee shows me which, and turns what I learn into briefs. 14 days free: ${url}`,
    },
    {
      place: 'Message to a colleague',
      text: `You asked how I find ideas for new ads. I use Marquee: I search what competitors run, save the good ones to boards, and write the brief beside them. Try it for 14 days, no card needed: ${url}`,
    },
    {
      place: 'Newsletter',
      text: `Tool of the week: Marquee\nAn ad library that shows how long an ad has been live and why it scores well, with boards, brand timelines and briefs in one place. The first 14 days are free.\n${url}`,
    },
  ]
}
