/** An ad that a test page shows. */
export interface MadeUpAd {
  id: string
  advertiser: string
  /** Lines of text. */
  lines: string[]
  title: string
  description: string
  button: string
  landing: string
  /** Days such as `2026-01-16`. */
  started: string
  stopped: string | null
  image: string
  /** The address of a video, whose image is `image`; null for an image. */
  video: string | null
}

const TRADES = ['Boots', 'Lamps', 'Tea', 'Bikes', 'Rugs', 'Soap', 'Kites', 'Clocks', 'Pens', 'Chairs']

/** Ads that differ in all that a page says of them; every third one is a video, every fourth one has stopped. */
export function makeUpAds(count: number, { host = 'https://scontent.example.fbcdn.net' } = {}): MadeUpAd[] {
  return Array.from({ length: count }, (_, index) => {
    const trade = TRADES[index % TRADES.length] ?? ''
    const day = String((index % 27) + 1).padStart(2, '0')
    return {
      id: String(1_100_000_000_000_000 + index * 7919),
      advertiser: `Fernweh ${trade} ${index + 1}`,
      lines: [`${trade} that last – number ${index + 1}.`, 'Free returns & 30 days to try <b>it</b> 🌧️'],
      title: `${trade} from ${index + 10} €`,
      description: `${index + 3} colours`,
      button: index % 2 === 0 ? 'Shop now' : 'Learn more',
      landing: `https://fernweh.example/${trade.toLowerCase()}?utm_campaign=c${index}`,
      started: `2026-0${(index % 9) + 1}-${day}`,
      stopped: index % 4 === 3 ? `2026-11-${day}` : null,
      image: `${host}/v/image-${index}.jpg?stp=dst-jpg_s600x600&oh=00_signature${index}&oe=6A`,
      video: index % 3 === 2 ? `${host}/o1/video-${index}.webm?oh=00_signature${index}` : null,
    }
  })
}

/** A text within markup. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
