import { niches } from '@marquee/contract/niches'
import { createSeededRandom, type SeededRandom } from '@marquee/creative/seeded-random'
import { DAY_MS } from '../platform/clock.ts'

/** The first and the last day of the made-up library. */
const FIRST_DAY = Date.UTC(2024, 0, 1)
const DAYS = 700
/** The current time of the library, in milliseconds since 1970. */
export const LAST_DAY = FIRST_DAY + DAYS * DAY_MS

const SYLLABLES =
  'ba be bi bo da de di do fa fe fi ga go ka ke ki la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve vo za ze'.split(
    ' ',
  )
const PLATFORMS = ['facebook', 'instagram', 'audience_network', 'messenger', 'tiktok', 'youtube', 'threads', 'linkedin']
const COUNTRIES = 'US GB DE FR CA AU NL IT ES SE BR MX PL BE DK NO FI AT CH IE PT JP KR IN NZ ZA IS'.split(' ')
const LANGUAGES = 'en de fr nl it es pt sv pl da'.split(' ')
const CTAS = 'shop_now learn_more sign_up download get_offer book_now subscribe contact_us apply_now watch_more'.split(
  ' ',
)
const PAGE_TYPES = ['product', 'collection', 'home', 'advertorial', 'listicle', 'quiz']
const VOCABULARY_SIZE = 30_000
const BRANDS_PER_ADS = 50

/** The address that files may give for images; no server answers there. */
export const MEDIA_ORIGIN = 'https://media.example'

/** Words by how common they are: `vocabulary[0]` is the most frequent. */
export function makeVocabulary(): string[] {
  return Array.from({ length: VOCABULARY_SIZE }, (_, rank) => {
    const syllables = []
    for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
      syllables.push(SYLLABLES[rest % SYLLABLES.length])
    }
    return syllables.join('')
  })
}

/**
 * JSON lines of `count` ads, the same ones in every run. Words, brands, niches and countries have the uneven frequencies of real libraries
 * (Zipf); three of ten ads still run; newer ads are more likely to run.
 * @yields a few hundred lines at a time
 */
export function* makeUpAds(count: number): Generator<Buffer> {
  const random = createSeededRandom('search benchmark')
  const vocabulary = makeVocabulary()
  const brands = Math.ceil(count / BRANDS_PER_ADS)
  let lines: string[] = []
  for (let index = 0; index < count; index += 1) {
    lines.push(JSON.stringify(makeUpAd(index, random, vocabulary, brands)))
    if (lines.length === 200 || index === count - 1) {
      yield Buffer.from(`${lines.join('\n')}\n`)
      lines = []
    }
  }
}

function makeUpAd(index: number, random: SeededRandom, vocabulary: readonly string[], brands: number) {
  const brand = zipf(random, brands)
  const day = random.int(0, DAYS - 1)
  const started = FIRST_DAY + day * DAY_MS + random.int(0, DAY_MS - 1)
  const isActive = random.chance(0.05 + (day / DAYS) ** 3)
  const length = Math.min(DAYS - day, 1 + zipf(random, 200))
  const words = (most: number) =>
    Array.from({ length: random.int(3, most) }, () => vocabulary[zipf(random, vocabulary.length)]).join(' ')
  const video = random.chance(0.35)
  return {
    external_id: `bench-${index}`,
    brand: { external_id: `brand-${brand}`, name: `Brand ${vocabulary[brand % vocabulary.length]} ${brand}` },
    platforms: random.sample(PLATFORMS.slice(0, 1 + zipf(random, PLATFORMS.length)), 2),
    countries: [COUNTRIES[zipf(random, COUNTRIES.length)]],
    languages: [LANGUAGES[zipf(random, LANGUAGES.length)]],
    niches: [niches[zipf(random, niches.length)]],
    status: isActive ? 'active' : 'inactive',
    title: words(8),
    body: words(60),
    cta_type: CTAS[zipf(random, CTAS.length)],
    page_type: random.pick(PAGE_TYPES),
    started_at: new Date(started).toISOString(),
    stopped_at: isActive ? null : new Date(started + length * DAY_MS).toISOString(),
    verified_at: new Date(LAST_DAY).toISOString(),
    variations_count: 1 + zipf(random, 60),
    media: [
      {
        kind: video ? 'video' : 'image',
        width: 1080,
        height: random.pick([1080, 1350, 1920]),
        duration_s: video ? random.int(6, 60) : null,
        palette: ['#336699', '#ffcc00'],
        url: `${MEDIA_ORIGIN}/${index}.${video ? 'mp4' : 'jpg'}`,
      },
    ],
  }
}

/** A rank from 0 up to `size` - 1; the frequency of each rank is about proportional to one divided by it. */
function zipf(random: SeededRandom, size: number): number {
  return Math.min(size - 1, Math.floor(Math.exp(random.next() * Math.log(size + 1)) - 1))
}
