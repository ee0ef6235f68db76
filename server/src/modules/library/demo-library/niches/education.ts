import type { Niche } from '../niche.ts'

export const education: Niche = {
  slug: 'education',
  category: 'Education',
  market: 'b2c',
  brands: [
    {
      name: 'Parlavine',
      products: { 'Speaking Circles': 'laptop', 'Pocket Grammar': 'book', 'Accent Coach': 'laptop' },
      description: 'Languages by talking, not tapping.',
    },
    {
      name: 'Chalkmere',
      products: { 'Data Basics': 'laptop', 'Design Evenings': 'laptop', 'Career Switch': 'laptop' },
      description: 'Evening courses with live teachers.',
    },
    {
      name: 'Little Quill',
      products: { 'Story Club': 'book', 'Math Quest': 'book', 'Reading Box': 'book' },
      description: 'Reading and numbers for ages four to ten.',
    },
  ],
  backdrops: ['shelf', 'studio', 'sky', 'window', 'rays'],
  hasScreen: true,
  prices: [9, 89],
  audience: { ageMin: 18, ageMax: 52, gender: 'all' },
  ctas: ['sign_up', 'book_now', 'learn_more'],
  hooks: [
    { of: ['Speaking Circles', 'Accent Coach'], say: '900 days of streak and I could not order a coffee in Lisbon.' },
    {
      of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'],
      say: 'You do not learn to swim by tapping pictures of water.',
    },
    { of: ['Career Switch'], say: 'I changed careers at 41, on Tuesdays and Thursdays.' },
    { of: ['Story Club', 'Reading Box'], say: 'She asked for one more chapter. Voluntarily.' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'The teacher knows your name. Remember that?' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'Six people, one hour, no hiding.' },
    { of: ['Pocket Grammar'], say: 'Grammar for the train, not for the desk.' },
    { of: ['Little Quill'], say: 'Homework that they ask for.' },
  ],
  details: [
    {
      of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'],
      say: '{product} meets twice a week in groups of six, with a teacher who notices when you are quiet.',
    },
    {
      of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'],
      say: 'Missed a session? Come to any other group that week.',
    },
    {
      of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'],
      say: 'You finish with something to show: a talk, a portfolio, a letter to your grandmother.',
    },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'The first hour is free and already a real lesson.' },
    'No points, no owls, no guilt. Just people and a good question.',
    {
      of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'],
      say: 'Four in five finish, because somebody would ask where they are.',
    },
    { of: ['Pocket Grammar', 'Little Quill'], say: '{product} fits a coat pocket and ten minutes.' },
    { of: ['Pocket Grammar', 'Little Quill'], say: 'Written by teachers who read every page aloud first.' },
  ],
  headlines: [
    { of: ['Speaking Circles', 'Accent Coach'], say: 'Learn by talking' },
    { of: ['Career Switch'], say: 'A new career, two evenings a week' },
    { of: ['Story Club', 'Reading Box'], say: 'One more chapter, please' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'Six people, one hour, no hiding' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'The teacher knows your name' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'First hour free' },
    { of: ['Pocket Grammar'], say: 'Grammar between two stops' },
    { of: ['Little Quill'], say: 'Ten pages before bed' },
  ],
  points: [
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'Groups of six' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'Live teachers only' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'First hour free' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'Swap sessions anytime' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'Something to show at the end' },
    { of: ['Pocket Grammar', 'Little Quill'], say: 'Ten minutes a day' },
    { of: ['Pocket Grammar', 'Little Quill'], say: 'Made by teachers' },
    { of: ['Pocket Grammar', 'Little Quill'], say: 'New pages every month' },
  ],
  quotes: [
    { of: ['Speaking Circles', 'Accent Coach'], say: 'I ordered the coffee. And told the story about the dog.' },
    { of: ['Career Switch'], say: 'Started in spring, new job by Christmas.' },
    { of: ['Story Club', 'Reading Box'], say: 'My son hides under the blanket to read. I pretend not to see it.' },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: 'The only course I ever finished.' },
    { of: ['Pocket Grammar'], say: 'I corrected a menu. In Italian.' },
    { of: ['Little Quill'], say: 'Lights out is now a negotiation.' },
  ],
  stats: [
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: ['81%', 'finish the course they start'] },
    { of: ['Speaking Circles', 'Accent Coach', 'Chalkmere'], say: ['6', 'people in a group, never more'] },
    { of: ['Pocket Grammar', 'Little Quill'], say: ['10 min', 'a day is enough'] },
  ],
  foreignOf: ['Speaking Circles', 'Accent Coach'],
  foreign: {
    de: ['Sprachen lernt man beim Sprechen.', 'Kleine Gruppen, echte Lehrkräfte, die erste Stunde ist kostenlos.'],
    fr: ['On apprend une langue en parlant.', 'Petits groupes, vrais professeurs, première heure offerte.'],
    es: ['Los idiomas se aprenden hablando.', 'Grupos pequeños, profesores de verdad y la primera hora gratis.'],
    pt: ['Idioma se aprende conversando.', 'Grupos pequenos, professores de verdade e a primeira hora grátis.'],
  },
}
