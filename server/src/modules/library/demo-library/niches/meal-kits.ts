import type { Niche } from '../niche.ts'

export const mealKits: Niche = {
  slug: 'meal_kits',
  category: 'Food & groceries',
  market: 'b2c',
  brands: [
    {
      name: 'Plumbasket',
      products: { 'Weeknight Box': 'box', 'Veggie Box': 'box', 'Family Box': 'box' },
      description: 'Dinners for real weeknights, on the table in 22 minutes.',
    },
    {
      name: 'Sunday Larder',
      products: { 'Soup Club': 'jar', 'Roast Box': 'box', 'Pantry Refill': 'pouch' },
      description: 'Slow food, delivered fast.',
    },
    {
      name: 'Gardenry',
      products: { 'Salad Crate': 'box', 'Crooked Veg Box': 'box', 'Smoothie Kit': 'pouch' },
      description: 'Rescued vegetables with excellent recipes.',
    },
  ],
  backdrops: ['shelf', 'tiles', 'rays', 'window', 'studio'],
  hasScreen: false,
  prices: [29, 79],
  audience: { ageMin: 25, ageMax: 58, gender: 'all' },
  ctas: ['get_offer', 'subscribe', 'learn_more'],
  hooks: [
    { of: ['Plumbasket'], say: '"What is for dinner?" has been answered until Thursday.' },
    { of: ['Plumbasket', 'Roast Box'], say: 'We counted: our last takeaway took 54 minutes. This took 22.' },
    { of: ['Plumbasket', 'Salad Crate', 'Crooked Veg Box'], say: 'My six-year-old ate fennel. On purpose.' },
    {
      of: ['Salad Crate', 'Crooked Veg Box'],
      say: 'That carrot is crooked. It also tastes better than the straight one.',
    },
    'Cooking is nice. Deciding is exhausting.',
    { of: ['Plumbasket', 'Roast Box'], say: 'Half a bunch of parsley, dying in your fridge: a love story.' },
  ],
  details: [
    '{product} comes with exactly as much as you need, so nothing wilts in the drawer.',
    {
      of: ['Plumbasket', 'Roast Box'],
      say: 'Six steps, one pan, 22 minutes. We time every recipe with a tired person.',
    },
    'Swap meals until Wednesday, skip a week on the sofa, stop whenever you want.',
    {
      of: ['Plumbasket', 'Roast Box', 'Salad Crate', 'Crooked Veg Box'],
      say: 'The box cools itself with recycled paper, and the driver takes the old one back.',
    },
    { of: ['Plumbasket'], say: 'Every recipe works without an oven, because half of us had none when we started.' },
    {
      of: ['Salad Crate', 'Crooked Veg Box'],
      say: 'Crooked vegetables, straight from fields where they would have been left behind.',
    },
  ],
  headlines: [
    { of: ['Plumbasket', 'Roast Box', 'Soup Club'], say: 'Dinner, decided' },
    { of: ['Plumbasket'], say: '22 minutes from box to table' },
    'Cook more, plan nothing',
    { of: ['Salad Crate', 'Crooked Veg Box'], say: 'Crooked carrots, great dinners' },
    { of: ['Family Box', 'Roast Box'], say: 'Enough for four. Nothing for the bin.' },
    'Thursday tastes like Saturday',
  ],
  points: [
    { of: ['Plumbasket'], say: 'Ready in 22 minutes' },
    'Nothing left to throw away',
    { of: ['Plumbasket', 'Roast Box'], say: 'One pan, six steps' },
    'Swap until Wednesday',
    'Skip any week',
  ],
  quotes: [
    { of: ['Plumbasket', 'Roast Box', 'Soup Club'], say: 'We have not argued about dinner since March.' },
    'I cannot cook. My neighbours believe otherwise now.',
    { of: ['Plumbasket'], say: 'The children read the recipe cards at breakfast.' },
    'Cheaper than what we used to throw away.',
  ],
  stats: [
    { of: ['Plumbasket'], say: ['22 min', 'from opening the box to sitting down'] },
    ['−41%', 'food waste in the average household'],
  ],
  foreignOf: ['Plumbasket'],
  foreign: {
    de: ['Das Abendessen ist entschieden.', 'In 22 Minuten auf dem Tisch, und nichts bleibt übrig.'],
    fr: ['Le dîner est décidé.', 'Sur la table en 22 minutes, sans rien jeter.'],
    es: ['La cena ya está decidida.', 'En la mesa en 22 minutos y sin desperdiciar nada.'],
    pt: ['O jantar já está decidido.', 'Na mesa em 22 minutos e sem desperdício.'],
  },
}
