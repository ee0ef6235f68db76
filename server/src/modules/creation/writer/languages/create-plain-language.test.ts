import { dutch } from './plain/dutch.ts'
import { german } from './plain/german.ts'
import { spanish } from './plain/spanish.ts'

describe('[P-44] languages that quote benefits', () => {
  test.each([
    [dutch, 'kaas & zo', 'kaas & zo'],
    [spanish, 'Crema de día', 'Crema de día'],
    [spanish, 'Aspiradora sin cable de mano de la gama alta', 'Aspiradora sin cable de mano'],
  ])('%#: name a product in whole words and end no name with a particle', (language, title, label) => {
    const context = { brandName: '', category: '', offering: 'product' } as const
    expect(language.nameProduct(title, context).label).toBe(label)
  })

  test('take a word that several languages share for their own', () => {
    expect(german.isForeign('Mild')).toBe(false)
    expect(german.isForeign('Keeps drinks hot')).toBe(true)
  })
})
