import { isContents, isWarning, readTestimonial, toBenefitText, toPlainText } from './read-benefit-text.ts'

describe('[P-44] what shops write into their lists of benefits', () => {
  test.each([
    ['✓ FREE SHIPPING', 'FREE SHIPPING'],
    ['PORTABLE DESIGN: The mug doubles as a case', 'The mug doubles as a case'],
    ['Two-Way Charging: equipped with a new chip', 'Equipped with a new chip'],
    ['Free Returns: within 30 days', 'Within 30 days'],
    ['Free Returns: for 30 days', 'Free Returns for 30 days'],
    ['Grows with your child: crib, toddler bed, daybed', 'Grows with your child'],
    ['Shoulder drop: 11 inches', 'Shoulder drop: 11 inches'],
    ['Easy installation - peel and stick', 'Easy installation'],
    ['EASY CARE: WIPE AND GO', 'EASY CARE'],
    ['pH 8', 'pH 8'],
  ])('are read without signs, headings and explanations: %s', (written, text) => {
    expect(toBenefitText(written)).toBe(text)
  })

  test.each([
    ['"I couldn’t put it down" – Laura K.', { text: 'I couldn’t put it down', author: 'Laura K.' }],
    ['“It held everything” - Mia & Tom', { text: 'It held everything', author: 'Mia & Tom' }],
    ['I use it every morning. - Tom', { text: 'I use it every morning.', author: 'Tom' }],
    ['My picky eater licks the bowl clean!!', { text: 'My picky eater licks the bowl clean!!', author: '' }],
    ['We bring our own supplies', null],
    ['I make each pair by hand', null],
    ['Made in Italy - Tuscany', null],
  ])('are known as a customer’s words only when a customer speaks: %s', (written, found) => {
    expect(readTestimonial(written)).toEqual(found)
  })

  test('are no benefit when they only list what is inside', () => {
    expect(isContents('Aqua, Glycerin, Niacinamide, Parfum')).toBe(true)
    expect(isContents('In the box: press, cup, lid')).toBe(true)
    expect(isContents('Water resistant, light, quiet')).toBe(false)
  })

  test.each([
    ['Not for children under 12', true],
    ['Do not exceed the stated dose', true],
    ['Your capital is at risk', true],
    ['These statements have not been evaluated by the FDA', true],
    ['Nicht für Kinder unter 3 Jahren', true],
    ['Not for the faint of heart', false],
    ['Do not slip on wet tiles', false],
    ['Nicht zu süß', false],
  ])('are no warnings: %s', (text, expected) => {
    expect(isWarning(text)).toBe(expected)
  })

  test('lose entities and line breaks, and get typographic apostrophes', () => {
    expect(toPlainText("360&deg; wheels,\n don&#39;t worry &amp; it's light")).toBe(
      '360° wheels, don’t worry & it’s light',
    )
  })
})
