import { type LineFinding, type LineLanguage, mendCertain } from '@marquee/contract/line-checks'
import { findGrammar } from './grammar-rules.ts'
import { findPolicyBreaks } from './policy-rules.ts'
import { findHardText, measureReadingEase } from './reading-ease.ts'
import { readLineLanguage } from './read-line-language.ts'
import { findRepetition } from './repetition.ts'
import { findSetting } from './setting-rules.ts'

const NO_CONTEXT = { category: '', facts: [] }
const listRules = (findings: readonly LineFinding[]) => findings.map(({ rule }) => rule)

test.each<[LineLanguage, string, string]>([
  ['en', 'Brew  it in the the morning !', 'Brew it in the morning!'],
  ['en', 'An mug and a hour,really', 'A mug and an hour, really'],
  ['en', 'the cup you carry. it fits.', 'The cup you carry. It fits.'],
  ['en', 'Now you is ready, it don’t leak', 'Now you are ready, it doesn’t leak'],
  ['en', 'A European mug, a one-cup maker, a useful union', 'A European mug, a one-cup maker, a useful union'],
  ['en', 'An unusual cup that had had enough', 'An unusual cup that had had enough'],
  ['en', 'Costs 4.50, weighs .5 kg: see marquee.example', 'Costs 4.50, weighs .5 kg: see marquee.example'],
  ['de', 'Schneller als wie je zuvor !!', 'Schneller als je zuvor!'],
  ['fr', 'Prêt ? Il est à vous , enfin !', 'Prêt ? Il est à vous, enfin !'],
  ['es', 'Quieres café? Ven.', '¿Quieres café? Ven.'],
  ['it', 'Un pò di caffè caffè', 'Un po’ di caffè'],
  ['pt', 'Nós é rápidos', 'Nós somos rápidos'],
  ['nl', 'Sneller als de bus', 'Sneller dan de bus'],
])('[P-44] in %s, one click turns “%s” into “%s”', (language, line, mended) => {
  expect(mendCertain(line, findGrammar(line, language))).toBe(mended)
})

test.each<[LineLanguage, string, string]>([
  ['en', 'Are you depressed? Try our tea.', 'personal_attribute'],
  ['en', 'Loans for your bad debts', 'personal_attribute'],
  ['en', 'Your skin before and after', 'before_after'],
  ['en', 'Guaranteed results', 'guaranteed_result'],
  ['en', 'Cures headaches', 'cure'],
  ['en', 'Lose 10 pounds this week', 'weight_loss'],
  ['en', 'Earn $500 a day', 'quick_money'],
  ['en', 'Number one on TikTok', 'absolute_term'],
  ['en', 'Ashamed of your belly?', 'negative_self_perception'],
  ['en', 'Cheaper than our competitors', 'other_brand'],
  ['en', 'Rooms for men only', 'discrimination'],
  ['en', 'Hurry, only 3 left', 'urgency'],
  ['de', 'Leidest du an Depressionen?', 'personal_attribute'],
  ['de', 'Garantierte Ergebnisse', 'guaranteed_result'],
  ['fr', 'Vous êtes endetté ?', 'personal_attribute'],
  ['fr', 'Perdez 5 kilos', 'weight_loss'],
  ['es', '¿Tienes diabetes?', 'personal_attribute'],
  ['it', 'Soffri di ansia?', 'personal_attribute'],
  ['pt', 'Você está endividado?', 'personal_attribute'],
  ['nl', 'Heb je overgewicht?', 'personal_attribute'],
])('[P-44] in %s, “%s” breaks the rule %s, whose source is named', (language, line, rule) => {
  const findings = findPolicyBreaks(line, language, NO_CONTEXT)
  expect(listRules(findings)).toContain(rule)
  expect(findings.every(({ source }) => source?.address.startsWith('https://'))).toBe(true)
})

test.each<[LineLanguage, string]>([
  ['en', 'Your coffee before and after work'],
  ['en', 'Money-back guaranteed for 30 days'],
  ['en', 'Designed with people who have diabetes'],
  ['de', 'Dein Kaffee, vor und nach der Arbeit'],
  ['fr', 'Votre café, sans effort'],
  ['es', 'Tu café, sin esperas'],
  ['it', 'Il tuo caffè, ogni mattina'],
  ['pt', 'O seu café, sem esperar'],
  ['nl', 'Jouw koffie, elke ochtend'],
])('[P-44] in %s, “%s” breaks no policy', (language, line) => {
  expect(listRules(findPolicyBreaks(line, language, NO_CONTEXT))).toEqual([])
})

test('[P-44] urgency that the offer states is true, and before-and-after counts in a category of the body', () => {
  const urgent = 'Only today: 15 % off'
  expect(findPolicyBreaks(urgent, 'en', { category: '', facts: ['15 % off, ends today'] })).toEqual([])
  expect(listRules(findPolicyBreaks('Before and after', 'en', { category: 'Skin care', facts: [] }))).toEqual([
    'before_after',
  ])
})

