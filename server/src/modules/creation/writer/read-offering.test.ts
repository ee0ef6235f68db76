import { readOffering } from './read-offering.ts'

describe('[P-44] what is advertised', () => {
  test.each([
    ['Kanzlei Brandt & Partner', 'Rechtsanwälte', 'service'],
    ['Plomberie Hart', 'Plombier', 'service'],
    ['Loodgieter De Boer', '', 'service'],
    ['Studio legale Rossi', '', 'service'],
    ['Hart & Sons Roofers', '', 'service'],
    ['Clínica Dental Sonrisa', 'Dentista', 'place'],
    ['Zahnarztpraxis Dr. Weber', '', 'place'],
    ['Bäckerei Huber', '', 'place'],
    ['Greens & Grains', 'Salad bar', 'place'],
    ['CloudVault 2TB', 'Cloud storage', 'software'],
    ['The Art of Slow Bread', 'Book', 'product'],
    ['Travel cup', 'Kitchen', 'product'],
    ['Hydraulikpresse HP-400', 'Maschinenbau', 'product'],
  ])('%s (%s) is a %s', (title, category, offering) => {
    expect(readOffering(title, category)).toBe(offering)
  })
})
