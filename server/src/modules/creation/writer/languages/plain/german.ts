import { german as brief } from '../brief-sentences/german.ts'
import { createPlainLanguage } from '../create-plain-language.ts'

/** The frames and words of German. Benefits stand as they were written, after a colon or as sentences, so that nothing has to agree with them. */
export const german = createPlainLanguage({
  code: 'de',
  locale: 'de-DE',
  brief,
  lowersFirst:
    /^(?:Ohne|Für|Mit|In|Aus|Von|Vom|Ab|Bis|Kein|Keine|Keinen|Nie|Nur|Über|Unter|Auch|Bei|Am|Im|Zum|Zur|Täglich|Sonntags|Jederzeit|Immer|Bereits|Schon|Sofort|Kostenlos|Gratis|Versandkostenfrei|Frei|Leicht|Einfach|Weckt|Hält|Funktioniert|Passt|Duftet|Riecht|Schmeckt|Läuft|Spart|Reinigt|Schützt|Wärmt|Trocknet|Lädt|Wiegt|Liefert|Kommt|Bleibt|Macht|Handgemacht|Geprüft|Zertifiziert|Hergestellt|Gefertigt|Spülmaschinenfest|Waschbar|Wasserdicht|Vegan|Langes|Viel|Versteckte|Leere|Sich|Jeden|Jede|Jedes|Alle|Meldet|Übernimmt|Rechnet|Erstellt|Findet|Bringt|Hilft|Senkt|Sorgt|Nimmt|Gibt|Lässt|Verhindert|Reduziert|Stärkt|Pflegt|Beruhigt|Glättet|Kühlt|Heizt|Kocht|Mahlt|Brüht|Misst|Zeigt|Erkennt|Warnt|Steuert|Verbindet|Sendet|Geöffnet|Kostenlose|Kostenloser|Gratis|Trocken|Weich|Warm|Frisch|Schnell|Sanft|Fertig|Nahtlos|Handgenäht|Handgefertigt|Nachhaltig|Dermatologisch|\p{Lu}\p{Ll}{3,}(?:bar|sicher|frei|fest|los|dicht|fähig|lich))(?=\s|$)/u,
  titleTail: /\s+(?:mit|für|aus|ohne|inkl\.?|inklusive)\s+.*$/iu,
  negation: /^(?:kein|keine|keinen|ohne|nie wieder)\s+(?<problem>\p{L}[\p{L}-]{2,30})$/iu,
  answered: [
    [
      'risk',
      /jederzeit kündbar|kündig|rückgabe|geld zurück|probe(?:zeit|nächte)|kostenlos (?:testen|stornier)|stornierung/i,
    ],
    ['cleaning', /spülmaschine|waschbar|leicht zu reinigen|pflegeleicht|abwischbar/i],
    ['time', /in (?:nur |unter )?\d+ (?:sekunden|minuten)(?! am tag)|sofort|am selben tag|noch heute/i],
    ['effort', /automatisch|ohne werkzeug|ohne bohren|kinderleicht|von selbst|ohne papierkram/i],
    ['price', /keine (?:versteckten )?gebühren|spart? (?:geld|bis)|ohne gebühren|provisionsfrei/i],
    ['trust', /zertifiziert|dermatologisch|geprüft|bio-|aus kontrolliert/i],
  ],
  commonObjections: {
    risk: ['Sich festlegen müssen', 'so fällt die Entscheidung leicht'],
    cleaning: ['Langes Putzen', 'so ist schnell alles sauber'],
    time: ['Langes Warten', 'so bleibt Zeit für anderes'],
    effort: ['Viel Aufwand', 'das nimmt Arbeit ab'],
    price: ['Versteckte Kosten', 'so bleibt mehr übrig'],
    trust: ['Leere Versprechen', 'nachprüfbar statt nur versprochen'],
  },
  frameworks: {
    aida: {
      title: 'Aufmerksamkeit zuerst',
      headline: [
        { text: '{offerEnding}', hook: 'urgency' },
        { text: '{b.plain}' },
        { text: '„{quote}“', hook: 'story' },
        { text: '{label}: {b.short}' },
      ],
      subline: ['{m.sentence}', '{offer}.', '{rating}.', '{b.sentence}'],
      body: [
        { opening: '{label}: {b.short} – {gain}.', more: ['{m.sentence}', '{offer}.'] },
        { opening: '{label}: {b.short}.', more: ['{m.sentence}', '{n.sentence}', '{offer}.'] },
      ],
    },
    pas: {
      title: 'Problem zuerst',
      headline: [
        { text: '{pain}? {b.plain}', hook: 'objection' },
        { text: '{today}? {b.plain}', hook: 'objection' },
        { text: '{b.problem}? Nicht hier: {label}', hook: 'objection' },
        { text: '{question}', hook: 'question' },
        { text: '{b.plain}' },
      ],
      subline: ['{label}: {b.short}.', '{m.sentence}', '{b.sentence}'],
      body: [
        { opening: '{question} {label}: {b.short}.', more: ['{m.sentence}', '{n.sentence}'] },
        { opening: '{today}? {label}: {b.short}.', more: ['{m.sentence}', '{n.sentence}'] },
        { opening: '{pain}? {label}: {b.short} – {gain}.', more: ['{m.sentence}'] },
        { opening: '{b.problem}? Nicht hier: {label}. {m.sentence}', more: ['{n.sentence}'] },
        { opening: '{label}: {b.short}.', more: ['{m.sentence}', '{n.sentence}'] },
      ],
      before: ['{today}', '{pain}', '{b.problem}'],
      after: ['{b.plain}'],
    },
    bab: {
      title: 'Vorher und nachher',
      headline: [
        { text: 'Vorher: {today}. Jetzt: {b.short}', hook: 'contrast' },
        { text: 'Vorher: {pain}. Jetzt: {b.short}', hook: 'contrast' },
        { text: '{b.plain}' },
      ],
      subline: ['{m.sentence}', '{b.sentence}'],
      body: [
        { opening: 'Vorher: {today}. Jetzt: {label}. {b.sentence}', more: ['{m.sentence}', '{n.sentence}'] },
        { opening: 'Vorher: {pain}. Jetzt: {label}. {b.sentence}', more: ['{m.sentence}', '{n.sentence}'] },
        { opening: '{label}: {b.short}.', more: ['{m.sentence}', '{n.sentence}'] },
      ],
      before: ['{today}', '{pain}', '{b.problem}'],
      after: ['{b.plain}'],
    },
    fab: {
      title: 'Vom Merkmal zum Nutzen',
      headline: [
        { text: '{b.plain} – {gain}' },
        { text: '{b.plain}. {m.plain}.' },
        { text: 'Für {audience}: {b.short}' },
        { text: '{b.plain}' },
        { text: '{label}: {b.short}' },
      ],
      subline: ['{b.plain} – {gain}.', '{m.sentence}', '{b.sentence}'],
      body: [
        { opening: '{label}: {b.short} – {gain}.', more: ['{m.sentence}', '{n.sentence}'] },
        { opening: 'Für {audience}: {label} – {b.short}.', more: ['{m.sentence}', '{n.sentence}'] },
        { opening: '{label}: {b.short}. {m.sentence}', more: ['{n.sentence}'] },
        { opening: '{label}: {b.short}.', more: [] },
      ],
    },
    four_cs: {
      title: 'Klar und kurz',
      headline: [
        { text: '{label}: {b.short}' },
        { text: '{rating}', hook: 'proof' },
        { text: '{b.plain}. {m.plain}.' },
        { text: '{b.plain}' },
      ],
      subline: ['{offer} · {price}', '{rating}', '{offer}', '{m.plain}. {n.plain}.', '{m.plain}', '{price}'],
      body: [
        { opening: '{label}: {b.short}. {m.plain}. {n.plain}.', more: ['{rating}.', '{price}.'] },
        { opening: '{label}: {b.short}. {m.plain}.', more: ['{rating}.', '{price}.'] },
        { opening: '{label}: {b.short}.', more: ['{rating}.', '{price}.'] },
      ],
    },
  },
  calls: {
    product: {
      plain: ['Jetzt ansehen', 'Mehr erfahren', 'Zum Produkt'],
      playful: ['Jetzt ansehen!', 'Mehr erfahren!'],
      bold: ['Mehr erfahren', 'Zum Produkt', 'Jetzt ansehen'],
      calm: ['Jetzt ansehen', 'Mehr erfahren', 'Zum Produkt'],
      premium: ['Zum Produkt', 'Jetzt ansehen', 'Mehr erfahren'],
      expert: ['Zum Produkt', 'Jetzt ansehen', 'Mehr erfahren'],
    },
    software: {
      plain: ['So funktioniert es', 'Jetzt starten', 'Mehr erfahren'],
      playful: ['So funktioniert es!', 'Jetzt starten!'],
      bold: ['Jetzt starten', 'Mehr erfahren', 'So funktioniert es'],
      calm: ['So funktioniert es', 'Jetzt starten', 'Mehr erfahren'],
      premium: ['Mehr erfahren', 'So funktioniert es', 'Jetzt starten'],
      expert: ['Mehr erfahren', 'So funktioniert es', 'Jetzt starten'],
    },
    service: {
      plain: ['So funktioniert es', 'Angebot ansehen', 'Mehr erfahren'],
      playful: ['So funktioniert es!', 'Angebot ansehen!'],
      bold: ['Angebot ansehen', 'Mehr erfahren', 'So funktioniert es'],
      calm: ['So funktioniert es', 'Angebot ansehen', 'Mehr erfahren'],
      premium: ['Mehr erfahren', 'So funktioniert es', 'Angebot ansehen'],
      expert: ['Mehr erfahren', 'So funktioniert es', 'Angebot ansehen'],
    },
    food: {
      plain: ['Jetzt ansehen', 'Jetzt bestellen', 'Mehr erfahren'],
      playful: ['Jetzt ansehen!', 'Jetzt bestellen!'],
      bold: ['Jetzt bestellen', 'Mehr erfahren', 'Jetzt ansehen'],
      calm: ['Jetzt ansehen', 'Jetzt bestellen', 'Mehr erfahren'],
      premium: ['Mehr erfahren', 'Jetzt ansehen', 'Jetzt bestellen'],
      expert: ['Mehr erfahren', 'Jetzt ansehen', 'Jetzt bestellen'],
    },
    place: {
      plain: ['Jetzt buchen', 'Besuch planen', 'Mehr erfahren'],
      playful: ['Jetzt buchen!', 'Besuch planen!'],
      bold: ['Besuch planen', 'Mehr erfahren', 'Jetzt buchen'],
      calm: ['Jetzt buchen', 'Besuch planen', 'Mehr erfahren'],
      premium: ['Mehr erfahren', 'Jetzt buchen', 'Besuch planen'],
      expert: ['Mehr erfahren', 'Jetzt buchen', 'Besuch planen'],
    },
    course: {
      plain: ['Kurse ansehen', 'Jetzt anmelden', 'Mehr erfahren'],
      playful: ['Kurse ansehen!', 'Jetzt anmelden!'],
      bold: ['Jetzt anmelden', 'Mehr erfahren', 'Kurse ansehen'],
      calm: ['Kurse ansehen', 'Jetzt anmelden', 'Mehr erfahren'],
      premium: ['Mehr erfahren', 'Kurse ansehen', 'Jetzt anmelden'],
      expert: ['Mehr erfahren', 'Kurse ansehen', 'Jetzt anmelden'],
    },
    event: {
      plain: ['Tickets sichern', 'Zum Programm', 'Platz sichern'],
      playful: ['Tickets sichern!', 'Zum Programm!'],
      bold: ['Zum Programm', 'Platz sichern', 'Tickets sichern'],
      calm: ['Tickets sichern', 'Zum Programm', 'Platz sichern'],
      premium: ['Platz sichern', 'Tickets sichern', 'Zum Programm'],
      expert: ['Platz sichern', 'Tickets sichern', 'Zum Programm'],
    },
    charity: {
      plain: ['Jetzt spenden', 'So kommt Hilfe an', 'Mehr erfahren'],
      playful: ['Jetzt spenden!', 'So kommt Hilfe an!'],
      bold: ['Jetzt spenden', 'Mehr erfahren', 'So kommt Hilfe an'],
      calm: ['So kommt Hilfe an', 'Mehr erfahren', 'Jetzt spenden'],
      premium: ['Mehr erfahren', 'So kommt Hilfe an', 'Jetzt spenden'],
      expert: ['So kommt Hilfe an', 'Mehr erfahren', 'Jetzt spenden'],
    },
    sale: {
      plain: ['Zum Sale', 'Angebote ansehen', 'Jetzt sparen'],
      playful: ['Zum Sale!', 'Angebote ansehen!'],
      bold: ['Angebote ansehen', 'Jetzt sparen', 'Zum Sale'],
      calm: ['Zum Sale', 'Angebote ansehen', 'Jetzt sparen'],
      premium: ['Jetzt sparen', 'Zum Sale', 'Angebote ansehen'],
      expert: ['Jetzt sparen', 'Zum Sale', 'Angebote ansehen'],
    },
  },
  outOf: 'von',
  sayRating: (rating, reviewCount) =>
    reviewCount === null
      ? `Bewertet mit ${rating}`
      : `Bewertet mit ${rating} bei ${reviewCount.toLocaleString('de-DE')} Bewertungen`,
  offerEnd: /\bbis\b|\bnur\b|\bheute\b|\bletzte/i,
  empty: /^(?:du wirst (?:es|sie|ihn) lieben|(?:höchste|beste|top|hohe) qualität|ein muss|premium[- ]qualität)[.!]*$/i,
  offerInText: /\b(?:(?:bis zu )?\d{1,2}\s?% (?:rabatt|günstiger|reduziert)|gratisversand|kostenloser versand)/i,
  request: /^(?:bitte\s+)?(?:ein(?:e|en)?\s+)?(?:bild|anzeige|banner|werbung)\s+(?:für|von|über)\s+/i,
})
