import type { Niche } from '../niche.ts'

export const outdoor: Niche = {
  slug: 'outdoor',
  category: 'Sports & outdoor',
  market: 'b2c',
  brands: [
    {
      name: 'Cairnfold',
      products: { 'Ridge Pack 28': 'backpack', 'Summit Pack 40': 'backpack', 'Summit Flask': 'bottle' },
      description: 'Gear for hills you can reach by train.',
    },
    {
      name: 'Emberly Camp',
      products: { 'Camp Mug': 'cup', 'Camp Flask': 'bottle', 'Kitchen Pack 35': 'backpack' },
      description: 'Warm food, far from a kitchen.',
    },
    {
      name: 'Loamtrail',
      products: { 'Trail Boot': 'shoe', 'Ridge Shoe': 'shoe', 'Day Pack 18': 'backpack' },
      description: 'Everything between you and the path.',
    },
  ],
  backdrops: ['hills', 'sunset', 'waves', 'sky', 'studio'],
  hasScreen: false,
  prices: [19, 210],
  audience: { ageMin: 22, ageMax: 60, gender: 'all' },
  ctas: ['shop_now', 'learn_more', 'get_offer'],
  hooks: [
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18', 'Trail Boot', 'Ridge Shoe'],
      say: 'The forecast said "light showers". The forecast lied.',
    },
    'There is a summit 52 minutes from the central station.',
    { of: ['Camp Mug', 'Camp Flask'], say: 'Nothing tastes like noodles at 1,800 metres.' },
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'],
      say: 'Pack it, weigh it, take half out. Then go.',
    },
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'],
      say: 'My back stopped hurting when I stopped carrying "just in case".',
    },
    { of: ['Trail Boot', 'Ridge Shoe'], say: 'Mud is a sign that it works.' },
    { of: ['Summit Flask', 'Camp Flask', 'Camp Mug'], say: 'Tea at the top. Poured at the bottom.' },
  ],
  details: [
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18', 'Trail Boot', 'Ridge Shoe'],
      say: '{product} weighs next to nothing and has been dragged over more rock than we like to admit.',
    },
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'],
      say: 'One fabric, taped seams, no smell of chemistry when you open the box.',
    },
    'Designed with mountain rescuers, who have seen what fails first.',
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18', 'Trail Boot', 'Ridge Shoe'],
      say: 'Repaired free as long as there is something to repair.',
    },
    'Comes with ten hikes you can reach by train, with the return times.',
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'],
      say: 'Borrow it for a weekend before you buy it.',
    },
    { of: ['Summit Flask', 'Camp Flask', 'Camp Mug'], say: '{product} keeps its heat through a night in the snow.' },
  ],
  headlines: [
    'Hills you can reach by train',
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18', 'Trail Boot', 'Ridge Shoe'],
      say: 'The forecast lied. You stayed dry.',
    },
    { of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'], say: 'Carry less, see more' },
    { of: ['Camp Mug', 'Camp Flask'], say: 'Noodles at 1,800 metres' },
    'Made with mountain rescuers',
    { of: ['Trail Boot', 'Ridge Shoe'], say: 'Mud means it works' },
    { of: ['Summit Flask', 'Camp Flask', 'Camp Mug'], say: 'Hot at the hut' },
  ],
  points: [
    { of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'], say: 'Taped seams, no chemistry' },
    'Designed with rescuers',
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18', 'Trail Boot', 'Ridge Shoe'],
      say: 'Free repairs',
    },
    'Ten hikes by train included',
    { of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'], say: 'Borrow before you buy' },
    { of: ['Summit Flask', 'Camp Flask', 'Camp Mug'], say: 'Hot for hours' },
    { of: ['Summit Flask', 'Camp Flask', 'Camp Mug'], say: 'Fits a gloved hand' },
    { of: ['Trail Boot', 'Ridge Shoe'], say: 'Grips wet rock' },
  ],
  quotes: [
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'],
      say: 'Four hours of sideways rain. Dry sandwich.',
    },
    { of: ['Trail Boot', 'Ridge Shoe'], say: 'I forgot I was wearing it. That is the review.' },
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'],
      say: 'Hut to hut, nine kilos, one very happy back.',
    },
    {
      of: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18'],
      say: 'The zip failed after six years. They fixed it in six days.',
    },
    { of: ['Summit Flask', 'Camp Flask', 'Camp Mug'], say: 'The tea was hot at the hut. It was poured at home.' },
    { of: ['Trail Boot', 'Ridge Shoe'], say: 'Six hours of scree, no blister.' },
    'Bought for one weekend, used on every one since.',
  ],
  stats: [{ of: ['Ridge Pack 28'], say: ['890 g', 'and it carries 28 litres'] }, ['10', 'hikes by train in every box']],
  foreignOf: ['Ridge Pack 28', 'Summit Pack 40', 'Kitchen Pack 35', 'Day Pack 18', 'Trail Boot', 'Ridge Shoe'],
  foreign: {
    de: ['Berge, die man mit der Bahn erreicht.', 'Leicht, dicht und mit Bergrettern entwickelt.'],
    fr: ['Des sommets accessibles en train.', 'Léger, étanche et conçu avec des secouristes de montagne.'],
    es: ['Montañas a las que se llega en tren.', 'Ligero, impermeable y diseñado con equipos de rescate.'],
    pt: ['Montanhas a um trem de distância.', 'Leve, impermeável e criado com equipes de resgate.'],
  },
}
