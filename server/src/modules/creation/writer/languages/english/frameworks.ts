import type { WriterLanguage } from '../writer-language.ts'

/**
 * English frames, the best first. Slots: `name` with its article, `label` without; `one` is "a cup that does not leak", and `oneNamed` the same before the name of the product, `any` "any cup",
 * `that` "one that does not leak"; `question` is one that the product's facts ask; `b`, `m` and `n` are the first to third benefit in their forms; `pain` and `gain` are the category's
 * objection that the first benefit answers. Each frame has a slot for a fact.
 */
export const frameworks: WriterLanguage['frameworks'] = {
  aida: {
    title: 'Attention first',
    headline: [
      { text: '{offerEnding}', hook: 'urgency' },
      { text: '{b.line}' },
      { text: 'Meet {one}' },
      { text: 'Yes, {b.you}', voices: ['playful'] },
      { text: '“{quote}”', hook: 'story' },
      { text: 'How to {b.skill}', hook: 'how_to' },
      { text: '{one}' },
    ],
    subline: ['{m.sentence}', '{offer}.', '{rating}.', '{b.sentence}'],
    body: [
      { opening: '{b.goods} in {sale}: {offerThen}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}'] },
      { opening: 'In {sale}: {offerThen}.', more: ['{b.sentence}'] },
      { opening: '{event} has {b.articled} and {m.articled}.', more: ['{n.addition}', '{offer}.'] },
      {
        opening: '{event}: {b.short}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}', '{offer}.'],
      },
      {
        opening: '{name} {b.claim}, so {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{offer}.'],
        voices: ['plain', 'calm', 'expert', 'premium'],
      },
      { opening: '{name} {b.claim}. {m.sentence}', more: ['{n.addition}', '{offer}.'], voices: ['bold'] },
      {
        opening: '{with} {name}, {b.you}, so {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{offer}.'],
        voices: ['calm'],
      },
      {
        opening: '{with} {name}, {b.you}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}', '{offer}.'],
      },
      {
        opening: '{name} {b.claim}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}', '{offer}.'],
      },
      {
        opening: '{label}: {b.short}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}', '{offer}.'],
      },
      { opening: '{b.sentence} {m.sentence}', more: ['{n.sentence}'] },
    ],
  },
  pas: {
    title: 'Problem first',
    headline: [
      { text: '{b.goods} on your list? See {sale}', hook: 'question' },
      { text: '{pain}? {b.line}', hook: 'objection' },
      { text: '{today}? {b.line}', hook: 'objection' },
      { text: '{b.problem}? Not with {name}', hook: 'objection' },
      { text: 'What if you could {b.infinitive}?', hook: 'question' },
      { text: '{question}', hook: 'question' },
      { text: 'Looking for {one}?', hook: 'question' },
      { text: '{b.line}' },
    ],
    subline: ['{name} {b.claim}.', '{with} {name}, {b.you}.', '{m.sentence}', '{b.sentence}'],
    body: [
      {
        opening: '{b.goods} on your list? {offer} in {sale}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}'],
      },
      { opening: '{question} {name} {b.claim}, so {gain}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}'] },
      {
        opening: '{question} {name} {b.claim}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: '{question} {with} {name}, {b.you}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: '{pain}? Come to {event}: {b.short}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      { opening: '{today}? {name} {b.claim}, so {gain}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}'] },
      { opening: '{pain}? {name} {b.claim}, so {gain}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}'] },
      {
        opening: '{today}? {name} {b.claim}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: '{pain}? {with} {name}, {b.you}, so {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}'],
      },
      {
        opening: '{today}? {with} {name}, {b.you}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      { opening: '{b.problem}? Not with {name}. {m.sentence}', more: ['{n.addition}'] },
      {
        opening: '{pain}? Not with {name}: {b.short}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'Looking for {oneNamed}? Meet {name}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.sentence}', '{n.addition}'],
      },
      {
        opening: '{today}? {label}: {b.short}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      { opening: '{with} {name}, {b.you}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{name} {b.claim}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{label}: {b.short}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{b.sentence} {m.sentence}', more: ['{n.sentence}'] },
    ],
    before: ['{today}', '{pain}', '{b.problem}'],
    after: ['{b.plain}'],
  },
  bab: {
    title: 'Before and after',
    headline: [
      { text: 'Before: full price. Now: {sale}, {offerThen}', hook: 'contrast' },
      { text: 'Before: {today}. Now {itNow}', hook: 'contrast' },
      { text: 'Before: {today}. Now: {b.short}', hook: 'contrast' },
      { text: 'Before: {pain}. Now {itNow}', hook: 'contrast' },
      { text: 'Before: {pain}. Now: {b.short}', hook: 'contrast' },
      { text: 'Not just {any}: {itNow}', hook: 'contrast' },
      { text: 'Goodbye, {b.problem}', hook: 'contrast' },
      { text: 'At last: {one}', hook: 'contrast' },
      { text: 'Now {b.you}', hook: 'contrast' },
      { text: '{b.line}' },
    ],
    subline: ['{name} {b.claim}.', '{with} {name}, {b.you}.', '{m.sentence}', '{b.sentence}'],
    body: [
      { opening: 'Before: full price. Now: {offerThen}, in {sale}.', more: ['{b.sentence}', '{m.addition}'] },
      {
        opening: 'Before: {today}. Now {name} {b.claim}, so {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}'],
      },
      {
        opening: 'Before: {pain}. Now {name} {b.claim}, so {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}'],
      },
      {
        opening: 'Before: {today}. Now {name} {b.claim}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'Before: {today}. Now, {with} {name}, {b.you}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'Before: {pain}. Now, {with} {name}, {b.you}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'Before: {pain}. Now: {b.short}, thanks to {name}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'There are {kinds}, and there is {that}: {name}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'At last, {oneNamed}: {name}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.sentence}', '{n.addition}'],
      },
      { opening: '{name} {b.claim}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{with} {name}, {b.you}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{label}: {b.short}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{b.sentence} {m.sentence}', more: ['{n.sentence}'] },
    ],
    before: ['{today}', '{pain}', '{b.problem}'],
    after: ['{b.plain}'],
  },
  fab: {
    title: 'From feature to benefit',
    headline: [
      { text: 'In {sale}: {b.goods}' },
      { text: '{b.line}, so {gain}' },
      { text: '{b.line}. {m.line}.' },
      { text: 'For {audience}: {b.short}' },
      { text: 'How to {b.skill}', hook: 'how_to' },
      { text: '{b.line}' },
      { text: '{label}: {b.short}' },
    ],
    subline: ['{b.line}, so {gain}.', '{m.sentence}', 'For {audience}: {b.short}.', '{b.sentence}'],
    body: [
      { opening: '{b.goods}: now in {sale}. {offer}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}'] },
      {
        opening: 'For {audience}, {event} has something: {b.short}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'Because {name} {b.claim}, {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: 'For {audience}: {name} {b.claim}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: '{with} {name}, {b.you}, so {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      {
        opening: '{label}: {b.short}, so {gain}.',
        more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'],
      },
      { opening: '{name} {b.claim}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{with} {name}, {b.you}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{label}: {b.short}.', more: ['{it} {m.also} and {n.joined}.', '{m.addition}', '{n.addition}'] },
      { opening: '{b.sentence} {m.sentence}', more: ['{n.sentence}'] },
    ],
  },
  four_cs: {
    title: 'Clear and short',
    headline: [
      { text: '{label} {b.claim}' },
      { text: '{label}: {b.short}' },
      { text: '{rating}', hook: 'proof' },
      { text: '{label}: {offerThen}' },
      { text: '{b.line}. {m.line}.', voices: ['bold', 'expert'] },
      { text: '{b.line}' },
    ],
    subline: ['{offer} · {price}', '{rating}', '{offer}', '{m.line}. {n.line}.', '{m.line}', '{price}'],
    body: [
      { opening: '{name} {b.joined}, {m.joined} and {n.joined}.', more: ['{rating}.', '{price}.'] },
      {
        opening: '{name} {b.claim}. {m.sentence} {n.sentence}',
        more: ['{rating}.', '{price}.'],
        voices: ['plain', 'bold', 'playful'],
      },
      { opening: '{with} {name}, {b.you}. {m.sentence} {n.sentence}', more: ['{rating}.', '{price}.'] },
      { opening: '{label}: {b.short}. {m.line}. {n.line}.', more: ['{rating}.', '{price}.'] },
      { opening: '{name} {b.claim}. {m.sentence}', more: ['{rating}.', '{price}.'] },
      { opening: '{label}: {b.short}. {m.line}.', more: ['{rating}.', '{price}.'] },
      { opening: '{label}: {b.short}.', more: ['{rating}.', '{price}.'] },
      { opening: '{b.sentence} {m.sentence}', more: ['{n.sentence}'] },
    ],
  },
}