test('[P-44] a line that repeats five words of an earlier one is found, with their place', () => {
  const lines = [
    { key: 'headline', text: 'Coffee that fits into your bag' },
    { key: 'body', text: 'Now: coffee that fits into your bag, at last' },
    { key: 'subline', text: 'Fits into your bag' },
  ]
  const found = findRepetition(lines)
  expect([...found].map(([key, findings]) => [key, findings.length])).toEqual([
    ['headline', 0],
    ['body', 1],
    ['subline', 0],
  ])
  const [finding] = found.get('body') ?? []
  expect(lines[1]?.text.slice(finding?.start, finding?.end)).toBe('coffee that fits into your bag')
})

const EASY = 'You fill the cup. You press it down. You drink. That is all it takes on the road.'
const HARD =
  'Multifunctional pharmaceutical-grade encapsulation technologies revolutionize individualized supplementation, notwithstanding conventional administrative complications everywhere.'

test('[P-44] reading ease follows the formula of the language, and short lines are not judged', () => {
  expect(findHardText(EASY, 'en')).toEqual([])
  expect(listRules(findHardText(HARD, 'en'))).toEqual(['reading_ease'])
  expect(measureReadingEase('Unbelievable transformation', 'en')).toBeNull()
  // 13 words of one syllable in one sentence: 206.835 − 1.015 · 13 − 84.6, above the most that is shown.
  expect(measureReadingEase('The cat sat on the mat and then the dog ran out too.', 'en')).toBe(100)
  // 12 words, one sentence, 20 syllables: 180 − 12 − 58.5 · 20 ÷ 12.
  const german = 'Die kleine Presse kocht unterwegs guten Kaffee und passt in jede Tasche.'
  expect(measureReadingEase(german, 'de')).toBeCloseTo(180 - 12 - (58.5 * 20) / 12, 5)
})

test.each<[LineLanguage | null, string]>([
  ['en', 'Coffee for the road, with no mess'],
  ['de', 'Kaffee für unterwegs und ohne Kabel'],
  ['fr', 'Le café que vous aimez, sans attendre'],
  ['es', 'El café que quieres, sin esperar más'],
  ['it', 'Il caffè che ami, senza attese per te e non solo'],
  ['pt', 'O café que você ama, sem esperar, com mais sabor'],
  ['nl', 'Koffie voor onderweg, zonder gedoe met het filter'],
  [null, 'Aeropress Go'],
])('[P-44] a text is taken for %s: “%s”', (language, line) => {
  expect(readLineLanguage([line])).toBe(language)
})

test.each<[LineLanguage, string, string]>([
  ['en', 'For women who run three times a week: they weigh 212\u00a0g', 'glued_sentence'],
  ['en', 'Keeps coffee hot It does not leak', 'glued_sentence'],
  ['de', 'Für Büroleute: drei Einheiten pro Woche', 'glued_sentence'],
  ['de', 'Hält sechs Stunden warm Passt in jede Tasche', 'glued_sentence'],
  ['en', '480\u00a0g / Weighs 480\u00a0g', 'repeated_measure'],
  ['pt', 'Por 149,00 R$', 'price_format'],
  ['de', 'Nur €39.95', 'price_format'],
  ['en', 'Only 39,95 €', 'price_format'],
  ['fr', 'Dès €7.50', 'price_format'],
  ['nl', 'Nu 119,00 €', 'price_format'],
  ['de', 'Wiegt nur 480 g', 'number_and_unit'],
])('[P-100] in %s, “%s” is set wrongly: %s', (language, line, rule) => {
  expect(listRules(findSetting(line, language))).toEqual([rule])
})

test.each<[LineLanguage, string]>([
  ['en', 'Weighs 480\u00a0g, holds 480 sheets'],
  ['en', 'A bag from the House of It Girls'],
  ['en', 'From €1,250 a month'],
  ['de', 'Ab 1.250 € im Monat'],
  ['de', 'Ab € 39,95'],
  ['de', 'Ohne Kabel, mit Akku'],
  ['fr', 'Dès 7,50 € l’unité'],
  ['es', 'Desde 1250 €'],
  ['it', 'Da 59,90 €'],
  ['pt', 'Por R$ 149,00'],
  ['nl', 'Nu € 119,00'],
])('[P-100] in %s, “%s” is set well', (language, line) => {
  expect(findSetting(line, language)).toEqual([])
})

test('[P-100] one click binds a number to its unit, and writes a price as the language does', () => {
  const line = 'Pesa 480 g, por 149,00 R$'
  expect(mendCertain(line, findSetting(line, 'pt'))).toBe('Pesa 480\u00a0g, por R$\u00a0149,00')
})
