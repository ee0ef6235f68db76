import { english } from './english.ts'

const product = (
  title: string,
  category = '',
  offering: Parameters<typeof english.nameProduct>[1]['offering'] = 'product',
) => english.nameProduct(title, { brandName: '', category, offering })
const parse = (text: string, title = 'Travel cup') =>
  english.parseBenefit(text, { kind: 'benefit', text }, product(title))

describe('[P-44] English', () => {
  test.each([
    ['AeroBrew Go Portable Travel Coffee Press, 1-3 Cups, Grey | Includes Mug', 'the AeroBrew Go', 'coffee press'],
    ['Noise-Cancelling Headphones with 40-hour battery', 'the Noise-Cancelling Headphones', 'headphones'],
    ['GLOW SERUM 30ML', 'the Glow Serum', 'glow serum'],
    ['Mason & Pine Solid Walnut Desk Organizer (Large)', 'the Mason & Pine desk organizer', 'desk organizer'],
    ['Travel cup', 'the travel cup', 'cup'],
    ['Oatly Barista Oat Milk 1L', 'Oatly Barista Oat Milk', 'oat milk'],
    ['PressPal Go Travel Coffee Press Kit - 4 in 1 brew method', 'the PressPal Go', 'press kit'],
    ['STAHL+BORN LED STRIP LIGHTS 50FT RGB W/ REMOTE', 'the Stahl+Born LED Strip Lights', 'strip lights'],
    ['2019 Vandoro Meridian LE Sedan 4D With Leather Seats', 'the 2019 Vandoro Meridian LE Sedan', 'sedan'],
    ['NEW!! Mens Waterproof Hiking Boots Size 10', 'the Waterproof Hiking Boots', 'hiking boots'],
    ['Old Orchard Grain-Free Salmon & Sweet Potato Dry Dog Food 12 lb', 'Old Orchard dog food', 'dog food'],
    ['Gaming Laptop 15.6" i7 16GB RTX 4060', 'the Gaming Laptop', 'gaming laptop'],
    ['Yoga Mat Non Slip', 'the Yoga Mat', 'yoga mat'],
    ['PupPalace Orthopedic Dog Bed L (90 x 70 cm)', 'the PupPalace Orthopedic Dog Bed', 'dog bed'],
    ['Custom Neon Sign "Let’s Stay Home" 60cm', 'the Custom Neon Sign', 'neon sign'],
    ['2-in-1 Convertible High Chair & Booster', 'the 2-in-1 Convertible High Chair', ''],
    ['Hartwell Hearing: Invisible Hearing Aids', 'Hartwell Hearing', 'hearing aid', 'Hearing aids'],
    ['Slim Wallet RFID Blocking Leather Bifold', 'the Slim Wallet', 'wallet', 'Wallets'],
    ['Northgate Fixed-Rate ISA', 'Northgate Fixed-Rate ISA', 'savings account', 'Savings account'],
    ['MEDIGRIP PRO KNEE BRACE L/XL', 'the Medigrip Pro Knee Brace', 'knee brace', 'Orthopedics'],
    ['Grandma’s Attic Antiques', 'Grandma’s Attic Antiques', 'antiques'],
    ['Cordia Blood Pressure Monitor', 'the Cordia Blood Pressure Monitor', 'blood pressure monitor'],
  ])('names %s as people do', (title, name, kind, category = '') => {
    expect(product(title, category)).toMatchObject({ inSentence: name, kind })
  })

  test.each([
    ['Brews in 2 minutes', 'It brews in 2 minutes.', 'It also brews in 2 minutes.'],
    ['No bitterness', 'It has no bitterness.', 'It also has no bitterness.'],
    ['Easy to clean', 'It is easy to clean.', 'It is also easy to clean.'],
    [
      'Write emails that get answered',
      'You can write emails that get answered.',
      'And you can write emails that get answered.',
    ],
    ['40-hour battery', 'It comes with a 40-hour battery.', 'It also comes with a 40-hour battery.'],
    ['Never misses a VAT deadline', 'It never misses a VAT deadline.', 'And it never misses a VAT deadline.'],
    ['Italian leather', 'It is made of Italian leather.', 'It is also made of Italian leather.'],
    ['100 days to try', 'You have 100 days to try it.', 'And you have 100 days to try it.'],
    ['Free shipping over €50', 'You get free shipping over €50.', 'And you get free shipping over €50.'],
    ['No tools needed', 'No tools are needed.', 'And no tools are needed.'],
    ['Vet recommended', 'It is vet-recommended.', 'It is also vet-recommended.'],
    ['Set up by an engineer', 'It is set up by an engineer.', 'It is also set up by an engineer.'],
    ['Smells like summer', 'It smells like summer.', 'It also smells like summer.'],
    ['Claims paid within a week', 'Claims are paid within a week.', 'And claims are paid within a week.'],
    ['Never miss an action item', 'You never miss an action item.', 'And you never miss an action item.'],
    ['Stay sharp for a year', 'It stays sharp for a year.', 'It also stays sharp for a year.'],
    ['Raised edges protect the lid', 'Raised edges protect the lid.', 'And raised edges protect the lid.'],
    ['$30 buys a tree', '$30 buys a tree.', 'And $30 buys a tree.'],
    ['30 accessories', 'It has 30 accessories.', 'It also has 30 accessories.'],
    ['$0 down', '$0 down.', '$0 down.'],
    ['Comes with carrying strap', 'It comes with a carrying strap.', 'It also comes with a carrying strap.'],
    ['Everything fits in one drawer', 'Everything fits in one drawer.', 'Everything fits in one drawer.'],
    ['Tested and approved cleaners', 'Tested and approved cleaners.', 'Tested and approved cleaners.'],
    ['Don’t check a bag again', 'Don’t check a bag again.', 'Don’t check a bag again.'],
    ['Just add water', 'You just add water.', 'And you just add water.'],
    ['Made by me in Lisbon', 'Made by me in Lisbon.', 'Made by me in Lisbon.'],
    ['No grit, no bitterness', 'No grit, no bitterness.', 'No grit, no bitterness.'],
    ['Vibram sole', 'It comes with a Vibram sole.', 'It also comes with a Vibram sole.'],
    ['Rain or shine', 'Rain or shine.', 'Rain or shine.'],
    ['Rinse, dry, done', 'Rinse, dry, done.', 'Rinse, dry, done.'],
    ['Pull tab makes opening easy', 'Pull tab makes opening easy.', 'Pull tab makes opening easy.'],
    [
      'Pour spouts on both sides',
      'It comes with pour spouts on both sides.',
      'It also comes with pour spouts on both sides.',
    ],
    ['Exercise videos you can follow', 'Exercise videos you can follow.', 'Exercise videos you can follow.'],
    ['Broth simmers for 18 hours', 'Broth simmers for 18 hours.', 'Broth simmers for 18 hours.'],
    ['Tray comes off with one hand', 'The tray comes off with one hand.', 'And the tray comes off with one hand.'],
    ['Muffles street noise', 'It muffles street noise.', 'It also muffles street noise.'],
    ['Spots for September', 'Spots for September.', 'Plus spots for September.'],
    ['Cool in summer and warm in winter', 'Cool in summer and warm in winter.', 'Cool in summer and warm in winter.'],
    ['Serve over ice with soda', 'Serve over ice with soda.', 'Serve over ice with soda.'],
    ['Try them at home for 45 days', 'Try them at home for 45 days.', 'Try them at home for 45 days.'],
    ['Serviced in March', 'Serviced in March.', 'Serviced in March.'],
    ['Ends on Sunday', 'It ends on Sunday.', 'It ends on Sunday.'],
    ['Builds run 3x faster', 'Builds run 3x faster.', 'And builds run 3x faster.'],
    ['Open with £500', 'Open with £500.', 'Open with £500.'],
    ['Max 4 dogs', 'Max 4 dogs.', 'Max 4 dogs.'],
    ['Tested on 60 women', 'Tested on 60 women.', 'Tested on 60 women.'],
  ])('says "%s" as a sentence, and as another one', (text, sentence, addition) => {
    expect(parse(text).forms).toMatchObject({ plain: text, sentence, addition })
  })

  test('writes a text in capitals as a sentence, with the capitals of names and abbreviations', () => {
    expect(parse('SMELLS LIKE SUMMER').forms.plain).toBe('Smells like summer')
    expect(parse('USB CHARGING, MADE IN ITALY').forms.plain).toBe('USB charging, made in Italy')
  })

  test('takes a noun with a clause of its own for no verb', () => {
    expect(parse('Flowers that last 10 days').forms.claim).toBeUndefined()
  })

  test('says what it is sold in of food alone', () => {
    const honey = product('Honey', 'Food', 'food')
    const read = (name: typeof honey) => english.parseBenefit('Glass jar', { kind: 'benefit', text: '' }, name).forms
    expect(read(honey).sentence).toBe('It comes in a glass jar.')
    expect(read(product('Candle')).sentence).toBe('It comes with a glass jar.')
  })

  test('takes no name of software for a thing, and no clinic for a person', () => {
    expect(product('CarbonLess Fleet', 'B2B SaaS', 'software').kind).toBe('')
    expect(product('Dr. Yılmaz Dental Clinic', 'Dentist', 'place').label).toBe('Dr. Yılmaz Dental Clinic')
    expect(product('Dr. Amara Osei', 'Dentist', 'place').label).toBe('Dr. Amara Osei’s practice')
  })

  test('gives a guarantee of months no article', () => {
    const plumber = product('Hart & Sons Plumbing', 'Plumber', 'service')
    const { forms } = english.parseBenefit('12 months’ guarantee on parts', { kind: 'number', text: '' }, plumber)
    expect(forms.claim).toBe('offers 12 months’ guarantee on parts')
  })

  test('says of which kind several products are in the plural, also when the category names one', () => {
    const aids = product('Hartwell Invisible Hearing Aids', 'Hearing aids')
    const lead = english.parseBenefit('Easy to clean', { kind: 'benefit', text: '' }, aids)
    expect(english.grammarSlots({ ...aids, kind: 'hearing aid' }, lead)['one']).toBe(
      'hearing aids that are easy to clean',
    )
  })

  test('agrees with products in the plural', () => {
    expect(parse('Weigh next to nothing', 'Running shoes').forms).toMatchObject({
      line: 'They weigh next to nothing',
      sentence: 'They weigh next to nothing.',
    })
    expect(parse('Folds flat and cleans itself', 'Folding chairs').forms.claim).toBe('fold flat and clean themselves')
    expect(parse('Stretch denim', 'Jeans').forms.claim).not.toBe('stretch denim')
    expect(parse('Fall asleep faster', 'Sleep gummies').forms.claim).toBeUndefined()
    expect(parse('Free of BPA', 'Folding chairs').forms.claim).toBe('are free of BPA')
    expect(parse('Cuts heating bills', 'Folding chairs').forms.claim).toBe('cut heating bills')
  })
})
