import type { Niche } from '../niche.ts'

export const jewelry: Niche = {
  slug: 'jewelry',
  category: 'Jewelry & watches',
  market: 'b2c',
  brands: [
    {
      name: 'Aurelune',
      products: { 'Tide Ring': 'ring', 'Halo Band': 'ring', 'Moonlit Ring': 'ring' },
      description: 'Recycled gold, made to order in nine days.',
    },
    {
      name: 'Kestrel & Vane',
      products: { 'Field Watch 38': 'watch', 'Harbor Automatic': 'watch', 'Slate Chrono': 'watch' },
      description: 'Mechanical watches that can be repaired forever.',
    },
    {
      name: 'Pipperly',
      products: { 'Letter Ring': 'ring', 'Everyday Band': 'ring', 'Tiny Stacker': 'ring' },
      description: 'Little pieces for daily wear, waterproof by design.',
    },
  ],
  backdrops: ['podium', 'studio', 'bokeh', 'arch', 'window'],
  hasScreen: false,
  prices: [39, 420],
  audience: { ageMin: 24, ageMax: 60, gender: 'all' },
  ctas: ['shop_now', 'book_now', 'learn_more'],
  hooks: [
    { of: ['Aurelune', 'Pipperly'], say: 'She said yes. He said, "where did you find that ring?"' },
    { of: ['Aurelune', 'Pipperly'], say: 'I have showered, swum and slept in these for fourteen months.' },
    { of: ['Kestrel & Vane'], say: 'Your grandmother had her watch repaired. Why throw yours away?' },
    { of: ['Aurelune', 'Pipperly'], say: 'Gold does not have to come out of the ground twice.' },
    'A present that is still there in thirty years.',
    'We make yours after you order it. Not before.',
  ],
  details: [
    {
      of: ['Aurelune', 'Pipperly'],
      say: '{product} is cast from recycled 14k gold and finished by one person, whose initials are inside.',
    },
    'Nine days from order to your door, engraving included.',
    {
      of: ['Aurelune', 'Pipperly'],
      say: 'If it ever bends, dulls or breaks, we make it new. That is the whole warranty.',
    },
    { of: ['Kestrel & Vane'], say: 'The movement can be opened by any watchmaker; we even publish the drawings.' },
    { of: ['Aurelune', 'Pipperly'], say: 'Free ring sizer by post, because nobody knows their size.' },
    { of: ['Aurelune', 'Pipperly'], say: 'Nickel free and kind to skin that complains about everything else.' },
    {
      of: ['Kestrel & Vane'],
      say: '{product} has a steel case, a strap you change without a tool and a dial you can read at night.',
    },
  ],
  headlines: [
    'Made after you order it',
    'Wear it in the sea',
    { of: ['Kestrel & Vane'], say: 'A watch you can repair' },
    'Thirty years from now, still yours',
    { of: ['Aurelune', 'Pipperly'], say: 'Old gold, new story' },
    { of: ['Aurelune', 'Pipperly'], say: 'Small, shiny, every day' },
    { of: ['Kestrel & Vane'], say: 'Set it once, wear it for decades' },
  ],
  points: [
    { of: ['Aurelune', 'Pipperly'], say: 'Recycled 14k gold' },
    'Made to order in 9 days',
    'Free engraving',
    'Repaired for life',
    { of: ['Aurelune', 'Pipperly'], say: 'Nickel free' },
    { of: ['Kestrel & Vane'], say: 'Opened by any watchmaker' },
    { of: ['Kestrel & Vane'], say: 'Dial readable at night' },
  ],
  quotes: [
    'It arrived in nine days and she has not taken it off in nine months.',
    { of: ['Aurelune', 'Pipperly'], say: 'Sized by post, perfect fit. I still do not know how.' },
    'My third one. The first two are on my daughters.',
    'I sent it in after ten years; it came back like new, with a note.',
  ],
  stats: [
    ['9 days', 'from order to door, engraving included'],
    { of: ['Aurelune', 'Pipperly'], say: ['0 g', 'of newly mined gold'] },
  ],
  foreignOf: ['Aurelune', 'Pipperly'],
  foreign: {
    de: ['Erst bestellt, dann gemacht.', 'Aus recyceltem Gold, in neun Tagen von Hand gefertigt.'],
    fr: ['Créé après votre commande.', 'En or recyclé, façonné à la main en neuf jours.'],
    es: ['Hecho después de tu pedido.', 'Oro reciclado, terminado a mano en nueve días.'],
    pt: ['Feito depois do seu pedido.', 'Ouro reciclado, acabado à mão em nove dias.'],
  },
}
