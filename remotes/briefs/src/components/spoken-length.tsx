import type { BriefDraft } from '@marquee/contract/brief-drafts'
import type { LineLanguage } from '@marquee/contract/line-checks'
import { countSpeakableWords, toSpokenSeconds } from '@marquee/contract/text-placements'
import styles from './draft-dialog.module.css'

/** How long a voice needs for the spoken words of a script, and how many words the script has room for when they are too many. */
export function SpokenLength({ script, language }: { script: BriefDraft['script']; language: LineLanguage }) {
  const spoken = script.map((scene) => scene.spoken).join(' ')
  const seconds = toSpokenSeconds(spoken, language)
  const available = Math.max(0, ...script.map(({ end_s }) => end_s))
  const room = seconds > available ? `, room for ${countSpeakableWords(available, language)} words` : ''
  return (
    <span className={styles.note}>
      Spoken: {seconds} s of {available} s{room}
    </span>
  )
}
