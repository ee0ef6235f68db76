import type { FunnelPage } from '../funnel-page.ts'
import type { Section } from '../section.ts'

/** Words that users paste: markup, scripts, other directions, emoji, endless words, and none. */
export const HOSTILE_WORDS: Readonly<Record<string, string>> = {
  markup: '</style></title><script>window.attacked = true</script><img src=x onerror="window.attacked = true">',
  arabic: 'تبقى القهوة ساخنة حتى المساء، وتفتح الزجاجة بيد واحدة ',
  emoji: '🥾🏔️☕️👩‍👩‍👧‍👦🇵🇹 ',
  long_word: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(7),
  none: '',
}

const NOT_WORDS = new Set([
  'id',
  'type',
  'asset_id',
  'href',
  'link',
  'layout',
  'surface',
  'style',
  'kind',
  'mark',
  'to',
  'address',
  'image_side',
  'ends_on',
  'date',
])
const SHORT = new Set(['label', 'notice', 'price', 'old_price', 'own', 'other', 'button_label'])
const MIDDLE = new Set([
  'eyebrow',
  'note',
  'rating_text',
  'name',
  'role',
  'author',
  'value',
  'title',
  'caption',
  'conditions',
  'company',
  'alt',
])

/** The page with the same words in every place, each as long as its place allows. */
export function withWords(page: FunnelPage, words: string): FunnelPage {
  const long = words === '' ? '' : words.repeat(Math.ceil(2000 / words.length))
  return {
    ...page,
    title: words.slice(0, 300) || page.title,
    theme: { ...page.theme, brand_name: words.slice(0, 200) || page.theme.brand_name },
    sections: page.sections.map((section) => replaceWords(section, long)),
  }
}

function replaceWords(section: Section, words: string): Section {
  return JSON.parse(JSON.stringify(section), (name, value: unknown) => {
    if (typeof value !== 'string' || NOT_WORDS.has(name) || isSetting(name)) {
      return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? words.slice(0, 80) : item)) : value
    }
    if (SHORT.has(name)) {
      return words.slice(0, 80)
    }
    return words.slice(0, MIDDLE.has(name) ? 300 : 2000)
  }) as Section
}

/** Items of lists are named by their numbers, and are replaced with their list. */
const isSetting = (name: string) => /^\d+$/.test(name)
