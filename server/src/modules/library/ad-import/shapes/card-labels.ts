/** Labels that Meta's Ad Library puts on its cards, in the languages whose words are known. */
const ACTIVE = ['Active', 'Aktiv', 'Actif', 'Active', 'Activo', 'Ativo', 'Attiva', 'Actief']
const INACTIVE = ['Inactive', 'Inaktiv', 'Inactif', 'Inactivo', 'Inativo', 'Inattiva', 'Non attiva', 'Inactief']
const PAID = [
  'Sponsored',
  'Gesponsert',
  'Anzeige',
  'Sponsorisé',
  'Publicidad',
  'Patrocinado',
  'Sponsorizzato',
  'Gesponsord',
]
const OTHERS = [
  'Platforms',
  'Plattformen',
  'Plateformes',
  'Plataformas',
  'Piattaforme',
  'Categories',
  'Open Dropdown',
  'See (?:summary|ad) details',
  'This ad has multiple versions',
]

/** A line of a card that says whether the ad runs. */
export const STATE = new RegExp(String.raw`^\s*(${[...ACTIVE, ...INACTIVE].join('|')})\s*$`, 'imu')

/** The line of a card below which the words of the ad stand. */
export const SPONSORED = new RegExp(String.raw`^[\s\u200b]*(?:${PAID.join('|')})[\s\u200b]*$`, 'imu')

/** Lines of the card that are no words of its ad, and the clock of a player. */
export const FRAME = new RegExp(
  String.raw`^\s*(?:\d+:\d{2}\s*\/\s*\d+:\d{2}|${[...ACTIVE, ...INACTIVE, ...PAID, ...OTHERS].join('|')})\s*$`,
  'iu',
)

/** A pattern for what follows one of these labels. */
export function labelled(labels: readonly string[], rest: string): RegExp {
  return new RegExp(`(?:${labels.join('|')})${rest}`, 'iu')
}
