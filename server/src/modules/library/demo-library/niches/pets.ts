import type { Niche } from '../niche.ts'

export const pets: Niche = {
  slug: 'pets',
  category: 'Pet supplies',
  market: 'b2c',
  brands: [
    {
      name: 'Wagwell',
      products: { 'Fresh Bowl': 'bowl', 'Puppy Plan': 'bowl', 'Training Bites': 'pouch' },
      description: 'Fresh food, portioned for your dog.',
    },
    {
      name: 'Whiskerfield',
      products: { 'Indoor Recipe': 'pouch', 'Hairball Help': 'jar', 'Kitten Club': 'pouch' },
      description: 'Cat food that cats, not people, approve.',
    },
    {
      name: 'Tumbledog',
      products: { 'Calm Chews': 'jar', 'Joint Scoop': 'jar', 'Muddy Paw Wash': 'bottle' },
      description: 'Small helpers for happy dogs.',
    },
  ],
  backdrops: ['shelf', 'hills', 'studio', 'sky', 'rays'],
  hasScreen: false,
  prices: [15, 59],
  audience: { ageMin: 24, ageMax: 65, gender: 'all' },
  ctas: ['shop_now', 'get_offer', 'learn_more'],
  hooks: [
    { of: ['Fresh Bowl', 'Puppy Plan'], say: 'He used to sniff his bowl and walk away like a critic.' },
    { of: ['Wagwell', 'Calm Chews', 'Joint Scoop'], say: 'Your dog cannot read the label. You can.' },
    { of: ['Indoor Recipe', 'Kitten Club'], say: 'If your cat wakes you at five, it is not love. It is breakfast.' },
    { of: ['Wagwell', 'Whiskerfield', 'Calm Chews', 'Joint Scoop'], say: 'Our vet asked what we had changed.' },
    { of: ['Joint Scoop'], say: "Eleven years old, and he raced the neighbour's puppy yesterday." },
    {
      of: ['Wagwell', 'Whiskerfield', 'Calm Chews', 'Joint Scoop'],
      say: 'The zoomies are back. Sorry about your carpet.',
    },
    { of: ['Muddy Paw Wash'], say: 'Muddy to the elbows, clean before the carpet.' },
    { of: ['Calm Chews'], say: 'Fireworks. He slept.' },
    { of: ['Training Bites'], say: 'Sit. Stay. Chew.' },
    { of: ['Indoor Recipe', 'Kitten Club'], say: 'She judged the bowl, then the spoon, then us. Then she ate.' },
  ],
  details: [
    {
      of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'],
      say: "{product} is cooked gently, portioned for your animal's weight and age, and never sits on a shelf for a year.",
    },
    {
      of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'],
      say: 'Take the two-minute quiz and see exactly what goes into the bowl and why.',
    },
    {
      of: ['Wagwell', 'Whiskerfield', 'Calm Chews', 'Joint Scoop'],
      say: 'No fillers, no mystery meat, no colour that only matters to people.',
    },
    {
      of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'],
      say: 'Switch slowly with our ten-day plan; stomachs will thank you, so will your rug.',
    },
    {
      of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'],
      say: 'If the bowl is not empty, the first box is free. We have been asked for that twice.',
    },
    { of: ['Wagwell', 'Calm Chews', 'Joint Scoop'], say: 'Recipes by vets who have dogs and opinions.' },
    'Everything that is in {product} is listed on the front.',
    'Tried by our own animals first, who are hard to please.',
  ],
  headlines: [
    { of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'], say: 'The empty bowl guarantee' },
    { of: ['Wagwell', 'Whiskerfield', 'Calm Chews', 'Joint Scoop'], say: 'Food with a name you can read' },
    { of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'], say: 'Breakfast worth the zoomies' },
    { of: ['Wagwell', 'Calm Chews', 'Joint Scoop'], say: 'Made for one dog: yours' },
    { of: ['Whiskerfield'], say: 'Picky cats welcome' },
    { of: ['Joint Scoop'], say: 'Old dog, new spring' },
    'A short list, nothing hidden',
    { of: ['Muddy Paw Wash'], say: 'Mud stays at the door' },
  ],
  points: [
    { of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'], say: 'Portioned for your pet' },
    { of: ['Wagwell', 'Whiskerfield', 'Calm Chews', 'Joint Scoop'], say: 'No fillers' },
    { of: ['Wagwell', 'Whiskerfield', 'Calm Chews', 'Joint Scoop'], say: 'Recipes by vets' },
    { of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'], say: 'Ten-day switching plan' },
    { of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'], say: 'First box free if refused' },
    'Made with vets',
    'Nothing hidden on the label',
  ],
  quotes: [
    { of: ['Fresh Bowl', 'Puppy Plan'], say: 'She licked the bowl across the kitchen and into the hall.' },
    { of: ['Fresh Bowl', 'Puppy Plan', 'Joint Scoop'], say: 'His coat shines so much that strangers ask.' },
    { of: ['Indoor Recipe', 'Kitten Club'], say: 'For the first time I set the alarm, not the cat.' },
    { of: ['Joint Scoop'], say: 'Stairs again, at thirteen. Worth every cent.' },
    'We reordered before the first one was empty.',
  ],
  stats: [
    { of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'], say: ['96%', 'of bowls empty on day one'] },
    { of: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'], say: ['2 min', 'to a plan for your animal'] },
    ['9 in 10', 'pet owners reorder within three months'],
  ],
  foreignOf: ['Fresh Bowl', 'Puppy Plan', 'Indoor Recipe', 'Kitten Club'],
  foreign: {
    de: ['Leerer Napf oder Geld zurück.', 'Schonend gekocht und passend für Alter und Gewicht portioniert.'],
    fr: ['Gamelle vide ou remboursé.', "Cuisiné doucement, en portions adaptées à l'âge et au poids."],
    es: ['El cuenco vacío, garantizado.', 'Cocinado a fuego lento y en raciones según su edad y peso.'],
    pt: ['Tigela vazia, garantido.', 'Cozido com cuidado e em porções para a idade e o peso dele.'],
  },
}
