import { readAngles } from './read-angles.ts'

const read = (body: string) => readAngles({ title: null, body, link_description: null, hook_text: null })

describe('[P-25] what the words of an ad say', () => {
  test.each([
    [
      'Tired of shoes that hurt? Get 20% off your first pair, and free shipping.',
      'question',
      ['problem'],
      ['percent_off', 'free_shipping'],
    ],
    [
      'Meet our brand new bottle. It is hand made for you, with a 30-day guarantee.',
      'command',
      ['novelty', 'quality', 'guarantee'],
      [],
    ],
    ['“I love it and I use it all day,” trusted by 20,000 customers.', 'testimonial', ['social_proof'], []],
    ['How to save money on your next flight: try it and see for yourself.', 'how_to', ['price'], []],
    ['5 reasons to switch now, and this is the last chance: ends tonight.', 'number', ['urgency'], []],
    ['We are the people who plant trees in all of the cities.', 'statement', [], []],
    [
      'Nur noch heute: 20% Rabatt auf alles und kostenloser Versand für dich.',
      'offer',
      ['urgency'],
      ['percent_off', 'free_shipping'],
    ],
    [
      'Kennst du das? Die Lösung ist klimaneutral und mit Geld-zurück-Garantie.',
      'question',
      ['problem', 'guarantee', 'sustainability'],
      [],
    ],
  ])('%s', (body, hook, angles, offers) => {
    expect(read(body)).toEqual({ hook, angles, offers })
  })

  test.each([
    'Questa è la bottiglia che non si rompe, anche con il caldo della estate',
    'Dit is de fles die je met je vrienden wilt hebben voor de zomer',
    'Voici la bouteille que vous allez aimer avec vos amis pour cet été',
    '#FlyEaglesFly 09.07.17',
    '',
  ])('is not judged: %s', (body) => {
    expect(read(body)).toBeNull()
  })

  test.each([
    'You can help save up to three lives at the blood drive, and it is nothing to be afraid of.',
    'Affordable housing is what we are in this for: it offers the city a future.',
    'The official page is up now, and it is for all of you.',
  ])('is a plain statement without an angle: %s', (body) => {
    expect(read(body)).toEqual({ hook: 'statement', angles: [], offers: [] })
  })
})
