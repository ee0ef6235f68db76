import { findLanguage } from './languages/find-language.ts'
import { readIdea } from './read-idea.ts'

const read = (code: string, idea: string) => readIdea(idea, findLanguage(code)!)
const list = (code: string, idea: string) => read(code, idea).facts.map(({ kind, text }) => `${kind}: ${text}`)

describe('[P-100] a sentence is read for its facts', () => {
  test.each([
    [
      'en',
      'A boxing course for office workers who have never boxed: three classes a week, gloves included, no sparring, first class free',
      'Boxing course',
      ['office workers who have never boxed', 'Three classes a week', 'Gloves included', 'No sparring'],
      'First class free',
    ],
    [
      'de',
      'Ein Boxkurs für Büroleute, die noch nie geboxt haben: drei Einheiten pro Woche, Handschuhe inklusive, kein Sparring, erste Stunde gratis',
      'Boxkurs',
      ['Büroleute, die noch nie geboxt haben', 'Drei Einheiten pro Woche', 'Handschuhe inklusive', 'Kein Sparring'],
      'Erste Stunde gratis',
    ],
    [
      'fr',
      'Un cours de boxe pour employés de bureau qui n’ont jamais boxé : trois séances par semaine, gants fournis, pas de sparring, première séance gratuite',
      'Cours de boxe',
      ['employés de bureau qui n’ont jamais boxé', 'Trois séances par semaine', 'Gants fournis', 'Pas de sparring'],
      'Première séance gratuite',
    ],
  ])(
    'in %s: a thing, an audience, three benefits and an offer',
    (code, idea, thing, [audience, ...benefits], offer) => {
      expect(read(code, idea).thing).toBe(thing)
      expect(list(code, idea).slice(1)).toEqual([
        `audience: ${audience}`,
        ...benefits.map((text) => `benefit: ${text}`),
        `offer: ${offer}`,
      ])
    },
  )

  test.each([
    [
      'en',
      'An ad for our running shoes that weigh next to nothing, 20% off this week',
      'Running shoes',
      ['thing: Our running shoes that weigh next to nothing', 'offer: 20% off this week'],
    ],
    [
      'en',
      'We sell handmade soap from Marseille. It smells of lavender. From €7.50 a bar',
      'Handmade soap from Marseille',
      ['thing: Handmade soap from Marseille', 'benefit: It smells of lavender', 'price: From €7.50 a bar'],
    ],
    [
      'es',
      'Vendemos cerámica hecha en Granada, sin plomo, envío gratis',
      'Cerámica hecha en Granada',
      ['thing: Cerámica hecha en Granada', 'benefit: Sin plomo', 'offer: Envío gratis'],
    ],
    [
      'de',
      'Ein Boxkurs für Büroleute, die noch nie geboxt haben, kein Sparring',
      'Boxkurs',
      [
        'thing: Boxkurs für Büroleute, die noch nie geboxt haben',
        'audience: Büroleute, die noch nie geboxt haben',
        'benefit: Kein Sparring',
      ],
    ],
    ['en', 'Coffee', 'Coffee', ['thing: Coffee']],
    [
      'en',
      'We teach adults to swim. Small groups of four.',
      '',
      ['thing: We teach adults to swim', 'benefit: Small groups of four'],
    ],
    ['en', 'Shoes for hiking, no laces', 'Shoes', ['thing: Shoes for hiking', 'benefit: No laces']],
    ['en', '🔥🔥🔥', '', []],
  ])('in %s, however it is built: %s', (code, idea, thing, facts) => {
    expect(read(code, idea).thing).toBe(thing)
    expect(list(code, idea)).toEqual(facts)
  })
})
