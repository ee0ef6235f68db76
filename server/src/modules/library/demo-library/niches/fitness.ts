import type { Niche } from '../niche.ts'

export const fitness: Niche = {
  slug: 'fitness',
  category: 'Fitness',
  market: 'b2c',
  brands: [
    {
      name: 'Ironwren',
      products: {
        'Apartment Kettlebell': 'kettlebell',
        'Quiet Kettlebell': 'kettlebell',
        'Travel Kettlebell': 'kettlebell',
      },
      description: 'Strength for small flats.',
    },
    {
      name: 'Pacecraft',
      products: { '12-Week Plan': 'phone', 'Coach Messages': 'phone', 'Race Calendar': 'watch' },
      description: 'Training plans that read your week.',
    },
    {
      name: 'Studio Saltmarsh',
      products: { 'Mobility 15': 'phone', 'Desk Reset': 'phone', 'Power Hour': 'phone' },
      description: 'Short classes by people who count out loud.',
    },
  ],
  backdrops: ['studio', 'rays', 'podium', 'city', 'sunset'],
  hasScreen: true,
  prices: [9, 89],
  audience: { ageMin: 20, ageMax: 55, gender: 'all' },
  ctas: ['sign_up', 'shop_now', 'download'],
  hooks: [
    {
      of: ['Mobility 15', 'Desk Reset', 'Ironwren'],
      say: 'You do not need an hour. You need eleven minutes and a floor.',
    },
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'My downstairs neighbour still does not know I train.' },
    { of: ['Pacecraft'], say: 'Missed Monday? Good. The plan already moved.' },
    'I stopped chasing abs and started carrying groceries.',
    { of: ['Ironwren'], say: 'Forty-three, first pull-up. Tears, obviously.' },
    'Motivation is unreliable. Tuesdays are not.',
  ],
  details: [
    { of: ['Ironwren'], say: '{product} fits under a bed, lands without a sound and lasts longer than the lease.' },
    {
      of: ['Pacecraft'],
      say: 'The plan looks at your calendar and moves the hard day, so that life can be in the way.',
    },
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'Eleven minutes, no jumping, no mirror, no shouting.' },
    { of: ['Pacecraft'], say: 'A real coach answers within a day. Not a bot with a whistle.' },
    'Start at the level you are, not the level you were in school.',
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'Skip the gym commute and you have already won an hour.' },
    '{product} begins where you are and adds a little every week.',
  ],
  headlines: [
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'Eleven minutes and a floor' },
    { of: ['Ironwren'], say: 'Strong, quietly' },
    { of: ['Pacecraft'], say: 'The plan moves when life does' },
    { of: ['Ironwren'], say: 'First pull-up at forty-three' },
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'Train where you live' },
    'Tuesdays are reliable',
  ],
  points: [
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'Eleven minutes a day' },
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'No jumping, no noise' },
    { of: ['Pacecraft'], say: 'Coach answers in a day' },
    { of: ['Ironwren'], say: 'Fits under the bed' },
    { of: ['Pacecraft'], say: 'Plan adapts weekly' },
    'Start at your level',
    'No mirror, no shouting',
  ],
  quotes: [
    'Eight months in, and nobody has had to push me.',
    { of: ['Ironwren'], say: 'I carried both kids up the stairs. At once.' },
    { of: ['Pacecraft'], say: 'Half marathon at 52, and I enjoyed nine of the kilometres.' },
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: 'The neighbour finally asked. She trains with me now.' },
    { of: ['Pacecraft'], say: 'It forgave me for December.' },
  ],
  stats: [
    { of: ['Mobility 15', 'Desk Reset', 'Ironwren'], say: ['11 min', 'average session'] },
    ['7 in 10', 'still training after six months'],
  ],
  foreignOf: ['Mobility 15', 'Desk Reset'],
  foreign: {
    de: ['Elf Minuten und ein Fußboden.', 'Kurze Einheiten ohne Springen, mit einem Plan, der sich anpasst.'],
    fr: ['Onze minutes et un bout de sol.', "Des séances courtes, sans sauts, et un programme qui s'adapte."],
    es: ['Once minutos y un trozo de suelo.', 'Sesiones cortas, sin saltos, y un plan que se adapta a ti.'],
    pt: ['Onze minutos e um pedaço de chão.', 'Treinos curtos, sem saltos, e um plano que se adapta a você.'],
  },
}
