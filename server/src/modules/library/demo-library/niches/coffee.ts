import type { Niche } from '../niche.ts'

export const coffee: Niche = {
  slug: 'coffee',
  category: 'Coffee & tea',
  market: 'b2c',
  brands: [
    {
      name: 'Third Lantern',
      products: { 'Dawn Blend': 'pouch', 'Harbor Espresso': 'cup', 'Cold Brew Bags': 'pouch' },
      description: 'Roasted on Tuesday, at your door by Friday.',
    },
    {
      name: 'Moka Verde',
      products: { 'Shade Grown Filter': 'cup', 'Decaf Supremo': 'pouch', 'Office Crate': 'box' },
      description: 'Shade-grown coffee with the farm on the label.',
    },
    {
      name: 'Kettle & Fawn',
      products: { 'Breakfast Leaf': 'cup', 'Smoked Oolong': 'pouch', 'Sleepy Herb': 'cup' },
      description: 'Loose tea without the ceremony.',
    },
  ],
  backdrops: ['shelf', 'window', 'bokeh', 'studio', 'hills'],
  hasScreen: false,
  prices: [12, 38],
  audience: { ageMin: 21, ageMax: 60, gender: 'all' },
  ctas: ['shop_now', 'subscribe', 'get_offer'],
  hooks: [
    { of: ['Third Lantern', 'Moka Verde'], say: 'Look at the bag in your kitchen. Is there a roast date on it?' },
    { of: ['Third Lantern', 'Moka Verde'], say: 'We roast on Tuesday. That is the entire secret.' },
    { of: ['Third Lantern', 'Moka Verde'], say: 'Supermarket coffee is older than my sourdough starter.' },
    'My partner now asks before I make "the good one".',
    'Bitter is not a flavour. It is a mistake.',
    { of: ['Third Lantern', 'Moka Verde'], say: 'You do not need a machine that costs as much as a bike.' },
    { of: ['Office Crate'], say: 'The best coffee in our office now comes through the letterbox.' },
    { of: ['Kettle & Fawn'], say: 'Water first. Then patience. Then this.' },
    { of: ['Kettle & Fawn'], say: 'Dust belongs on shelves, not in tea bags.' },
  ],
  details: [
    {
      of: ['Third Lantern', 'Moka Verde'],
      say: '{product} tastes of cocoa, red apple and the kind of Sunday where nobody calls.',
    },
    'Every bag names the farm, the altitude and the people who picked it.',
    { of: ['Third Lantern', 'Moka Verde'], say: 'Tell us how you brew. We grind it for that, and for nothing else.' },
    {
      of: ['Third Lantern', 'Shade Grown Filter', 'Decaf Supremo', 'Kettle & Fawn'],
      say: 'The bag fits through your letterbox, so you never wait for a courier again.',
    },
    'Not your taste? The next one is on us, and we keep guessing until it is.',
    'We pay growers on average 68% above the market price and print the number on the bag.',
    { of: ['Kettle & Fawn'], say: '{product} is whole leaf, picked by hand and packed within the month.' },
  ],
  headlines: [
    { of: ['Third Lantern', 'Moka Verde'], say: 'Roasted Tuesday, poured Friday' },
    { of: ['Third Lantern', 'Moka Verde'], say: 'Coffee with a birthday' },
    { of: ['Third Lantern', 'Moka Verde', 'Breakfast Leaf'], say: 'The good one, every morning' },
    'Meet the farm in your cup',
    { of: ['Third Lantern', 'Moka Verde'], say: 'Better coffee, no new machine' },
    {
      of: ['Third Lantern', 'Shade Grown Filter', 'Decaf Supremo', 'Kettle & Fawn'],
      say: 'Your letterbox smells amazing',
    },
    { of: ['Kettle & Fawn'], say: 'Whole leaves, no dust' },
  ],
  points: [
    { of: ['Third Lantern', 'Moka Verde'], say: 'Roasted to order' },
    {
      of: ['Third Lantern', 'Shade Grown Filter', 'Decaf Supremo', 'Kettle & Fawn'],
      say: 'Fits through the letterbox',
    },
    { of: ['Third Lantern', 'Moka Verde'], say: 'Ground for your brewer' },
    'Farm named on every bag',
    'Skip or pause anytime',
    { of: ['Kettle & Fawn'], say: 'Whole leaf, no dust' },
    { of: ['Kettle & Fawn'], say: 'Packed within a month' },
  ],
  quotes: [
    { of: ['Third Lantern', 'Moka Verde'], say: 'I did not know my cheap machine could do this.' },
    'My flatmate labelled the bag with my name. It did not help.',
    'Smells like holidays. Tastes like them, too.',
    { of: ['Decaf Supremo'], say: 'First decaf that does not feel like an apology.' },
  ],
  stats: [
    { of: ['Third Lantern', 'Moka Verde'], say: ['72 h', 'from roaster to letterbox'] },
    ['+68%', 'paid to growers above the market price'],
  ],
  foreignOf: ['Third Lantern', 'Moka Verde'],
  foreign: {
    de: [
      'Dienstag geröstet, Freitag getrunken.',
      'Frisch geröstet, passend gemahlen und klein genug für den Briefkasten.',
    ],
    fr: [
      'Torréfié mardi, servi vendredi.',
      'Fraîchement torréfié, moulu pour votre cafetière et livré dans la boîte aux lettres.',
    ],
    es: ['Tostado el martes, en tu taza el viernes.', 'Recién tostado, molido a tu medida y directo a tu buzón.'],
    pt: ['Torrado na terça, na xícara na sexta.', 'Torra fresca, moída para a sua cafeteira e entregue em casa.'],
  },
}
