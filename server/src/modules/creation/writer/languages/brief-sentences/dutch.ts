import type { BriefSentences } from './brief-sentences.ts'

export const dutch: BriefSentences = {
  newCustomers: 'Wie het nog niet kent',
  product: 'het product',
  objectives: {
    product: '{audience}: eerste aankoop van {name}.',
    food: '{audience}: voor het eerst proeven – {name}.',
    software: '{audience}: aanmelding bij {name}.',
    service: '{audience}: eerste aanvraag bij {name}.',
    place: '{audience}: eerste bezoek aan {name}.',
    course: '{audience}: inschrijving bij {name}.',
    event: '{audience}: kaartje voor {name}.',
    sale: '{audience}: aankoop tijdens de actie – {name}.',
    charity: '{audience}: eerste gift aan {name}.',
  },
  unnamed: '{audience}: eerste aankoop.',
  offer: 'Het aanbod: {offer}.',
  quoted: 'Een klant zegt: “{text}”',
  quotedBy: 'Een klant zegt: “{text}” ({author})',
  rules: {
    show: 'Laat {name} in de eerste drie seconden zien.',
    seen: 'Maak zichtbaar: {benefit}',
    say: 'Zeg altijd: {phrase}',
    voice: 'Houd de toon vast: {text}',
    never: 'Noem nooit: {phrase}',
    reference: 'Neem geen zin, beeld, bewering, naam of logo over uit de referentieadvertenties.',
    claims: 'Beweer niets wat niet op de productpagina staat.',
  },
  visuals: {
    openingThing: '{name} in gebruik, van dichtbij',
    opening: 'Een klant, van dichtbij: het moment waar deze zin over gaat',
    problem: 'Te zien: {text}',
    shot: 'Eén shot: {benefit}',
    closingThing: '{name}, stilstaand beeld, met de naam',
    closing: 'De naam en het logo, stilstaand beeld',
  },
}
