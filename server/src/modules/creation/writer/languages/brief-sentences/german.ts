import type { BriefSentences } from './brief-sentences.ts'

export const german: BriefSentences = {
  newCustomers: 'Alle, die es noch nicht kennen',
  product: 'das Produkt',
  objectives: {
    product: '{audience}: erster Kauf von {name}.',
    food: '{audience}: {name} zum ersten Mal probieren.',
    software: '{audience}: Registrierung bei {name}.',
    service: '{audience}: Entscheidung für {name}.',
    place: '{audience}: erster Besuch bei {name}.',
    course: '{audience}: Anmeldung bei {name}.',
    event: '{audience}: Ticket für {name} sichern.',
    sale: '{audience}: Einkauf zum Aktionspreis – {name}.',
    charity: '{audience}: erste Spende an {name}.',
  },
  unnamed: '{audience}: erster Kauf.',
  offer: 'Das Angebot: {offer}.',
  quoted: 'Eine Kundenstimme: „{text}“',
  quotedBy: 'Eine Kundenstimme: „{text}“ ({author})',
  rules: {
    show: '{name} in den ersten drei Sekunden zeigen.',
    seen: 'Sichtbar machen: {benefit}',
    say: 'Immer sagen: {phrase}',
    voice: 'Tonalität halten: {text}',
    never: 'Nie erwähnen: {phrase}',
    reference: 'Keinen Satz, kein Bild, keine Aussage, keinen Namen und kein Logo aus den Referenzanzeigen übernehmen.',
    claims: 'Nichts behaupten, was nicht auf der Produktseite steht.',
  },
  visuals: {
    openingThing: '{name} im Einsatz, nah',
    opening: 'Kundin oder Kunde, nah: der Moment, um den es in diesem Satz geht',
    problem: 'Zu sehen: {text}',
    shot: 'Eine Einstellung: {benefit}',
    closingThing: '{name}, ruhig im Bild, mit Namen',
    closing: 'Name und Logo, ruhig im Bild',
  },
}
