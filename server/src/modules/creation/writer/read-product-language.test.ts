import { toWritingBrief } from '../../../testing/products-to-write.ts'
import { chooseLanguage, describeUnused } from './choose-language.ts'
import { collectFacts } from './collect-facts.ts'
import { type LanguageSigns, readProductLanguage } from './read-product-language.ts'
import { english } from './languages/english.ts'
import { german } from './languages/german.ts'
import { writeAngles } from './write-angles.ts'

const NO_SIGNS: LanguageSigns = { title: '', texts: '', chosen: null, currency: '', url: null }
const read = (signs: Partial<LanguageSigns>) => readProductLanguage({ ...NO_SIGNS, ...signs }).language

describe('[P-44] the language of a product', () => {
  test.each<[string | null, Partial<LanguageSigns>]>([
    [
      'de',
      {
        texts: 'Wasserdicht bis 30 Meter. Leuchtet im Dunkeln',
        url: 'https://uhren.example.de/taucher',
        currency: 'EUR',
      },
    ],
    ['de', { texts: 'Fußsprudelbad. Heizt schnell auf' }],
    ['de', { texts: 'Bruchsicher. Stapelbar', currency: 'EUR', url: 'https://glas.example/de/becher' }],
    ['de', { texts: 'Smart Case. Rugged', chosen: 'de-AT' }],
    ['fr', { texts: 'Se plie. Tient debout', declared: 'fr-FR', currency: 'EUR' }],
    ['es', { texts: 'Se pliega. Cabe en el bolso', currency: 'EUR', url: 'https://tienda.example.es/silla' }],
    ['it', { texts: 'Si piega. Perché pesa poco è comodo', declared: 'it' }],
    ['it', { texts: 'Pronta in 4 minuti. Acciaio inox. Adatta all’induzione' }],
    ['es', { texts: 'Financiación sin intereses. Abierto hasta las 21 h' }],
    ['pt', { texts: 'Não amassa. Lava na máquina', currency: 'BRL' }],
    ['nl', { texts: 'Vouwt plat. Weegt weinig', declared: 'nl-NL', currency: 'EUR' }],
    ['en', { texts: 'Folds flat. Weighs little', currency: 'USD' }],
    ['en', { texts: 'Folds flat in the hall and is easy to carry up the stairs', declared: 'de' }],
    ['pl', { texts: 'Nie przecieka. Łatwe czyszczenie', declared: 'pl' }],
    ['ru', { texts: 'Складывается. Лёгкий' }],
  ])('is %s, by words, letters, page, address and currency together (%#)', (language, signs) => {
    expect(read(signs)).toBe(language)
  })

  test('is asked for when short texts do not tell it, with the likeliest first', () => {
    const { language, candidates } = readProductLanguage({
      ...NO_SIGNS,
      texts: 'Stapelbar. Bruchsicher',
      currency: 'CHF',
    })
    expect([language, candidates[0], candidates.includes('en')]).toEqual([null, 'de', true])
    const brief = toWritingBrief({ language: 'de', product: { name: 'Kombi', benefits: ['Stapelbar'] } })
    expect(chooseLanguage(brief, null).candidates.length).toBeGreaterThan(1)
    expect(chooseLanguage(brief, 'de').candidates).toEqual([])
  })
})

describe('[P-44] facts in two languages', () => {
  const brief = toWritingBrief({
    language: 'de',
    product: {
      name: 'Falto Klappstuhl',
      category: 'Möbel',
      benefits: [
        'Trägt bis zu 120 kg',
        'Folds flat in three seconds',
        'Mit Tasche für die Schulter',
        'Made from recycled aluminum',
      ],
      offer: 'Save 15% until Sunday',
      reviews: [{ text: 'It is the best chair that we had on the boat.', author: 'Ada' }],
    },
  })

  test.each([german, english])('are never mixed in the lines, and the others are named ($code)', (language) => {
    const collected = collectFacts(brief, language)
    const { unused } = collected
    const lines = writeAngles(collected, brief, { framework: null, round: 0, language }).map(({ words }) =>
      Object.values(words).join(' ').replaceAll('\u00a0', ' '),
    )
    const [own, other] =
      language.code === 'de' ? ['Trägt bis zu 120 kg', /Folds|recycled|Save|chair/] : ['Folds flat', /Trägt|Tasche/]
    expect(lines.join(' ')).toContain(own)
    expect(lines.join(' ')).not.toMatch(other)
    expect(describeUnused(unused, language.code)).toContain(
      language.code === 'de'
        ? 'in English and the words are in German: “Folds flat in three seconds”'
        : '“Trägt bis zu 120 kg”',
    )
  })

  test('are written in the language that was asked for when enough of them are in it', () => {
    expect(chooseLanguage(brief, 'en').language.code).toBe('en')
    expect(chooseLanguage(brief, 'de').language.code).toBe('de')
  })
})
