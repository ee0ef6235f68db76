import { CreditPrice } from '@marquee/ui/credit-price'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { speakingVoicesQuery } from '../../api/video-voices.ts'
import { findVoicePrice, type VoiceChoice } from './voice-field.tsx'
import styles from './sound-fields.module.css'

interface VoicePriceProps {
  voice: VoiceChoice | null
  /** The number of scenes that it will speak. */
  scenes: number
}

/** What it costs to let scenes be spoken; nothing for a voice without a price. */
export function VoicePrice({ voice, scenes }: VoicePriceProps) {
  const { data: voices = [] } = useQuery(speakingVoicesQuery)
  const price = findVoicePrice(voices, voice)
  return price === 0 || scenes === 0 ? null : (
    <p className={styles.price}>
      Speaking {formatCount(scenes, 'scene')} costs at most <CreditPrice credits={price * scenes} />.
    </p>
  )
}
