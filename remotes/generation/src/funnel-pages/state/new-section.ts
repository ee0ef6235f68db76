import { type Section, section, type SectionType } from '@marquee/funnel-pages/section'

const noButton = { label: '', href: null }
const side = { label: '', text: '', image: null }

/** What sections of each type start with beside their id, type, surface and headline. */
const STARTS: Readonly<Record<SectionType, object>> = {
  top_bar: { notice: '', button: noButton },
  hero: {
    layout: 'split',
    eyebrow: '',
    headline: '',
    text: '',
    button: noButton,
    note: '',
    image: null,
    rating: null,
    rating_text: '',
  },
  author: { name: '', role: '', date: null, image: null },
  article: { headline: '', text: [], image: null, image_side: 'above' },
  list_item: { headline: '', text: [], image: null, button: noButton },
  proof: { headline: '', items: [] },
  features: { layout: 'grid', headline: '', text: '', items: [], image: null },
  steps: { headline: '', text: '', items: [] },
  before_after: { headline: '', before: side, after: side },
  comparison_table: { headline: '', text: '', own: '', other: '', rows: [], note: '' },
  reviews: { layout: 'grid', headline: '', rating: null, rating_text: '', items: [] },
  quote: { text: '', author: '', role: '', image: null },
  logos: { headline: '', items: [] },
  audience_fit: { headline: '', suits: [], suits_not: [] },
  details: { headline: '', rows: [] },
  offer: { headline: '', text: '', conditions: '', ends_on: null, button: noButton, image: null },
  price: { headline: '', name: '', price: '', old_price: '', includes: [], button: noButton, note: '', image: null },
  guarantee: { headline: '', text: '' },
  questions: { headline: '', items: [] },
  form: {
    headline: '',
    text: '',
    fields: [],
    target: { to: 'marquee' },
    button_label: '',
    thanks: '',
    note: '',
    image: null,
  },
  quiz: { headline: '', text: '', questions: [], results: [] },
  video: { headline: '', text: '', asset_id: null, poster: null, transcript: [], button: noButton },
  gallery: { headline: '', images: [] },
  image: { image: null, caption: '' },
  button_band: { headline: '', text: '', button: noButton, note: '' },
  footer: { company: '', imprint: [], links: [], disclaimer: '' },
}

/** A section without words, to be filled by the user: nothing of it is shown before. */
export function createSection(type: SectionType): Section {
  return section.parse({ ...STARTS[type], id: crypto.randomUUID(), type, hidden: false, surface: 'page' })
}
